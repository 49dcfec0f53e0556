import { again, ask, done, listed, procedure } from '@acies/kernel';
import { type Contact, GONE } from '../../board/board.ts';
import { isOver, joinUnit, place, refugesOf, suffer } from '../../board/change.ts';
import { enemyIn } from '../../board/contacts.ts';
import { type ClockContext, contactsOf, factsOf, isPresent, sideOf, unitOf, whoIs } from '../../board/look.ts';
import { type MeleeOutcome, otherRole, prepareMelee, type Role, resolveMelee } from '../../sheet/chapters/melee.ts';
import { comeAgainst, goBack, turnToFight } from '../charge/charge.ts';
import { ghostOf } from '../shown-places.ts';
import { contactOf, type MeleeChoice, meleeDecision, meleeOf, meleesToChoose } from './melee-order.ts';
import { meleeSituation } from './melee-situation.ts';
import { advanceOf, retreatOf } from './retreat.ts';

export interface Fighting {
  melee?: MeleeChoice | undefined;
  /** Who has won and may advance, and whom it beat. */
  winner?: number;
  loser?: number;
  advances?: boolean | undefined;
  /** MC-LDR-1: the leader who escapes from the loser, and to which unit; GONE for none. */
  escaping?: number;
  refuge?: number | undefined;
}

/** MC-LDR-1: where several friends are in reach, his side chooses. */
export const escapeDecision = listed<ClockContext, Fighting, number>('escape', {
  question: (g, { escaping }) => `${g.setting.leaders[escaping!]!.name} escapes: to which unit?`,
  options(g, { escaping, loser }, out) {
    for (const unit of refugesOf(g, escaping!, loser!)) out.add(unit);
  },
  label: (g, _, unit) => factsOf(g, unit).name,
  about: (_, { loser }) => [loser!],
  shows: (_, { loser }, unit) => ({ pieces: [loser!], targets: [unit] }),
});

export const advanceDecision = listed<ClockContext, Fighting, boolean>('advance', {
  question: (g, { winner }) => `Won: shall ${factsOf(g, winner!).name} advance a base depth?`,
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, choice) => (choice ? 'advance' : 'stay'),
  about: (_, { winner }) => [winner!],
  shows(g, { winner }, choice) {
    const to = choice ? advanceOf(g, winner!) : undefined;
    return { pieces: [winner!], ghosts: to ? [ghostOf(winner!, to)] : [] };
  },
});

/** MC-SEQ-1, MC-MEL-1: all contacts fight, one after another, in the order that the active side chooses (MC-MEL-11). */
export const fighting = procedure<ClockContext, Fighting>('fighting', {
  next: (g, f) => {
    const contacts = isOver(g) ? [] : meleesToChoose(g);
    if (contacts.length === 0) return done(undefined);
    if (contacts.length > 1) return ask(g.board.side, meleeDecision, 'melee');
    f.melee = meleeOf(contacts[0]!);
    return undefined;
  },
  fight: (g, f) => {
    const contact = contactOf(g, f.melee!);
    const { winner, escaping } = fight(g, contact);
    if (winner === null) return again('next');
    f.winner = contact[winner];
    f.loser = contact[otherRole(winner)];
    f.escaping = escaping;
    return undefined;
  },
  escape: (g, f) =>
    f.escaping === GONE ? undefined : ask(g.setting.leaders[f.escaping!]!.side, escapeDecision, 'refuge'),
  rejoin: (g, f) => {
    if (f.escaping !== GONE) joinUnit(g, f.escaping!, f.refuge!);
  },
  ask: (g, f) => {
    const stuck = g.board.contacts.some(({ attacker, defender }) => attacker === f.winner || defender === f.winner);
    if (stuck || !isPresent(g, f.winner!) || advanceOf(g, f.winner!) === undefined) return again('next');
    return ask(sideOf(g, f.winner!), advanceDecision, 'advances');
  },
  advance: (g, f) => {
    if (f.advances) advance(g, f.winner!);
    return again('next');
  },
});

/** MC-MEL-11: that is no charge, but may bring it into contact. */
function advance(g: ClockContext, winner: number): void {
  place(g, winner, advanceOf(g, winner)!, 'advance', 'MC-MEL-11');
  comeAgainst(g, winner);
}

/** Who wins, and the leader who escapes from the loser, or GONE. */
function fight(g: ClockContext, contact: Contact): { winner: Role | null; escaping: number } {
  const { attacker, defender } = contact;
  turnToFight(g, contact);
  const prepared = prepareMelee(meleeSituation(g, contact), g.setting.rulings);
  const who = { attacker: whoIs(g, attacker), defender: whoIs(g, defender) };
  const outcome = resolveMelee(prepared, g.dice, who);
  g.tell?.({ type: 'melee', clauses: ['MC-MEL-1'], attacker, defender, tallies: prepared.tallies, outcome });
  for (const id of [attacker, defender]) {
    unitOf(g, id).hasFought = true;
    unitOf(g, id).fought = true;
  }
  const { winner } = outcome;
  return { winner, escaping: winner === null ? GONE : applyLoss(g, contact, outcome, otherRole(winner)) };
}

function applyLoss(g: ClockContext, contact: Contact, outcome: MeleeOutcome, role: Role): number {
  const loser = contact[role];
  const room = retreatOf(g, loser);
  // MC-SEQ-4: those at its flank or rear have their part in it.
  const by = contactsOf(g, loser).map((one) => enemyIn(one, loser));
  const escaping = suffer(g, loser, outcome.loss!, by, true);
  if (outcome.loss!.fate === 'retreats') goBack(g, loser, room!);
  return escaping;
}
