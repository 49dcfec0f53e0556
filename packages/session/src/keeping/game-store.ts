import { BadInput } from '@acies/kernel';
import type { GameRead, KeptChoice, KeptGame } from './kept-game.ts';

/** The store keeps or reads nothing now: a fault of the machine, not of ours. */
export class StoreFault extends BadInput {}

/** The game has been played on elsewhere since it was read. */
export class PlayedElsewhere extends Error {}

/** A game as whoever changes it last saw it. */
export interface Seen {
  readonly id: string;
  readonly revision: number;
}

/** Where games are kept. A choice is safe as soon as `add` is done. */
export interface GameStore {
  /** All games, the last played first. */
  list(): Promise<readonly KeptGame[]>;
  begin(game: KeptGame, choices?: readonly KeptChoice[]): Promise<void>;
  read(id: string): Promise<GameRead | undefined>;
  /** How often it has been changed; undefined if it is no longer kept. */
  revisionOf(id: string): Promise<number | undefined>;
  /** Adds a choice after so many; a PlayedElsewhere says that the game has been changed by others, and nothing is written. */
  add(seen: Seen, after: number, choice: KeptChoice, news: Partial<KeptGame>): Promise<void>;
  /** Takes choices back until so many are left. */
  cut(seen: Seen, to: number, news: Partial<KeptGame>): Promise<void>;
  note(seen: Seen, news: Partial<KeptGame>): Promise<void>;
  remove(id: string): Promise<void>;
}
