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

/** How a rule set of the family tells what there is to count. */
interface Muster<G, O> {
  readonly presentOf: (g: G, side: Side) => readonly number[];
  readonly isRouting: (g: G, id: number) => boolean;
  readonly isInContact: (g: G, id: number) => boolean;
  readonly boxOf: (g: G, id: number) => Box;
  readonly unitOf: (g: G, id: number) => { readonly dp: number; readonly shaken: boolean };
  readonly worthOf: (g: G, id: number) => number;
  readonly strain: (g: G, side: Side) => number;
  readonly outlookOf: (g: G, id: number) => O;
  readonly standWorth: (g: G, outlook: O, box: Box) => number;
}

interface Fielded {
  readonly field: { readonly idsOf: BySide<readonly number[]> };
}

export function armyOf<G extends Fielded, O>(m: Muster<G, O>, g: G, side: Side): Army {
  const began = g.field.idsOf[side].reduce((sum, id) => sum + m.worthOf(g, id), 0);
  const steady = m.presentOf(g, side).filter((id) => !m.isRouting(g, id));
  const share = (of: (id: number) => number): number =>
    steady.reduce((sum, id) => sum + m.worthOf(g, id) * of(id), 0) / began;
  return {
    strain: m.strain(g, side),
    disorder: share((id) => m.unitOf(g, id).dp),
    shaken: share((id) => (m.unitOf(g, id).shaken ? 1 : 0)),
    place: share((id) => (m.isInContact(g, id) ? 0 : m.standWorth(g, m.outlookOf(g, id), m.boxOf(g, id)))),
  };
}
