import { type DrawWish, type Paint, SIDES, type Side } from '@acies/kernel';
import { arrowOf, distanceToLine, drawTable, isIn, type Mark, type Point } from '@acies/table';
import { armyBreaks, worthOf } from './ending.ts';
import { PACE } from './field.ts';
import type { Terrain } from './setup.ts';
import { boxOf, factsOf, isPresent, type LegioTable, leaderWith, presentOf, unitOf } from './table.ts';
import { lossesOf } from './turn.ts';

const SIGNS: Readonly<Record<Terrain, { readonly text: string; readonly kind: string }>> = {
  hill: { text: '^', kind: 'hill' },
  difficult: { text: '♣', kind: 'woods' },
  impassable: { text: '#', kind: 'defences' },
};

/** A unit is its id, or where there is no room for that some letters of its type; its heading, its DPs; * a leader. */
function markOf(g: LegioTable, id: number, paint: Paint): Mark {
  const { side, kind, key } = factsOf(g, id);
  const { heading, dp, mood } = unitOf(g, id);
  const arrow = arrowOf(heading);
  const extra = `${dp > 0 ? dp : ''}${mood === 'routing' ? '!' : ''}${leaderWith(g, id) ? '*' : ''}`;
  const [two, one] = [kind.type.slice(0, 2), kind.type.slice(0, 1)];
  const texts = [`${key}${arrow}${extra}`, `${two}${arrow}${extra}`, `${one}${arrow}${extra}`, `${one}${arrow}`, one];
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
const RULE = 100 * PACE;

/** The table as a map of characters with rulers in paces. */
export function draw(g: LegioTable, paint: Paint, { compact, columns = 0 }: DrawWish = { compact: false }): string {
  const wide = compact ? Math.min(WIDE, Math.max(NARROW, columns - 5)) : WIDE;
  const { table } = g.field;
  const marks = g.field.units.filter(({ id }) => isPresent(g, id)).map(({ id }) => markOf(g, id, paint));
  const rows = drawTable(table, wide, marks, (at) => groundAt(g, at, paint)).split('\n');
  const perRow = table.height / rows.length;
  const named = rows.map((row, i) => {
    const from = i * perRow;
    const at = Math.ceil(from / RULE) * RULE;
    return `${paint.dim((at < from + perRow ? String(at / PACE) : '').padStart(4))} ${row}`;
  });
  let ruler = '';
  for (let at = 0; at < table.width; at += RULE)
    ruler = ruler.padEnd(Math.round((at / table.width) * wide)) + at / PACE;
  return [paint.dim(`     ${ruler}`), ...named].join('\n');
}

/** How the battle stands. */
export function status(g: LegioTable): string[] {
  const { board, field, setup } = g;
  const head = `Turn ${Math.max(1, board.turn)} of ${field.turns}, ${setup.armies[board.initiative].name} with the initiative`;
  return [head, ...SIDES.map((side) => statusOf(g, side))];
}

function statusOf(g: LegioTable, side: Side): string {
  const losses = lossesOf(g, side);
  const dp = presentOf(g, side).reduce((sum, id) => sum + unitOf(g, id).dp, 0);
  return `${side.padEnd(4)} ${losses.name}: ${worthOf(losses.lost)} lost of ${worthOf(losses.began) / 2} that break it, ${presentOf(g, side).length} units on the table with ${dp} DPs`;
}

/** LG-END-1: 0 fresh, 1 broken. */
export function strain(g: LegioTable, side: Side): number {
  const losses = lossesOf(g, side);
  return armyBreaks(losses) ? 1 : (2 * worthOf(losses.lost)) / worthOf(losses.began);
}
