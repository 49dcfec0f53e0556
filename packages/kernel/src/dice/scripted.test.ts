import { describe, expect, test } from 'vitest';
import { PURPOSE } from '../testing/purpose.ts';
import { SIX_AND_PAIRS } from '../testing/toy.ts';
import type { DiceEvent } from './dice.ts';
import { AVERAGE_DIE, D6, D10 } from './die.ts';
import { scriptedDice } from './scripted.ts';

const shown = (face: number): number => face;

describe('scripted dice', () => {
  test('fall as written, alone and in pools', () => {
    const dice = scriptedDice([3, 6, 5, 5, 6, 10]);
    expect(dice.one(AVERAGE_DIE, shown, PURPOSE)).toBe(3);
    expect(dice.pool(3, SIX_AND_PAIRS, PURPOSE)).toBe(2);
    expect(dice.pool(1, SIX_AND_PAIRS, PURPOSE)).toBe(1);
    expect(dice.one(D10, shown, PURPOSE)).toBe(10);
    expect(() => dice.assertUsedUp()).not.toThrow();
  });

  test('may not be left over', () => {
    const dice = scriptedDice([1, 2, 3]);
    dice.one(D6, shown, PURPOSE);
    expect(() => dice.assertUsedUp()).toThrow('left over in the script: 2, 3');
  });

  test('may not run out', () => {
    const dice = scriptedDice([1, 2]);
    expect(() => dice.pool(3, SIX_AND_PAIRS, PURPOSE)).toThrow(
      'the script has 2 dice left, but 3 D6 are thrown for a test',
    );
    expect(() => scriptedDice([]).one(D6, shown, PURPOSE)).toThrow('has 0 dice left');
  });

  test('must have faces that the die has', () => {
    expect(() => scriptedDice([6]).one(AVERAGE_DIE, shown, PURPOSE)).toThrow('an AvD has no face 6 (a test)');
    expect(() => scriptedDice([1, 7]).pool(2, SIX_AND_PAIRS, PURPOSE)).toThrow('a D6 has no face 7');
  });

  test('are not used by a pool of none', () => {
    const dice = scriptedDice([6]);
    expect(dice.pool(0, SIX_AND_PAIRS, PURPOSE)).toBe(0);
    expect(() => dice.assertUsedUp()).toThrow('left over');
  });

  test('throw again until there is an answer', () => {
    const dice = scriptedDice([1, 2, 6]);
    expect(dice.until((again) => (again.one(D6, shown, PURPOSE) === 6 ? true : undefined))).toBe(true);
    dice.assertUsedUp();
  });

  test('tell what fell', () => {
    const events: DiceEvent[] = [];
    const dice = scriptedDice([6, 1, 5], (event) => events.push(event));
    dice.pool(3, SIX_AND_PAIRS, PURPOSE);
    expect(events).toEqual([{ type: 'dice', clauses: ['TOY-9'], label: 'a test', die: 'D6', faces: [1, 5, 6] }]);
  });
});
