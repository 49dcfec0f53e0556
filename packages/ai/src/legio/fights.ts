import { type BySide, otherSide, type Side } from '@acies/kernel';
import type { Band } from '@acies/rules-disorder';
import {
  boxOf,
  type Charge,
  type Combat,
  combatChances,
  combatOf,
  combatsIn,
  copyBoard,
  factsOf,
  isFormedUnit,
  isRouting,
  type LegioTable,
  leadChoices,
  type Motion,
  moraleOfCharge,
  PACE,
  type PreparedCombat,
  runAt,
  SHOCKS,
  sideOf,
  unitOf,
} from '@acies/rules-legio';
import { rangeBetween } from '@acies/table';
import { breakCost, costOnTable } from './worth.ts';

/** The bands of a combat as one side and the other read them: a victory is a defeat or a rout. */
export const OUTCOMES: readonly (readonly [own: Band, enemy: Band, by: 'own' | 'enemy'])[] = [
  ['victory', 'rout', 'enemy'],
  ['victory', 'defeat', 'enemy'],
  ['success', 'set-back', 'own'],
  ['inconclusive', 'inconclusive', 'own'],
  ['set-back', 'success', 'own'],
  ['defeat', 'victory', 'own'],
  ['rout', 'victory', 'own'],
];

/** What a combat brings a side, over everything that the dice may say. */
export function combatWorth(g: LegioTable, side: Side, combat: Combat, prepared: PreparedCombat): number {
  const chances = combatChances(prepared);
  const [own, enemy] = [combat[side], combat[otherSide(side)]];
  let worth = 0;
  for (const [ours, theirs, by] of OUTCOMES) {
    const chance = by === 'own' ? chances[side][ours] : chances[otherSide(side)][theirs];
    if (chance === 0) continue;
    for (const id of enemy) worth += chance * costOnTable(g, id, own, theirs);
    for (const id of own) worth -= chance * costOnTable(g, id, enemy, ours);
  }
  return worth;
}

const leadsOf = (g: LegioTable, combat: Combat): BySide<number> => ({
  red: leadChoices(g, combat, 'red')[0]!,
  blue: leadChoices(g, combat, 'blue')[0]!,
});

/** What all combats that are on bring a side. */
export const fightsWorth = (g: LegioTable, side: Side): number =>
  combatsIn(g, g.board.contacts).reduce(
    (sum, combat) => sum + combatWorth(g, side, combat, combatOf(g, combat, leadsOf(g, combat))),
    0,
  );

export const copyOf = (g: LegioTable): LegioTable => ({ ...g, board: copyBoard(g.board), tell: undefined });

/** Room for any charge: whether it comes so far is another question. */
const FAR = 100 * PACE;

/** LG-SEQ-4, LG-MOR-3: brings a charge home on a table that is only thought of; false where it does not come at its target. */
export function bringHome(g: LegioTable, { unit, target }: Charge, motion: Motion = 'charging'): boolean {
  const { end, met } = runAt(g, unit, target, rangeBetween(boxOf(g, unit), boxOf(g, target)) + FAR);
  if (met?.enemy !== target) return false;
  Object.assign(unitOf(g, unit), { x: end.x, y: end.y, heading: end.heading, motion });
  g.board.contacts.push({ attacker: unit, defender: target, met: met.at });
  const causes = moraleOfCharge({
    charger: factsOf(g, unit).kind.type,
    chargerFormed: isFormedUnit(g, unit),
    inFlankOrRear: met.at !== 'front',
    target: factsOf(g, target).kind.type,
    targetMoving: unitOf(g, target).motion !== 'standing',
  });
  const state = unitOf(g, target);
  for (const cause of causes) state.dp = Math.min(5, state.dp + SHOCKS[cause].dp);
  state.shaken ||= state.dp === 5;
  return true;
}

/** What these charges together bring the side that makes them, if all come home and nobody flees but those who must. */
export function chargesWorth(g: LegioTable, charges: readonly Charge[]): number {
  const then = copyOf(g);
  const side = sideOf(g, charges[0]!.unit);
  let worth = 0;
  for (const charge of charges) {
    const { target } = charge;
    // LG-RSP-1: who is shaken breaks; once is enough.
    if (unitOf(g, target).shaken || isRouting(g, target)) {
      if (!isRouting(then, target)) worth += breakCost(g, target);
      unitOf(then, target).mood = 'routing';
    } else bringHome(then, charge);
  }
  return worth + fightsWorth(then, side);
}
