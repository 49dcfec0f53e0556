import { describe, expect, it } from 'vitest';
import { makeZoneGrid } from './grid.ts';
import { cornerOf, fieldSize, middleOf, outlineOf } from './layout.ts';

describe('a drawn field', () => {
  const grid = makeZoneGrid(3, 2);

  it('has its zones in rows and columns from the upper left', () => {
    expect([0, 2, 4].map((zone) => cornerOf(grid, zone))).toEqual([
      { x: 0, y: 0 },
      { x: 400, y: 0 },
      { x: 200, y: 140 },
    ]);
    expect(middleOf(grid, 4)).toEqual({ x: 300, y: 210 });
    expect(outlineOf(grid, 4)).toEqual([
      { x: 200, y: 140 },
      { x: 400, y: 140 },
      { x: 400, y: 280 },
      { x: 200, y: 280 },
    ]);
  });

  it('is as large as all of them', () => {
    expect(fieldSize(grid)).toEqual({ width: 600, height: 280 });
    expect(outlineOf(grid, 5)[2]).toEqual({ x: 600, y: 280 });
  });
});
