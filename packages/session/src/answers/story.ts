import { bySide, type Game, type Side } from '@acies/kernel';
import { type Match, rewind } from '@acies/kernel/match';
import type { PieceCard } from '@acies/kernel/picture';
import { type KnownLuck, luckOf, strokesOf } from '@acies/play';
import type { PastState, Story } from '../protocol/index.ts';
import { logFrom } from '../told/log.ts';

/** What does not change while luck is being worked out is told once. */
const told = new WeakMap<Match, Omit<Story, 'luck'>>();

/** The whole of a battle looked back on; luck as far as it is known, since it takes long. */
export function storyOf(match: Match, luck: KnownLuck): Story {
  const course = told.get(match) ?? courseOf(match);
  told.set(match, course);
  return { ...course, luck: match.moves.map((_, i) => luck[i]) };
}

function courseOf(match: Match): Omit<Story, 'luck'> {
  const { rules } = match.engine;
  const games = [...match.moves.map(({ before }) => before), match.game];
  const turnAt = (i: number): number => rules.turnOf(games[i]!.board);
  const starts = games.map((_, at) => at).filter((at) => at === 0 || turnAt(at) !== turnAt(at - 1));
  return {
    choices: match.moves.length,
    turns: starts.map((at) => ({ turn: turnAt(at), at })),
    moments: logFrom(match, 0)
      .filter(({ weight }) => weight === 'key')
      .map(({ at, turn, text }) => ({ at, turn, text })),
    strain: games.map((game) => strainIn(match, game)),
  };
}

function strainIn({ engine }: Match, game: Game) {
  const g = engine.look(game);
  return bySide((side) => engine.rules.strain(g, side));
}

/** The luck of choices, worked out in order and never twice. */
export class LuckBook {
  readonly #known: number[] = [];
  #of: Match | undefined;

  /** What is known for the match. */
  of(match: Match): KnownLuck {
    if (this.#of && this.#of !== match) this.#forget(this.#of, match);
    this.#of = match;
    return this.#known;
  }

  /** Keeps what another match shares; what dice had not yet led to all of may come to something else. */
  #forget(old: Match, match: Match): void {
    const last = strokesOf(old).at(-1);
    const sure = !last || last.isSettled ? old.moves.length : last.from;
    const shared = isSameStory(old, match) ? Math.min(sure, match.moves.length) : 0;
    this.#known.length = Math.min(this.#known.length, shared);
  }

  upTo(match: Match, count: number): KnownLuck {
    this.of(match);
    while (this.#known.length < Math.min(count, match.moves.length))
      this.#known.push(luckOf(match, this.#known.length));
    return this.#known;
  }
}

/** Whether one match goes on where the other was. */
const isSameStory = (one: Match, other: Match): boolean => {
  const last = Math.min(one.moves.length, other.moves.length) - 1;
  return one.engine === other.engine && (last < 0 || one.moves[last] === other.moves[last]);
};

/** The table as it was, through the eyes of who sits before it now: looking back shows nobody what is hidden from them. */
export function pastOf(match: Match, at: number, viewer: Side | undefined): PastState {
  const { engine, game } = rewind(match, at);
  const { rules } = engine;
  const g = engine.look(game);
  return {
    at,
    turn: rules.turnOf(game.board),
    scene: rules.picture!.scene(g, viewer),
    status: rules.status(g, viewer),
    strain: strainIn(match, game),
  };
}

export function pastCard(match: Match, at: number, piece: number, viewer: Side | undefined): PieceCard {
  const { engine, game } = rewind(match, at);
  return engine.rules.picture!.card(engine.look(game), piece, viewer);
}
