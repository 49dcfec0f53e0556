import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction, STEP_Q, STEP_R } from './direction.ts';
import { arcOfNeighbour, directionToward, inFront, opposite, sidesBetween, turn } from './facing.ts';
import { axialOf, makeGrid, neighbour, OFF } from './grid.ts';
import { hexNamed } from './name.ts';
import { directions, grids, hexesOf, mirrored, mirroredDirection, pointOf } from './testing.ts';

describe('turn', () => {
  it('goes left by positive sides, right by negative', () => {
    expect(turn(0, 1)).toBe(1);
    expect(turn(0, -1)).toBe(5);
    expect(turn(5, 2)).toBe(1);
    expect(turn(2, -9)).toBe(5);
    expect(turn(2, 12)).toBe(2);
  });

  test.prop([directions, directions])('needs as many sides as there are between', (a, b) => {
    const sides = [0, 1, 2, 3].find((n) => turn(a, n) === b || turn(a, -n) === b);
    expect(sidesBetween(a, b)).toBe(sides);
    expect(sidesBetween(b, a)).toBe(sides);
    expect(opposite(a) === b).toBe(sides === 3);
  });
});

describe('HX-UNIT-1 arcs', () => {
  it('are three front, two flank and one rear hex', () => {
    const arcs = (facing: Direction) => DIRECTIONS.map((dir) => arcOfNeighbour(facing, dir));
    expect(arcs(0)).toEqual(['front', 'front', 'flank', 'rear', 'flank', 'front']);
    expect(arcs(2)).toEqual(['flank', 'front', 'front', 'front', 'flank', 'rear']);
  });

  test.prop([grids, directions])('agree with the front of a stand', (grid, facing) => {
    for (const hex of hexesOf(grid))
      for (const dir of DIRECTIONS) {
        const next = neighbour(grid, hex, dir);
        if (next !== OFF) expect(inFront(grid, hex, facing, next)).toBe(arcOfNeighbour(facing, dir) === 'front');
      }
  });
});

describe('inFront', () => {
  const LONGEST = 16;

  /** All that can be walked to by steps in two directions only, on endless ground. */
  function walked(a: Direction, b: Direction): Set<string> {
    const reached = new Set<string>();
    for (let i = 0; i <= LONGEST; i++)
      for (let j = 0; j <= LONGEST; j++)
        if (i + j > 0) reached.add(`${i * STEP_Q[a]! + j * STEP_Q[b]!},${i * STEP_R[a]! + j * STEP_R[b]!}`);
    return reached;
  }

  test.prop([grids, directions])('is what can be walked to without turning', (grid, facing) => {
    const left = walked(facing, turn(facing, 1));
    const right = walked(facing, turn(facing, -1));
    for (const from of hexesOf(grid))
      for (const to of hexesOf(grid)) {
        const a = axialOf(grid, from);
        const b = axialOf(grid, to);
        const key = `${b.q - a.q},${b.r - a.r}`;
        expect(inFront(grid, from, facing, to)).toBe(left.has(key) || right.has(key));
      }
  });

  test.prop([grids, directions])('keeps to the symmetry of the map', (grid, facing) => {
    const flipped = mirroredDirection(grid, facing);
    for (const from of hexesOf(grid))
      for (const to of hexesOf(grid))
        expect(inFront(grid, mirrored(grid, from), flipped, mirrored(grid, to))).toBe(inFront(grid, from, facing, to));
  });
});

describe('directionToward', () => {
  const TURN = 2 * Math.PI;
  const angleBetween = (a: number, b: number) => {
    const apart = Math.abs(a - b) % TURN;
    return Math.min(apart, TURN - apart);
  };

  test.prop([grids])('is the side nearest to pointing there, of two the right-hand one', (grid) => {
    for (const from of hexesOf(grid))
      for (const to of hexesOf(grid)) {
        if (from === to) continue;
        const a = pointOf(grid, from);
        const b = pointOf(grid, to);
        const wanted = Math.atan2(a.y - b.y, b.x - a.x);
        const off = DIRECTIONS.map((dir) => angleBetween(wanted, (dir * TURN) / 6));
        const least = Math.min(...off);
        const nearest = DIRECTIONS.filter((dir) => off[dir]! < least + 1e-9);
        const expected = nearest.length === 1 ? nearest[0]! : nearest.find((dir) => nearest.includes(turn(dir, 1)))!;
        expect(directionToward(grid, from, to)).toBe(expected);
      }
  });

  test.prop([grids, fc.nat(), fc.nat()])('is opposite on the way back', (grid, m, n) => {
    const a = m % grid.count;
    const b = n % grid.count;
    if (a !== b) expect(directionToward(grid, b, a)).toBe(opposite(directionToward(grid, a, b)));
  });

  it('settles ties to the right', () => {
    const grid = makeGrid(5, 5);
    const from = hexNamed(grid, 'C3')!;
    expect(directionToward(grid, from, hexNamed(grid, 'A3')!)).toBe(1);
    expect(directionToward(grid, from, hexNamed(grid, 'E3')!)).toBe(4);
    expect(directionToward(grid, from, hexNamed(grid, 'B4')!)).toBe(0);
    expect(directionToward(grid, from, hexNamed(grid, 'D4')!)).toBe(5);
    expect(directionToward(grid, from, from)).toBe(0);
  });
});
