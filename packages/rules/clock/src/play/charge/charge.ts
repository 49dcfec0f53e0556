import { ABOUT, type Box, centreOf, isHigher, normalise, touch, turnedInPlace } from '@acies/table';
import type { Contact } from '../../board/board.ts';
import { breakContacts, place } from '../../board/change.ts';
import { areInContact, faces } from '../../board/contacts.ts';
import { type Clash, clashesAt } from '../../board/flush.ts';
import {
  boxOf,
  type ClockContext,
  contactsOf,
  enemiesOf,
  factsOf,
  isNotFarOff,
  sideOf,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import { metBy } from '../../board/met-by.ts';
import type { Move } from '../../board/move.ts';
import { prepareNerve, rollNerve } from '../../sheet/chapters/rally.ts';
import { rallySituation } from '../fighting/rallying.ts';

/** MC-MOV-1, MC-MOV-8: a group goes its way, and those who meet the enemy are in contact. */
export function makeMove(g: ClockContext, units: readonly number[], move: Move): void {
  for (const id of units) unitOf(g, id).ordered = true;
  if (dare(g, units, move.clashes)) arrive(g, units, move);
}

/** A group that dares goes its way and comes into contact: for the move itself and for the odds that are told of it. */
export function arrive(g: ClockContext, units: readonly number[], { ends, clashes }: Move): void {
  const starts = new Map(units.map((id) => [id, boxOf(g, id)]));
  units.forEach((id, i) => {
    unitOf(g, id).moved = true;
    place(g, id, ends[i]!, clashes.length > 0 ? 'charge' : 'move', clashes.length > 0 ? 'MC-MOV-8' : 'MC-MOV-1');
  });
  for (const clash of clashes) joinContact(g, clash, starts.get(clash.unit)!);
  for (const id of units) comeAgainst(g, id);
}

/** MC-RAL-3: who charges a fearsome enemy tests first; (R) a group charges together or not at all. */
function dare(g: ClockContext, units: readonly number[], clashes: readonly Clash[]): boolean {
  let all = true;
  for (const { unit, target } of clashes) {
    const prepared = prepareNerve(rallySituation(g, unit), factsOf(g, target).kind);
    if (prepared.verdict.kind !== 'roll') continue;
    const dares = rollNerve(prepared, g.dice, whoIs(g, unit));
    const { tally, score } = prepared;
    g.tell?.({ type: 'nerve', clauses: ['MC-RAL-3'], unit, target, tally, needs: score.total, dares });
    all &&= dares;
  }
  if (!all) for (const id of units) unitOf(g, id).daunted = true;
  return all;
}

/** MC-MOV-10, MC-MEL-11: the defender turns to face who comes at it, unless it is engaged in front. Who charges started somewhere. */
function joinContact(g: ClockContext, { unit, target, met }: Clash, start?: Box): void {
  const faced = !contactsOf(g, target).some((contact) => faces(contact, target));
  const fresh = start !== undefined;
  const downhill = fresh && wentDown(g, start, boxOf(g, unit));
  g.board.contacts.push({ attacker: unit, defender: target, from: met, met, faced, downhill, fresh });
  const clauses = [fresh ? 'MC-MOV-8' : 'MC-MEL-11', 'MC-MOV-10'];
  g.tell?.({ type: 'contact', clauses, attacker: unit, defender: target, met });
  if (met !== 'front' && faced) turnToward(g, target, unit);
}

/** MC-MEL-11 (R): a unit that has come to lie fully along an enemy, or an enemy along it, is in contact without a charge. */
export function comeAgainst(g: ClockContext, id: number): void {
  const box = boxOf(g, id);
  const touched = enemiesOf(g, sideOf(g, id)).filter(
    (enemy) => isNotFarOff(g, enemy, box) && touch(box, boxOf(g, enemy)),
  );
  if (touched.length === 0) return;
  const own = clashesAt(g, [id], [box]);
  const others: Clash[] = [];
  for (const enemy of touched) {
    const met = metBy(boxOf(g, enemy), box);
    if (met) others.push({ unit: enemy, target: id, met });
  }
  for (const clash of [...own, ...others]) if (!areInContact(g, clash.unit, clash.target)) joinContact(g, clash);
}

/** MC-MEL-2: a beaten unit goes back, out of contact with all who were at it. */
export function goBack(g: ClockContext, id: number, to: Box): void {
  breakContacts(g, id);
  place(g, id, to, 'retreat', 'MC-MEL-2');
  comeAgainst(g, id);
}

/** MC-MEL-8: whether a way led down the slope of a hill. */
const wentDown = (g: ClockContext, from: Box, to: Box): boolean =>
  g.setting.hills.some((hill) => isHigher(hill, centreOf(from), centreOf(to)));

/** MC-MOV-10: one that is no longer engaged in front turns to whom it fights; the penalty holds for the half turn. */
export function turnToFight(g: ClockContext, contact: Contact): void {
  const { attacker, defender } = contact;
  if (contactsOf(g, defender).some((other) => faces(other, defender))) return;
  contact.faced = true;
  turnToward(g, defender, attacker);
}

const turnToward = (g: ClockContext, id: number, enemy: number): void =>
  place(g, id, turnedInPlace(boxOf(g, id), normalise(boxOf(g, enemy).heading + ABOUT)), 'turn', 'MC-MOV-10');
