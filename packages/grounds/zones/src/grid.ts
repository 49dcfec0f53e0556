/** `row * width + column`; row 0 is the top row, column 0 the left one. */
export type Zone = number;

/** A side of a zone, clockwise from the top: top, right, bottom, left. */
export type Face = 0 | 1 | 2 | 3;

/** Every face, in clockwise order. */
export const FACES: readonly Face[] = [0, 1, 2, 3];

/** What lies beyond the edge of the field, and the answer where there is no zone or no face. */
export const OFF = -1;

/** As many rows as there are letters to name them by. */
const MAX_SIDE = 26;

/** By face: what a step across it adds. */
const ROW_STEPS = [-1, 0, 1, 0];
const COLUMN_STEPS = [0, 1, 0, -1];

/** A field's shape. Never changed, and shared by all who ask for the same size. */
export interface ZoneGrid {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** By zone * 4 + face; `OFF` where there is none. */
  readonly neighbours: readonly number[];
}

type Size = Pick<ZoneGrid, 'width' | 'height'>;

const made = new Map<number, ZoneGrid>();

/** The grid of that size, from 1 to 26 zones a side. It is made once, so grids of one size are the same object. */
export function makeZoneGrid(width: number, height: number): ZoneGrid {
  for (const side of [width, height])
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE)
      throw new RangeError(`a field of ${width} x ${height} zones: each side must be from 1 to ${MAX_SIDE}`);
  const key = width * (MAX_SIDE + 1) + height;
  let grid = made.get(key);
  if (!grid) made.set(key, (grid = buildGrid(width, height)));
  return grid;
}

function buildGrid(width: number, height: number): ZoneGrid {
  const size = { width, height };
  const count = width * height;
  const zones = Array.from({ length: count }, (_, zone) => zone);
  const neighbours = zones.flatMap((zone) => FACES.map((face) => straightLine(size, zone, face, 1)));
  return { width, height, count, neighbours };
}

/** The zone on the other side of that face, or `OFF`. */
export const across = (grid: ZoneGrid, zone: Zone, face: Face): Zone => grid.neighbours[zone * 4 + face]!;

/** The face by which one comes back. */
export const oppositeFace = (face: Face): Face => ((face + 2) % 4) as Face;

/** The face of `from` that touches `to`, or `OFF` if they share none; a corner is not a face. */
export function faceTo(grid: ZoneGrid, from: Zone, to: Zone): Face | typeof OFF {
  // Asked first, since beyond the edge every face has the same neighbour.
  if (to === OFF) return OFF;
  return FACES.find((face) => across(grid, from, face) === to) ?? OFF;
}

/** The zone's row, counted from 0 at the top. */
export const rowOf = (grid: Size, zone: Zone): number => Math.floor(zone / grid.width);

/** The zone's column, counted from 0 at the left. */
export const columnOf = (grid: Size, zone: Zone): number => zone % grid.width;

/** The zone in that row and column, or `OFF` outside the field. */
export const zoneAt = (grid: Size, row: number, column: number): Zone =>
  row < 0 || row >= grid.height || column < 0 || column >= grid.width ? OFF : row * grid.width + column;

/** Steps across faces from one zone to the other; there are no diagonal ones. */
export const zoneDistance = (grid: Size, a: Zone, b: Zone): number =>
  Math.abs(rowOf(grid, a) - rowOf(grid, b)) + Math.abs(columnOf(grid, a) - columnOf(grid, b));

/** The zone that many faces on in a straight line, or `OFF` past the edge. */
export const straightLine = (grid: Size, zone: Zone, face: Face, steps: number): Zone =>
  zoneAt(grid, rowOf(grid, zone) + ROW_STEPS[face]! * steps, columnOf(grid, zone) + COLUMN_STEPS[face]! * steps);
