import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { checkCount, type Dice, diceEvent, type Purpose } from './dice.ts';
import type { Die } from './die.ts';
import { repeat, rising, type Tell } from './faces.ts';
import type { Reading } from './reading.ts';

/** Four 32-bit words: the whole state of a generator, saved in the game. */
export type Seed = readonly number[];

/**
 * Spreads a number over the whole state. The generator is linear, so that states which differ in a bit stay alike for
 * good, however long they run: neighbouring seeds must be parted before it starts.
 */
export function seedOf(number: number): Seed {
  const high = scramble(Math.floor(number / 2 ** 32));
  return [1, 2, 3, 4].map((word) => scramble(((number | 0) + word * 0x9e3779b9) ^ high));
}

/** The finishing steps of MurmurHash3: every bit of the word touches every bit of the result. */
function scramble(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/** Dice from a seeded generator. They count their throws, so that undo can tell whether a die has fallen. */
export class SeededDice implements Dice {
  tell: Tell | undefined;
  throws = 0;
  #generator: RandomGenerator;
  readonly #counts: number[] = [];

  constructor(seed: Seed, tell?: Tell) {
    this.#generator = xoroshiro128plusFromState(seed);
    this.tell = tell;
  }

  get seed(): Seed {
    return this.#generator.getState();
  }

  pool(count: number, reading: Reading, purpose: Purpose): number {
    checkCount(count);
    if (this.tell) return this.#poolAloud(count, reading, purpose);
    const counts = this.#counts;
    const { classOf, classes, die } = reading;
    const last = die.faces.length - 1;
    counts.length = classes;
    counts.fill(0);
    for (let i = 0; i < count; i++) {
      const kind = classOf[uniformInt(this.#generator, 0, last)]!;
      counts[kind] = counts[kind]! + 1;
    }
    if (count > 0) this.throws++;
    return reading.read(counts);
  }

  one<T extends string | number | boolean>(die: Die, read: (face: number) => T, purpose: Purpose): T {
    const face = die.faces[uniformInt(this.#generator, 0, die.faces.length - 1)]!;
    this.throws++;
    this.tell?.(diceEvent(die, [face], purpose));
    return read(face);
  }

  until<T extends string | number | boolean>(attempt: (dice: Dice) => T | undefined): T {
    return repeat(this, attempt);
  }

  #poolAloud(count: number, reading: Reading, purpose: Purpose): number {
    const counts = new Array<number>(reading.classes).fill(0);
    const faces: number[] = [];
    for (let i = 0; i < count; i++) {
      const index = uniformInt(this.#generator, 0, reading.die.faces.length - 1);
      const kind = reading.classOf[index]!;
      counts[kind] = counts[kind]! + 1;
      faces.push(reading.die.faces[index]!);
    }
    if (count > 0) this.throws++;
    this.tell?.(diceEvent(reading.die, rising(faces), purpose));
    return reading.read(counts);
  }
}
