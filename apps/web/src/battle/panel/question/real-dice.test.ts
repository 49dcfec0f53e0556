import { expect, test } from 'vitest';
import { facesIn } from './real-dice.tsx';

test.each([
  ['6 5 5', 3, [6, 5, 5]],
  ['6,5; 5', 3, [6, 5, 5]],
  ['655', 3, [6, 5, 5]],
  ['10', 1, [10]],
  ['10', 2, [1, 0]],
  ['', 1, []],
])('what is typed as %j for %i dice is read as %j', (typed, count, faces) => {
  expect(facesIn(typed, count)).toEqual(faces);
});
