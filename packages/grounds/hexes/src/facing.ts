import type { Direction } from './direction.ts';
import type { Grid, Hex } from './grid.ts';

export type Arc = 'front' | 'flank' | 'rear';

const ARC_BY_SIDES: readonly Arc[] = ['front', 'front', 'flank', 'rear'];

/** Left for positive sides, right for negative. */
export const turn = (dir: Direction, sides: number): Direction => ((((dir + sides) % 6) + 6) % 6) as Direction;

export const opposite = (dir: Direction): Direction => ((dir + 3) % 6) as Direction;

/** How many sides one must turn from a to b, 0 to 3. */
export function sidesBetween(a: Direction, b: Direction): number {
  const sides = Math.abs(a - b);
  return sides > 3 ? 6 - sides : sides;
}

/** HX-UNIT-1: the neighbour faced and the two beside it are the front, the one opposite the rear, the other two the flanks. */
export const arcOfNeighbour = (facing: Direction, dir: Direction): Arc => ARC_BY_SIDES[sidesBetween(facing, dir)]!;

/** Whether `to`, however distant, lies in the closed cone of the three front directions. No hex is in front of itself. */
export const inFront = (grid: Grid, from: Hex, facing: Direction, to: Hex): boolean =>
  ((grid.fronts[from * grid.count + to]! >> facing) & 1) === 1;

/**
 * The direction nearest to pointing at `to`; of two equally near, the right-hand one. Hence the way from b to a is opposite to
 * the way from a to b. Toward itself a hex has no direction: 0 stands in.
 */
export const directionToward = (grid: Grid, from: Hex, to: Hex): Direction => grid.bearings[from * grid.count + to]!;
