import type { Dice, Purpose } from '../dice/dice.ts';
import type { Die } from '../dice/die.ts';
import type { Reading } from '../dice/reading.ts';
import { poolOdds } from './pool-odds.ts';

type Atom = string | number | boolean;

export interface Outcome<T> {
  readonly value: T;
  readonly chance: number;
}

/** A part of the rules worked out by itself: its different outcomes and their chances. */
interface Part<T> {
  readonly values: readonly T[];
  readonly chances: readonly number[];
}
type Parts = Map<object, Map<string, Part<unknown>>>;

/**
 * Dice that walk every outcome. The rules run again for each path through their throws; a path is the branch taken at
 * each throw so far, and `advance` moves to the next path as an odometer does.
 */
class WalkingDice implements Dice {
  readonly #taken: number[] = [];
  readonly #chances: ArrayLike<number>[] = [];
  readonly #parts: Parts | undefined;
  #depth = 0;
  chance = 1;

  constructor(parts: Parts | undefined) {
    this.#parts = parts;
  }

  rewind(): void {
    this.#depth = 0;
    this.chance = 1;
  }

  /** Moves to the next path; false when every path has been walked. */
  advance(): boolean {
    const taken = this.#taken;
    const chances = this.#chances;
    while (taken.length > 0) {
      const last = taken.length - 1;
      taken[last] = taken[last]! + 1;
      if (taken[last]! < chances[last]!.length) return true;
      taken.pop();
      chances.pop();
    }
    return false;
  }

  pool(count: number, reading: Reading, _purpose: Purpose): number {
    const odds = poolOdds(count, reading);
    return odds.values[this.#branch(odds.chances)]!;
  }

  one<T extends Atom>(die: Die, read: (face: number) => T, _purpose: Purpose): T {
    const values: T[] = [];
    const chances: number[] = [];
    for (const face of die.faces) {
      const value = read(face);
      const seen = values.indexOf(value);
      if (seen < 0) {
        values.push(value);
        chances.push(1 / die.faces.length);
      } else chances[seen] = chances[seen]! + 1 / die.faces.length;
    }
    return values[this.#branch(chances)]!;
  }

  /** Throwing again until there is an answer gives the odds of the answers among themselves. */
  until<T extends Atom>(attempt: (dice: Dice) => T | undefined): T {
    const answers = [...walk(attempt, (value) => JSON.stringify(value) ?? '', this.#parts).values()].filter(
      (o) => o.value !== undefined,
    );
    const total = answers.reduce((sum, answer) => sum + answer.chance, 0);
    if (total === 0) throw new Error('no throw can ever give an answer');
    return answers[this.#branch(answers.map((answer) => answer.chance / total))]!.value as T;
  }

  apart<T>(of: object, key: string, run: (dice: Dice) => T, keyOf: (value: T) => string | number): T {
    if (!this.#parts) return run(this);
    let parts = this.#parts.get(of);
    if (!parts) this.#parts.set(of, (parts = new Map()));
    let part = parts.get(key) as Part<T> | undefined;
    if (!part) {
      const outcomes = [...walk(run, keyOf, this.#parts).values()];
      part = { values: outcomes.map(({ value }) => value), chances: outcomes.map(({ chance }) => chance) };
      parts.set(key, part);
    }
    return part.values[this.#branch(part.chances)]!;
  }

  #branch(chances: ArrayLike<number>): number {
    const depth = this.#depth++;
    if (depth === this.#taken.length) {
      this.#taken.push(0);
      this.#chances.push(chances);
    }
    const branch = this.#taken[depth]!;
    this.chance *= chances[branch]!;
    return branch;
  }
}

function walk<T>(
  run: (dice: Dice) => T,
  keyOf: (value: T) => string | number,
  parts: Parts | undefined,
): Map<string | number, Outcome<T>> {
  const found = new Map<string | number, { value: T; chance: number }>();
  const dice = new WalkingDice(parts);
  do {
    dice.rewind();
    const value = run(dice);
    const key = keyOf(value);
    const known = found.get(key);
    if (known) known.chance += dice.chance;
    else found.set(key, { value, chance: dice.chance });
  } while (dice.advance());
  return found;
}

/**
 * Every outcome of a run of the rules with its exact chance; outcomes with the same key are one. Where the rules work parts
 * out `apart`, one outcome may stand for others that differ in what those parts hold to be the same.
 */
export const enumerate = <T>(
  run: (dice: Dice) => T,
  keyOf: (value: T) => string | number,
): Map<string | number, Outcome<T>> => walk(run, keyOf, new Map());

/** Outcomes with every throw walked and nothing worked out apart: slower, and true to the last die. */
export const enumerateWhole = <T>(
  run: (dice: Dice) => T,
  keyOf: (value: T) => string | number,
): Map<string | number, Outcome<T>> => walk(run, keyOf, undefined);

/** The expected value of a number that a run of the rules gives. */
export function expected(run: (dice: Dice) => number): number {
  let sum = 0;
  const dice = new WalkingDice(new Map());
  do {
    dice.rewind();
    const value = run(dice);
    sum += value * dice.chance;
  } while (dice.advance());
  return sum;
}
