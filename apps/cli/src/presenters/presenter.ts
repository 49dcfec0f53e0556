import type { EventBase, Side } from '@acies/kernel';

/** A unit and what has become of it. */
export interface Unit {
  readonly side: Side;
  readonly name: string;
  readonly type: string;
  readonly start: number;
  readonly left: number;
  /** Said of a unit that is gone, or is worth a remark. */
  readonly fate: string;
}

/** How much an event matters: `turn` opens a turn, `key` belongs in the report of the battle. */
export type Weight = 'turn' | 'key' | 'plain';

/** What a client wants to know of a rule set beyond the rules: signs of its map, its units, its great moments. */
export interface Presenter {
  /** A sign on the map, its kind of ground where it is one, and what it means. */
  readonly legend: readonly { readonly sign: string; readonly ground?: string; readonly means: string }[];
  /** What strength is counted in. */
  readonly strength: string;
  // biome-ignore lint/suspicious/noExplicitAny: G is the rule set's own business
  units(g: any): readonly Unit[];
  weigh(event: EventBase): Weight;
}
