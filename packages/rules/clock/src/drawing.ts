import { BadInput, type DrawWish, type Paint, SIDES, type Side } from '@acies/kernel';
import {
  arrowOf,
  centreOf,
  distanceToLine,
  drawTable,
  INCH,
  isIn,
  type Mark,
  type Point,
  type View,
} from '@acies/table';
import type { Terrain } from './setup.ts';
import { stratagemWords } from './stratagem-words.ts';
import { boxOf, type ClockTable, countOf, factsOf, isPresent, leaderWith, presentOf, unitOf } from './table.ts';
import { unitCalled } from './who-is-meant.ts';

const SIGNS: Readonly<Record<Terrain, { readonly text: string; readonly kind: string }>> = {
  hill: { text: '^', kind: 'hill' },
  rough: { text: ':', kind: 'rough' },
  'dense woods': { text: '♣', kind: 'woods' },
  prohibited: { text: '#', kind: 'defences' },
};

/** A unit is its id, or where there is no room for that some letters of its type; its heading, its DMZ; * a leader. */
function markOf(g: ClockTable, id: number, paint: Paint): Mark {
  const { side, kind, key } = factsOf(g, id);
  const { heading, dmz } = unitOf(g, id);
  const arrow = arrowOf(heading);
  const extra = `${dmz > 0 ? dmz : ''}${leaderWith(g, id) ? '*' : ''}`;
  const [two, one] = [kind.type.slice(0, 2), kind.type.slice(0, 1)];
  return {
    box: boxOf(g, id),
    texts: [
      ...new Set([
        `${key}${arrow}${extra}`,
        `${two}${arrow}${extra}`,
        `${one}${arrow}${extra}`,
        `${two}${arrow}`,
        `${one}${arrow}`,
        one,
      ]),
    ],
    fill: '·',
    paint: (text) => paint.side(side, text),
  };
}

function groundAt(g: ClockTable, at: Point, paint: Paint): string {
  const here = { x: at.x, y: at.y, heading: 0, width: INCH, depth: INCH };
  if (g.field.streams.some((stream) => distanceToLine(stream, here) === 0)) return paint.ground('water', '~');
  const terrain = g.field.terrain.find((area) => isIn(area, at));
  if (!terrain) return ' ';
  const { text, kind } = SIGNS[terrain.kind];
  return paint.ground(kind, text);
}

const WIDE = 120;
const NARROW = 76;
const RULER = 4;

/** The table as a map of characters with a ruler in inches. */
export const draw = (g: ClockTable, paint: Paint, wish: DrawWish = { compact: false }): string =>
  drawView(g, paint, g.field.table, columnsFor(wish));

/** As many columns as are asked for, beside those of the ruler. */
function columnsFor({ compact, columns }: DrawWish): number {
  if (!compact) return WIDE;
  return Math.min(WIDE, Math.max(NARROW, (columns ?? 0) - RULER));
}

/** Columns an inch and rows in all round a place: as many as leave room for the ids of units side by side. */
const NEAR = 5;
const NEAR_ROWS = 30;

/** A part of the table drawn large, round a unit or a place in inches. */
export function drawAt(g: ClockTable, paint: Paint, place: string, wish: DrawWish = { compact: false }): string {
  const middle = placeMeant(g, place);
  const { table } = g.field;
  const columns = columnsFor(wish);
  // Whole inches from a whole inch, so that the rulers are exact.
  const width = Math.min(table.width, Math.floor(columns / NEAR) * INCH);
  const height = Math.min(table.height, Math.floor((2 * NEAR_ROWS * width) / columns / INCH) * INCH);
  const start = (at: number, size: number, whole: number): number =>
    Math.floor(Math.max(0, Math.min(whole - size, at - size / 2)) / INCH) * INCH;
  const view = { left: start(middle.x, width, table.width), top: start(middle.y, height, table.height), width, height };
  return drawView(g, paint, view, columns);
}

