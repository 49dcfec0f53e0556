import { otherSide, type Result, SIDES, type Side } from '@acies/kernel';
import { GONE } from './board.ts';
import type { HexContext } from './look.ts';
import { LEADER_POINTS } from './setting.ts';

/** HX-END-1: break points a side has lost. */
export function lostPoints(g: HexContext, side: Side): number {
  const { stands, leaders, idsOf } = g.setting;
  let lost = 0;
  for (const id of idsOf[side]) if (g.board.stands[id]!.hex === GONE) lost += stands[id]!.start;
  for (const leader of leaders)
    if (leader.side === side && g.board.leaders[leader.id]!.stand === GONE) lost += LEADER_POINTS;
  return lost;
}

export const isBroken = (g: HexContext, side: Side): boolean => lostPoints(g, side) >= g.setting.breaksAt[side];
export const isOver = (g: HexContext): boolean => isBroken(g, 'red') || isBroken(g, 'blue');

/** Shares of an army lost that differ by no more than one part in this many, 5 in a hundred, are a draw. */
const EVEN_WITHIN = 20;

/** HX-END-1: who has won, or undefined while the battle goes on. */
export function judge(g: HexContext): Result | undefined {
  const broken = SIDES.filter((side) => isBroken(g, side));
  if (broken.length === 1) {
    const loser = broken[0]!;
    return { winner: otherSide(loser), reason: `${nameOf(g, loser)} breaks`, clause: 'HX-END-1' };
  }
  if (broken.length === 0 && g.board.turn < g.setup.turns) return undefined;
  return byShares(g, broken.length === 2 ? 'both armies break' : 'the turn limit is reached');
}

function byShares(g: HexContext, why: string): Result {
  const { total } = g.setting;
  // Shares over a common denominator, so that exactly 5 in a hundred does not depend on how a division rounds.
  const lead = lostPoints(g, 'blue') * total.red - lostPoints(g, 'red') * total.blue;
  if (EVEN_WITHIN * Math.abs(lead) <= total.red * total.blue)
    return { winner: null, reason: `${why}, the losses are even`, clause: 'HX-END-1' };
  const winner = lead > 0 ? 'red' : 'blue';
  return { winner, reason: `${why}, ${nameOf(g, winner)} has lost the smaller share`, clause: 'HX-END-1' };
}

const nameOf = (g: HexContext, side: Side): string => g.setup.armies[side].name;
