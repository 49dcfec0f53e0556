import type { Advised } from '@acies/play';
import type { QuestionOption } from './asked.ts';

/** The choices a computer player has looked at, his own first. */
export interface LookedAt<O extends Advised = Advised> {
  readonly player: string;
  readonly options: readonly O[];
  /** How many more there were. */
  readonly left?: number;
  /** Whether he is one who tries things out. */
  readonly triesOut?: boolean;
}
export type Considered = LookedAt<QuestionOption & Advised>;
