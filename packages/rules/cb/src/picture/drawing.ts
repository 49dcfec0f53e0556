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
  type CbContext,
  factsOf,
  isPresent,
  leaderWith,
  nameOf,
  presentOf,
  spot,
  unitOf,
} from '../board/look.ts';
import { JT } from '../board/setting.ts';
import type { Terrain } from '../board/setup.ts';
import { orderWords } from '../play/command/ordering.ts';
import { lossesOfArmy } from '../play/turn.ts';
import { isBeaten, worthOf } from '../sheet/combat/ending.ts';

const SIGNS: Readonly<Record<Terrain, { readonly text: string; readonly kind: string }>> = {
  hill: { text: '^', kind: 'hill' },
  difficult: { text: '♣', kind: 'woods' },
  impassable: { text: '#', kind: 'defences' },
  camp: { text: '%', kind: 'road' },
};

/** A unit is its id, or as much of it as there is room for, or a letter of its type; its heading, its DPs; * a leader. */
function markOf(g: CbContext, id: number, paint: Paint): Mark {
  const { side, kind, key } = factsOf(g, id);
  const { heading, dp, mood } = unitOf(g, id);
  const extra = `${dp > 0 ? dp : ''}${mood === 'routing' ? '!' : ''}${leaderWith(g, id) ? '*' : ''}`;
  const texts = unitLabels(key, kind.type, heading, extra);
  return { box: boxOf(g, id), texts, fill: '·', paint: (text) => paint.side(side, text) };
}

function groundAt(g: CbContext, at: Point, paint: Paint): string {
  const here = { ...spot(at), width: JT / 2, depth: JT / 2 };
  const { obstacle, major, fortification, gap } = g.setting.lines;
  const isOn = (lines: typeof obstacle): boolean => lines.some((line) => distanceToLine(line, here) === 0);
  if (isOn(gap)) return paint.ground('road', '-');
  if (isOn(fortification)) return paint.ground('defences', '=');
  if (isOn(major)) return paint.ground('water', '~');
  if (isOn(obstacle)) return paint.ground('defences', ':');
  const terrain = g.setting.terrain.find((area) => isIn(area, at));
  return terrain ? paint.ground(SIGNS[terrain.kind].kind, SIGNS[terrain.kind].text) : ' ';
}

const mapOf = (g: CbContext, paint: Paint): TableMap => ({
  table: g.setting.table,
  unit: JT,
  units: 'javelin throws',
  example: '20 15',
  margin: 5,
  // Drawn large, a stand is five columns wide.
  near: JT / 5,
  rules: [1, 2, 5, 10],
  marks: g.setting.units.filter(({ id }) => isPresent(g, id)).map(({ id }) => markOf(g, id, paint)),
  named: g.setting.units.map(({ id, key, name }) => ({ key, name, box: isPresent(g, id) ? boxOf(g, id) : undefined })),
  groundAt: (at) => groundAt(g, at, paint),
});

/** The table as a map of characters with rulers in javelin throws. */
export const draw = (g: CbContext, paint: Paint, wish?: DrawWish): string => drawMap(mapOf(g, paint), paint.dim, wish);

/** A part of the table drawn large, round a unit or a place in javelin throws. */
export function drawAt(g: CbContext, paint: Paint, place: string, wish?: DrawWish): string {
  const map = mapOf(g, paint);
  const middle = placeOnMap(map, place);
  if (typeof middle === 'string') throw new BadInput(middle);
  return drawMapAt(map, paint.dim, middle, wish);
}

/** How the battle stands. */
export function status(g: CbContext): string[] {
  const { board, setting, setup } = g;
  // CB-SEQ-10: nobody has the initiative before it has been thrown for.
  const initiative = board.turn > 0 ? `, the initiative with ${setup.armies[board.initiative].name}` : '';
  const head = `Turn ${Math.max(1, board.turn)} of ${setting.turns}${initiative}`;
  return [head, ...SIDES.map((side) => statusOf(g, side)), ...messengerLines(g)];
}

/** CB-CMD-5: messengers under way, and those who have come. */
const messengerLines = (g: CbContext): string[] =>
  g.board.messengers.map(({ to, x, y, arrived, order }) => {
    const { side, name } = g.setting.leaders[to]!;
    const where = arrived ? `has come to ${name}` : `rides to ${name}, at ${inUnits(x, JT)}, ${inUnits(y, JT)}`;
    return `${side.padEnd(4)} a messenger ${where}, with the order: ${orderWords((id) => nameOf(g, id), order)}`;
  });

function statusOf(g: CbContext, side: Side): string {
  const losses = lossesOfArmy(g, side);
  const present = presentOf(g, side);
  const dp = present.reduce((sum, id) => sum + unitOf(g, id).dp, 0);
  const units = `${present.length} unit${present.length === 1 ? '' : 's'}`;
  return `${side.padEnd(4)} ${losses.name}: ${worthOf(losses.lost)} lost of ${worthOf(losses.began) / 2} that break it, ${units} on the table with ${dp} DP${dp === 1 ? '' : 's'}`;
}

/** CB-END-1: 0 fresh, 1 broken. */
export function strain(g: CbContext, side: Side): number {
  const losses = lossesOfArmy(g, side);
  return isBeaten(losses) ? 1 : (2 * worthOf(losses.lost)) / worthOf(losses.began);
}
