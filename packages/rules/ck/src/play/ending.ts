import { otherSide, type Result, SIDES, type Side } from '@acies/kernel';
import { type CkContext, isStrongIn } from '../board/look.ts';
import { GONE } from '../board/places.ts';
import { isInRowsOf } from '../sheet/rows.ts';

/** Half bases a side has lost. */
export function lostHalves(g: CkContext, side: Side): number {
  let left = 0;
  for (const id of g.setting.idsOf[side]) left += g.board.units[id]!.halves;
  return g.setting.total[side] - left;
}

/** CK-END-1: an army breaks when it has lost half of its bases. */
export const isBroken = (g: CkContext, side: Side): boolean => 2 * lostHalves(g, side) >= g.setting.total[side];
export const isOver = (g: CkContext): boolean => isBroken(g, 'red') || isBroken(g, 'blue');

/** CK-END-1: for each enemy unit destroyed, enemy general killed, zone owned in the middle row and in the enemy's rows. */
export const POINTS = { unit: 3, general: 5, middleZone: 2, enemyZone: 4 };
/** CK-END-1: a lead of so many points or fewer is a draw. */
export const EVEN_WITHIN = 2;

/** CK-END-1: the points of a side: enemies destroyed, zones owned, generals killed. */
export function pointsOf(g: CkContext, side: Side): number {
  const { units, generals, ground } = pointsBy(g, side);
  return units + generals + ground;
}

/** The points with what they are for: "22 points (units 12, ground 10)". */
export function pointsWords(g: CkContext, side: Side): string {
  const { units, generals, ground } = pointsBy(g, side);
  const parts = [
    units > 0 && `units ${units}`,
    generals > 0 && `generals ${generals}`,
    ground > 0 && `ground ${ground}`,
  ];
  const total = units + generals + ground;
  return `${total} ${total === 1 ? 'point' : 'points'}${parts.some(Boolean) ? ` (${parts.filter(Boolean).join(', ')})` : ''}`;
}

function pointsBy(g: CkContext, side: Side): { units: number; generals: number; ground: number } {
  const enemy = otherSide(side);
  const { idsOf, generalsOf } = g.setting;
  const units = idsOf[enemy].filter((id) => g.board.units[id]!.zone === GONE).length;
  const generals = generalsOf[enemy].filter((id) => g.board.generals[id] === GONE).length;
  return { units: POINTS.unit * units, generals: POINTS.general * generals, ground: groundPoints(g, side) };
}

function groundPoints(g: CkContext, side: Side): number {
  const { grid } = g.setting;
  let points = 0;
  for (let zone = 0; zone < grid.count; zone++) {
    if (isInRowsOf(grid, zone, side) || !isStrongIn(g, zone, side)) continue;
    points += isInRowsOf(grid, zone, otherSide(side)) ? POINTS.enemyZone : POINTS.middleZone;
  }
  return points;
}

/** CK-SEQ-2: the clock has run out, and both sides have had their turn. */
const isTimeUp = (g: CkContext): boolean => g.board.clock >= g.setting.clockEnds && g.board.side !== g.board.first;

/** CK-SEQ-2, CK-END-1: who has won, or undefined while the battle goes on. */
export function judge(g: CkContext): Result | undefined {
  const broken = SIDES.filter((side) => isBroken(g, side));
  if (broken.length === 1) {
    const loser = broken[0]!;
    return { winner: otherSide(loser), reason: `${nameOf(g, loser)} breaks`, clause: 'CK-END-1' };
  }
  if (broken.length === 2) return byPoints(g, 'both armies break');
  return isTimeUp(g) ? byPoints(g, 'the battle clock has run out') : undefined;
}

function byPoints(g: CkContext, why: string): Result {
  const points = { red: pointsOf(g, 'red'), blue: pointsOf(g, 'blue') };
  const lead = points.red - points.blue;
  if (Math.abs(lead) <= EVEN_WITHIN)
    return { winner: null, reason: `${why}, ${points.red} points to ${points.blue} is even`, clause: 'CK-END-1' };
  const winner = lead > 0 ? 'red' : 'blue';
  const score = `${points[winner]} points to ${points[otherSide(winner)]}`;
  return { winner, reason: `${why}, ${score}`, clause: 'CK-END-1' };
}

const nameOf = (g: CkContext, side: Side): string => g.setup.armies[side].name;
