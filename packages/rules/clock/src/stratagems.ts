import { type Reason, reason, type Side } from '@acies/kernel';
import { stratagemCost } from './orders.ts';
import type { Stratagem } from './setup.ts';
import type { ClockTable } from './table.ts';

/** MC-ORD-3: why a stratagem cannot be played. */
export function whyNoStratagem(g: ClockTable, side: Side, stratagem: Stratagem): Reason | undefined {
  if (!g.field.stratagems[side].includes(stratagem)) return reason('MC-ORD-3', `${side} has no ${stratagem}`);
  if (g.board.played[side].includes(stratagem)) return reason('MC-ORD-3', `the ${stratagem} has been played`);
  const cost = stratagemCost(stratagem);
  return g.board.orders >= cost ? undefined : reason('MC-ORD-3', `it costs ${cost} orders, ${g.board.orders} are left`);
}

export function playStratagem(g: ClockTable, side: Side, stratagem: Stratagem): void {
  g.board.orders -= stratagemCost(stratagem);
  // An ambush is sprung unit by unit; the others are played once.
  if (stratagem !== 'ambush') g.board.played[side].push(stratagem);
  g.tell?.({ type: 'stratagem', clauses: ['MC-ORD-3'], side, stratagem });
}
