import type { Game } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';

/**
 * Choices that belong together: one that dice were thrown for, and those that what fell led to before the rules went on:
 * a hit is allotted, a retreat chosen. What the dice did is only seen when these have been made.
 */
export interface Stroke {
  /** The first choice, counted from 0, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly isThrown: boolean;
  /** All that the dice led to has been seen. */
  readonly isSettled: boolean;
}

/** After so many choices a stroke is taken to be over: others have then had their say. */
const MOST_FOLLOWING = 8;

/** Whether a game is still busy with what a choice led to. */
export const isBusyWith = (game: Game, before: Game, followed: number): boolean =>
  game.result === null && followed < MOST_FOLLOWING && game.stack.length > before.stack.length;

const known = new WeakMap<Match, readonly Stroke[]>();

/** All choices of a match, stroke by stroke. */
export function strokesOf(match: Match): readonly Stroke[] {
  const strokes = known.get(match) ?? findStrokes(match);
  known.set(match, strokes);
  return strokes;
}

function findStrokes(match: Match): Stroke[] {
  const strokes: Stroke[] = [];
  while ((strokes.at(-1)?.to ?? 0) < match.moves.length) strokes.push(strokeFrom(match, strokes.at(-1)?.to ?? 0));
  return strokes;
}

function strokeFrom({ moves, game }: Match, from: number): Stroke {
  const gameAt = (i: number): Game => moves[i]?.before ?? game;
  const before = gameAt(from);
  if (gameAt(from + 1).dice.throws === before.dice.throws)
    return { from, to: from + 1, isThrown: false, isSettled: true };
  let to = from + 1;
  while (to < moves.length && isBusyWith(gameAt(to), before, to - from - 1)) to++;
  return { from, to, isThrown: true, isSettled: !isBusyWith(gameAt(to), before, to - from - 1) };
}
