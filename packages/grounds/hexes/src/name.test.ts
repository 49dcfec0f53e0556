import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { makeGrid } from './grid.ts';
import { hexNamed, nameOf } from './name.ts';
import { grids, hexesOf } from './testing.ts';

describe('names', () => {
  test.prop([grids])('lead back to the hex', (grid) => {
    for (const hex of hexesOf(grid)) expect(hexNamed(grid, nameOf(grid, hex))).toBe(hex);
  });

  it('are a row letter and a column number', () => {
    const grid = makeGrid(19, 14);
    expect(nameOf(grid, 0)).toBe('A1');
    expect(nameOf(grid, 3 * 19 + 6)).toBe('D7');
    expect(hexNamed(grid, 'd7')).toBe(3 * 19 + 6);
  });

  it('go on with two letters after Z', () => {
    const grid = makeGrid(2, 60);
    expect([25, 26, 27, 51, 52, 53].map((row) => nameOf(grid, row * 2))).toEqual([
      'Z1',
      'AA1',
      'AB1',
      'AZ1',
      'BA1',
      'BB1',
    ]);
    for (const hex of hexesOf(grid)) expect(hexNamed(grid, nameOf(grid, hex))).toBe(hex);
  });

  it('of no hex are refused', () => {
    const grid = makeGrid(5, 4);
    for (const text of ['', 'A', '3', 'A0', 'A6', 'E1', 'AA1', '1A', 'A-1', 'A1 ', 'A1.5', 'Ä1'])
      expect(hexNamed(grid, text), text).toBeUndefined();
  });
});
