import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

test.each([
  [50, 100, 0.4038, 0.5962],
  [0, 20, 0, 0.1611],
  [20, 20, 0.8389, 1],
  [95, 100, 0.8882, 0.9785],
])('%i of %i', (wins, games, low, high) => {
  const [least, most] = wilson(wins, games);
  expect(least).toBeCloseTo(low, 3);
  expect(most).toBeCloseTo(high, 3);
});
