import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { PURPOSE } from '../testing/purpose.ts';
import { chiSquare, ONE_IN_A_THOUSAND } from '../testing/statistics.ts';
import { SIX_AND_PAIRS } from '../testing/toy.ts';
import type { DiceEvent } from './dice.ts';
import { AVERAGE_DIE, D6, D10, type Die, faceValues } from './die.ts';
import { readingOf } from './reading.ts';
import { SeededDice, seedOf } from './seeded.ts';

const face = (dice: SeededDice, die: Die): number => dice.one(die, (shown) => shown, PURPOSE);
const faces = (dice: SeededDice, die: Die, count: number): number[] =>
  Array.from({ length: count }, () => face(dice, die));
const diceOf = (seed: number, tell?: (event: DiceEvent) => void): SeededDice => new SeededDice(seedOf(seed), tell);

/** The share of each face that a fair die shows. */
const shares = (die: Die): number[] =>
  faceValues(die).map((value) => die.faces.filter((each) => each === value).length / die.faces.length);

const SAMPLE = 120_000;

describe.each([D6, AVERAGE_DIE, D10])('a seeded $name', (die) => {
  const values = faceValues(die);
  const expected = shares(die).map((share) => share * SAMPLE);

  test('is fair when thrown alone', () => {
    const fallen = faces(diceOf(1), die, SAMPLE);
    const counts = values.map((value) => fallen.filter((each) => each === value).length);
    expect(chiSquare(counts, expected)).toBeLessThan(ONE_IN_A_THOUSAND[values.length - 1]!);
  });

  test('is fair in a pool', () => {
    const dice = diceOf(2);
    const counts = values.map(() => 0);
    const noteFaces = readingOf(
      'every face',
      die,
      values.map((value) => [value]),
      (classes) => {
        for (let i = 0; i < counts.length; i++) counts[i]! += classes[i + 1]!;
        return 0;
      },
    );
    for (let i = 0; i < SAMPLE / 10; i++) dice.pool(10, noteFaces, PURPOSE);
    expect(chiSquare(counts, expected)).toBeLessThan(ONE_IN_A_THOUSAND[values.length - 1]!);
  });
});

/** Chi-square of pairs of D6, each pair equally likely if its dice have nothing to do with each other. */
const pairsChiSquare = (pairs: readonly (readonly [number, number])[]): number => {
  const counts = new Array<number>(36).fill(0);
  for (const [a, b] of pairs) counts[(a - 1) * 6 + b - 1]!++;
  return chiSquare(counts, new Array(36).fill(pairs.length / 36));
};

test('one throw says nothing about the next', () => {
  const fallen = faces(diceOf(3), D6, SAMPLE);
  const pairs = fallen.slice(1).map((each, i) => [fallen[i]!, each] as const);
  expect(pairsChiSquare(pairs)).toBeLessThan(ONE_IN_A_THOUSAND[35]!);
});

describe.each([1, 2, 3, 16, 65_536, 2 ** 32])('seeds %i apart', (gap) => {
  test.each([1, 2, 6])('have nothing to do with each other at throw %i', (nth) => {
    const throwOf = (seed: number): number => faces(diceOf(seed), D6, nth)[nth - 1]!;
    const pairs = Array.from({ length: 20_000 }, (_, seed) => [throwOf(seed), throwOf(seed + gap)] as const);
    expect(pairsChiSquare(pairs)).toBeLessThan(ONE_IN_A_THOUSAND[35]!);
  });
});

test('every seed has dice of its own', () => {
  const seeds = [...Array(5_000).keys(), -1, -2, 2 ** 32, 2 ** 40 + 1, Number.MAX_SAFE_INTEGER, 2 ** 53 - 2];
  const runs = new Set(seeds.map((seed) => faces(diceOf(seed), D6, 24).join('')));
  expect(runs.size).toBe(seeds.length);
});

describe('seeded dice', () => {
  const request = fc.oneof(
    fc.record({ count: fc.nat(12) }),
    fc.record({ die: fc.constantFrom<Die>(D6, AVERAGE_DIE, D10) }),
  );
  const answer = (dice: SeededDice, each: { count: number } | { die: Die }): number =>
    'count' in each ? dice.pool(each.count, SIX_AND_PAIRS, PURPOSE) : face(dice, each.die);

  check.prop([fc.integer(), fc.array(request)])('fall alike with and without a log', (seed, requests) => {
    const quiet = diceOf(seed);
    const aloud = diceOf(seed, () => {});
    expect(requests.map((each) => answer(aloud, each))).toEqual(requests.map((each) => answer(quiet, each)));
    expect([aloud.seed, aloud.throws]).toEqual([quiet.seed, quiet.throws]);
  });

  check.prop([fc.integer(), fc.array(request), fc.array(request)])(
    'go on as before from a saved state',
    (seed, before, after) => {
      const dice = diceOf(seed);
      for (const each of before) answer(dice, each);
      const resumed = new SeededDice(JSON.parse(JSON.stringify(dice.seed)));
      expect(after.map((each) => answer(resumed, each))).toEqual(after.map((each) => answer(dice, each)));
    },
  );

  test('are the same on every machine and in every version', () => {
    expect(faces(diceOf(42), D10, 12)).toEqual([10, 5, 3, 5, 9, 9, 3, 8, 4, 10, 3, 10]);
  });

  test('count their throws; a pool of no dice is none', () => {
    for (const tell of [undefined, () => {}]) {
      const dice = diceOf(1, tell);
      dice.pool(5, SIX_AND_PAIRS, PURPOSE);
      face(dice, D6);
      expect(dice.pool(0, SIX_AND_PAIRS, PURPOSE)).toBe(0);
      expect(dice.throws).toBe(2);
    }
  });

  test('throw again until there is an answer', () => {
    const attempts: number[] = [];
    const sixth = diceOf(1).until((dice) => {
      attempts.push(dice.one(D6, (shown) => shown, PURPOSE));
      return attempts.at(-1) === 6 ? 'six' : undefined;
    });
    expect(sixth).toBe('six');
    expect(attempts.indexOf(6)).toBe(attempts.length - 1);
  });

  test('tell each throw, with its faces in rising order and its purpose', () => {
    const events: DiceEvent[] = [];
    const dice = diceOf(5, (event) => events.push(event));
    const hits = dice.pool(8, SIX_AND_PAIRS, { clause: 'TOY-4', label: 'the strike', side: 'red', unit: 'r1' });
    const shown = face(dice, AVERAGE_DIE);
    const [pool, single] = events;
    expect(pool).toMatchObject({ type: 'dice', clauses: ['TOY-4'], label: 'the strike', side: 'red', unit: 'r1' });
    expect(pool!.die).toBe('D6');
    expect(pool!.faces).toHaveLength(8);
    expect(pool!.faces).toEqual([...pool!.faces].sort((a, b) => a - b));
    expect(SIX_AND_PAIRS.read([0, ...[5, 6].map((value) => pool!.faces.filter((each) => each === value).length)])).toBe(
      hits,
    );
    expect(single).toEqual({ type: 'dice', clauses: ['TOY-9'], label: 'a test', die: 'AvD', faces: [shown] });
  });
});
