import type { Registry } from '@acies/play';
import type { GameStore } from './keeping/game-store.ts';
import type { FromSession } from './protocol/index.ts';

/** What the table needs of the world round it. */
export interface World {
  readonly ruleSets: Registry;
  readonly games: GameStore;
  send(message: FromSession): void;
  /** Tells other tabs that a game has changed. */
  announce(game: string): void;
  now(): number;
  newId(): string;
  newSeed(): number;
  /** Waits until messages that have come are handled. */
  pause(): Promise<void>;
}
