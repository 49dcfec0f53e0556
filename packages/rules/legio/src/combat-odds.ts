import { type BySide, bySide, percent } from '@acies/kernel';
import { type Cause, gainDisorder } from '@acies/rules-disorder';
import { isNearBeasts } from './beasts.ts';
import { copyBoard } from './board.ts';
import { costsOf, reachAt } from './charge-way.ts';
import { combatChances, type PreparedCombat } from './combat.ts';
import { type Combat, combatOf, combatsIn, leadChoices } from './combats.ts';
import { shocksOf } from './meeting.ts';
import { SHOCKS } from './morale.ts';
import { runAt } from './run.ts';
import { isDestroyed } from './strength.ts';
import { conditionOf, factsOf, type LegioTable, sideOf, unitOf } from './table.ts';

/** DPs on a table that is only thought of: nobody sees them, and nobody is taken away. */
function suppose(g: LegioTable, id: number, dps: number, cause: Cause): void {
  const { dp, shaken, casualties } = gainDisorder(conditionOf(g, id), dps, cause);
  Object.assign(unitOf(g, id), { dp, shaken, casualties });
}

const isGone = (g: LegioTable, id: number): boolean => isDestroyed(factsOf(g, id).stands, unitOf(g, id).casualties);

/** LG-CBT-7: the charger leads if it may, and whoever else has most stands in contact. */
const leadsOf = (g: LegioTable, combat: Combat, unit: number): BySide<number> =>
  bySide((side) => {
    const may = leadChoices(g, combat, side);
    return may.includes(unit) ? unit : may[0]!;
  });

/**
 * The combat that a charge would bring if the enemy stands, its dice are enough and do not tire it, and nobody else charges:
 * looked at on a copy of the board. Undefined where it would not come to that.
 */
export function combatAfter(g: LegioTable, unit: number, target: number): PreparedCombat | undefined {
  const then: LegioTable = { ...g, board: copyBoard(g.board), tell: undefined };
  const run = runAt(g, unit, target, reachAt(g, unit, target));
  if (run.met?.enemy !== target) return undefined;
  for (const { value } of costsOf(g, unit, run)) suppose(then, unit, value, 'movement');
  const { x, y, heading } = run.end;
  const motion = unitOf(g, unit).mood === 'pursuing' ? 'pursuing' : 'charging';
  Object.assign(unitOf(then, unit), { x, y, heading, motion });
  then.board.contacts.push({ attacker: unit, defender: target, met: run.met.at });
  for (const cause of shocksOf(then, unit, target, run.met.at)) suppose(then, target, SHOCKS[cause].dp, 'morale');
  for (const id of [unit, target])
    if (!unitOf(g, id).shied && isNearBeasts(then, id)) suppose(then, id, SHOCKS['strange beasts'].dp, 'morale');
  if (isGone(then, unit) || isGone(then, target)) return undefined;
  const combat = combatsIn(then, then.board.contacts).find((one) => one[sideOf(g, unit)].includes(unit));
  return combat && combatOf(then, combat, leadsOf(then, combat, unit));
}

/** The odds of a charge in words. LG-RSP-1: who is shaken breaks before there is a combat. */
export function combatOdds(g: LegioTable, unit: number, target: number): string | undefined {
  if (unitOf(g, target).shaken) return undefined;
  const prepared = combatAfter(g, unit, target);
  if (!prepared) return undefined;
  const own = combatChances(prepared)[sideOf(g, unit)];
  const wins = own.victory + own.success;
  const loses = own['set-back'] + own.defeat + own.rout;
  return `if it stands: wins ${percent(wins)}, loses ${percent(loses)}`;
}
