import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { INCH, inUnits, MILLIMETRE, whole } from './length.ts';

describe('lengths', () => {
  it.each([
    [3810, INCH, '1.5'],
    [10_160, INCH, '4'],
    [0, INCH, '0'],
    [-100, INCH, '0'],
    [126, INCH, '0'],
    [127, INCH, '0.1'],
    [-2540, INCH, '-1'],
    [-3810, INCH, '-1.5'],
    [4000, MILLIMETRE, '40'],
    [1234, MILLIMETRE, '12.3'],
  ])('of %d by %d are written %s', (length, unit, text) => {
    expect(inUnits(length, unit)).toBe(text);
  });

  it('an inch is 25.4 mm', () => {
    expect(INCH / MILLIMETRE).toBe(25.4);
  });
});

describe('whole', () => {
  it.each([
    [0.5, 0],
    [1.5, 2],
    [2.5, 2],
    [-0.5, 0],
    [-1.5, -2],
    [-2.5, -2],
    [0.49, 0],
    [0.51, 1],
    [-0.2, 0],
    [7, 7],
    [-0, 0],
    // What is far off does not come round.
    [2 ** 32 + 500.2, 2 ** 32 + 500],
    [-(2 ** 31) - 1, -(2 ** 31) - 1],
  ])('of %d is %d', (n, expected) => {
    expect(whole(n)).toBe(expected);
  });

  test.prop([fc.integer({ min: -1e6, max: 1e6 })])('is the same in a mirror, of halves too', (n) => {
    expect(whole(n / 4) + whole(-n / 4)).toBe(0);
    expect(whole(1000 - n / 4)).toBe(1000 - whole(n / 4));
    expect(Math.abs(whole(n / 4) - n / 4)).toBeLessThanOrEqual(0.5);
  });
});
