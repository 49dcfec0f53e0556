import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import { ABOUT, touch, turnedInPlace } from '@acies/table';
import type { Contact } from './board.ts';
import { breakContacts, isOver, place, suffer } from './changes.ts';
import { isFacedBy } from './charge.ts';
import { type MeleeOutcome, otherRole, prepareMelee, type Role, resolveMelee } from './melee.ts';
import { meleeSituation } from './melee-situation.ts';
import { advanceOf, retreatOf } from './retreat.ts';
import { boxOf, type ClockTable, contactsOf, factsOf, isPresent, sideOf, unitOf, whoIs } from './table.ts';

export interface Fighting {
  readonly side: Side;
  /** Who has won and may advance, and whom it beat. */
  winner?: number;
  loser?: number;
  advances?: boolean | undefined;
}

export const advanceDecision = listed<ClockTable, Fighting, boolean>('advance', {
  question: (g, { winner }) => `${factsOf(g, winner!).name} has won: does it advance a base depth?`,
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, choice) => (choice ? 'advance' : 'stay'),
});

/** MC-MEL-11: each unit fights once; of several attackers the one whom the defender faces. */
function nextContact(g: ClockTable): Contact | undefined {
  const open = g.board.contacts.filter(
    ({ attacker, defender }) => !unitOf(g, attacker).engaged && !unitOf(g, defender).engaged,
  );
  return open.find(({ faced }) => faced) ?? open[0];
}

/** MC-SEQ-1, MC-MEL-1: all contacts fight, one after another. */
export const fighting = procedure<ClockTable, Fighting>('fighting', {
  fight: (g, f) => {
    const contact = isOver(g) ? undefined : nextContact(g);
    if (!contact) return done(undefined);
    const outcome = fight(g, contact);
    if (outcome.winner === null) return again('fight');
    f.winner = contact[outcome.winner];
    f.loser = contact[otherRole(outcome.winner)];
    return undefined;
  },
  ask: (g, f) => {
    const stuck = g.board.contacts.some(({ attacker, defender }) => attacker === f.winner || defender === f.winner);
    if (stuck || !isPresent(g, f.winner!) || advanceOf(g, f.winner!) === undefined) return again('fight');
    return ask(sideOf(g, f.winner!), advanceDecision, 'advances');
  },
  advance: (g, f) => {
    if (f.advances) advance(g, f.winner!, f.loser!);
    return again('fight');
  },
});

/** MC-MEL-11: that is no charge; a loser who is caught up with stays in contact. */
function advance(g: ClockTable, winner: number, loser: number): void {
  place(g, winner, advanceOf(g, winner)!, 'advance', 'MC-MEL-11');
  if (!isPresent(g, loser) || !touch(boxOf(g, winner), boxOf(g, loser))) return;
  g.board.contacts.push({
    attacker: winner,
    defender: loser,
    met: 'front',
    faced: true,
    downhill: false,
    fresh: false,
  });
}

/** MC-MOV-10: one that is no longer engaged in front turns to whom it fights; the penalty holds for the half turn. */
function face(g: ClockTable, contact: Contact): void {
  const { attacker, defender } = contact;
  if (contactsOf(g, defender).some((other) => isFacedBy(other, defender))) return;
  contact.faced = true;
  const heading = (boxOf(g, attacker).heading + ABOUT) % 3600;
  place(g, defender, turnedInPlace(boxOf(g, defender), heading), 'turn', 'MC-MOV-10');
}

function fight(g: ClockTable, contact: Contact): MeleeOutcome {
  const { attacker, defender } = contact;
  face(g, contact);
  const prepared = prepareMelee(meleeSituation(g, contact), g.field.rulings);
  const who = { attacker: whoIs(g, attacker), defender: whoIs(g, defender) };
  const outcome = resolveMelee(prepared, g.dice, who);
  g.tell?.({ type: 'melee', clauses: ['MC-MEL-1'], attacker, defender, tallies: prepared.tallies, outcome });
  for (const id of [attacker, defender]) {
    unitOf(g, id).engaged = true;
    unitOf(g, id).fought = true;
  }
  if (outcome.winner !== null) applyLoss(g, contact, outcome, otherRole(outcome.winner));
  return outcome;
}

function applyLoss(g: ClockTable, contact: Contact, outcome: MeleeOutcome, role: Role): void {
  const loser = contact[role];
  const room = retreatOf(g, loser);
  suffer(g, loser, outcome.loss!, [contact[otherRole(role)]], true);
  if (outcome.loss!.fate !== 'retreats') return;
  breakContacts(g, loser);
  place(g, loser, room!, 'retreat', 'MC-MEL-2');
}
