import { BadInput, type DrawWish, type Paint, SIDES, type Side } from '@acies/kernel';
import {
  arrowOf,
  centreOf,
  distanceToLine,
  drawTable,
  inUnits,
  isIn,
  type Mark,
  type Point,
  type View,
} from '@acies/table';
import { armyBreaks, worthOf } from './ending.ts';
import { PACE } from './field.ts';
import type { Terrain } from './setup.ts';
import { boxOf, calledOf, factsOf, isPresent, type LegioTable, leaderWith, presentOf, unitOf } from './table.ts';
import { lossesOfArmy } from './turn.ts';

const SIGNS: Readonly<Record<Terrain, { readonly text: string; readonly kind: string }>> = {
  hill: { text: '^', kind: 'hill' },
  difficult: { text: '♣', kind: 'woods' },
  impassable: { text: '#', kind: 'defences' },
};

/** What is left of an id where there is little room: enough to know it by, as l1 for leg1 and co for corn. */
const shortKey = (key: string): string => {
  const [digits = ''] = /\d+$/.exec(key) ?? [];
  return digits === '' ? key.slice(0, 2) : `${key.slice(0, 1)}${digits}`;
};

/** A unit is its id, or as much of it as there is room for, or a letter of its type; its heading, its DPs; * a leader. */
function markOf(g: LegioTable, id: number, paint: Paint): Mark {
  const { side, kind, key } = factsOf(g, id);
  const { heading, dp, mood } = unitOf(g, id);
  const arrow = arrowOf(heading);
  const extra = `${dp > 0 ? dp : ''}${mood === 'routing' ? '!' : ''}${leaderWith(g, id) ? '*' : ''}`;
  const [short, one] = [shortKey(key), kind.type.slice(0, 1)];
  const texts = [`${key}${arrow}${extra}`, `${short}${arrow}${extra}`, `${short}${arrow}`, short, one];
  return { box: boxOf(g, id), texts, fill: '·', paint: (text) => paint.side(side, text) };
}

function groundAt(g: LegioTable, at: Point, paint: Paint): string {
  const here = { x: at.x, y: at.y, heading: 0, width: 15 * PACE, depth: 15 * PACE };
  const { obstacle, fortification, road } = g.field.lines;
  if (fortification.some((line) => distanceToLine(line, here) === 0)) return paint.ground('defences', '=');
  if (obstacle.some((line) => distanceToLine(line, here) === 0)) return paint.ground('water', '~');
  const terrain = g.field.terrain.find((area) => isIn(area, at));
  if (terrain) return paint.ground(SIGNS[terrain.kind].kind, SIGNS[terrain.kind].text);
  return road.some((line) => distanceToLine(line, here) === 0) ? paint.ground('road', '-') : ' ';
}

const WIDE = 120;
const NARROW = 76;
/** Columns of the ruler at the left. */
const RULER = 5;

/** The table as a map of characters with rulers in paces. */
export const draw = (g: LegioTable, paint: Paint, wish: DrawWish = { compact: false }): string =>
  drawView(g, paint, g.field.table, columnsFor(wish));

/** As many columns as are asked for, beside those of the ruler. */
function columnsFor({ compact, columns = 0 }: DrawWish): number {
  return compact ? Math.min(WIDE, Math.max(NARROW, columns - RULER)) : WIDE;
}

/** Drawn large, a stand of 20 paces is five columns wide; so many rows in all. */
const NEAR = 4 * PACE;
const NEAR_ROWS = 30;

/** A part of the table drawn large, round a unit or a place in paces. */
export function drawAt(g: LegioTable, paint: Paint, place: string, wish: DrawWish = { compact: false }): string {
  const middle = placeMeant(g, place);
  const { table } = g.field;
  const columns = columnsFor(wish);
  const width = Math.min(table.width, columns * NEAR);
  const height = Math.min(table.height, (2 * NEAR_ROWS * width) / columns);
  const start = (at: number, size: number, whole: number): number =>
    Math.floor(Math.max(0, Math.min(whole - size, at - size / 2)) / NEAR) * NEAR;
  const view = { left: start(middle.x, width, table.width), top: start(middle.y, height, table.height), width, height };
  return drawView(g, paint, view, columns);
}

