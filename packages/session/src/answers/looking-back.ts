import { type Match, rewind } from '@acies/kernel/match';
import type { PieceCard } from '@acies/kernel/picture';
import { type Report, reportOf, shownPart } from '@acies/play';
import type { PlayedGame } from '../game/played-game.ts';
import type { PastState, Story } from '../protocol/index.ts';
import { matchIn } from './asking.ts';
import { LuckBook, pastCard, pastOf, storyOf } from './story.ts';

/** The luck of a game is worked out once, as long as it is open. */
const books = new WeakMap<PlayedGame, LuckBook>();

function luckOf(played: PlayedGame): LuckBook {
  const book = books.get(played) ?? new LuckBook();
  books.set(played, book);
  return book;
}

/** What may be looked back on: a secret choice that is not yet shown has not been made. */
const pastIn = (played: PlayedGame): Match => shownPart(matchIn(played));

export const look = (played: PlayedGame, at: number): PastState => pastOf(pastIn(played), at, played.viewer());

export const cardAt = (played: PlayedGame, at: number, piece: number): PieceCard =>
  pastCard(pastIn(played), at, piece, played.viewer());

export function story(played: PlayedGame, luckTo: number): Story {
  const match = pastIn(played);
  return storyOf(match, luckOf(played).upTo(match, luckTo));
}

export function report(played: PlayedGame, at: number): Report {
  const match = pastIn(played);
  return reportOf(played.book, rewind(match, at), luckOf(played).of(match), played.viewer());
}
