import { SIDES } from '@acies/kernel';
import { inUnits } from '@acies/table';
import { GONE } from '../../board/board.ts';
import { type CbContext, calledOf, factsOf, leaderState, nameOf, presentOf } from '../../board/look.ts';
import { JT, type LeaderFacts } from '../../board/setting.ts';
import { orderWords, pendingWords } from './ordering.ts';

/** CB-CMD-5, CB-LDR-1: the leaders of both sides: who they are with, how they fare, and who has which order. */
export const leaderLines = (g: CbContext): string[] =>
  SIDES.flatMap((side) =>
    g.setting.leadersOf[side].map((leader) => `${side.padEnd(4)} ${wordsOn(g, g.setting.leaders[leader]!)}`),
  );

function wordsOn(g: CbContext, { id, name, rank, side }: LeaderFacts): string {
  const { alive, unit, x, y, wounds, order } = leaderState(g, id);
  const where = unit === GONE ? `alone at ${inUnits(x, JT)}, ${inUnits(y, JT)}` : `with ${calledOf(g, unit)}`;
  const fares = alive ? [...(wounds > 0 ? ['wounded'] : []), where] : ['lost'];
  const led = presentOf(g, side).filter((one) => factsOf(g, one).command === id);
  const head = [name, rank, ...fares].join(', ');
  // The order of a leader who is lost still stands.
  if (led.length === 0) return head;
  const keys = led.map((one) => factsOf(g, one).key).join(' ');
  return `${head}; his command (${keys}): ${orderWords((one) => nameOf(g, one), order)}${pendingWords(g, id)}`;
}
