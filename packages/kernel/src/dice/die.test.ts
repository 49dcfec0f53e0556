import { expect, test } from 'vitest';
import { AVERAGE_DIE, aDie, D6, D10, diceWords, faceValues } from './die.ts';

test('the three dice have the faces that are printed on them', () => {
  expect(D6.faces).toEqual([1, 2, 3, 4, 5, 6]);
  expect(AVERAGE_DIE.faces).toEqual([2, 3, 3, 4, 4, 5]);
  expect(D10.faces).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a person reads each different face of a die once, in rising order', () => {
  expect(faceValues(AVERAGE_DIE)).toEqual([2, 3, 4, 5]);
  expect(faceValues({ name: 'odd', faces: [10, 9, 9] })).toEqual([9, 10]);
});

test('dice in words', () => {
  expect([diceWords(2, D6), diceWords(1, D10), diceWords(1, AVERAGE_DIE)]).toEqual(['2D6', '1D10', '1 AvD']);
  expect([aDie(D6), aDie(AVERAGE_DIE)]).toEqual(['a D6', 'an AvD']);
});
