import { otherSide, type Side } from '@acies/kernel';
import { hasteOf } from '@acies/players';
import type { CkContext } from '../board/look.ts';
import { EVEN_WITHIN, pointsOf } from '../play/ending.ts';

/** Half bases that a side would give at the very end to turn a battle that it is losing. */
const MOST = 4;
/** Who is far behind has no time to lose, by so much of the battle for a point. */
const PER_POINT = 0.02;

/** CK-END-1: what it is worth to a side to try something as things stand, in half bases. */
export function daringOf(g: CkContext, side: Side): number {
  const lead = pointsOf(g, side) - pointsOf(g, otherSide(side));
  const over = Math.max(0, Math.abs(lead) - EVEN_WITHIN);
  const late = g.board.clock / g.setting.clockEnds + PER_POINT * over;
  return MOST * hasteOf({ late, lead: over * Math.sign(lead) });
}
