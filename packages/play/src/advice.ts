import type { Json, OpenQuestion } from '@acies/kernel';
import type { Untried, Weighed } from '@acies/players';

/** A choice that a computer player has looked at, in words. */
export interface Advised {
  readonly choice: Json;
  readonly label: string;
  /** Short odds, if it throws dice. */
  readonly odds: string | undefined;
  /** What it is worth to the player, on a scale of his own; more is better. */
  readonly worth: number;
  /** What he looked at. */
  readonly words: string | undefined;
  /** How often he has tried it out, if he is one who does. */
  readonly trials?: number;
  /** Why he who does has tried nothing out here. */
  readonly untried?: Untried;
}

/** What a player has looked at, as it is told. */
export const inWords = (question: OpenQuestion, { choice, worth, words, trials, untried }: Weighed): Advised => ({
  choice,
  label: question.label(choice),
  odds: question.preview(choice),
  worth,
  words,
  ...(trials !== undefined && { trials }),
  ...(untried && { untried }),
});
