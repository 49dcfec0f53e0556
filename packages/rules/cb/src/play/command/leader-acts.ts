import { centreOf, distanceBetween, rangeBetween } from '@acies/table';
import { GONE } from '../../board/board.ts';
import {
  boxOf,
  type CbContext,
  conditionOf,
  factsOf,
  isWithin,
  leaderBox,
  leaderState,
  unitOf,
} from '../../board/look.ts';
import { JT, type OrderGiven } from '../../board/setting.ts';
import { LEADER_MOVE } from '../../sheet/chapters/leader-risk.ts';
import { steady } from '../../sheet/chapters/recovery.ts';
import { isSpecial } from '../../sheet/troops.ts';

/** CB-CMD-1 to CB-CMD-5: what leaders do. */

/** CB-CMD-2, CB-CMD-3, CB-CMD-4: a leader influences the unit he is attached to. */
export function influence(g: CbContext, leader: number, does: 'inspire' | 'steady' | 'direct'): void {
  const state = leaderState(g, leader);
  const { unit } = state;
  const clause = does === 'steady' ? 'CB-CMD-2' : does === 'inspire' ? 'CB-CMD-3' : 'CB-CMD-4';
  g.tell?.({ type: 'influence', clauses: [clause], leader, does, unit });
  if (does === 'inspire') state.inspires++;
  if (does === 'direct') unitOf(g, unit).directed = true;
  if (does !== 'steady') return;
  state.steadies++;
  unitOf(g, unit).steadied = true;
  if (!isSpecial(factsOf(g, unit).kind.type)) Object.assign(unitOf(g, unit), steady(conditionOf(g, unit), 1));
}

/** CB-CMD-1: up to 5 JT, attaching himself to the unit if he reaches it. */
export function rideTo(g: CbContext, leader: number, to: number): void {
  const state = leaderState(g, leader);
  const from = state.unit === GONE ? { x: state.x, y: state.y } : centreOf(leaderBox(g, leader));
  const joins = rangeBetween(leaderBox(g, leader), boxOf(g, to)) <= LEADER_MOVE * JT;
  Object.assign(state, { unit: joins ? to : GONE, inspires: 0, steadies: 0 });
  const goal = centreOf(boxOf(g, to));
  const share = joins ? 1 : (LEADER_MOVE * JT) / distanceBetween(from, goal);
  state.x = Math.round(from.x + (goal.x - from.x) * share);
  state.y = Math.round(from.y + (goal.y - from.y) * share);
  g.tell?.({ type: 'rode', clauses: ['CB-CMD-1'], leader, toward: to, joins });
}

/** CB-CMD-5: his own command, and a leader within 5 JT, are told at once; to others a messenger rides. */
export function sendOrder(g: CbContext, leader: number, to: number, order: OrderGiven): void {
  g.board.messengers = g.board.messengers.filter((messenger) => messenger.to !== to);
  if (to === leader || isWithin(leaderBox(g, leader), leaderBox(g, to), LEADER_MOVE)) {
    leaderState(g, to).order = order;
    g.tell?.({ type: 'ordered', clauses: ['CB-CMD-1', 'CB-CMD-5'], leader, to, order, how: 'told' });
    return;
  }
  const { x, y } = leaderBox(g, leader);
  g.board.messengers.push({ to, order, x, y, arrived: false });
  g.tell?.({ type: 'ordered', clauses: ['CB-CMD-5'], leader, to, order, how: 'sent' });
}

/** CB-CMD-1: a leader takes the order that a messenger has brought. */
export function receiveOrder(g: CbContext, leader: number): void {
  const messenger = g.board.messengers.find(({ to, arrived }) => to === leader && arrived)!;
  g.board.messengers = g.board.messengers.filter((one) => one !== messenger);
  leaderState(g, leader).order = messenger.order;
  const { order } = messenger;
  g.tell?.({ type: 'ordered', clauses: ['CB-CMD-1'], leader, to: leader, order, how: 'received' });
}
