import { type DrawWish, type Paint, SIDES, type Side } from '@acies/kernel';
import { arrowOf, distanceToLine, drawTable, INCH, isIn, type Mark, type Point } from '@acies/table';
import type { Terrain } from './setup.ts';
import { boxOf, type ClockTable, factsOf, isPresent, leaderWith, presentOf, unitOf } from './table.ts';

const SIGNS: Readonly<Record<Terrain, { readonly text: string; readonly kind: string }>> = {
  hill: { text: '^', kind: 'hill' },
  rough: { text: ':', kind: 'rough' },
  'dense woods': { text: '♣', kind: 'woods' },
  prohibited: { text: '#', kind: 'defences' },
};

/** A unit is a letter or two of its type, its heading, and its DMZ; * a leader. */
function markOf(g: ClockTable, id: number, paint: Paint): Mark {
  const { side, kind } = factsOf(g, id);
  const { heading, dmz } = unitOf(g, id);
  const extra = `${dmz > 0 ? dmz : ''}${leaderWith(g, id) ? '*' : ''}`;
  return {
    box: boxOf(g, id),
    text: `${kind.type.slice(0, 2)}${arrowOf(heading)}${extra}`,
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

/** The table as a map of characters with a ruler in inches. */
export function draw(g: ClockTable, paint: Paint, { compact }: DrawWish = { compact: false }): string {
  const columns = compact ? NARROW : WIDE;
  const marks = g.field.units.filter(({ id }) => isPresent(g, id)).map(({ id }) => markOf(g, id, paint));
  const map = drawTable(g.field.table, columns, marks, (at) => groundAt(g, at, paint));
  const rows = map.split('\n');
  const perRow = g.field.table.height / INCH / rows.length;
  const ruled = rows.map((row, i) => `${paint.dim(String(Math.round(i * perRow)).padStart(3))} ${row}`);
  return [paint.dim(`    ${ruler(columns, g.field.table.width / INCH)}`), ...ruled].join('\n');
}

/** Every six inches, in figures. */
function ruler(columns: number, inchesWide: number): string {
  let line = '';
  for (let inch = 0; inch < inchesWide; inch += 6) line = line.padEnd(Math.round((inch * columns) / inchesWide)) + inch;
  return line;
}

/** How the battle stands. */
export function status(g: ClockTable): string[] {
  const { board, field, setup } = g;
  const head = `Half turn ${Math.max(1, board.halfTurn)} of ${field.halfTurns}, ${board.side}`;
  const lines = SIDES.map((side) => {
    const dmz = presentOf(g, side).reduce((sum, id) => sum + unitOf(g, id).dmz, 0);
    return `${side}: ${setup.armies[side].name}, morale clock ${board.clocks[side]} of ${field.clocks[side]}, ${presentOf(g, side).length} units with ${dmz} DMZ`;
  });
  return [head, ...lines];
}

export const strain = (g: ClockTable, side: Side): number => 1 - g.board.clocks[side] / g.field.clocks[side];
