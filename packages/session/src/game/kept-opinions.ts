import type { Side } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';
import { isKeptFrom, looksAtNothing, type Opinion } from '@acies/play';

/** As many as one looks back on: each keeps a copy of the game it is about. */
const MOST = 48;

/** What a choice came from, and how many had been made with it. */
interface KeptOpinion {
  readonly of: Opinion;
  readonly at: number;
  /** By who looks. It does not change: what was hidden when it was chosen stays untold. */
  readonly isKept: Map<Side | undefined, boolean>;
}

/** What computer players have weighed of late, since the game was opened here. */
export class KeptOpinions {
  #kept: readonly KeptOpinion[] = [];

  add(of: Opinion, at: number): void {
    this.#kept = [...this.#kept, { of, at, isKept: new Map() }].slice(-MOST);
  }

  /** Choices were taken back: the same made again may be a person's. */
  cutTo(count: number): void {
    this.#kept = this.#kept.filter(({ at }) => at <= count);
  }

  /** What who looks may be told of the choices after so many, the newest last. */
  toldTo(viewer: Side | undefined, match: Match, after: number): readonly Pick<KeptOpinion, 'of' | 'at'>[] {
    return this.#kept.filter(
      (one) =>
        one.at > after && one.at <= match.moves.length && !looksAtNothing(one.of.player) && !isKept(one, viewer, match),
    );
  }
}

/** Judged by the game as the choice left it. */
function isKept({ at, isKept }: KeptOpinion, viewer: Side | undefined, { engine, moves, game }: Match): boolean {
  const known =
    isKept.get(viewer) ?? isKeptFrom({ engine, game: moves[at]?.before ?? game }, viewer, moves[at - 1]!.side);
  isKept.set(viewer, known);
  return known;
}
