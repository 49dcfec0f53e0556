import { describe, expect, test } from 'vitest';
import { BadInput } from '../plain/bad-input.ts';
import { PURPOSE } from '../testing/purpose.ts';
import { SIX_AND_PAIRS } from '../testing/toy.ts';
import { AVERAGE_DIE, D6 } from './die.ts';
import { DiceNeeded, enteredDice, fallenOf, faultInDice } from './entered.ts';

const shown = (face: number): number => face;
const fallen = (die: string, ...faces: number[]) => ({ die, faces });

describe('entered dice', () => {
  test('are used in the order they were asked for', () => {
    const dice = enteredDice([fallen('D6', 5, 6, 5), fallen('AvD', 4)]);
    expect(dice.used).toBe(0);
    expect(dice.pool(3, SIX_AND_PAIRS, PURPOSE)).toBe(2);
    expect(dice.used).toBe(1);
    expect(dice.one(AVERAGE_DIE, shown, PURPOSE)).toBe(4);
    expect(dice.used).toBe(2);
  });

  test('ask the person for more when they run out', () => {
    const dice = enteredDice([fallen('D6', 1)]);
    dice.one(D6, shown, PURPOSE);
    let needed: unknown;
    try {
      dice.pool(4, SIX_AND_PAIRS, PURPOSE);
    } catch (fault) {
      needed = fault;
    }
    expect(needed).toBeInstanceOf(DiceNeeded);
    expect(needed).toMatchObject({
      name: 'DiceNeeded',
      message: '4D6 needed for a test',
      request: { die: D6, count: 4, purpose: PURPOSE },
    });
  });

  test('are not needed for a pool of none', () => {
    const dice = enteredDice([]);
    expect(dice.pool(0, SIX_AND_PAIRS, PURPOSE)).toBe(0);
    expect(dice.used).toBe(0);
  });

  test('that cannot have fallen are bad input', () => {
    expect(() => enteredDice([fallen('D6', 7)]).one(D6, shown, PURPOSE)).toThrow(BadInput);
    expect(() => enteredDice([fallen('D6', 1, 2)]).pool(3, SIX_AND_PAIRS, PURPOSE)).toThrow(
      'the dice entered for a test cannot be: 3 dice are needed, 2 were given',
    );
  });
});

describe('a fault in entered dice', () => {
  const request = { die: AVERAGE_DIE, count: 2, purpose: PURPOSE };

  test('is none when they fit', () => expect(faultInDice(request, [2, 5])).toBeUndefined());

  test('is a face the die does not have', () =>
    expect(faultInDice(request, [2, 6])).toBe('an AvD has no face 6: it shows 2, 3, 4, 5'));

  test('is the wrong number of dice', () => {
    expect(faultInDice(request, [2])).toBe('2 dice are needed, 1 was given');
    expect(faultInDice(request, [2, 3, 4])).toBe('2 dice are needed, 3 were given');
    expect(faultInDice({ ...request, count: 1 }, [2, 3])).toBe('1 die is needed, 2 were given');
  });

  test('is looked for before they are kept in rising order', () =>
    expect(fallenOf(request, [5, 2])).toEqual(fallen('AvD', 2, 5)));
});
