import type { Player, Weighed } from '@acies/ai';
import type { Json, Match, OpenQuestion, Side } from '@acies/kernel';
import { computerTurn } from './computer.ts';

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
}

/** What a computer player thinks of a side's open decision, the best few first; empty if he keeps it to himself. */
export function adviceOf(
  match: Match,
  player: Player,
  side: Side,
  drawSeed: number,
  most = Number.POSITIVE_INFINITY,
): Advised[] {
  const question = match.engine.legal(match.game).find((one) => one.side === side);
  if (!question) throw new Error(`${side} has nothing to decide now`);
  const weighed = player.explain?.(computerTurn(match, side, drawSeed)) ?? [];
  // Odds take long: they are worked out only for those that are told.
  return weighed.slice(0, most).map((one) => inWords(question, one));
}

/** What a player has looked at, as it is told. */
export const inWords = (question: OpenQuestion, { choice, worth, words, trials }: Weighed): Advised => ({
  choice,
  label: question.label(choice),
  odds: question.preview(choice),
  worth,
  words,
  ...(trials !== undefined && { trials }),
});
