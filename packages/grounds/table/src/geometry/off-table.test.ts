import { describe, expect, it } from 'vitest';
import { isOffTable } from '../limits/check.ts';
import { peakOf } from '../terrain/relief.ts';
import { TOUCH } from './length.ts';

const TABLE = { width: 10_000, height: 6000 };
/** It faces up the table, the middle of its front at x, y. */
const at = (x: number, y: number) => ({ x, y, heading: 0, width: 1000, depth: 500 });

describe('a box at the edge of the table', () => {
  it.each([
    ['left', at(500 - TOUCH, 3000), at(499 - TOUCH, 3000)],
    ['right', at(9500 + TOUCH, 3000), at(9501 + TOUCH, 3000)],
    ['upper', at(5000, -TOUCH), at(5000, -1 - TOUCH)],
    ['lower', at(5000, 5500 + TOUCH), at(5000, 5501 + TOUCH)],
  ])('may reach beyond the %s one by a touch and no more', (_, on, off) => {
    expect(isOffTable(TABLE, on)).toBe(false);
    expect(isOffTable(TABLE, off)).toBe(true);
  });
});

describe('the peak of a hill', () => {
  it('is in its middle, in whole numbers', () => {
    expect(
      peakOf([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 5 },
      ]),
    ).toEqual({ x: 7, y: 2 });
  });
});
