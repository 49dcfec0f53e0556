import type { GameRead, KeptChoice, KeptGame } from '@acies/session';
import { type GameStore, PlayedElsewhere, type Seen } from '@acies/session';
import { BrowserStore, type Change } from './browser-store.ts';

/** What games kept by an older client do not say. */
const UNSAID: Pick<KeptGame, 'unasked' | 'taken' | 'revision'> = { unasked: [], taken: [], revision: 0 };

const NAME = 'acies';

/** Games in the browser's own store: no closed or crashed tab loses a choice. */
export class KeptGames implements GameStore {
  readonly #store: BrowserStore;

  /** Whoever outlives this is told whether something has been written by halves. */
  constructor(name = NAME, onTorn?: (isTorn: boolean) => void) {
    this.#store = new BrowserStore(name, onTorn);
  }

  /** Something was written by halves before this was begun. */
  wasTorn(): void {
    this.#store.isTorn = true;
  }

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

  async revisionOf(id: string): Promise<number | undefined> {
    const game = await this.#store.look((look) => look.objectStore('games').get(id));
    return game && (game.revision ?? UNSAID.revision);
  }

  async add(seen: Seen, after: number, choice: KeptChoice, news: Partial<KeptGame>): Promise<void> {
    await this.#change(seen, { ...news, count: after + 1 }, async (choices) => choices.put(choice, [seen.id, after]));
  }

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