/** "ele1", the full name of a unit of either side, or "30 12" in inches from the left and the top. */
function placeMeant(g: ClockTable, text: string): Point {
  const [, x, y] = /^(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  if (x !== undefined && y !== undefined) {
    const place = { x: Math.round(Number(x) * INCH), y: Math.round(Number(y) * INCH) };
    const { width, height } = g.field.table;
    if (place.x <= width && place.y <= height) return place;
    throw new BadInput(`the table is ${width / INCH} by ${height / INCH} inches: "${text.trim()}" is off it`);
  }
  const unit = SIDES.map((side) => unitCalled(g, side, text)).find((id) => id !== undefined);
  if (unit === undefined) throw new BadInput(`"${text}" is no unit and no place in inches, such as "30 12"`);
  if (!isPresent(g, unit)) throw new BadInput(`${factsOf(g, unit).name} is not on the table`);
  return centreOf(boxOf(g, unit));
}

function drawView(g: ClockTable, paint: Paint, view: View, columns: number): string {
  const marks = g.field.units.filter(({ id }) => isPresent(g, id)).map(({ id }) => markOf(g, id, paint));
  const rows = drawTable(view, columns, marks, (at) => groundAt(g, at, paint)).split('\n');
  const perRow = view.height / INCH / rows.length;
  const perColumn = view.width / INCH / columns;
  const top = (view.top ?? 0) / INCH;
  const ruled = rows.map((row, i) => `${paint.dim(rowName(top + i * perRow, perRow).padStart(3))} ${row}`);
  return [paint.dim(`    ${ruler(columns, (view.left ?? 0) / INCH, perColumn)}`), ...ruled].join('\n');
}

/** Inches from one figure of a ruler to the next, so that figures are so many cells apart at least. */
const RULES = [1, 2, 3, 6, 12] as const;
const ruleFor = (perCell: number, apart: number): number => RULES.find((inches) => inches / perCell >= apart) ?? 24;

/** The figure of the inch that a row begins with or comes to; none for most. */
function rowName(from: number, perRow: number): string {
  const rule = ruleFor(perRow, 2);
  // A hair less, lest a sum of fractions miss a whole inch.
  const inch = Math.ceil((from - 1e-6) / rule) * rule;
  return inch < from + perRow - 1e-6 ? String(inch) : '';
}

function ruler(columns: number, from: number, perColumn: number): string {
  const rule = ruleFor(perColumn, 8);
  let line = '';
  for (let inch = Math.ceil(from / rule) * rule; inch < from + columns * perColumn; inch += rule)
    line = line.padEnd(Math.round((inch - from) / perColumn)) + inch;
  return line;
}

/** How the battle stands. */
export function status(g: ClockTable): string[] {
  const { board, field } = g;
  const head = `Half turn ${Math.max(1, board.halfTurn)} of ${field.halfTurns}, ${board.side}`;
  return [head, ...SIDES.map((side) => statusOf(g, side))];
}

function statusOf(g: ClockTable, side: Side): string {
  const { board, field, setup } = g;
  const present = presentOf(g, side);
  const dmz = present.reduce((sum, id) => sum + unitOf(g, id).dmz, 0);
  const toCome = field.idsOf[side].filter((id) => unitOf(g, id).where === 'unplaced').length;
  const units = [
    ...(present.length > 0 || toCome === 0
      ? [`${countOf(present.length, 'unit')}${dmz > 0 ? ` with ${dmz} DMZ` : ''}`]
      : []),
    ...(toCome > 0 ? [`${countOf(toCome, 'unit')} to deploy`] : []),
  ];
  const clock = `morale clock ${board.clocks[side]} of ${field.clocks[side]}`;
  const stratagems = stratagemWords(g, side);
  return `${side}: ${setup.armies[side].name}, ${clock}, ${units.join(', ')}${stratagems && `; ${stratagems}`}`;
}

export const strain = (g: ClockTable, side: Side): number => 1 - g.board.clocks[side] / g.field.clocks[side];
