import type { Reason } from '@acies/kernel/odds';
import { type Box, bearingOf, centreOf, rangeBetween, rangeToNearest, TOUCH } from '@acies/table';
import {
  boxesOf,
  boxOf,
  enemiesOf,
  factsOf,
  isFormedUnit,
  isPresent,
  isWithin,
  type LegioContext,
  leaderState,
  unitOf,
} from '../../board/look.ts';
import type { OrderGiven } from '../../board/setting.ts';
import { againstOrder, type Deed } from '../../sheet/chapters/orders.ts';
import { BOW } from '../../sheet/troops.ts';

/** LG-CMD-3: what a unit may do by its orders. */

export const orderOf = (g: LegioContext, id: number): OrderGiven => leaderState(g, factsOf(g, id).command).order;

/** LG-CMD-3 (R): who is controlled keeps to its orders; who acts as wished by a test, or is carried away, does not ask. */
const isBound = (g: LegioContext, id: number): boolean => {
  const { control, asWished, mood } = unitOf(g, id);
  return control === 'free' && !asWished && mood === 'steady';
};

/** LG-CMD-3 (R): behind the front of the unit that it supports and within bow range, or on its way there. */
function isInSupport(g: LegioContext, start: Box, end: Box, behind: number | undefined): boolean {
  if (behind === undefined || !isPresent(g, behind)) return true;
  const other = boxOf(g, behind);
  const follows = bearingOf(other, centreOf(end)).ahead < 0 && isWithin(end, other, BOW);
  return follows || rangeBetween(end, other) < rangeBetween(start, other);
}

/** LG-CMD-3 (R): a move is an advance if it ends nearer to the nearest enemy, and a withdrawal if farther from him. */
function deedOf(g: LegioContext, id: number, end: Box, { do: order, behind }: OrderGiven): Deed {
  const start = boxOf(g, id);
  if (order === 'support') return isInSupport(g, start, end, behind) ? 'move in support' : 'advance';
  const enemies = boxesOf(g, enemiesOf(g, id));
  const nearer = rangeToNearest(start, enemies) - rangeToNearest(end, enemies);
  if (Math.abs(nearer) <= TOUCH) return 'stand';
  return nearer > 0 ? 'advance' : 'withdraw';
}

/** LG-CMD-3: why its orders forbid a move that ends so. */
export function orderBar(g: LegioContext, id: number, end: Box): Reason | undefined {
  const order = orderOf(g, id);
  if (order.do === 'free' || !isBound(g, id)) return undefined;
  return againstOrder(order.do, deedOf(g, id, end, order));
}

/** LG-CMD-3: why its orders forbid a charge. */
export const chargeOrderBar = (g: LegioContext, id: number, target: number): Reason | undefined =>
  isBound(g, id)
    ? againstOrder(orderOf(g, id).do, isFormedUnit(g, target) ? 'charge formed' : 'charge other')
    : undefined;
