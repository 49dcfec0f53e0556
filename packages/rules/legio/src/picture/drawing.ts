import { BadInput, SIDES, type Side } from '@acies/kernel';
import type { DrawWish, Paint } from '@acies/kernel/picture';
import {
  distanceToLine,
  drawMap,
  drawMapAt,
  inUnits,
  isIn,
  type Mark,
  type Point,
  placeOnMap,
  type TableMap,
  unitLabels,
} from '@acies/table';
import {
  boxOf,
  calledOf,
  factsOf,
  isPresent,
  type LegioContext,
  leaderWith,
  presentOf,
  unitOf,
} from '../board/look.ts';
import { PACE } from '../board/setting.ts';
import type { Terrain } from '../board/setup.ts';
import { armyBreaks, worthOf } from '../play/ending.ts';
import { lossesOfArmy } from '../play/turn.ts';

const SIGNS: Readonly<Record<Terrain, { readonly text: string; readonly kind: string }>> = {
  hill: { text: '^', kind: 'hill' },
  difficult: { text: '♣', kind: 'woods' },
  impassable: { text: '#', kind: 'defences' },
};

/** A unit is its id, or as much of it as there is room for, or a letter of its type; its heading, its DPs; * a leader. */
function markOf(g: LegioContext, id: number, paint: Paint): Mark {
  const { side, kind, key } = factsOf(g, id);
  const { heading, dp, mood } = unitOf(g, id);
  const extra = `${dp > 0 ? dp : ''}${mood === 'routing' ? '!' : ''}${leaderWith(g, id) ? '*' : ''}`;
  const texts = unitLabels(key, kind.type, heading, extra);
  return { box: boxOf(g, id), texts, fill: '·', paint: (text) => paint.side(side, text) };
}

function groundAt(g: LegioContext, at: Point, paint: Paint): string {
  const here = { x: at.x, y: at.y, heading: 0, width: 15 * PACE, depth: 15 * PACE };
  const { obstacle, fortification, road } = g.setting.lines;
  if (fortification.some((line) => distanceToLine(line, here) === 0)) return paint.ground('defences', '=');
  if (obstacle.some((line) => distanceToLine(line, here) === 0)) return paint.ground('water', '~');
  const terrain = g.setting.terrain.find((area) => isIn(area, at));
  if (terrain) return paint.ground(SIGNS[terrain.kind].kind, SIGNS[terrain.kind].text);
  return road.some((line) => distanceToLine(line, here) === 0) ? paint.ground('road', '-') : ' ';
}

const mapOf = (g: LegioContext, paint: Paint): TableMap => ({
  table: g.setting.table,
  unit: PACE,
  units: 'paces',
  example: '600 300',
  margin: 5,
  // Drawn large, a stand of 20 paces is five columns wide.
  near: 4 * PACE,
  rules: [20, 50, 100, 200, 500],
  marks: g.setting.units.filter(({ id }) => isPresent(g, id)).map(({ id }) => markOf(g, id, paint)),
  named: g.setting.units.map(({ id, key, name }) => ({ key, name, box: isPresent(g, id) ? boxOf(g, id) : undefined })),
  groundAt: (at) => groundAt(g, at, paint),
});

/** The table as a map of characters with rulers in paces. */
export const draw = (g: LegioContext, paint: Paint, wish?: DrawWish): string =>
  drawMap(mapOf(g, paint), paint.dim, wish);

/** A part of the table drawn large, round a unit or a place in paces. */
export function drawAt(g: LegioContext, paint: Paint, place: string, wish?: DrawWish): string {
  const map = mapOf(g, paint);
  const middle = placeOnMap(map, place);
  if (typeof middle === 'string') throw new BadInput(middle);
  return drawMapAt(map, paint.dim, middle, wish);
}

/** How the battle stands. */
export function status(g: LegioContext): string[] {
  const { board, setting, setup } = g;
  // LG-SEQ-1: nobody has the initiative before it has been thrown for.
  const initiative = board.turn > 0 ? `, the initiative with ${setup.armies[board.initiative].name}` : '';
  const head = `Turn ${Math.max(1, board.turn)} of ${setting.turns}${initiative}`;
  return [head, ...SIDES.map((side) => statusOf(g, side)), ...messengerLines(g)];
}

/** LG-CMD-2: messengers under way, and where they are. */
const messengerLines = (g: LegioContext): string[] =>
  g.board.messengers.map(({ to, x, y }) => {
    const at = `${inUnits(x, PACE)}, ${inUnits(y, PACE)}`;
    return `${factsOf(g, to).side.padEnd(4)} a messenger rides to ${calledOf(g, to)}, at ${at}`;
  });

function statusOf(g: LegioContext, side: Side): string {
  const losses = lossesOfArmy(g, side);
  const present = presentOf(g, side);
  const dp = present.reduce((sum, id) => sum + unitOf(g, id).dp, 0);
  const units = `${present.length} unit${present.length === 1 ? '' : 's'}`;
  return `${side.padEnd(4)} ${losses.name}: ${worthOf(losses.lost)} lost of ${worthOf(losses.began) / 2} that break it, ${units} on the table with ${dp} DP${dp === 1 ? '' : 's'}`;
}

/** LG-END-1: 0 fresh, 1 broken. */
export function strain(g: LegioContext, side: Side): number {
  const losses = lossesOfArmy(g, side);
  return armyBreaks(losses) ? 1 : (2 * worthOf(losses.lost)) / worthOf(losses.began);
}
