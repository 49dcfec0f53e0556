import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import { type CbContext, isInContact, nameOf, presentOf, rightToLeft, unitOf } from '../../board/look.ts';

export interface Rallying {
  readonly side: Side;
  waiting: number[];
  rallies?: boolean | undefined;
}

export const rallyDecision = listed<CbContext, Rallying, boolean>('rally', {
  pass: false,
  question: (g, { waiting }) =>
    `Shaken: shall ${nameOf(g, waiting[0]!)} begin to rally? It then stands still and does not shoot.`,
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, choice) => (choice ? 'rally' : 'do not rally'),
  about: (_, { waiting }) => waiting.slice(0, 1),
  shows: (_, { waiting }) => ({ pieces: waiting.slice(0, 1) }),
});

/** CB-REC-4: whom its player may let rally: who is shaken, in no contact, carried away by nothing and not bound to go on. */
function mayRally(g: CbContext, id: number): boolean {
  const { shaken, mood, control, last } = unitOf(g, id);
  // CB-CTL-5 (R): who must move as it did last turn cannot stand to rally.
  const goesOn = control === 'repeats' && last === 'move';
  return shaken && mood === 'steady' && !goesOn && !isInContact(g, id);
}

/** CB-SEQ-2, CB-REC-4: shaken units of a side begin to rally. */
export const rallying = procedure<CbContext, Rallying>('rallying', {
  muster: (g, r) => {
    r.waiting = rightToLeft(g, r.side, presentOf(g, r.side)).filter((id) => mayRally(g, id));
  },
  next: (_, r) => (r.waiting.length === 0 ? done(undefined) : ask(r.side, rallyDecision, 'rallies')),
  note: (g, r) => {
    const id = r.waiting.shift()!;
    if (r.rallies) {
      unitOf(g, id).rallies = true;
      g.tell?.({ type: 'rallying', clauses: ['CB-REC-4'], unit: id });
    }
    return again('next');
  },
});
