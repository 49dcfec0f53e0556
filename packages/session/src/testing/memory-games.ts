import { copyPlain } from '@acies/kernel';
import { type GameStore, PlayedElsewhere, type Seen } from '../keeping/game-store.ts';
import type { GameRead, KeptChoice, KeptGame } from '../keeping/kept-game.ts';

/** Games kept in memory: a store that is gone with whoever holds it. */
export class MemoryGames implements GameStore {
  readonly #games = new Map<string, GameRead>();

  async list(): Promise<readonly KeptGame[]> {
    const games = [...this.#games.values()].map(({ game }) => copyPlain(game));
    return games.sort((a, b) => b.played - a.played);
  }

  async begin(game: KeptGame, choices: readonly KeptChoice[] = []): Promise<void> {
    this.#put({ game: { ...game, count: choices.length }, choices });
  }

  async read(id: string): Promise<GameRead | undefined> {
    return copyPlain(this.#games.get(id));
  }

  async revisionOf(id: string): Promise<number | undefined> {
    return this.#games.get(id)?.game.revision;
  }

  async add(seen: Seen, after: number, choice: KeptChoice, news: Partial<KeptGame>): Promise<void> {
    const { game, choices } = this.#asSeen(seen);
    this.#change(game, { ...news, count: after + 1 }, [...choices.slice(0, after), choice]);
  }

  async cut(seen: Seen, to: number, news: Partial<KeptGame>): Promise<void> {
    const { game, choices } = this.#asSeen(seen);
    this.#change(game, { ...news, count: to }, choices.slice(0, to));
  }

  async note(seen: Seen, news: Partial<KeptGame>): Promise<void> {
    const { game, choices } = this.#asSeen(seen);
    this.#change(game, news, choices);
  }

  async remove(id: string): Promise<void> {
    this.#games.delete(id);
  }

  #asSeen({ id, revision }: Seen): GameRead {
    const read = this.#games.get(id);
    if (read?.game.revision !== revision) throw new PlayedElsewhere();
    return read;
  }

  #change(game: KeptGame, news: Partial<KeptGame>, choices: readonly KeptChoice[]): void {
    this.#put({ game: { ...game, ...news, revision: game.revision + 1 }, choices });
  }

  #put(read: GameRead): void {
    this.#games.set(read.game.id, copyPlain(read));
  }
}
