import type { Side } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';
import { type Book, keepsSecrets, shownPart, viewerOfMatch } from '@acies/play';

/** A saved game as whoever looks at it may know it. */
export interface LookedAt {
  readonly book: Book;
  /** Without secret choices that are not yet shown. */
  readonly match: Match;
  /** Through whose eyes it is shown; nobody's in particular when it is over, or only computers play. */
  readonly viewer: Side | undefined;
}

export const lookedAt = (book: Book, match: Match): LookedAt => ({
  book,
  match: shownPart(match),
  viewer: viewerOfMatch(match),
});

/** Says that not all is shown, where it is so. */
export const hiddenLines = ({ viewer }: LookedAt, { engine, game }: Match): string[] =>
  viewer && keepsSecrets(engine, game)
    ? [`The battle is not over: it is shown as ${viewer} may know it, and nothing that is hidden from ${viewer}.`]
    : [];
