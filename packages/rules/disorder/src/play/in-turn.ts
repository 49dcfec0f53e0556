import { again, type call, done, procedure, type Side } from '@acies/kernel';
import { type BlockTable, isPresent, presentOf, rightToLeft } from '../board/block-table.ts';

/** The frame of a phase in which the units of a side act one after another. */
export interface UnitsInTurn {
  readonly side: Side;
  waiting: number[];
}

/**
 * LG-SEQ-2, CB-SEQ-3: the units of a side act one after another, from right to left. What a unit does without being asked `act`
 * does at once; for another it calls what asks.
 */
export const unitsInTurn = <G extends BlockTable>(
  name: string,
  act: (g: G, id: number) => ReturnType<typeof call<G, object, UnitsInTurn, void>> | undefined,
) =>
  procedure<G, UnitsInTurn>(name, {
    muster: (g, p) => {
      p.waiting = rightToLeft(g, p.side, presentOf(g, p.side));
    },
    next: (g, p) => {
      const id = p.waiting.shift();
      if (id === undefined) return done(undefined);
      return (isPresent(g, id) ? act(g, id) : undefined) ?? again('next');
    },
    again: () => again('next'),
  });
