import type { Direction } from './direction.ts';
import type { Grid, Hex } from './grid.ts';

/** A spot of a drawn map: x to the right, y down. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How wide a hex is drawn. */
export const HEX_WIDTH = 100;
/** A hexside is 1 / √3 of that, rounded to an even number so that corners and rows fall on whole ones. */
const SIDE = 58;
const HALF_WIDTH = HEX_WIDTH / 2;
const HALF_SIDE = SIDE / 2;
/** From row to row: rows reach into each other by half a side. */
const ROW_PITCH = SIDE + HALF_SIDE;

/** The middle of a hex, the map's corner being 0, 0. */
export const middleOf = (grid: Grid, hex: Hex): Spot => ({
  x: HALF_WIDTH + grid.cols[hex]! * HEX_WIDTH + (grid.rows[hex]! & 1) * HALF_WIDTH,
  y: SIDE + grid.rows[hex]! * ROW_PITCH,
});

/** The corners of a hex, clockwise from the top. */
export function cornersOf(grid: Grid, hex: Hex): Spot[] {
  const { x, y } = middleOf(grid, hex);
  return [
    { x, y: y - SIDE },
    { x: x + HALF_WIDTH, y: y - HALF_SIDE },
    { x: x + HALF_WIDTH, y: y + HALF_SIDE },
    { x, y: y + SIDE },
    { x: x - HALF_WIDTH, y: y + HALF_SIDE },
    { x: x - HALF_WIDTH, y: y - HALF_SIDE },
  ];
}

/** How large the whole map is. */
export const mapSize = ({ width, height }: Grid): { width: number; height: number } => ({
  width: width * HEX_WIDTH + (height > 1 ? HALF_WIDTH : 0),
  height: (height - 1) * ROW_PITCH + 2 * SIDE,
});

/** A direction in tenths of a degree clockwise, 0 up the map. */
export const headingOf = (dir: Direction): number => (4500 - 600 * dir) % 3600;
