import { type Grid, type Hex, OFF } from './grid.ts';
import { screened } from './line.ts';

export interface Relief {
  /** Whole heights by hex, the plain being 0. */
  readonly heights: ArrayLike<number>;
  /** By hex, 1 where a line may not pass through (woods, village). */
  readonly cover: ArrayLike<number>;
}

export interface Sight {
  readonly grid: Grid;
  /** By a * count + b. */
  readonly seen: Uint8Array;
}

export function makeSight(grid: Grid, relief: Relief): Sight {
  const { count } = grid;
  const seen = new Uint8Array(count * count);
  const horizons = Array.from({ length: count }, (_, hex) => horizonOf(grid, relief, hex));
  for (let a = 0; a < count; a++)
    for (let b = a; b < count; b++)
      if (!screened(grid, a, b, makeScreen(relief, a, b, Math.max(horizons[a]!, horizons[b]!))))
        seen[a * count + b] = seen[b * count + a] = 1;
  return { grid, seen };
}

/** Whether the ground lets a and b see each other. Adjacent hexes always do, and it always goes both ways. */
export const sees = (sight: Sight, a: Hex, b: Hex): boolean => sight.seen[a * sight.grid.count + b] === 1;

/** Whether the hex is on the rim of a plateau: it has lower ground beside it. */
export function isEdge(grid: Grid, relief: Relief, hex: Hex): boolean {
  const height = relief.heights[hex]!;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const beside = grid.neighbours[side]!;
    if (beside !== OFF && relief.heights[beside]! < height) return true;
  }
  return false;
}

/** HX-TER-6: only an edge stand sees off its plateau; for any other the line may not sink below the stand's own height. */
const horizonOf = (grid: Grid, relief: Relief, hex: Hex): number =>
  isEdge(grid, relief, hex) ? Number.NEGATIVE_INFINITY : relief.heights[hex]!;

/** HX-TER-6: on the level one sees across a plateau, but from below only its first hex, so there its own height screens too. */
function makeScreen({ heights, cover }: Relief, a: Hex, b: Hex, horizon: number): (hex: Hex) => boolean {
  const higher = Math.max(heights[a]!, heights[b]!);
  const seenOver = heights[a] === heights[b] ? higher : higher - 1;
  return (hex) => cover[hex] === 1 || heights[hex]! > seenOver || heights[hex]! < horizon;
}
