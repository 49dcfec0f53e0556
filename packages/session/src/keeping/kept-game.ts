import { type Answer, type BySide, bySide, type Json, type SetupBase, type Side } from '@acies/kernel';
import type { DiceStart, Fallen, Move } from '@acies/kernel/match';
import type { KeptFacts, Preset, Taken } from '../protocol/index.ts';
import { armyIn } from '../told/book-facts.ts';

/** A game as the browser keeps it: how it began. Its choices are kept one by one beside it. */
export interface KeptGame {
  readonly id: string;
  readonly rules: string;
  readonly version: string;
  readonly setup: SetupBase;
  readonly title: string;
  readonly dice: DiceStart;
  readonly players: BySide<string>;
  /** Presets, under the name by which games were always kept. */
  readonly unasked: readonly Preset[];
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
  version,
  title,
  setup,
  players,
  count,
  turn,
  isOver,
  played,
}: KeptGame): KeptFacts => ({
  ...{ id, rules, version, title, players, count, turn, isOver, played },
  armies: bySide((side) => armyIn(setup, side)),
});

export const keptOf = ({ side, decision, choice, fallen }: Move): KeptChoice => ({ side, decision, choice, fallen });
