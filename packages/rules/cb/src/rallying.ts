import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import { type CbTable, isInContact, nameOf, presentOf, rightToLeft, unitOf } from './table.ts';

export interface Rallying {
  readonly side: Side;
  waiting: number[];
  rallies?: boolean | undefined;
}

export const rallyDecision = listed<CbTable, Rallying, boolean>('rally', {
  pass: false,
  question: (g, { waiting }) =>
    `${nameOf(g, waiting[0]!)} is shaken: does it begin to rally? It then stands still and does not shoot.`,
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, choice) => (choice ? 'rally' : 'do not rally'),
});

/** CB-REC-4: whom its player may let rally: who is shaken, in no contact and carried away by nothing. */
const mayRally = (g: CbTable, id: number): boolean =>
  unitOf(g, id).shaken && unitOf(g, id).mood === 'steady' && !isInContact(g, id);

/** CB-SEQ-2, CB-REC-4: shaken units of a side begin to rally. */
export const rallying = procedure<CbTable, Rallying>('rallying', {
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
