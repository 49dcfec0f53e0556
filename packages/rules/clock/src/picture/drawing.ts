import { BadInput, SIDES, type Side } from '@acies/kernel';
import type { DrawWish, Paint } from '@acies/kernel/picture';
import {
  arrowOf,
  distanceToLine,
  drawMap,
  drawMapAt,
  INCH,
  isIn,
  type Mark,
  type Point,
  placeOnMap,
  type TableMap,
} from '@acies/table';
import { boxOf, type ClockContext, countOf, factsOf, isPresent, leaderWith, presentOf, unitOf } from '../board/look.ts';
import type { Terrain } from '../board/setup.ts';
import { stratagemWords } from '../play/deployment/stratagem-words.ts';

/** How each terrain is drawn, and what kind of ground a client that paints takes it for. */
export const SIGNS: Readonly<Record<Terrain, { readonly text: string; readonly kind: string }>> = {
  hill: { text: '^', kind: 'hill' },
  rough: { text: ':', kind: 'rough' },
  'dense woods': { text: '♣', kind: 'woods' },
  prohibited: { text: '#', kind: 'defences' },
};

/** A unit is its id, or where there is no room for that some letters of its type; its heading, its DMZ; * a leader. */
function markOf(g: ClockContext, id: number, paint: Paint): Mark {
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

function groundAt(g: ClockContext, at: Point, paint: Paint): string {
  const here = { x: at.x, y: at.y, heading: 0, width: INCH, depth: INCH };
  if (g.setting.streams.some((stream) => distanceToLine(stream, here) === 0)) return paint.ground('water', '~');
  const terrain = g.setting.terrain.find((area) => isIn(area, at));
  if (!terrain) return ' ';
  const { text, kind } = SIGNS[terrain.kind];
  return paint.ground(kind, text);
}

const mapOf = (g: ClockContext, paint: Paint): TableMap => ({
  table: g.setting.table,
  unit: INCH,
  units: 'inches',
  example: '30 12',
  margin: 4,
  // As many columns as leave room for the ids of units side by side; from a whole inch, so that the rulers are exact.
  near: INCH / 5,
  whole: INCH,
  rules: [1, 2, 3, 6, 12, 24],
  marks: g.setting.units.filter(({ id }) => isPresent(g, id)).map(({ id }) => markOf(g, id, paint)),
  named: g.setting.units.map(({ id, key, name }) => ({ key, name, box: isPresent(g, id) ? boxOf(g, id) : undefined })),
  groundAt: (at) => groundAt(g, at, paint),
});

/** The table as a map of characters with a ruler in inches. */
export const draw = (g: ClockContext, paint: Paint, wish?: DrawWish): string =>
  drawMap(mapOf(g, paint), paint.dim, wish);

/** A part of the table drawn large, round a unit or a place in inches. */
export function drawAt(g: ClockContext, paint: Paint, place: string, wish?: DrawWish): string {
  const map = mapOf(g, paint);
  const middle = placeOnMap(map, place);
  if (typeof middle === 'string') throw new BadInput(middle);
  return drawMapAt(map, paint.dim, middle, wish);
}

/** How the battle stands, as a viewer may know it. */
export function status(g: ClockContext, viewer?: Side): string[] {
  const { board, setting } = g;
  const head = `Half turn ${Math.max(1, board.halfTurn)} of ${setting.halfTurns}, ${board.side}`;
  return [head, ...SIDES.map((side) => statusOf(g, side, viewer))];
}

function statusOf(g: ClockContext, side: Side, viewer: Side | undefined): string {
  const { board, setting, setup } = g;
  const present = presentOf(g, side);
  const dmz = present.reduce((sum, id) => sum + unitOf(g, id).dmz, 0);
  const toCome = setting.idsOf[side].filter((id) => unitOf(g, id).where === 'unplaced').length;
  const units = [
    ...(present.length > 0 || toCome === 0
      ? [`${countOf(present.length, 'unit')}${dmz > 0 ? ` with ${dmz} DMZ` : ''}`]
      : []),
    ...(toCome > 0 ? [`${countOf(toCome, 'unit')} to deploy`] : []),
  ];
  const clock = `morale clock ${board.clocks[side]} of ${setting.clocks[side]}`;
  const stratagems = stratagemWords(g, side, viewer);
  return `${side}: ${setup.armies[side].name}, ${clock}, ${units.join(', ')}${stratagems && `; ${stratagems}`}`;
}

export const strain = (g: ClockContext, side: Side): number => 1 - g.board.clocks[side] / g.setting.clocks[side];
