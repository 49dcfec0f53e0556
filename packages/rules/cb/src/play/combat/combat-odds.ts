import { percent } from '@acies/kernel/odds';
import { type Cause, gainDisorder, runAt } from '@acies/rules-disorder';
import { distanceBetween, type Point } from '@acies/table';
import { copyBoard } from '../../board/board.ts';
import { bodiesOf, boxOf, type CbContext, conditionOf, factsOf, isRouting, sideOf, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { SHOCKS } from '../../sheet/chapters/morale.ts';
import { formationAfterCharge } from '../../sheet/combat/charge-rules.ts';
import { combatChances, type PreparedCombat, prepareCombat } from '../../sheet/combat/combat.ts';
import { isSpecial } from '../../sheet/troops.ts';
import { costsOf, reachAt } from '../charge/charge-way.ts';
import { shocksOf, startsBehind } from '../charge/meeting.ts';
import { beastsNear } from './beasts.ts';
import { fighterIn } from './combats.ts';

/** DPs on a table that is only thought of: nobody sees them, and nobody is taken away. */
function suppose(g: CbContext, id: number, dps: number, cause: Cause): void {
  if (isSpecial(factsOf(g, id).kind.type)) return;
  const { dp, shaken, casualties } = gainDisorder(conditionOf(g, id), dps, cause, 1);
  Object.assign(unitOf(g, id), { dp, shaken, casualties });
}

/** Brings a charge home on such a table; false where it does not come at its target. Critical hits are left out. */
export function supposeCharge(g: CbContext, unit: number, target: number): boolean {
  const run = runAt(bodiesOf(g), unit, target, reachAt(g, unit, target));
  if (run.met?.enemy !== target) return false;
  const { at } = run.met;
  const behind = startsBehind(g, unit, target);
  for (const { value } of costsOf(g, unit, run)) suppose(g, unit, value, 'movement');
  const { x, y, heading } = run.end;
  const { formation } = unitOf(g, unit);
  const after = formationAfterCharge(factsOf(g, unit).kind.type, formation, gone(boxOf(g, unit), run.end));
  Object.assign(unitOf(g, unit), { x, y, heading, motion: 'charging', rush: 'charging', formation: after });
  // CB-MOR-7: an enemy who charges is taken to come at it, so that both are charged.
  const comesToo = unitOf(g, target).motion === 'charging';
  const own = comesToo ? shocksOf(g, target, unit, 'front', false) : [];
  for (const cause of shocksOf(g, unit, target, at, behind)) suppose(g, target, SHOCKS[cause].dp, 'morale');
  for (const cause of own) suppose(g, unit, SHOCKS[cause].dp, 'morale');
  g.board.contacts.push({ attacker: unit, defender: target, mutual: comesToo, met: at, fresh: true, done: false });
  return true;
}

/**
 * The combat that a charge would bring if the enemy stands, its dice are enough and do not tire it, and nobody else charges:
 * looked at on a copy of the board. Of several in contact only these two are compared. Undefined where it would not come to
 * that. Critical hits of special troops are left out.
 */
export function combatAfter(g: CbContext, unit: number, target: number): PreparedCombat | undefined {
  const then: CbContext = { ...g, board: copyBoard(g.board), tell: undefined };
  if (!supposeCharge(then, unit, target)) return undefined;
  const contact = then.board.contacts.at(-1)!;
  const shying = [unit, target].map((id) => ({ id, causes: beastsNear(then, id) }));
  for (const { id, causes } of shying) for (const cause of causes) suppose(then, id, SHOCKS[cause].dp, 'morale');
  const fighter = (id: number) => fighterIn(then, then.board.contacts, contact, id);
  const own = sideOf(g, unit);
  const [red, blue] = own === 'red' ? [unit, target] : [target, unit];
  return prepareCombat({ red: fighter(red), blue: fighter(blue) }, g.setting.rulings);
}

const gone = (from: Point, to: Point): number => distanceBetween(from, to) / JT;

/** The odds of a charge in words. CB-AFT-7: who is in rout is cut down. CB-RSP-1: who is shaken and of poor morale breaks before there is a combat. */
export function combatOdds(g: CbContext, unit: number, target: number): string | undefined {
  if (isRouting(g, target)) return 'caught, a free hack';
  if (unitOf(g, target).shaken && factsOf(g, target).kind.morale === 'poor') return 'he breaks';
  const prepared = combatAfter(g, unit, target);
  if (prepared?.verdict.kind !== 'roll') return undefined;
  const own = combatChances(prepared)[sideOf(g, unit)];
  const wins = own.victory + own.success;
  const loses = own['set-back'] + own.defeat + own.rout;
  return `if he stands: wins ${percent(wins)}, loses ${percent(loses)}`;
}
