import type { Side } from '@acies/kernel';

/** What a side has, counted in shares of what it began with. */
export interface Army {
  readonly strain: number;
  readonly disorder: number;
  readonly shaken: number;
  /** How well those stand who do not fight. */
  readonly place: number;
}

/** How a rule set tells what there is to count. */
export interface Muster<G> {
  readonly all: (g: G, side: Side) => readonly number[];
  /** Those who are there and not in rout. */
  readonly steady: (g: G, side: Side) => readonly number[];
  readonly worth: (g: G, id: number) => number;
  readonly strain: (g: G, side: Side) => number;
  readonly unit: (g: G, id: number) => { readonly dp: number; readonly shaken: boolean };
  readonly place: (g: G, id: number) => number;
}

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
