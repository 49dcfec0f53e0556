import { SIDES, type Side } from '@acies/kernel';
import type { Paint } from '@acies/kernel/picture';
import { armyStatus, mapsIn, strainOf, turnStatus } from '@acies/rules-disorder';
import { distanceToLine, inUnits, isIn, type Point } from '@acies/table';
import { calledOf, factsOf, type LegioContext, leaderState, leaderWith, nameOf } from '../board/look.ts';
import { type OrderGiven, PACE } from '../board/setting.ts';
import type { Terrain } from '../board/setup.ts';
import { orderWords } from '../play/command/ordering.ts';
import { tallyOf } from '../play/ending.ts';
import { lossesOfArmy } from '../play/turn.ts';

const SIGNS: Readonly<Record<Terrain, { readonly text: string; readonly kind: string }>> = {
  hill: { text: '^', kind: 'hill' },
  difficult: { text: '♣', kind: 'woods' },
  impassable: { text: '#', kind: 'defences' },
  camp: { text: '%', kind: 'road' },
};

function groundAt(g: LegioContext, at: Point, paint: Paint): string {
  const here = { x: at.x, y: at.y, heading: 0, width: 15 * PACE, depth: 15 * PACE };
  const { obstacle, fortification, road } = g.setting.lines;
  if (fortification.some((line) => distanceToLine(line, here) === 0)) return paint.ground('defences', '=');
  if (obstacle.some((line) => distanceToLine(line, here) === 0)) return paint.ground('water', '~');
  const terrain = g.setting.terrain.find((area) => isIn(area, at));
  if (terrain) return paint.ground(SIGNS[terrain.kind].kind, SIGNS[terrain.kind].text);
  return road.some((line) => distanceToLine(line, here) === 0) ? paint.ground('road', '-') : ' ';
}

/** The table as a map of characters with rulers in paces, and a part of it drawn large. */
export const { draw, drawAt } = mapsIn<LegioContext>({
  unit: PACE,
  units: 'paces',
  example: '600 300',
  // Drawn large, a stand of 20 paces is five columns wide.
  near: 4 * PACE,
  rules: [20, 50, 100, 200, 500],
  typeOf: (g, id) => factsOf(g, id).kind.type,
  isLed: (g, id) => leaderWith(g, id) !== undefined,
  groundAt,
});

/** How the battle stands. */
export const status = (g: LegioContext): string[] => [
  turnStatus(g),
  ...SIDES.map((side) => armyStatus(g, side, tallyOf(lossesOfArmy(g, side)))),
  ...ordersOf(g),
  ...messengerLines(g),
];

/** LG-CMD-3: orders of commands that have any, and those on their way. */
function ordersOf(g: LegioContext): string[] {
  const words = (order: OrderGiven): string => orderWords((id) => nameOf(g, id), order);
  const given = g.setting.leaders.flatMap(({ id, name, side }) => {
    const { order } = leaderState(g, id);
    return order.do === 'free' ? [] : [`${side.padEnd(4)} ${name}’s command is to ${words(order)}`];
  });
  const sent = g.board.dispatches.map(({ to, order, x, y, arrived }) => {
    const { name, side } = g.setting.leaders[to]!;
    const where = arrived ? `has come to ${name}` : `rides to ${name}, at ${inUnits(x, PACE)}, ${inUnits(y, PACE)},`;
    return `${side.padEnd(4)} a messenger ${where} with the order: ${words(order)}`;
  });
  return [...given, ...sent];
}

/** LG-CMD-2: messengers under way, and where they are. */
const messengerLines = (g: LegioContext): string[] =>
  g.board.messengers.map(({ to, x, y }) => {
    const at = `${inUnits(x, PACE)}, ${inUnits(y, PACE)}`;
    return `${factsOf(g, to).side.padEnd(4)} a messenger rides to ${calledOf(g, to)}, at ${at}`;
  });

/** LG-END-1: 0 fresh, 1 broken. */
export const strain = (g: LegioContext, side: Side): number => strainOf(tallyOf(lossesOfArmy(g, side)));
