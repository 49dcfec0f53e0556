import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from './direction.ts';
import { opposite } from './facing.ts';
import {
  axialOf,
  directionTo,
  distance,
  type Grid,
  type Hex,
  hexAt,
  hexAtAxial,
  makeGrid,
  neighbour,
  OFF,
  ring,
  within,
} from './grid.ts';
import { hexNamed } from './name.ts';
import { grids, hexesOf, mirrored, mirroredDirection } from './testing.ts';

function walkedDistances(grid: Grid, from: Hex): number[] {
  const steps = new Array<number>(grid.count).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const hex of queue)
    for (const dir of DIRECTIONS) {
      const next = neighbour(grid, hex, dir);
      if (next === OFF || steps[next] !== -1) continue;
      steps[next] = steps[hex]! + 1;
      queue.push(next);
    }
  return steps;
}

describe('makeGrid', () => {
  it('makes a size once', () => {
    expect(makeGrid(7, 5)).toBe(makeGrid(7, 5));
    expect(makeGrid(7, 5)).not.toBe(makeGrid(5, 7));
    expect(makeGrid(7, 5)).toMatchObject({ width: 7, height: 5, count: 35 });
  });

  it('refuses sizes it has no room for', () => {
    for (const [width, height] of [
      [0, 5],
      [5, 0],
      [65, 1],
      [1, 65],
      [2.5, 3],
      [Number.NaN, 3],
    ] as const)
      expect(() => makeGrid(width, height)).toThrow(RangeError);
    expect(makeGrid(64, 1).count).toBe(64);
  });
});

describe('neighbour', () => {
  const grid = makeGrid(5, 5);
  const around = (name: string) => DIRECTIONS.map((dir) => neighbour(grid, hexNamed(grid, name)!, dir));
  const named = (...names: string[]) => names.map((name) => hexNamed(grid, name) ?? OFF);

  it('goes round leftwards from east in an even row', () => {
    expect(around('C3')).toEqual(named('C4', 'B3', 'B2', 'C2', 'D2', 'D3'));
  });

  it('goes round leftwards from east in an odd row, shoved right', () => {
    expect(around('D3')).toEqual(named('D4', 'C4', 'C3', 'D2', 'E3', 'E4'));
  });

  it('is off the map beyond the edges', () => {
    expect(around('A1')).toEqual(named('A2', '-', '-', '-', '-', 'B1'));
    expect(around('D5')).toEqual(named('-', '-', 'C5', 'D4', 'E5', '-'));
  });

  test.prop([grids])('leads back by the opposite side', (grid) => {
    for (const hex of hexesOf(grid))
      for (const dir of DIRECTIONS) {
        const next = neighbour(grid, hex, dir);
        if (next !== OFF) expect(neighbour(grid, next, opposite(dir))).toBe(hex);
      }
  });

  test.prop([grids])('keeps to the symmetry of the map', (grid) => {
    for (const hex of hexesOf(grid))
      for (const dir of DIRECTIONS) {
        const next = neighbour(grid, hex, dir);
        expect(neighbour(grid, mirrored(grid, hex), mirroredDirection(grid, dir))).toBe(
          next === OFF ? OFF : mirrored(grid, next),
        );
      }
  });
});

describe('distance', () => {
  test.prop([grids])('is the number of steps of the shortest walk', (grid) => {
    for (const from of hexesOf(grid))
      expect(hexesOf(grid).map((to) => distance(grid, from, to))).toEqual(walkedDistances(grid, from));
  });

  it('counts half a column for every row', () => {
    const grid = makeGrid(30, 28);
    expect(distance(grid, hexNamed(grid, 'A1')!, hexNamed(grid, 'AB30')!)).toBe(43);
    expect(distance(grid, hexNamed(grid, 'A30')!, hexNamed(grid, 'AB1')!)).toBe(42);
  });
});

describe('directionTo', () => {
  test.prop([grids])('names the side between adjacent hexes, and only those', (grid) => {
    for (const from of hexesOf(grid))
      for (const to of hexesOf(grid)) {
        const expected = DIRECTIONS.find((dir) => neighbour(grid, from, dir) === to) ?? -1;
        expect(directionTo(grid, from, to)).toBe(expected);
      }
  });
});

describe('coordinates', () => {
  it('are axial, q to the east and r to the south-east', () => {
    const grid = makeGrid(5, 5);
    expect(axialOf(grid, hexNamed(grid, 'A1')!)).toEqual({ q: 0, r: 0 });
    expect(axialOf(grid, hexNamed(grid, 'B1')!)).toEqual({ q: 0, r: 1 });
    expect(axialOf(grid, hexNamed(grid, 'E1')!)).toEqual({ q: -2, r: 4 });
  });

  test.prop([grids, fc.integer({ min: -9, max: 20 }), fc.integer({ min: -9, max: 20 })])(
    'lead back to the hex, or off the map',
    (grid, q, r) => {
      const hex = hexAtAxial(grid, q, r);
      const found = hexesOf(grid).find((other) => axialOf(grid, other).q === q && axialOf(grid, other).r === r);
      expect(hex).toBe(found ?? OFF);
      if (hex !== OFF) expect(hexAt(grid, grid.rows[hex]!, grid.cols[hex]!)).toBe(hex);
    },
  );

  it('by row and column stop at the edges', () => {
    const grid = makeGrid(3, 2);
    expect([hexAt(grid, 0, 0), hexAt(grid, 1, 2)]).toEqual([0, 5]);
    expect([hexAt(grid, -1, 0), hexAt(grid, 2, 0), hexAt(grid, 0, -1), hexAt(grid, 0, 3)]).toEqual([
      OFF,
      OFF,
      OFF,
      OFF,
    ]);
  });
});

describe('ring and within', () => {
  test.prop([grids, fc.nat(), fc.integer({ min: 0, max: 6 })])(
    'hold the hexes at and up to a distance',
    (grid, n, radius) => {
      const centre = n % grid.count;
      const steps = walkedDistances(grid, centre);
      expect(ring(grid, centre, radius)).toEqual(hexesOf(grid).filter((hex) => steps[hex] === radius));
      expect(within(grid, centre, radius)).toEqual(hexesOf(grid).filter((hex) => steps[hex]! <= radius));
    },
  );

  it('have 6 and 19 hexes away from the edges', () => {
    const grid = makeGrid(7, 7);
    expect(ring(grid, 24, 1)).toHaveLength(6);
    expect(ring(grid, 24, 2)).toHaveLength(12);
    expect(within(grid, 24, 2)).toHaveLength(19);
    expect(ring(grid, 24, 0)).toEqual([24]);
  });
});
