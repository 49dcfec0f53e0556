import type { Side } from '@acies/kernel';

/** What the page saw when something was pressed: what comes too late for it was a second press. */
export interface Moment {
  readonly game: string;
  readonly revision: number;
  /** How many choices had been made. */
  readonly at: number;
  /** How many throws of a choice had fallen; undefined where none were waited for. */
  readonly thrown?: number | undefined;
}

/** A turn of a side. */
export interface TurnOf {
  readonly side: Side;
  readonly turn: number;
}
