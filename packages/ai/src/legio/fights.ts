import { type BySide, otherSide, type Side } from '@acies/kernel';
import { type Band, type Cause, gainDisorder } from '@acies/rules-disorder';
import {
  type Charge,
  type Combat,
  combatChances,
  combatOf,
  combatsIn,
  conditionOf,
  copyBoard,
  costsOf,
  isRouting,
  type LegioTable,
  leadChoices,
  type PreparedCombat,
  reachAt,
  runAt,
  SHOCKS,
  shocksOf,
  sideOf,
  unitOf,
} from '@acies/rules-legio';
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

/** DPs on a table that is only thought of: nobody sees them, and nobody is taken away. */
function suppose(g: LegioTable, id: number, dps: number, cause: Cause): void {
  const { dp, shaken, casualties } = gainDisorder(conditionOf(g, id), dps, cause);
  Object.assign(unitOf(g, id), { dp, shaken, casualties });
}

/** LG-SEQ-4, LG-MOR-3: brings a charge home on such a table; false where it does not come at its target. */
export function bringHome(g: LegioTable, { unit, target }: Charge): boolean {
  const run = runAt(g, unit, target, reachAt(g, unit, target));
  if (run.met?.enemy !== target) return false;
  for (const { value } of costsOf(g, unit, run)) suppose(g, unit, value, 'movement');
  const { x, y, heading } = run.end;
  const motion = unitOf(g, unit).mood === 'pursuing' ? 'pursuing' : 'charging';
  Object.assign(unitOf(g, unit), { x, y, heading, motion });
  g.board.contacts.push({ attacker: unit, defender: target, met: run.met.at });
  for (const cause of shocksOf(g, unit, target, run.met.at)) suppose(g, target, SHOCKS[cause].dp, 'morale');
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
