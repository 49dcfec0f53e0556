import type { BySide, DiceStart, Fallen, Json, Side } from '@acies/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AutomaticWay } from '../protocol.ts';

/** A game as the browser keeps it: how it began. Its choices are kept one by one beside it. */
export interface KeptGame {
  readonly id: string;
  readonly rules: string;
  readonly version: string;
  readonly setup: Json;
  readonly title: string;
  readonly dice: DiceStart;
  readonly players: BySide<string>;
  readonly automatic: Readonly<Record<string, AutomaticWay>>;
  /** How many choices are kept. */
  readonly count: number;
  readonly turn: number;
  readonly isOver: boolean;
  /** When it was last played, in milliseconds. */
  readonly played: number;
}

export interface KeptChoice {
  readonly side: Side;
  readonly decision: string;
  readonly choice: Json;
  readonly fallen: readonly Fallen[];
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  choices: { key: [game: string, index: number]; value: KeptChoice };
}

/** The game has been played on in another tab since it was read. */
export class PlayedElsewhere extends Error {}

const NAME = 'acies';
const VERSION = 1;

/** Games in the browser's own store. A choice is safe as soon as `add` is done: no closed or crashed tab loses it. */
export class KeptGames {
  readonly #db: Promise<IDBPDatabase<Schema>>;

  constructor(name = NAME) {
    this.#db = openDB<Schema>(name, VERSION, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('choices');
      },
    });
  }

  /** All games, the last played first. */
  async list(): Promise<KeptGame[]> {
    const games = await (await this.#db).getAll('games');
    return games.sort((a, b) => b.played - a.played);
  }

  async begin(game: KeptGame, choices: readonly KeptChoice[] = []): Promise<void> {
    const change = (await this.#db).transaction(['games', 'choices'], 'readwrite');
    await change.objectStore('games').put({ ...game, count: choices.length });
    for (const [index, choice] of choices.entries()) await change.objectStore('choices').put(choice, [game.id, index]);
    await change.done;
  }

  async read(id: string): Promise<{ game: KeptGame; choices: KeptChoice[] } | undefined> {
    const look = (await this.#db).transaction(['games', 'choices'], 'readonly');
    const game = await look.objectStore('games').get(id);
    const choices = game ? await look.objectStore('choices').getAll(rangeOf(id, 0)) : [];
    return game && { game, choices };
  }

  /** Adds a choice after so many; if there are others by now, nothing is written. */
  async add(id: string, after: number, choice: KeptChoice, news: Partial<KeptGame>): Promise<void> {
    await this.#change(id, after, async (change, game) => {
      await change.objectStore('choices').put(choice, [id, after]);
      await change.objectStore('games').put({ ...game, ...news, count: after + 1 });
    });
  }

  /** Takes choices back until so many are left. */
  async cut(id: string, from: number, to: number, news: Partial<KeptGame>): Promise<void> {
    await this.#change(id, from, async (change, game) => {
      await change.objectStore('choices').delete(rangeOf(id, to));
      await change.objectStore('games').put({ ...game, ...news, count: to });
    });
  }

  async note(id: string, news: Partial<KeptGame>): Promise<void> {
    const change = (await this.#db).transaction('games', 'readwrite');
    const game = await change.store.get(id);
    if (game) await change.store.put({ ...game, ...news });
    await change.done;
  }

  async remove(id: string): Promise<void> {
    const change = (await this.#db).transaction(['games', 'choices'], 'readwrite');
    await change.objectStore('games').delete(id);
    await change.objectStore('choices').delete(rangeOf(id, 0));
    await change.done;
  }

  async close(): Promise<void> {
    (await this.#db).close();
  }

  async #change(
    id: string,
    count: number,
    write: (change: Awaited<ReturnType<typeof this.change>>, game: KeptGame) => Promise<void>,
  ): Promise<void> {
    const change = await this.change();
    const game = await change.objectStore('games').get(id);
    if (game?.count !== count) {
      change.abort();
      await change.done.catch(() => undefined); // An aborted change always rejects: that is what was asked for.
      throw new PlayedElsewhere();
    }
    await write(change, game);
    await change.done;
  }

  private async change() {
    return (await this.#db).transaction(['games', 'choices'], 'readwrite');
  }
}

const rangeOf = (id: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
