import type { BySide, Side } from '@acies/kernel';

/** What a side has, counted in shares of what it began with. */
export interface Army {
  readonly strain: number;
  readonly disorder: number;
  readonly shaken: number;
}

/** How a rule set of the family tells what there is to count. */
interface Muster<G> {
  readonly presentOf: (g: G, side: Side) => readonly number[];
  readonly isRouting: (g: G, id: number) => boolean;
  readonly unitOf: (g: G, id: number) => { readonly dp: number; readonly shaken: boolean };
  readonly worthOf: (g: G, id: number) => number;
  readonly strain: (g: G, side: Side) => number;
}

interface Opened {
  readonly setting: { readonly idsOf: BySide<readonly number[]> };
}

/** How well they stand is left out: it takes a fifth of a playout to find, and foretells next to nothing. */
export function armyOf<G extends Opened>(m: Muster<G>, g: G, side: Side): Army {
  const began = g.setting.idsOf[side].reduce((sum, id) => sum + m.worthOf(g, id), 0);
  const steady = m.presentOf(g, side).filter((id) => !m.isRouting(g, id));
  const share = (of: (id: number) => number): number =>
    steady.reduce((sum, id) => sum + m.worthOf(g, id) * of(id), 0) / began;
  return {
    strain: m.strain(g, side),
    disorder: share((id) => m.unitOf(g, id).dp),
    shaken: share((id) => (m.unitOf(g, id).shaken ? 1 : 0)),
  };
}
