import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { INCH, rangeBetween } from '@acies/table';
import { boxOf, type ClockContext, inInches, isPresent, isReason } from '../../board/look.ts';
import type { Move } from '../../board/move.ts';
import { LEADERS } from '../../sheet/chapters/leader-fate.ts';
import { makeMove } from '../charge/charge.ts';
import { disengage, whyNotDisengage } from '../charge/disengaging.ts';
import { reveal, whyNotReveal } from '../deployment/ambush.ts';
import { playStratagem, whyNoStratagem } from '../deployment/stratagems.ts';
import { asSteps, type Order, spend, whyNotBy } from '../orders/orders.ts';
import { prepareMove } from './move-order.ts';

/** Why an order cannot be given; undefined if it can. */
export function whyNotOrder(g: ClockContext, side: Side, order: Order): Reason | undefined {
  switch (order.do) {
    case 'done':
      return undefined;
    case 'move': {
      const move = prepareMove(g, side, order.units, asSteps(order.steps));
      if (isReason(move)) return move;
      g.prepared.keep(order, g.board, move);
      return whyNotBy(g, side, order.units, order.by);
    }
    case 'forced march': {
      const move = prepareMove(g, side, order.units, asSteps(order.steps), true);
      return isReason(move) ? move : whyNoStratagem(g, side, 'forced march');
    }
    case 'disengage':
      return whyNotDisengage(g, side, order);
    case 'ride':
      return whyNotRide(g, side, order.leader, order.to);
    case 'reveal':
      return whyNotReveal(g, side, order);
  }
}

function whyNotRide(g: ClockContext, side: Side, leader: number, to: number): Reason | undefined {
  const facts = g.setting.leaders[leader];
  const from = g.board.leaders[leader];
  if (facts?.side !== side || from === undefined || from < 0) return reason('MC-UNIT-2', 'there is no such leader');
  if (g.board.rode.includes(leader)) return reason('MC-UNIT-2', `${facts.name} has ridden this half turn`);
  if (g.setting.units[to]?.side !== side || !isPresent(g, to)) return reason('MC-UNIT-2', 'there is no such unit');
  if (g.board.leaders.includes(to)) return reason('MC-UNIT-2', 'a leader is with it already');
  const away = rangeBetween(boxOf(g, from), boxOf(g, to));
  const most = LEADERS[facts.rank].move * INCH;
  return away <= most ? undefined : reason('MC-UNIT-2', `he rides ${inInches(most)}: ${inInches(away - most)} too few`);
}

/** A move that has been checked before. */
function moveOf(move: Move | Reason): Move {
  if (isReason(move)) throw new Error(`an order is carried out that is refused: ${move.text}`);
  return move;
}

/** Does what has been ordered. */
export function carryOut(g: ClockContext, side: Side, order: Exclude<Order, { do: 'done' }>): void {
  switch (order.do) {
    case 'move':
      spend(g, order.by);
      g.tell?.({ type: 'order', clauses: ['MC-ORD-1'], side, units: order.units, by: order.by, left: g.board.orders });
      makeMove(
        g,
        order.units,
        g.prepared.take(order, g.board) ?? moveOf(prepareMove(g, side, order.units, asSteps(order.steps))),
      );
      break;
    case 'forced march':
      playStratagem(g, side, 'forced march');
      makeMove(g, order.units, moveOf(prepareMove(g, side, order.units, asSteps(order.steps), true)));
      break;
    case 'disengage':
      disengage(g, side, order);
      break;
    case 'ride':
      g.board.leaders[order.leader] = order.to;
      g.board.rode.push(order.leader);
      g.tell?.({ type: 'rode', clauses: ['MC-UNIT-2'], leader: order.leader, to: order.to });
      break;
    case 'reveal':
      reveal(g, side, order);
      break;
  }
}
