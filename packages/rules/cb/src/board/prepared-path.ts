import type { Box } from '@acies/table';
import type { Formation } from '../sheet/formations.ts';

/** DPs that a move costs. */
export interface Disorder {
  readonly clause: string;
  readonly why: string;
  readonly dp: number;
}

/** How a unit is drawn up. */
export interface Drawn {
  readonly formation: Formation;
  readonly files: number;
}

/** Friends passed through: whom, and where and how drawn up the one who passes then is. */
export interface Passed {
  readonly friend: number;
  readonly at: Box;
  readonly drawn: Drawn;
}

/** A move that can be made: where it ends, how the unit is then drawn up, what it costs in DPs, through whom it passes. */
export interface PreparedPath extends Drawn {
  /** CB-CHG-1: it was unformed and is formed. */
  readonly formsUp: boolean;
  readonly disorder: readonly Disorder[];
  readonly end: Box;
  /** It goes somewhere; what stays in its place is no move. */
  readonly goes: boolean;
  readonly passed: readonly Passed[];
}
