import type { Side } from '@acies/kernel';
import type { Row } from '@acies/kernel/odds';
import type { Weight } from '@acies/kernel/picture';

interface LogTally {
  readonly heading: string;
  readonly rows: readonly Row[];
  readonly total: number;
}

interface LogDice {
  readonly die: string;
  readonly faces: readonly number[];
  readonly label: string;
  readonly unit?: string;
}

/** A line of the log with all that it opens. */
export interface LogEntry {
  /** The choice it came of, counted from 1; 0 is the opening. */
  readonly at: number;
  readonly turn: number;
  readonly kind: 'choice' | 'dice' | 'event';
  readonly weight: Weight;
  readonly side: Side | undefined;
  readonly text: string;
  readonly clauses: readonly string[];
  readonly tallies: readonly LogTally[];
  /** The dice that led to it. */
  readonly dice: readonly LogDice[];
}
