import type { Dice, Die, Purpose, Reading } from '@acies/kernel';
import { SeededDice, seedOf } from '@acies/kernel/match';
import { repeat } from '@acies/kernel/odds';

/** Playouts have these many sets of dice; one after the other they differ for as long as anybody thinks. */
const SETS = 2 ** 14;
/** Dice of playouts are seeded above all seeds of games and of players' draws, and below those of draws in playouts. */
const FROM = 2 ** 14;
const WORD = 2 ** 32;

/**
 * The dice of a playout. How a throw falls hangs on what it is for, and on how often that was thrown before, but not on what else
 * has fallen. So when two choices are tried with the same dice, all that they do not touch falls alike, and what is left between
 * them is what they have brought about. Of a larger pool the first dice are those of the smaller.
 */
export class PlayoutDice implements Dice {
  readonly #seed: number;
  readonly #thrown = new Map<string, number>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  pool(count: number, reading: Reading, purpose: Purpose): number {
    return this.#diceFor(purpose).pool(count, reading, purpose);
  }

  one<T extends string | number | boolean>(die: Die, read: (face: number) => T, purpose: Purpose): T {
    return this.#diceFor(purpose).one(die, read, purpose);
  }

  until<T extends string | number | boolean>(attempt: (dice: Dice) => T | undefined): T {
    return repeat(this, attempt);
  }

  #diceFor({ clause, label, side, unit }: Purpose): SeededDice {
    const purpose = `${clause} ${label} ${side} ${unit}`;
    const before = this.#thrown.get(purpose) ?? 0;
    this.#thrown.set(purpose, before + 1);
    const seed = this.#seed;
    const word = wordOf(`${Math.floor(seed / SETS)} ${before} ${purpose}`);
    return new SeededDice(seedOf((FROM + (seed % SETS)) * WORD + word));
  }
}

/** FNV-1a: a word of 32 bits to which every letter of a text contributes. */
function wordOf(text: string): number {
  let word = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
  return word >>> 0;
}
