import type { BySide } from '@acies/kernel';
import type { Scene } from '@acies/kernel/picture';

/** A moment of a battle that is looked back on. */
export interface PastState {
  readonly at: number;
  readonly turn: number;
  readonly scene: Scene;
  readonly status: readonly string[];
  readonly strain: BySide<number>;
}

/** The whole course of a battle. */
export interface Story {
  readonly choices: number;
  /** Where each turn begins. */
  readonly turns: readonly { readonly turn: number; readonly at: number }[];
  readonly moments: readonly { readonly at: number; readonly turn: number; readonly text: string }[];
  /** How near to breaking each side was after each choice, 0 to 1. */
  readonly strain: readonly BySide<number>[];
  /**
   * How much dice moved the balance against their average; for red above 0. It stands at the choice with which all that
   * they led to had been seen. Not all are known at once.
   */
  readonly luck: readonly (number | undefined)[];
}
