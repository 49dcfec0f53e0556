import type { BySide } from '@acies/kernel';
import type { Lesson } from '@acies/play';

/** What does not change while a game is played. */
export interface GameFacts {
  readonly id: string;
  readonly rules: {
    readonly id: string;
    readonly title: string;
    readonly turnName: string;
    readonly strengthUnit: string;
  };
  readonly title: string;
  readonly about: string;
  readonly armies: BySide<string>;
  readonly players: BySide<string>;
  readonly dice: 'seeded' | 'entered';
  /** What a coach teaches in it; nothing unless it is a guided first game. */
  readonly lessons: readonly Lesson[];
}

/** A kept game as it is listed. */
export interface KeptFacts {
  readonly id: string;
  readonly rules: string;
  /** Of its rules, when it was begun. */
  readonly version: string;
  readonly title: string;
  readonly armies: BySide<string>;
  readonly players: BySide<string>;
  readonly count: number;
  readonly turn: number;
  readonly isOver: boolean;
  /** When it was last played, in milliseconds. */
  readonly played: number;
}

/** What is known of a kept game without playing it. */
export interface KeptUnder extends KeptFacts {
  /** The version of its rules that is played now; undefined where there are no such rules. */
  readonly versionNow: string | undefined;
}

/** A game file that is what it says. */
export interface Verified {
  readonly title: string;
  readonly rules: string;
  readonly choices: number;
  /** How many states of the game were compared with what the file says of them. */
  readonly states: number;
  readonly hash: string;
}
