import { type BySide, bySide } from '@acies/kernel';
import { percent } from '@acies/kernel/odds';
import { type BandChances, type Cause, gainDisorder, runAt } from '@acies/rules-disorder';
import { copyBoard } from '../../board/board.ts';
import { bodiesOf, conditionOf, factsOf, type LegioContext, sideOf, unitOf } from '../../board/look.ts';
import { SHOCKS } from '../../sheet/chapters/morale.ts';
import { combatChances, type PreparedCombat } from '../../sheet/combat/combat.ts';
import { isDestroyed } from '../../sheet/strength.ts';
import { costsOf, reachAt } from '../charge/charge-way.ts';
import { shocksOf } from '../charge/meeting.ts';
import { isExposedTo } from '../moving/run.ts';
import { isNearBeasts } from './beasts.ts';
import { type Combat, combatOf, combatsIn, leadChoices } from './combats.ts';

/** DPs on a table that is only thought of: nobody sees them, and nobody is taken away. */
function suppose(g: LegioContext, id: number, dps: number, cause: Cause): void {
  const { dp, shaken, casualties } = gainDisorder(conditionOf(g, id), dps, cause);
  Object.assign(unitOf(g, id), { dp, shaken, casualties });
}

const isGone = (g: LegioContext, id: number): boolean => isDestroyed(factsOf(g, id).stands, unitOf(g, id).casualties);

/** LG-CBT-7: the charger leads if it may, and whoever else has most stands in contact. */
export const leadsOf = (g: LegioContext, combat: Combat, unit: number): BySide<number> =>
  bySide((side) => {
    const may = leadChoices(g, combat, side);
    return may.includes(unit) ? unit : may[0]!;
  });

/** LG-SEQ-4, LG-MOR-3, LG-MOR-4: brings a charge home on such a table; false where it does not come at its target. */
export function supposeCharge(g: LegioContext, unit: number, target: number): boolean {
  const run = runAt(bodiesOf(g), unit, target, reachAt(g, unit, target));
  if (run.met?.enemy !== target) return false;
  const inFlank = isExposedTo(g, target, unit);
  for (const { value } of costsOf(g, unit, run)) suppose(g, unit, value, 'movement');
  const { x, y, heading } = run.end;
  const motion = unitOf(g, unit).mood === 'pursuing' ? 'pursuing' : 'charging';
  Object.assign(unitOf(g, unit), { x, y, heading, motion, comesOn: true });
  g.board.contacts.push({ attacker: unit, defender: target, met: run.met.at });
  for (const cause of shocksOf(g, unit, target, inFlank)) suppose(g, target, SHOCKS[cause].dp, 'morale');
  for (const id of [unit, target]) {
    if (unitOf(g, id).shied || !isNearBeasts(g, id)) continue;
    suppose(g, id, SHOCKS['strange beasts'].dp, 'morale');
    unitOf(g, id).shied = true;
  }
  return true;
}

/**
 * The combat that a charge would bring if the enemy stands, its dice are enough and do not tire it, and nobody else charges:
 * looked at on a copy of the board. Undefined where it would not come to that.
 */
export function combatAfter(g: LegioContext, unit: number, target: number): PreparedCombat | undefined {
  const then: LegioContext = { ...g, board: copyBoard(g.board), tell: undefined };
  if (!supposeCharge(then, unit, target)) return undefined;
  if (isGone(then, unit) || isGone(then, target)) return undefined;
  const combat = combatsIn(then, then.board.contacts).find((one) => one[sideOf(g, unit)].includes(unit));
  return combat && combatOf(then, combat, leadsOf(then, combat, unit));
}

/** The odds of a charge in words. LG-RSP-1: who is shaken breaks before there is a combat. */
export function combatOdds(g: LegioContext, unit: number, target: number): string | undefined {
  if (unitOf(g, target).shaken) return undefined;
  const prepared = combatAfter(g, unit, target);
  if (!prepared) return undefined;
  return `if it stands: ${winsAndLoses(combatChances(prepared)[sideOf(g, unit)])}`;
}

export const winsAndLoses = (own: BandChances): string =>
  `wins ${percent(own.victory + own.success)}, loses ${percent(own['set-back'] + own.defeat + own.rout)}`;
