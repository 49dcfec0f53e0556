import { type Reason, reason, type Side } from '@acies/kernel';
import { INCH, rangeBetween } from '@acies/table';
import { reveal, whyNotReveal } from './ambush.ts';
import { makeMove } from './charge.ts';
import { disengage, whyNotDisengage } from './disengaging.ts';
import { isReason, type Move, prepareMove } from './move-order.ts';
import { asSteps, type Order, spend, whyNotBy } from './orders.ts';
import { playStratagem, whyNoStratagem } from './stratagems.ts';
import { boxOf, type ClockTable, inches, isPresent } from './table.ts';

/** MC-UNIT-2: how far a leader rides to another unit. */
const RIDE = 12 * INCH;

/** Why an order cannot be given; undefined if it can. */
export function whyNotOrder(g: ClockTable, side: Side, order: Order): Reason | undefined {
  switch (order.do) {
    case 'done':
      return undefined;
    case 'move': {
      const move = prepareMove(g, side, order.units, asSteps(order.steps));
      return isReason(move) ? move : whyNotBy(g, side, order.units, order.by);
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

function whyNotRide(g: ClockTable, side: Side, leader: number, to: number): Reason | undefined {
  const facts = g.field.leaders[leader];
  const from = g.board.leaders[leader];
  if (facts?.side !== side || from === undefined || from < 0) return reason('MC-UNIT-2', 'there is no such leader');
  if (g.board.rode.includes(leader)) return reason('MC-UNIT-2', `${facts.name} has ridden this half turn`);
  if (g.field.units[to]?.side !== side || !isPresent(g, to)) return reason('MC-UNIT-2', 'there is no such unit');
  if (g.board.leaders.includes(to)) return reason('MC-UNIT-2', 'a leader is with it already');
  const away = rangeBetween(boxOf(g, from), boxOf(g, to));
  return away <= RIDE ? undefined : reason('MC-UNIT-2', `he rides 12 inches: ${inches(away - RIDE)} too few`);
}

/** Does what has been ordered. */
export function carryOut(g: ClockTable, side: Side, order: Exclude<Order, { do: 'done' }>): void {
  switch (order.do) {
    case 'move':
      spend(g, order.by);
      g.tell?.({ type: 'order', clauses: ['MC-ORD-1'], side, units: order.units, by: order.by, left: g.board.orders });
      makeMove(g, order.units, prepareMove(g, side, order.units, asSteps(order.steps)) as Move);
      break;
    case 'forced march':
      playStratagem(g, side, 'forced march');
      makeMove(g, order.units, prepareMove(g, side, order.units, asSteps(order.steps), true) as Move);
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
