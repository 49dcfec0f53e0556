import { fc } from '@fast-check/vitest';
import { DIRECTIONS, type Direction } from './direction.ts';
import { type Grid, type Hex, makeGrid } from './grid.ts';

/** What the tests share. */
export const grids = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .map(([w, h]) => makeGrid(w, h));

export const directions = fc.constantFrom(...DIRECTIONS);

export const hexesOf = (grid: Grid): Hex[] => Array.from({ length: grid.count }, (_, hex) => hex);

/** True positions with hexsides of length 1, y downwards. */
export function pointOf(grid: Grid, hex: Hex): { x: number; y: number } {
  const row = Math.floor(hex / grid.width);
  const col = hex % grid.width;
  return { x: Math.sqrt(3) * (col + (row & 1) / 2), y: 1.5 * row };
}

/** The one movement that lays a map of this height on itself: upside down if odd, half a turn if even. */
export function mirrored(grid: Grid, hex: Hex): Hex {
  const row = Math.floor(hex / grid.width);
  const col = hex % grid.width;
  const flipped = grid.height % 2 === 1 ? col : grid.width - 1 - col;
  return (grid.height - 1 - row) * grid.width + flipped;
}

export const mirroredDirection = (grid: Grid, dir: Direction): Direction =>
  (grid.height % 2 === 1 ? (6 - dir) % 6 : (dir + 3) % 6) as Direction;
