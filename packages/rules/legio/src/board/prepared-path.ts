import type { Box } from '@acies/table';

/** LG-MAN-7: into the saddle, or out of it. */
export type Mounting = 'mount' | 'dismount';

/** DPs that a move costs. */
export interface Disorder {
  readonly clause: string;
  readonly why: string;
  readonly dp: number;
}

/** A move that can be made: where it ends, what it costs in DPs, through whom it passes. */
export interface PreparedPath {
  readonly end: Box;
  /** LG-CTL-2 (R): it goes somewhere; what stays in its place is no move. */
  readonly goes: boolean;
  /** What it forms on its way, if anything. */
  readonly into: 'line' | 'column' | undefined;
  /** In how many files it then stands. */
  readonly files: number;
  readonly formsUp: boolean;
  /** LG-MAN-7: what it does at the end, if anything. */
  readonly mounting: Mounting | undefined;
  readonly disorder: readonly Disorder[];
  readonly passed: readonly number[];
}
