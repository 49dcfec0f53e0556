import { type Box, centreOf } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { TableSize } from '../limits/limits.ts';
import { arrowOf, drawTable, type Mark, type View } from './drawing.ts';

/** A unit as a map names it; without a box it is not on the table. */
interface MapUnit {
  readonly key: string;
  readonly name: string;
  readonly box: Box | undefined;
}

/** What a map of a table shows, and how it measures. */
export interface TableMap {
  readonly table: TableSize;
  /** The length that people count in, and what they call it. */
  readonly unit: number;
  readonly units: string;
  /** A place as somebody might type it. */
  readonly example: string;
  /** Columns of the ruler at the left, with the space that parts it from the map. */
  readonly margin: number;
  /** How much of the table a column shows when drawn large. */
  readonly near: number;
  /** A part drawn large begins at a whole number of these; of what a column shows unless given. */
  readonly whole?: number;
  /** From one figure of a ruler to the next, in units: the first that leaves figures room. */
  readonly rules: readonly number[];
  readonly marks: readonly Mark[];
  readonly named: readonly MapUnit[];
  groundAt(at: Point): string;
}

/** How large a map is wished; without more ado as wide as a page. */
export interface MapWish {
  readonly compact: boolean;
  readonly columns?: number | undefined;
}

/** How rulers are painted. */
export type Dim = (text: string) => string;

const WIDE = 120;
const NARROW = 76;
const NEAR_ROWS = 30;

/** As many columns as are asked for, beside those of the ruler. */
const columnsFor = ({ margin }: TableMap, { compact, columns = 0 }: MapWish): number =>
  compact ? Math.min(WIDE, Math.max(NARROW, columns - margin)) : WIDE;

/** The table as a map of characters with rulers. */
export const drawMap = (map: TableMap, dim: Dim, wish: MapWish = { compact: false }): string =>
  drawView(map, dim, map.table, columnsFor(map, wish));

/** A part of the table drawn large, round a place. */
export function drawMapAt(map: TableMap, dim: Dim, middle: Point, wish: MapWish = { compact: false }): string {
  const { table, near, whole = near } = map;
  const columns = columnsFor(map, wish);
  const wholly = (length: number): number => Math.floor(length / whole) * whole;
  const width = Math.min(table.width, wholly(columns * near));
  const height = Math.min(table.height, wholly((2 * NEAR_ROWS * width) / columns));
  const start = (at: number, size: number, most: number): number =>
    wholly(Math.max(0, Math.min(most - size, at - size / 2)));
  const view = { left: start(middle.x, width, table.width), top: start(middle.y, height, table.height), width, height };
  return drawView(map, dim, view, columns);
}

/** "leg1", the name of a unit of either side, or "600 300" from the left and the top; or why there is no such place. */
export function placeOnMap({ table, unit, units, example, named }: TableMap, text: string): Point | string {
  const words = text.trim();
  const [, x, y] = /^(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)$/.exec(words) ?? [];
  if (x !== undefined && y !== undefined) {
    const place = { x: Math.round(Number(x) * unit), y: Math.round(Number(y) * unit) };
    if (place.x <= table.width && place.y <= table.height) return place;
    return `the table is ${table.width / unit} by ${table.height / unit} ${units}: "${words}" is off it`;
  }
  const isCalled = (name: string): boolean => name.toLowerCase() === words.toLowerCase();
  const found = named.find(({ key }) => isCalled(key)) ?? named.find(({ name }) => isCalled(name));
  if (!found) return `"${words}" is no unit and no place in ${units}, such as "${example}"`;
  return found.box ? centreOf(found.box) : `${found.name} is not on the table`;
}

function drawView(map: TableMap, dim: Dim, view: View, columns: number): string {
  const rows = drawTable(view, columns, map.marks, (at) => map.groundAt(at)).split('\n');
  const { left = 0, top = 0 } = view;
  const [perColumn, perRow] = [view.width / columns, view.height / rows.length];
  const ruled = rows.map((row, i) => `${dim(rowName(map, top + i * perRow, perRow).padStart(map.margin - 1))} ${row}`);
  return [dim(' '.repeat(map.margin) + ruler(map, columns, left, perColumn)), ...ruled].join('\n');
}

/** From one figure of a ruler to the next, so that figures are so many cells apart at least. */
function ruleFor({ rules, unit }: TableMap, perCell: number, apart: number): number {
  const found = rules.find((rule) => (rule * unit) / perCell >= apart) ?? rules.at(-1)!;
  return found * unit;
}

/** The figure that a row begins with or comes to; none for most. */
function rowName(map: TableMap, from: number, perRow: number): string {
  const rule = ruleFor(map, perRow, 2);
  // A hair less, lest a sum of fractions miss a whole figure.
  const at = Math.ceil(from / rule - 1e-6) * rule;
  return at < from + perRow - 1 ? String(at / map.unit) : '';
}

function ruler(map: TableMap, columns: number, from: number, perColumn: number): string {
  const rule = ruleFor(map, perColumn, 8);
  let line = '';
  for (let at = Math.ceil(from / rule) * rule; at < from + columns * perColumn; at += rule)
    line = line.padEnd(Math.round((at - from) / perColumn)) + at / map.unit;
  return line;
}

/** What is left of an id where there is little room: enough to know it by, as l1 for leg1 and co for corn. */
function shortKey(key: string): string {
  const [digits = ''] = /\d+$/.exec(key) ?? [];
  return digits === '' ? key.slice(0, 2) : `${key.slice(0, 1)}${digits}`;
}

/** A unit on a map: its id, or as much of it as there is room for, with its heading and what else is to be seen of it. */
export function unitLabels(key: string, type: string, heading: number, extra: string): string[] {
  const [arrow, short] = [arrowOf(heading), shortKey(key)];
  return [`${key}${arrow}${extra}`, `${short}${arrow}${extra}`, `${short}${arrow}`, short, type.slice(0, 1)];
}
