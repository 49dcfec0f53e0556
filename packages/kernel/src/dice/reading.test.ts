import { describe, expect, test } from 'vitest';
import { poolOdds } from '../odds/pool-odds.ts';
import { PURPOSE } from '../testing/purpose.ts';
import { SIX_AND_PAIRS } from '../testing/toy.ts';
import { AVERAGE_DIE, D6, D10 } from './die.ts';
import { readFaces } from './faces.ts';
import { countAtLeast, readingOf } from './reading.ts';
import { scriptedDice } from './scripted.ts';
import { SeededDice, seedOf } from './seeded.ts';

describe('a reading', () => {
  test('sorts faces into classes, all that are not named into class 0', () => {
    const { classOf, classes } = readingOf('', AVERAGE_DIE, [[4], [5, 2]], () => 0);
    expect({ classOf, classes }).toEqual({ classOf: [2, 0, 0, 1, 1, 2], classes: 3 });
  });

  test('gives one number from the number of dice in each class', () => {
    expect(readFaces(SIX_AND_PAIRS, [5, 5, 5, 6, 1])).toBe(2);
    expect(readFaces(SIX_AND_PAIRS, [5, 4, 3])).toBe(0);
    expect(readFaces(SIX_AND_PAIRS, [6, 6, 5, 5, 5, 5])).toBe(4);
    expect(readFaces(SIX_AND_PAIRS, [])).toBe(0);
  });

  test('counts the dice that show at least a face', () => {
    expect(readFaces(countAtLeast(D10, 8), [7, 8, 9, 10, 1])).toBe(3);
    expect(readFaces(countAtLeast(D6, 1), [1, 2, 6])).toBe(3);
    expect(readFaces(countAtLeast(D6, 7), [6, 6, 6])).toBe(0);
  });

  test('sees its own classes and no more, whatever was read before it', () => {
    const wide = readingOf('wide', D6, [[2], [3], [4], [5], [6]], () => 0);
    const narrow = readingOf('narrow', D6, [[6]], (counts) => counts.length);
    const quiet = new SeededDice(seedOf(1));
    const aloud = new SeededDice(seedOf(1), () => {});
    for (const dice of [quiet, aloud, scriptedDice([1, 1, 1, 1])]) {
      dice.pool(2, wide, PURPOSE);
      expect(dice.pool(2, narrow, PURPOSE)).toBe(2);
    }
    poolOdds(2, wide);
    expect(poolOdds(2, narrow).values).toEqual([2]);
  });
});
