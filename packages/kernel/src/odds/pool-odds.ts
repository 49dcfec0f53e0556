import { checkCount } from '../dice/dice.ts';
import type { Reading } from '../dice/reading.ts';

/** The chance of each result of a pool. */
export interface PoolOdds {
  /** Results that can happen, in rising order. */
  readonly values: readonly number[];
  readonly chances: Float64Array;
}

/** A reading's class chances in the form the walk over compositions wants; worked out once for each reading. */
interface ClassChances {
  /** Chance that a die is in class c, given that it is in c or a lower class. */
  readonly odds: number[];
  /** restPowers[c][n]: chance that none of n such dice is in class c. */
  readonly restPowers: number[][];
}

const chancesOfReading = new WeakMap<Reading, ClassChances>();

function classChances(reading: Reading): ClassChances {
  const known = chancesOfReading.get(reading);
  if (known) return known;
  const weights = new Array<number>(reading.classes).fill(0);
  for (const kind of reading.classOf) weights[kind]!++;
  let left = reading.classOf.length;
  const odds: number[] = new Array(reading.classes).fill(0);
  for (let kind = reading.classes - 1; kind > 0; kind--) {
    odds[kind] = left === 0 ? 0 : weights[kind]! / left;
    left -= weights[kind]!;
  }
  const fresh = { odds, restPowers: odds.map(() => [1]) };
  chancesOfReading.set(reading, fresh);
  return fresh;
}

const counts: number[] = [];

/**
 * Adds the chance of each result of n dice into `into`, which the caller clears. It walks the numbers of dice in each class
 * rather than the faces, with binomial weights built up by ratios, and allocates nothing: a buffer for each step of such
 * a recurrence would cost many times the arithmetic.
 */
export function tabulatePool(count: number, reading: Reading, into: Float64Array): void {
  const chances = classChances(reading);
  for (let kind = 0; kind < reading.classes; kind++) {
    const powers = chances.restPowers[kind]!;
    const rest = 1 - chances.odds[kind]!;
    while (powers.length <= count) powers.push(powers[powers.length - 1]! * rest);
  }
  counts.length = reading.classes;
  walk(reading, chances, reading.classes - 1, count, 1, into);
}

function walk(
  reading: Reading,
  chances: ClassChances,
  kind: number,
  left: number,
  weight: number,
  into: Float64Array,
): void {
  if (kind === 0) {
    counts[0] = left;
    const value = reading.read(counts);
    into[value] = into[value]! + weight;
    return;
  }
  const odds = chances.odds[kind]!;
  const ratio = odds / (1 - odds);
  // Where every die left is in this class, the ratio is infinite and there is only one way.
  const certain = odds === 1;
  let term = certain ? weight : weight * chances.restPowers[kind]![left]!;
  for (let taken = certain ? left : 0; taken <= left; taken++) {
    counts[kind] = taken;
    if (kind === 1) {
      counts[0] = left - taken;
      const value = reading.read(counts);
      into[value] = into[value]! + term;
    } else walk(reading, chances, kind - 1, left - taken, term, into);
    term = (term * ratio * (left - taken)) / (taken + 1);
  }
}

const oddsOfReading = new WeakMap<Reading, (PoolOdds | undefined)[]>();

/** The odds of a pool, remembered by reading and size. */
export function poolOdds(count: number, reading: Reading): PoolOdds {
  checkCount(count);
  let bySize = oddsOfReading.get(reading);
  if (!bySize) oddsOfReading.set(reading, (bySize = []));
  return (bySize[count] ??= workOut(count, reading));
}

function workOut(count: number, reading: Reading): PoolOdds {
  const table = new Float64Array(largestResult(count, reading) + 1);
  tabulatePool(count, reading, table);
  const values = [...table.keys()].filter((value) => table[value]! > 0);
  return { values, chances: Float64Array.from(values, (value) => table[value]!) };
}

/** Walks the compositions once without chances, to size the table for any reading. */
function largestResult(count: number, reading: Reading): number {
  const dice = new Array<number>(reading.classes).fill(0);
  let largest = 0;
  const visit = (kind: number, left: number): void => {
    if (kind === 0) {
      dice[0] = left;
      const value = reading.read(dice);
      if (!Number.isInteger(value) || value < 0)
        throw new Error(`the reading ${reading.label} gives ${value}, which is no whole number of zero or more`);
      largest = Math.max(largest, value);
      return;
    }
    for (let taken = 0; taken <= left; taken++) {
      dice[kind] = taken;
      visit(kind - 1, left - taken);
    }
  };
  visit(reading.classes - 1, count);
  return largest;
}
