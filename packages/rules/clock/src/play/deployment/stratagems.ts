import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { type ClockContext, countOf } from '../../board/look.ts';
import type { Stratagem } from '../../board/setup.ts';
import { stratagemCost } from '../orders/orders.ts';

/** MC-ORD-3: why a stratagem cannot be played. */
export function whyNoStratagem(g: ClockContext, side: Side, stratagem: Stratagem): Reason | undefined {
  if (!g.setting.stratagems[side].includes(stratagem)) return reason('MC-ORD-3', `${side} has no ${stratagem}`);
  if (g.board.played[side].includes(stratagem)) return reason('MC-ORD-3', `the ${stratagem} has been played`);
  return whyTooDear(g, stratagem);
}

/** MC-ORD-3: why there are not orders enough for a stratagem. */
export function whyTooDear(g: ClockContext, stratagem: Stratagem): Reason | undefined {
  const cost = stratagemCost(stratagem);
  const { orders } = g.board;
  if (orders >= cost) return undefined;
  return reason('MC-ORD-3', `it costs ${countOf(cost, 'order')}, ${orders} ${orders === 1 ? 'is' : 'are'} left`);
}

export function playStratagem(g: ClockContext, side: Side, stratagem: Stratagem): void {
  g.board.orders -= stratagemCost(stratagem);
  // An ambush is sprung unit by unit; the others are played once.
  if (stratagem !== 'ambush') g.board.played[side].push(stratagem);
  g.tell?.({ type: 'stratagem', clauses: ['MC-ORD-3'], side, stratagem });
}
