import type { Draw, Json, OpenQuestion, Side } from '@acies/kernel';

/** One option as a player judged it. */
export interface Judged {
  readonly choice: Json;
  readonly value: number;
}

/** What a player is asked: a question, and the table to look at. */
export interface Turn<G = unknown> {
  readonly question: OpenQuestion;
  readonly g: G;
  readonly locals: unknown;
  readonly side: Side;
  /** The player's own random numbers; never the dice of the game. */
  readonly draw: Draw;
}

/** A computer player answers decisions. It sees what a client sees. */
export interface Player<G = unknown> {
  readonly name: string;
  choose(turn: Turn<G>): Json;
}
