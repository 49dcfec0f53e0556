import type { BySide, Side } from '@acies/kernel';
import type { Box } from '@acies/table';

/** What a side has, counted in shares of what it began with. */
export interface Army {
  readonly strain: number;
  readonly disorder: number;
  readonly shaken: number;
  /** How well those stand who do not fight. */
  readonly place: number;
}

/** How a rule set tells what there is to count. */
interface Muster<G> {
  readonly all: (g: G, side: Side) => readonly number[];
  /** Those who are there and not in rout. */
  readonly steady: (g: G, side: Side) => readonly number[];
  readonly worth: (g: G, id: number) => number;
  readonly strain: (g: G, side: Side) => number;
  readonly unit: (g: G, id: number) => { readonly dp: number; readonly shaken: boolean };
  readonly place: (g: G, id: number) => number;
}

/** What the rule sets of the family tell each in the same words. */
interface Telling<G, O> {
  readonly presentOf: (g: G, side: Side) => readonly number[];
  readonly isRouting: (g: G, id: number) => boolean;
  readonly isInContact: (g: G, id: number) => boolean;
  readonly boxOf: (g: G, id: number) => Box;
  readonly unitOf: Muster<G>['unit'];
  readonly worthOf: Muster<G>['worth'];
  readonly strain: Muster<G>['strain'];
  readonly outlookOf: (g: G, id: number) => O;
  readonly standWorth: (g: G, outlook: O, box: Box) => number;
}

interface Fielded {
  readonly field: { readonly idsOf: BySide<readonly number[]> };
}

export const musterOf = <G extends Fielded, O>(telling: Telling<G, O>): Muster<G> => ({
  all: (g, side) => g.field.idsOf[side],
  steady: (g, side) => telling.presentOf(g, side).filter((id) => !telling.isRouting(g, id)),
  worth: telling.worthOf,
  strain: telling.strain,
  unit: telling.unitOf,
  place: (g, id) =>
    telling.isInContact(g, id) ? 0 : telling.standWorth(g, telling.outlookOf(g, id), telling.boxOf(g, id)),
});

export function armyOf<G>({ all, steady, worth, strain, unit, place }: Muster<G>, g: G, side: Side): Army {
  const began = all(g, side).reduce((sum, id) => sum + worth(g, id), 0);
  const there = steady(g, side);
  const share = (of: (id: number) => number): number =>
    there.reduce((sum, id) => sum + worth(g, id) * of(id), 0) / began;
  return {
    strain: strain(g, side),
    disorder: share((id) => unit(g, id).dp),
    shaken: share((id) => (unit(g, id).shaken ? 1 : 0)),
    place: share((id) => place(g, id)),
  };
}
