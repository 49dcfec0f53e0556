import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AVERAGE_DIE, D6, D10 } from '../dice/die.ts';
import { readFaces } from '../dice/faces.ts';
import { countAtLeast, type Reading, readingOf } from '../dice/reading.ts';
import { allThrows, chancesOver } from '../testing/brute-force.ts';
import { SIX_AND_PAIRS } from '../testing/toy.ts';
import { poolOdds, tabulatePool } from './pool-odds.ts';

function expectBruteForce(count: number, reading: Reading): void {
  const exact = chancesOver(allThrows(reading.die, count), (faces) => readFaces(reading, faces));
  const { values, chances } = poolOdds(count, reading);
  expect(values).toEqual([...exact.keys()].sort((a, b) => a - b));
  values.forEach((value, i) => {
    expect(chances[i]).toBeCloseTo(exact.get(value)!, 12);
  });
}

const oneAndSix = readingOf('ones and sixes', D6, [[1], [6]], (counts) => 10 * counts[2]! + counts[1]!);
const sumOfAverage = readingOf(
  'sum',
  AVERAGE_DIE,
  [[2], [3], [4], [5]],
  (counts) => 2 * counts[1]! + 3 * counts[2]! + 4 * counts[3]! + 5 * counts[4]!,
);

describe.each<[string, Reading, number]>([
  ['sixes and pairs of fives', SIX_AND_PAIRS, 6],
  ['three classes of D6', oneAndSix, 5],
  ['4+ on D6', countAtLeast(D6, 4), 5],
  ['6+ on D6', countAtLeast(D6, 6), 5],
  ['anything on D6, which leaves class 0 empty', countAtLeast(D6, 1), 4],
  ['7+ on D6, which no face reaches', countAtLeast(D6, 7), 4],
  ['4+ on average dice', countAtLeast(AVERAGE_DIE, 4), 5],
  ['every face of average dice', sumOfAverage, 5],
  ['8+ on D10', countAtLeast(D10, 8), 4],
  ['a single class', readingOf('dice', D6, [], (counts) => counts[0]!), 3],
])('the odds of %s', (_name, reading, most) => {
  test.each(Array.from({ length: most + 1 }, (_, count) => count))('equal brute force for %i dice', (count) =>
    expectBruteForce(count, reading),
  );
});

const anyReading = fc
  .record({
    die: fc.constantFrom(D6, AVERAGE_DIE),
    kinds: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
    weights: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
  })
  .map(
    ({ die, kinds, weights }): Reading => ({
      label: 'any',
      die,
      classOf: die.faces.map((face) => kinds[face - 1]!),
      classes: 4,
      read: (counts) => weights.reduce((sum, weight, kind) => sum + weight * counts[kind]!, 0),
    }),
  );

check.prop([anyReading, fc.nat(4)])('the odds of any reading equal brute force', (reading, count) =>
  expectBruteForce(count, reading),
);

const total = (chances: Iterable<number>): number => [...chances].reduce((sum, chance) => sum + chance, 0);

describe('large pools', () => {
  test.each([SIX_AND_PAIRS, oneAndSix, countAtLeast(D10, 9), sumOfAverage])('of $label sum to one', (reading) => {
    for (const count of [1, 10, 20, 40]) expect(total(poolOdds(count, reading).chances)).toBeCloseTo(1, 12);
  });

  test('of forty dice are binomial to the last', () => {
    const { values, chances } = poolOdds(40, countAtLeast(D6, 5));
    expect(values).toHaveLength(41);
    let exact = (2 / 3) ** 40;
    for (let hits = 0; hits <= 40; hits++) {
      expect(chances[hits]! / exact).toBeCloseTo(1, 10);
      exact *= (0.5 * (40 - hits)) / (hits + 1);
    }
  });
});

test('odds are worked out once for each reading and size', () => {
  expect(poolOdds(7, SIX_AND_PAIRS)).toBe(poolOdds(7, SIX_AND_PAIRS));
  expect(poolOdds(7, SIX_AND_PAIRS)).not.toBe(poolOdds(8, SIX_AND_PAIRS));
  expect(poolOdds(3, countAtLeast(D6, 5)).chances).not.toEqual(poolOdds(3, countAtLeast(D6, 4)).chances);
});

test('a table is added to, so that pools can be mixed', () => {
  const table = new Float64Array(3);
  tabulatePool(1, countAtLeast(D6, 4), table);
  tabulatePool(2, countAtLeast(D6, 4), table);
  expect([...table]).toEqual([0.75, 1, 0.25]);
});

test.each([-1, 0.5])('a reading that gives %d is refused', (value) =>
  expect(() => poolOdds(1, { ...SIX_AND_PAIRS, label: 'odd', read: () => value })).toThrow(
    `the reading odd gives ${value}`,
  ),
);
