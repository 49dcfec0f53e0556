import { type BySide, otherSide, type Side } from '@acies/kernel';
import type { Band } from '@acies/rules-disorder';
import { copyBoard } from '../board/board.ts';
import { isRouting, type LegioContext, sideOf, unitOf } from '../board/look.ts';
import type { Charge } from '../play/charge/declaring.ts';
import { supposeCharge } from '../play/combat/combat-odds.ts';
import { type Combat, combatOf, combatsIn, leadChoices } from '../play/combat/combats.ts';
import { combatChances, type PreparedCombat } from '../sheet/combat/combat.ts';
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
export function combatWorth(g: LegioContext, side: Side, combat: Combat, prepared: PreparedCombat): number {
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

const leadsOf = (g: LegioContext, combat: Combat): BySide<number> => ({
  red: leadChoices(g, combat, 'red')[0]!,
  blue: leadChoices(g, combat, 'blue')[0]!,
});

/** What all combats that are on bring a side. */
export const fightsWorth = (g: LegioContext, side: Side): number =>
  combatsIn(g, g.board.contacts).reduce(
    (sum, combat) => sum + combatWorth(g, side, combat, combatOf(g, combat, leadsOf(g, combat))),
    0,
  );

export const copyOf = (g: LegioContext): LegioContext => ({ ...g, board: copyBoard(g.board), tell: undefined });

/** What these charges together bring the side that makes them, if all come home and nobody flees but those who must. */
export function chargesWorth(g: LegioContext, charges: readonly Charge[]): number {
  const then = copyOf(g);
  const side = sideOf(g, charges[0]!.unit);
  let worth = 0;
  for (const charge of charges) {
    const { unit, target } = charge;
    // LG-RSP-1: who is shaken breaks; once is enough.
    if (unitOf(g, target).shaken || isRouting(g, target)) {
      if (!isRouting(then, target)) worth += breakCost(g, target);
      unitOf(then, target).mood = 'routing';
    } else supposeCharge(then, unit, target);
  }
  return worth + fightsWorth(then, side);
}
