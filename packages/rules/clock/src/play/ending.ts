import { otherSide, type Result, SIDES, type Side } from '@acies/kernel';
import { isBeaten } from '../board/change.ts';
import type { ClockContext } from '../board/look.ts';
import { higherClock } from '../sheet/clock.ts';

/** MC-SEQ-2, MC-SEQ-3: who has won, or undefined while the battle goes on. */
export function judge(g: ClockContext): Result | undefined {
  const beaten = SIDES.filter((side) => isBeaten(g, side));
  if (beaten.length === 2) return { winner: null, reason: 'both armies quit', clause: 'MC-SEQ-3' };
  if (beaten.length === 1)
    return {
      winner: otherSide(beaten[0]!),
      reason: `the army of ${nameOf(g, beaten[0]!)} quits the field`,
      clause: 'MC-SEQ-3',
    };
  return g.board.halfTurn >= g.setting.halfTurns ? byClock(g) : undefined;
}

function byClock(g: ClockContext): Result {
  const { clocks } = g.board;
  const winner = higherClock(clocks);
  const score = `${clocks.red} to ${clocks.blue}`;
  if (winner === null) return { winner, reason: `time is up and the clocks are even, ${score}`, clause: 'MC-SEQ-2' };
  return { winner, reason: `time is up and the clock of ${nameOf(g, winner)} is higher, ${score}`, clause: 'MC-SEQ-2' };
}

const nameOf = (g: ClockContext, side: Side): string => g.setup.armies[side].name;
