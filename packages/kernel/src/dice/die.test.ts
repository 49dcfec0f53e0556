import { expect, test } from 'vitest';
import { AVERAGE_DIE, D6, D10, faceValues } from './die.ts';

test('the three dice have the faces that are printed on them', () => {
  expect(D6.faces).toEqual([1, 2, 3, 4, 5, 6]);
  expect(AVERAGE_DIE.faces).toEqual([2, 3, 3, 4, 4, 5]);
  expect(D10.faces).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a person reads each different face of a die once, in rising order', () => {
  expect(faceValues(AVERAGE_DIE)).toEqual([2, 3, 4, 5]);
  expect(faceValues({ name: 'odd', faces: [10, 9, 9] })).toEqual([9, 10]);
});
