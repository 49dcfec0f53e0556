import { type Reason, reason } from '@acies/kernel/odds';
import { type Box, bearingOf, centreOf, rangeBetween, rangeToNearest, TOUCH } from '@acies/table';
import {
  boxesOf,
  boxOf,
  type CbContext,
  enemiesOf,
  factsOf,
  isFormedUnit,
  isPresent,
  isWithin,
  leaderState,
  unitOf,
} from '../../board/look.ts';
import type { OrderGiven } from '../../board/setting.ts';
import { againstOrder, type Deed, SUPPORT_REACH } from '../../sheet/chapters/orders.ts';

/** CB-CMD-5, CB-CMD-6: what a unit may do by its orders without a test. */

export const orderOf = (g: CbContext, id: number): OrderGiven => leaderState(g, factsOf(g, id).command).order;

/** CB-CMD-6 (R): a test has set it free of its orders. */
const isFree = (g: CbContext, id: number): boolean => unitOf(g, id).control === 'free';

/** CB-CMD-5 (R): behind the front of the unit that it supports and within 5 JT, or on its way there. */
function isInSupport(g: CbContext, start: Box, end: Box, behind: number | undefined): boolean {
  if (behind === undefined || !isPresent(g, behind)) return true;
  const other = boxOf(g, behind);
  const follows = bearingOf(other, centreOf(end)).ahead < 0 && isWithin(end, other, SUPPORT_REACH);
  return follows || rangeBetween(end, other) < rangeBetween(start, other);
}

/** CB-CMD-5 (R): a move is an advance if it ends nearer to the nearest enemy, and a withdrawal if farther from him. */
function deedOf(g: CbContext, id: number, end: Box): Deed {
  const start = boxOf(g, id);
  const order = orderOf(g, id);
  if (order.do === 'support') return isInSupport(g, start, end, order.behind) ? 'move in support' : 'advance';
  const enemies = boxesOf(g, enemiesOf(g, id));
  const nearer = rangeToNearest(start, enemies) - rangeToNearest(end, enemies);
  if (Math.abs(nearer) <= TOUCH) return 'stand';
  return nearer > 0 ? 'advance' : 'withdraw';
}

/** CB-CTL-5, CB-CTL-6, CB-AFT-7: who is carried away, or does again what it did, asks no orders. */
const isDriven = (g: CbContext, id: number): boolean => {
  const { mood, control } = unitOf(g, id);
  return mood !== 'steady' || control === 'repeats';
};

/** CB-CMD-5: why its orders forbid a move that ends so. */
export const orderBar = (g: CbContext, id: number, end: Box): Reason | undefined =>
  isFree(g, id) || isDriven(g, id) ? undefined : againstOrder(orderOf(g, id).do, deedOf(g, id, end));

/** CB-CMD-5: why its orders forbid a charge. */
export const chargeOrderBar = (g: CbContext, id: number, target: number): Reason | undefined =>
  isFree(g, id)
    ? undefined
    : againstOrder(orderOf(g, id).do, isFormedUnit(g, target) ? 'charge formed' : 'charge other');

/** CB-CMD-2, CB-CTL-3, CB-CTL-5, CB-REC-4: why a unit does not stir at all this turn. */
export function stirBar(g: CbContext, id: number): Reason | undefined {
  const { control, last, rallies, steadied } = unitOf(g, id);
  if (rallies) return reason('CB-REC-4', 'it rallies');
  if (steadied) return reason('CB-CMD-2', 'a leader steadies it, and it stays halted');
  if (control === 'halts') return reason('CB-CTL-3', 'it has halted');
  if (control === 'repeats' && last !== 'move') return reason('CB-CTL-5', 'it stands as it stood before');
  return undefined;
}
