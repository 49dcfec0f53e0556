import type { Side } from '../plain/sides.ts';

/** A unit as a roster lists it, and what has become of it. */
export interface RosterUnit {
  readonly side: Side;
  readonly name: string;
  readonly type: string;
  /** Where it is, if it is still there. */
  readonly place: string;
  readonly start: number;
  readonly left: number;
  /** How it stands in words of the sheet, where "2 of 3" of something would not be. */
  readonly state?: string;
  /** Said of a unit that is gone, or is worth a remark. */
  readonly remark: string;
}

/** How much an event matters: `turn` opens a turn, `key` belongs in the report of the battle. */
export type Weight = 'turn' | 'key' | 'plain';
