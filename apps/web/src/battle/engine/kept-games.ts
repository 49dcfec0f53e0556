import {
  type Answer,
  type BySide,
  bySide,
  type DiceStart,
  type Fallen,
  type Json,
  type Move,
  type Side,
} from '@acies/kernel';
import type { KeptFacts, Taken, Unasked } from '../protocol.ts';
import { armyIn } from './book-facts.ts';
import { type Change, GameStore } from './game-store.ts';

/** A game as the browser keeps it: how it began. Its choices are kept one by one beside it. */
export interface KeptGame {
  readonly id: string;
  readonly rules: string;
  readonly version: string;
  readonly setup: Json;
  readonly title: string;
  readonly dice: DiceStart;
  readonly players: BySide<string>;
  readonly unasked: readonly Unasked[];
  /** What was decided without asking. */
  readonly taken: readonly Taken[];
  /** A choice whose dice have not all fallen. */
  readonly throwing?: KeptThrow | undefined;
  /** Goes up with every change, so that no tab writes over what it has not seen. */
  readonly revision: number;
  /** How many choices are kept. */
  readonly count: number;
  readonly turn: number;
  /** Of how it stands, for a file that can be checked by the rules it was played by; games of an older client have none. */
  readonly hash?: string | undefined;
  readonly isOver: boolean;
  /** When it was last played, in milliseconds. */
  readonly played: number;
}

/** Dice that fell on the real table cannot be thrown anew, not even in a tab that was closed in between. */
export interface KeptThrow {
  /** Undefined while the battle is being begun. */
  readonly answer: Answer | undefined;
  readonly fallen: readonly Fallen[];
  readonly isPersons: boolean;
}

export interface KeptChoice {
  readonly side: Side;
  readonly decision: string;
  readonly choice: Json;
  readonly fallen: readonly Fallen[];
}

/** A game with all its choices. */
export interface GameRead {
  readonly game: KeptGame;
  readonly choices: readonly KeptChoice[];
}

/** A game as it is listed. */
export const keptFactsOf = ({
  id,
  rules,
  title,
  setup,
  players,
  count,
  turn,
  isOver,
  played,
}: KeptGame): KeptFacts => ({
  ...{ id, rules, title, players, count, turn, isOver, played },
  armies: bySide((side) => armyIn(setup as object, side)),
});

export const keptOf = ({ side, decision, choice, fallen }: Move): KeptChoice => ({ side, decision, choice, fallen });

/** What games kept by an older client do not say. */
const UNSAID: Pick<KeptGame, 'unasked' | 'taken' | 'revision'> = { unasked: [], taken: [], revision: 0 };

/** The game has been played on in another tab since it was read. */
export class PlayedElsewhere extends Error {}

/** A game as whoever changes it last saw it. */
export interface Seen {
  readonly id: string;
  readonly revision: number;
}

const NAME = 'acies';

/** Games in the browser's own store. A choice is safe as soon as `add` is done: no closed or crashed tab loses it. */
export class KeptGames {
  readonly #store: GameStore;

  /** Whoever outlives this is told whether something has been written by halves. */
  constructor(name = NAME, onTorn?: (isTorn: boolean) => void) {
    this.#store = new GameStore(name, onTorn);
  }

  /** Something was written by halves before this was begun. */
  wasTorn(): void {
    this.#store.isTorn = true;
  }

  /** All games, the last played first. */
  async list(): Promise<KeptGame[]> {
    const games = await this.#store.look((look) => look.objectStore('games').getAll());
    return games.sort((a, b) => b.played - a.played);
  }

  async begin(game: KeptGame, choices: readonly KeptChoice[] = []): Promise<void> {
    await this.#store.change((change) =>
      Promise.all([
        change.objectStore('games').put({ ...game, count: choices.length }),
        ...choices.map(async (choice, index) => change.objectStore('choices').put(choice, [game.id, index])),
      ]),
    );
  }

  read(id: string): Promise<GameRead | undefined> {
    return this.#store.look(async (look) => {
      const game = await look.objectStore('games').get(id);
      const choices = game ? await look.objectStore('choices').getAll(rangeOf(id, 0)) : [];
      return game && { game: { ...UNSAID, ...game }, choices };
    });
  }

  /** How often it has been changed; undefined if it is no longer kept. */
  async revisionOf(id: string): Promise<number | undefined> {
    const game = await this.#store.look((look) => look.objectStore('games').get(id));
    return game && (game.revision ?? UNSAID.revision);
  }

  /** Adds a choice after so many; if the game has been changed by others, nothing is written. */
  async add(seen: Seen, after: number, choice: KeptChoice, news: Partial<KeptGame>): Promise<void> {
    await this.#change(seen, { ...news, count: after + 1 }, async (choices) => choices.put(choice, [seen.id, after]));
  }

  /** Takes choices back until so many are left. */
  async cut(seen: Seen, to: number, news: Partial<KeptGame>): Promise<void> {
    await this.#change(seen, { ...news, count: to }, async (choices) => choices.delete(rangeOf(seen.id, to)));
  }

  async note(seen: Seen, news: Partial<KeptGame>): Promise<void> {
    await this.#change(seen, news, () => Promise.resolve());
  }

  async remove(id: string): Promise<void> {
    await this.#store.change((change) =>
      Promise.all([change.objectStore('games').delete(id), change.objectStore('choices').delete(rangeOf(id, 0))]),
    );
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  /** What writes beside the game rejects and does not throw: whatever else was begun is then waited for too. */
  async #change(
    { id, revision }: Seen,
    news: Partial<KeptGame>,
    write: (choices: Choices) => Promise<unknown>,
  ): Promise<void> {
    await this.#store.change(async (change) => {
      const games = change.objectStore('games');
      const game = await games.get(id);
      if (!game || (game.revision ?? UNSAID.revision) !== revision) throw new PlayedElsewhere();
      await Promise.all([games.put({ ...game, ...news, revision: revision + 1 }), write(choicesOf(change))]);
    });
  }
}

type Choices = ReturnType<typeof choicesOf>;
const choicesOf = (change: Change) => change.objectStore('choices');

const rangeOf = (id: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
