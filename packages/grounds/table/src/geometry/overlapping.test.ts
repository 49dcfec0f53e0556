import { expect, it } from 'vitest';
import type { Box } from './box.ts';
import { pairsOverlapping } from './contact.ts';
import { TOUCH } from './length.ts';

const box = (x: number, y = 0): Box => ({ x, y, heading: 0, width: 2000, depth: 1000 });

it('pairs are those that stand on each other, each once', () =>
  expect(pairsOverlapping([box(0), box(1000), box(5000), box(5500)])).toEqual([
    [0, 1],
    [2, 3],
  ]));

it('what only touches, or has settled by a hair, is no pair', () => {
  expect(pairsOverlapping([box(0), box(2000)])).toEqual([]);
  expect(pairsOverlapping([box(0), box(2000 - 2 * TOUCH)])).toEqual([]);
  expect(pairsOverlapping([box(0), box(2000 - 2 * TOUCH - 1)])).toEqual([[0, 1]]);
});
