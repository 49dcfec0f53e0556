import { percent } from '@acies/kernel';
import { type Cause, gainDisorder, runAt } from '@acies/rules-disorder';
import { distanceBetween, type Point } from '@acies/table';
import { copyBoard } from './board.ts';
import { formationAfterCharge } from './charge-rules.ts';
import { costsOf, reachAt } from './charge-way.ts';
import { combatChances, type PreparedCombat, prepareCombat } from './combat.ts';
import { fighterIn } from './combats.ts';
import { JT } from './field.ts';
import { shocksOf, startsBehind } from './meeting.ts';
import { SHOCKS } from './morale.ts';
import { bodiesOf, boxOf, type CbTable, conditionOf, factsOf, sideOf, unitOf } from './table.ts';
import { isSpecial } from './troops.ts';

/** DPs on a table that is only thought of: nobody sees them, and nobody is taken away. */
function suppose(g: CbTable, id: number, dps: number, cause: Cause): void {
  if (isSpecial(factsOf(g, id).kind.type)) return;
  const { dp, shaken, casualties } = gainDisorder(conditionOf(g, id), dps, cause, 1);
  Object.assign(unitOf(g, id), { dp, shaken, casualties });
}

/**
 * The combat that a charge would bring if the enemy stands, its dice are enough and do not tire it, and nobody else charges:
 * looked at on a copy of the board. Of several in contact only these two are compared. Undefined where it would not come to
 * that. Beasts near by and critical hits of special troops are left out.
 */
export function combatAfter(g: CbTable, unit: number, target: number): PreparedCombat | undefined {
  const then: CbTable = { ...g, board: copyBoard(g.board), tell: undefined };
  const run = runAt(bodiesOf(g), unit, target, reachAt(g, unit, target));
  if (run.met?.enemy !== target) return undefined;
  const { at } = run.met;
  for (const { value } of costsOf(g, unit, run)) suppose(then, unit, value, 'movement');
  const { x, y, heading } = run.end;
  const { formation } = unitOf(g, unit);
  const after = formationAfterCharge(factsOf(g, unit).kind.type, formation, gone(boxOf(g, unit), run.end));
  Object.assign(unitOf(then, unit), { x, y, heading, motion: 'charging', formation: after });
  for (const cause of shocksOf(then, unit, target, at, startsBehind(g, unit, target)))
    suppose(then, target, SHOCKS[cause].dp, 'morale');
  const contact = { attacker: unit, defender: target, met: at, fresh: true, done: false };
  then.board.contacts.push(contact);
  const fighter = (id: number) => fighterIn(then, then.board.contacts, contact, id);
  const own = sideOf(g, unit);
  const [red, blue] = own === 'red' ? [unit, target] : [target, unit];
  return prepareCombat({ red: fighter(red), blue: fighter(blue) }, g.field.rulings);
}

const gone = (from: Point, to: Point): number => distanceBetween(from, to) / JT;

/** The odds of a charge in words. CB-RSP-1: who is shaken and of poor morale breaks before there is a combat. */
export function combatOdds(g: CbTable, unit: number, target: number): string | undefined {
  if (unitOf(g, target).shaken && factsOf(g, target).kind.morale === 'poor') return 'he breaks';
  const prepared = combatAfter(g, unit, target);
  if (prepared?.verdict.kind !== 'roll') return undefined;
  const own = combatChances(prepared)[sideOf(g, unit)];
  const wins = own.victory + own.success;
  const loses = own['set-back'] + own.defeat + own.rout;
  return `if he stands: wins ${percent(wins)}, loses ${percent(loses)}`;
}
