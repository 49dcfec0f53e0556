import { DIRECTIONS } from './direction.ts';
import type { Grid, Hex } from './grid.ts';

/** Where a line runs along hexsides, the hexes on its left (0) or on its right (1), as one looks from its first end. */
export type LineSide = 0 | 1;

/**
 * For every parity of the first end's row, offset to the other end, and side: the hexes between, as steps of index from the
 * first end. A slot's steps run from `starts` to `ends`.
 */
export interface Lines {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly steps: Int16Array;
}

/**
 * The map in whole numbers: a hex is 2 across and a row 3 below the last, so centres and corners, (0, +-2) and (+-1, +-1) from
 * the centre, have whole coordinates. The scale differs across and down; which side of a line a point is on does not mind.
 */
const STEP_X: readonly number[] = [2, 1, -1, -2, -1, 1];
const STEP_Y: readonly number[] = [0, -3, -3, 0, 3, 3];

export function makeLines(width: number, height: number): Lines {
  const slots = 2 * (2 * height - 1) * (2 * width - 1) * 2;
  const starts = new Int32Array(slots);
  const ends = new Int32Array(slots);
  const steps: number[] = [];
  let slot = 0;
  for (const parity of [0, 1])
    for (let rows = 1 - height; rows < height; rows++)
      for (let cols = 1 - width; cols < width; cols++)
        for (const side of [0, 1] as const) {
          const dx = 2 * cols + ((parity + rows) & 1) - parity;
          if (side === 1 && !runsAlongSides(dx, 3 * rows)) {
            starts[slot] = starts[slot - 1]!;
          } else {
            starts[slot] = steps.length;
            trace(dx, 3 * rows, side, (x, y) => {
              const down = y / 3;
              steps.push(down * width + (x + parity - ((parity + down) & 1)) / 2);
            });
          }
          ends[slot++] = steps.length;
        }
  return { starts, ends, steps: Int16Array.from(steps) };
}

const runsAlongSides = (dx: number, dy: number): boolean => dx === 0 || Math.abs(dx) === Math.abs(dy);

/**
 * Visits in order the hexes whose inside the straight line from (0, 0) to (dx, dy) crosses, ends excluded. A hex is crossed if
 * it has corners strictly on both sides, that is if the cross product of its centre is within that of its farthest corner. At
 * equality the line only grazes it: at one corner, which counts for nothing, or all along a side, which counts on `side`.
 * Hexes are the places nearest to their centres, so they are met in the order of their centres' projections on the line.
 */
function trace(dx: number, dy: number, side: LineSide, visit: (x: number, y: number) => void): void {
  const grazing = Math.max(2 * Math.abs(dx), Math.abs(dx) + Math.abs(dy));
  const along = runsAlongSides(dx, dy);
  const leftLimit = along && side === 0 ? -grazing - 1 : -grazing;
  const rightLimit = along && side === 1 ? grazing + 1 : grazing;
  let x = 0;
  let y = 0;
  let here = 0;
  while (x !== dx || y !== dy) {
    let next = Number.POSITIVE_INFINITY;
    let nextX = dx;
    let nextY = dy;
    for (const dir of DIRECTIONS) {
      const nearX = x + STEP_X[dir]!;
      const nearY = y + STEP_Y[dir]!;
      const across = dx * nearY - dy * nearX;
      const ahead = 3 * dx * nearX + dy * nearY;
      if (across <= leftLimit || across >= rightLimit || ahead <= here || ahead >= next) continue;
      next = ahead;
      nextX = nearX;
      nextY = nearY;
    }
    x = nextX;
    y = nextY;
    here = next;
    if (x !== dx || y !== dy) visit(x, y);
  }
}

function slotOf(grid: Grid, a: Hex, b: Hex, side: LineSide): number {
  const { rows, cols, width, height } = grid;
  const row = rows[a]!;
  const parity = row & 1;
  const down = rows[b]! - row;
  const over = cols[b]! - cols[a]!;
  const kept = over === 0 ? sideOnMap(cols[a]!, parity, down, width, side) : side;
  return (((parity * (2 * height - 1) + down + height - 1) * (2 * width - 1) + over + width - 1) << 1) | kept;
}

/** A line straight along the ragged edge of the map has hexes on one side only: that side serves for both. */
function sideOnMap(col: number, parity: number, down: number, width: number, side: LineSide): LineSide {
  if (parity === 0 && col === 0) return down > 0 ? 0 : 1;
  if (parity === 1 && col === width - 1) return down > 0 ? 1 : 0;
  return side;
}

/**
 * The hexes strictly between, in order from a; each touches the next. They may outnumber the steps of the shortest way, since a
 * line between two rows crosses both. From b to a they are the same in reverse, left and right exchanged.
 */
export function lineBetween(grid: Grid, a: Hex, b: Hex, side: LineSide): Hex[] {
  const slot = slotOf(grid, a, b, side);
  const { starts, ends, steps } = grid.lines;
  return Array.from(steps.subarray(starts[slot], ends[slot]), (step) => a + step);
}

/** Whether a line from a to b must pass through a screen: where it runs along hexsides, on the left and on the right. */
export function screened(grid: Grid, a: Hex, b: Hex, isScreen: (hex: Hex) => boolean): boolean {
  const left = slotOf(grid, a, b, 0);
  if (!crossesAny(grid.lines, left, a, isScreen)) return false;
  const right = slotOf(grid, a, b, 1);
  return grid.lines.starts[left] === grid.lines.starts[right] || crossesAny(grid.lines, right, a, isScreen);
}

function crossesAny(lines: Lines, slot: number, from: Hex, isScreen: (hex: Hex) => boolean): boolean {
  const end = lines.ends[slot]!;
  for (let i = lines.starts[slot]!; i < end; i++) if (isScreen(from + lines.steps[i]!)) return true;
  return false;
}
