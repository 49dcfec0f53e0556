import { makeBearings } from './bearing.ts';
import { DIRECTIONS, type Direction, type Directions, STEP_Q, STEP_R } from './direction.ts';
import { type Lines, makeLines } from './line.ts';

/** `row * width + col`. Rows of pointy-topped hexes, the odd rows shoved right by half a hex. */
export type Hex = number;

/** What lies beyond the edge of the map. */
export const OFF = -1;

/** Keeps a distance in a byte and the tables of pairs within a few dozen megabytes. */
const MAX_SIDE = 64;

/** A map's shape and every table that follows from it. Never changed, and shared by all who ask for the same size. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** By hex. */
  readonly rows: Uint8Array;
  readonly cols: Uint8Array;
  /** By hex * 6 + direction. */
  readonly neighbours: Int16Array;
  /** By from * count + to, as are the next two. */
  readonly distances: Uint8Array;
  /** The direction nearest to pointing there. */
  readonly bearings: Directions;
  /** Bit f: it lies in front of a stand that faces f. */
  readonly fronts: Uint8Array;
  readonly lines: Lines;
}

export interface Axial {
  readonly q: number;
  readonly r: number;
}

const made = new Map<number, Grid>();

export function makeGrid(width: number, height: number): Grid {
  for (const side of [width, height])
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE)
      throw new RangeError(`a map of ${width} x ${height} hexes: each side must be from 1 to ${MAX_SIDE}`);
  const key = width * (MAX_SIDE + 1) + height;
  let grid = made.get(key);
  if (!grid) made.set(key, (grid = buildGrid(width, height)));
  return grid;
}

function buildGrid(width: number, height: number): Grid {
  const count = width * height;
  const rows = Uint8Array.from({ length: count }, (_, hex) => Math.floor(hex / width));
  const cols = Uint8Array.from({ length: count }, (_, hex) => hex % width);
  const axials = Array.from(rows, (row, hex) => toAxial(row, cols[hex]!));
  const neighbours = new Int16Array(count * 6);
  const distances = new Uint8Array(count * count);
  axials.forEach(({ q, r }, hex) => {
    for (const dir of DIRECTIONS)
      neighbours[hex * 6 + dir] = hexAtAxial({ width, height }, q + STEP_Q[dir]!, r + STEP_R[dir]!);
    axials.forEach((to, other) => {
      distances[hex * count + other] = axialLength(to.q - q, to.r - r);
    });
  });
  return {
    width,
    height,
    count,
    rows,
    cols,
    neighbours,
    distances,
    ...makeBearings(axials),
    lines: makeLines(width, height),
  };
}

const toAxial = (row: number, col: number): Axial => ({ q: col - (row - (row & 1)) / 2, r: row });

const axialLength = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

export const axialOf = (grid: Grid, hex: Hex): Axial => toAxial(grid.rows[hex]!, grid.cols[hex]!);

export const hexAtAxial = (size: { width: number; height: number }, q: number, r: number): Hex =>
  hexAt(size, r, q + (r - (r & 1)) / 2);

export const hexAt = (size: { width: number; height: number }, row: number, col: number): Hex =>
  row < 0 || row >= size.height || col < 0 || col >= size.width ? OFF : row * size.width + col;

/** The hex across that side, or `OFF`. */
export const neighbour = (grid: Grid, hex: Hex, dir: Direction): Hex => grid.neighbours[hex * 6 + dir]!;

export const distance = (grid: Grid, a: Hex, b: Hex): number => grid.distances[a * grid.count + b]!;

/** The side of `from` that `adjacent` lies across, or -1 if the two are not adjacent. */
export const directionTo = (grid: Grid, from: Hex, adjacent: Hex): Direction | -1 =>
  distance(grid, from, adjacent) === 1 ? grid.bearings[from * grid.count + adjacent]! : -1;

/** The hexes at that very distance which are on the map, in order of index. */
export const ring = (grid: Grid, centre: Hex, radius: number): Hex[] => hexesBetween(grid, centre, radius, radius);

/** The hexes up to that distance, the centre among them, in order of index. */
export const within = (grid: Grid, centre: Hex, radius: number): Hex[] => hexesBetween(grid, centre, 0, radius);

function hexesBetween(grid: Grid, centre: Hex, nearest: number, farthest: number): Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < grid.count; hex++) {
    const away = distance(grid, centre, hex);
    if (away >= nearest && away <= farthest) found.push(hex);
  }
  return found;
}