/** "leg1", the name of a unit of either side, or "600 300" in paces from the left and the top. */
function placeMeant(g: LegioTable, text: string): Point {
  const words = text.trim();
  const [, x, y] = /^(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)$/.exec(words) ?? [];
  if (x !== undefined && y !== undefined) {
    const { width, height } = g.field.table;
    const place = { x: Math.round(Number(x) * PACE), y: Math.round(Number(y) * PACE) };
    if (place.x <= width && place.y <= height) return place;
    throw new BadInput(`the table is ${width / PACE} by ${height / PACE} paces: "${words}" is off it`);
  }
  const called = g.field.units.find(({ key, name }) => [key, name].some((one) => isCalled(one, words)));
  if (!called) throw new BadInput(`"${words}" is no unit and no place in paces, such as "600 300"`);
  if (!isPresent(g, called.id)) throw new BadInput(`${called.name} is not on the table`);
  return centreOf(boxOf(g, called.id));
}

const isCalled = (name: string, words: string): boolean => name.toLowerCase() === words.toLowerCase();

function drawView(g: LegioTable, paint: Paint, view: View, columns: number): string {
  const marks = g.field.units.filter(({ id }) => isPresent(g, id)).map(({ id }) => markOf(g, id, paint));
  const rows = drawTable(view, columns, marks, (at) => groundAt(g, at, paint)).split('\n');
  const { left = 0, top = 0 } = view;
  const [perColumn, perRow] = [view.width / columns, view.height / rows.length];
  const ruled = rows.map((row, i) => `${paint.dim(rowName(top + i * perRow, perRow).padStart(RULER - 1))} ${row}`);
  return [paint.dim(' '.repeat(RULER) + ruler(columns, left, perColumn)), ...ruled].join('\n');
}

/** From one figure of a ruler to the next, so that figures are so many cells apart at least. */
const RULES = [20, 50, 100, 200].map((paces) => paces * PACE);
const ruleFor = (perCell: number, apart: number): number => RULES.find((rule) => rule / perCell >= apart) ?? 500 * PACE;

/** The figure that a row begins with or comes to; none for most. */
function rowName(from: number, perRow: number): string {
  const rule = ruleFor(perRow, 2);
  // A hair less, lest a sum of fractions miss a whole figure.
  const at = Math.ceil(from / rule - 1e-6) * rule;
  return at < from + perRow - 1 ? String(at / PACE) : '';
}

function ruler(columns: number, from: number, perColumn: number): string {
  const rule = ruleFor(perColumn, 8);
  let line = '';
  for (let at = Math.ceil(from / rule) * rule; at < from + columns * perColumn; at += rule)
    line = line.padEnd(Math.round((at - from) / perColumn)) + at / PACE;
  return line;
}

/** How the battle stands. */
export function status(g: LegioTable): string[] {
  const { board, field, setup } = g;
  // LG-SEQ-1: nobody has the initiative before it has been thrown for.
  const initiative = board.turn > 0 ? `, the initiative with ${setup.armies[board.initiative].name}` : '';
  const head = `Turn ${Math.max(1, board.turn)} of ${field.turns}${initiative}`;
  return [head, ...SIDES.map((side) => statusOf(g, side)), ...messengerLines(g)];
}

/** LG-CMD-2: messengers under way, and where they are. */
const messengerLines = (g: LegioTable): string[] =>
  g.board.messengers.map(({ to, x, y }) => {
    const at = `${inUnits(x, PACE)}, ${inUnits(y, PACE)}`;
    return `${factsOf(g, to).side.padEnd(4)} a messenger rides to ${calledOf(g, to)}, at ${at}`;
  });

function statusOf(g: LegioTable, side: Side): string {
  const losses = lossesOfArmy(g, side);
  const present = presentOf(g, side);
  const dp = present.reduce((sum, id) => sum + unitOf(g, id).dp, 0);
  const units = `${present.length} unit${present.length === 1 ? '' : 's'}`;
  return `${side.padEnd(4)} ${losses.name}: ${worthOf(losses.lost)} lost of ${worthOf(losses.began) / 2} that break it, ${units} on the table with ${dp} DP${dp === 1 ? '' : 's'}`;
}

/** LG-END-1: 0 fresh, 1 broken. */
export function strain(g: LegioTable, side: Side): number {
  const losses = lossesOfArmy(g, side);
  return armyBreaks(losses) ? 1 : (2 * worthOf(losses.lost)) / worthOf(losses.began);
}
