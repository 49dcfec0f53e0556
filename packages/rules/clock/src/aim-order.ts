import type { Side, Wish } from '@acies/kernel';
import {
  type AimedWay,
  bestWay,
  boxFromMiddle,
  centreOf,
  distanceBetween,
  type Gait,
  type Step,
  waysTo,
} from '@acies/table';
import { aimCharge } from './aim-charge.ts';
import { BASE } from './field.ts';
import { type Goers, gaitOf, goersOf } from './goers.ts';
import { prepareMove } from './move-order.ts';
import { BY_CLOCK, cheapestBy, type MoveOrder, type Order } from './orders.ts';
import { boxOf, type ClockTable, isInContact, isPresent, isReason, unitOf } from './table.ts';

/** A way this much worse than the best is as good if it is allowed; and nobody leaves a fight who is hardly moved. */
const SLACK = BASE / 2;

/** The order that comes nearest to what a person has dragged; it need not be allowed. */
export function aimOrder(g: ClockTable, side: Side, wish: Wish): Order | undefined {
  const { piece } = wish;
  const facts = g.field.units[piece];
  if (facts?.side !== side) return undefined;
  if (unitOf(g, piece).where === 'ambush') {
    const { x, y, heading } = boxFromMiddle(wish, wish.heading ?? facts.start.heading, BASE, BASE);
    return { do: 'reveal', unit: piece, x, y, heading };
  }
  if (!isPresent(g, piece)) return undefined;
  if (isInContact(g, piece) && distanceBetween(centreOf(boxOf(g, piece)), wish) < SLACK) return undefined;
  if (isInContact(g, piece))
    return { do: 'disengage', by: cheapestBy(g, side, [piece]) ?? BY_CLOCK, unit: piece, feigned: false };
  return aimMove(g, side, wish);
}

function aimMove(g: ClockTable, side: Side, wish: Wish): Order | undefined {
  const goers = goersOf(g, side, wish);
  const gait = gaitOf(g, goers, false);
  if (gait.allowance === 0) return undefined;
  const charge = goers.forced ? undefined : aimCharge(g, goers, gait, wish);
  if (charge) return orderOf(g, goers, charge);
  const isAllowed = ({ steps }: AimedWay): boolean => !isReason(prepareMove(g, side, goers.units, steps, goers.forced));
  const aims = (paces: Gait): AimedWay | undefined =>
    bestWay(waysTo(goers.frame, wish, paces, goers.spot), SLACK, isAllowed);
  const open = aims(gait);
  if (!open || isAllowed(open)) return open && orderOf(g, goers, open.steps);
  // MC-MOV-4: it may only be too far for the rough going on its way.
  const slow = gaitOf(g, goers, true);
  const rough = slow.allowance > 0 ? aims(slow) : undefined;
  return orderOf(g, goers, (rough && isAllowed(rough) ? rough : open).steps);
}

function orderOf(g: ClockTable, { side, units, forced }: Goers, path: readonly Step[]): Order {
  const steps = path as MoveOrder['steps'];
  if (forced) return { do: 'forced march', units: [...units], steps };
  return { do: 'move', by: cheapestBy(g, side, units) ?? BY_CLOCK, units: [...units], steps };
}
