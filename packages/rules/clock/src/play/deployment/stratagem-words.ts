import type { Side } from '@acies/kernel';
import { type ClockContext, countOf, unitOf } from '../../board/look.ts';
import type { Stratagem } from '../../board/setup.ts';
import { stratagemCost } from '../orders/orders.ts';

/**
 * MC-ORD-3: what a side has up its sleeve, with the cost and what is used up; '' if nothing. Of an ambush only its own
 * side is told.
 */
export function stratagemWords(g: ClockContext, side: Side, viewer: Side | undefined): string {
  const mayKnow = viewer === undefined || viewer === side;
  const own = g.setting.stratagems[side].filter((stratagem) => stratagem !== 'ambush' || mayKnow);
  if (own.length === 0) return '';
  const words = own.map((stratagem) => `${stratagem} (${stateOf(g, side, stratagem)})`);
  return `stratagem${own.length === 1 ? '' : 's'}: ${words.join(', ')}`;
}

function stateOf(g: ClockContext, side: Side, stratagem: Stratagem): string {
  if (g.board.played[side].includes(stratagem)) return 'played';
  const cost = countOf(stratagemCost(stratagem), 'order');
  if (stratagem !== 'ambush') return cost;
  const hidden = g.setting.idsOf[side].filter((id) => unitOf(g, id).where === 'ambush').length;
  return hidden === 0 ? 'sprung' : `${cost} a unit, ${hidden} hidden`;
}
