import type { Move } from '@acies/kernel/match';
import type { PlayedGame } from '../game/played-game.ts';
import type { World } from '../world.ts';
import type { Seen } from './game-store.ts';
import { type GameRead, type KeptGame, keptOf } from './kept-game.ts';

/** The game that is open in this tab, kept as it goes on. */
export class OpenGame {
  readonly played: PlayedGame;
  readonly #world: World;
  /** Of the game as this tab has seen it. */
  #revision: number;
  /** Of the game when its choices last changed. */
  #chosen: number;
  /** The game as it was last kept, should it have to be gone back to while the store cannot be read. */
  #last: { readonly game: KeptGame; readonly moves: readonly Move[] };

  constructor(world: World, played: PlayedGame) {
    this.#world = world;
    this.played = played;
    this.#revision = played.kept.revision;
    this.#chosen = this.#revision;
    this.#last = { game: played.kept, moves: played.match?.moves ?? [] };
  }

  /** As it was when it was last kept. */
  get lastKept(): GameRead {
    return { game: this.#last.game, choices: this.#last.moves.map(keptOf) };
  }

  /** Tells one course of the game from another; what changes beside the choices is no other course. */
  get revision(): number {
    return this.#chosen;
  }

  async wasChangedElsewhere(): Promise<boolean> {
    return (await this.#world.games.revisionOf(this.played.kept.id)) !== this.#revision;
  }

  /** Keeps the choice that was made last. */
  async keepChoice(): Promise<void> {
    const { played } = this;
    await this.#keep((seen, news) => this.#world.games.add(seen, played.count - 1, played.lastKept(), news));
    this.#chosen = this.#revision;
  }

  /** Keeps that choices were taken back. */
  async keepUndone(): Promise<void> {
    await this.#keep((seen, news) => this.#world.games.cut(seen, this.played.count, news));
    this.#chosen = this.#revision;
  }

  /** Keeps what has changed beside the choices. */
  keepNews(): Promise<void> {
    return this.#keep((seen, news) => this.#world.games.note(seen, news));
  }

  async #keep(write: (seen: Seen, news: Partial<KeptGame>) => Promise<void>): Promise<void> {
    const { played } = this;
    const { id } = played.kept;
    const news = { ...played.news(), played: this.#world.now() };
    await write({ id, revision: this.#revision }, news);
    this.#revision++;
    const game = { ...played.kept, ...news, count: played.count, revision: this.#revision };
    this.#last = { game, moves: played.match?.moves ?? [] };
    this.#world.announce(id);
  }
}
