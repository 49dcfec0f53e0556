import { SIDES, type Side } from '@acies/kernel';
import type { Paint } from '@acies/kernel/picture';
import { armyStatus, mapsIn, strainOf, turnStatus } from '@acies/rules-disorder';
import { distanceToLine, inUnits, isIn, type Point } from '@acies/table';
import { type CbContext, factsOf, leaderWith, nameOf, spot } from '../board/look.ts';
import { JT } from '../board/setting.ts';
import type { Terrain } from '../board/setup.ts';
import { orderWords } from '../play/command/ordering.ts';
import { lossesOfArmy } from '../play/turn.ts';
import { tallyOf } from '../sheet/combat/ending.ts';

const SIGNS: Readonly<Record<Terrain, { readonly text: string; readonly kind: string }>> = {
  hill: { text: '^', kind: 'hill' },
  difficult: { text: '♣', kind: 'woods' },
  impassable: { text: '#', kind: 'defences' },
  camp: { text: '%', kind: 'road' },
};

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

/** The table as a map of characters with rulers in javelin throws, and a part of it drawn large. */
export const { draw, drawAt } = mapsIn<CbContext>({
  unit: JT,
  units: 'javelin throws',
  example: '20 15',
  // Drawn large, a stand is five columns wide.
  near: JT / 5,
  rules: [1, 2, 5, 10],
  typeOf: (g, id) => factsOf(g, id).kind.type,
  isLed: (g, id) => leaderWith(g, id) !== undefined,
  groundAt,
});

/** How the battle stands. */
export const status = (g: CbContext): string[] => [
  turnStatus(g),
  ...SIDES.map((side) => armyStatus(g, side, tallyOf(lossesOfArmy(g, side)))),
  ...messengerLines(g),
];

/** CB-CMD-5: messengers under way, and those who have come. */
const messengerLines = (g: CbContext): string[] =>
  g.board.messengers.map(({ to, x, y, arrived, order }) => {
    const { side, name } = g.setting.leaders[to]!;
    const where = arrived ? `has come to ${name}` : `rides to ${name}, at ${inUnits(x, JT)}, ${inUnits(y, JT)}`;
    return `${side.padEnd(4)} a messenger ${where}, with the order: ${orderWords((id) => nameOf(g, id), order)}`;
  });

/** CB-END-1: 0 fresh, 1 broken. */
export const strain = (g: CbContext, side: Side): number => strainOf(tallyOf(lossesOfArmy(g, side)));
