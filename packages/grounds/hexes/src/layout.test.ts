import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from './direction.ts';
import { distance, makeGrid, neighbour, OFF } from './grid.ts';
import { cornersOf, HEX_WIDTH, headingOf, mapSize, middleOf } from './layout.ts';
import { grids, hexesOf } from './testing.ts';

/** Of a hexside. */
const ENDS = 2;

describe('a drawn map', () => {
  it('has its first hex in the corner, odd rows half a hex to the right', () => {
    const grid = makeGrid(3, 3);
    expect(cornersOf(grid, 0)).toEqual([
      { x: 50, y: 0 },
      { x: 100, y: 29 },
      { x: 100, y: 87 },
      { x: 50, y: 116 },
      { x: 0, y: 87 },
      { x: 0, y: 29 },
    ]);
    expect([0, 1, 3, 6].map((hex) => middleOf(grid, hex))).toEqual([
      { x: 50, y: 58 },
      { x: 150, y: 58 },
      { x: 100, y: 145 },
      { x: 50, y: 232 },
    ]);
  });

  it('neighbours share a hexside, others not even a corner', () => {
    const grid = makeGrid(5, 4);
    const key = ({ x, y }: { x: number; y: number }): string => `${x} ${y}`;
    for (const a of hexesOf(grid))
      for (const b of hexesOf(grid)) {
        if (a === b) continue;
        const corners = new Set(cornersOf(grid, a).map(key));
        const shared = cornersOf(grid, b).filter((corner) => corners.has(key(corner))).length;
        expect(shared).toBe(distance(grid, a, b) === 1 ? ENDS : 0);
      }
  });

  test.prop([grids])('is just large enough', (grid) => {
    const all = hexesOf(grid).flatMap((hex) => cornersOf(grid, hex));
    const size = mapSize(grid);
    expect(Math.max(...all.map(({ x }) => x))).toBe(size.width);
    expect(Math.max(...all.map(({ y }) => y))).toBe(size.height);
    expect(Math.min(...all.map(({ x }) => x))).toBe(0);
    expect(Math.min(...all.map(({ y }) => y))).toBe(0);
  });

  test.prop([grids])('a heading points at the neighbour that way', (grid) => {
    for (const hex of hexesOf(grid))
      for (const dir of DIRECTIONS) {
        const next = neighbour(grid, hex, dir);
        if (next === OFF) continue;
        const from = middleOf(grid, hex);
        const to = middleOf(grid, next);
        const angle = (headingOf(dir) / 1800) * Math.PI;
        expect(Math.abs(to.x - from.x - HEX_WIDTH * Math.sin(angle))).toBeLessThan(1);
        expect(Math.abs(to.y - from.y + HEX_WIDTH * Math.cos(angle))).toBeLessThan(1);
      }
  });
});
