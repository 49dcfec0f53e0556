import { ABOUT, type Box, centreOf, isHigher, turnedInPlace } from '@acies/table';
import type { Contact } from './board.ts';
import { place } from './changes.ts';
import type { Clash } from './charging.ts';
import type { Move } from './move-order.ts';
import { prepareNerve, rollNerve } from './rally.ts';
import { rallySituation } from './rallying.ts';
import { boxOf, type ClockTable, contactsOf, factsOf, unitOf, whoIs } from './table.ts';

/** MC-MOV-1, MC-MOV-8: a group goes its way, and those who meet the enemy are in contact. */
export function makeMove(g: ClockTable, units: readonly number[], { ends, clashes }: Move): void {
  for (const id of units) unitOf(g, id).ordered = true;
  if (!dare(g, units, clashes)) return;
  const starts = new Map(units.map((id) => [id, boxOf(g, id)]));
  units.forEach((id, i) => {
    unitOf(g, id).moved = true;
    place(g, id, ends[i]!, clashes.length > 0 ? 'charge' : 'move', clashes.length > 0 ? 'MC-MOV-8' : 'MC-MOV-1');
  });
  for (const clash of clashes) joinContact(g, clash, starts.get(clash.unit)!);
}

/** MC-RAL-3: who charges a fearsome enemy tests first; (R) a group charges together or not at all. */
function dare(g: ClockTable, units: readonly number[], clashes: readonly Clash[]): boolean {
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

/** MC-MOV-10, MC-MEL-11: the defender turns to face who comes at it, unless it is engaged in front. */
export function joinContact(g: ClockTable, { unit, target, met }: Clash, start: Box): void {
  const busy = contactsOf(g, target).some((contact) => isFacedBy(contact, target));
  const faced = met === 'front' || !busy;
  const downhill = wentDown(g, start, boxOf(g, unit));
  g.board.contacts.push({ attacker: unit, defender: target, met, faced, downhill, fresh: true });
  g.tell?.({ type: 'contact', clauses: ['MC-MOV-8', 'MC-MOV-10'], attacker: unit, defender: target, met });
  if (met !== 'front' && faced)
    place(g, target, turnedInPlace(boxOf(g, target), (boxOf(g, unit).heading + ABOUT) % 3600), 'turn', 'MC-MOV-10');
}

/** MC-MEL-8: whether a way led down the slope of a hill. */
const wentDown = (g: ClockTable, from: Box, to: Box): boolean =>
  g.field.hills.some((hill) => isHigher(hill, centreOf(from), centreOf(to)));

/** Whether a unit faces the enemy of a contact: the attacker always does. */
export const isFacedBy = (contact: Contact, id: number): boolean => contact.attacker === id || contact.faced;
