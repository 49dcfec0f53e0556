import type { Nearest, Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import type { Wish } from '@acies/kernel/picture';
import {
  type Aiming,
  type Box,
  boxFromMiddle,
  centreOf,
  distanceBetween,
  INCH,
  inUnits,
  type NearestWay,
  nearestWay,
  type Step,
  type Turned,
} from '@acies/table';
import {
  boxOf,
  type ClockContext,
  factsOf,
  inInches,
  isInContact,
  isPresent,
  isReason,
  unitOf,
} from '../../board/look.ts';
import { BASE } from '../../board/setting.ts';
import { whyNotReveal } from '../deployment/ambush.ts';
import { ringsRound } from '../deployment/deploy-places.ts';
import { type Goers, gaitOf, goersOf } from '../moving/goers.ts';
import { prepareMove } from '../moving/move-order.ts';
import { aimCharge, atLeastAHair } from './aim-charge.ts';
import { BY_CLOCK, cheapestBy, type MoveOrder, type Order } from './orders.ts';
import { stepsMade } from './shown-orders.ts';

/** A way this much worse than the best is as good if it is allowed; and nobody leaves a fight who is hardly moved. */
const SLACK = BASE / 2;
/** Nobody drags a base more exactly. */
const FINE = INCH / 20;

/** The order that comes nearest to what a person has dragged, and why it comes no nearer; it need not be allowed. */
export function aimOrder(g: ClockContext, side: Side, wish: Wish): Nearest<Order> | undefined {
  const { piece } = wish;
  const facts = g.setting.units[piece];
  if (facts?.side !== side) return undefined;
  if (unitOf(g, piece).where === 'ambush') return aimReveal(g, side, wish);
  if (!isPresent(g, piece)) return undefined;
  return isInContact(g, piece) ? aimFlight(g, side, wish) : aimMove(g, side, wish);
}

/** MC-ORD-3: where it was put, or near by; the very place, refused, where none is. */
function aimReveal(g: ClockContext, side: Side, wish: Wish): Nearest<Order> {
  const wished = boxFromMiddle(wish, wish.heading ?? factsOf(g, wish.piece).start.heading, BASE, BASE);
  const revealAt = ({ x, y, heading }: Box) => ({ do: 'reveal', unit: wish.piece, x, y, heading }) as const;
  const because = whyNotReveal(g, side, revealAt(wished));
  const free = because && ringsRound(wished).find((box) => whyNotReveal(g, side, revealAt(box)) === undefined);
  return { choice: revealAt(free ?? wished), because };
}

/** MC-MOV-11: where it flees to is not for it to say. */
function aimFlight(g: ClockContext, side: Side, wish: Wish): Nearest<Order> | undefined {
  const { piece } = wish;
  if (distanceBetween(centreOf(boxOf(g, piece)), wish) < SLACK) return undefined;
  const by = cheapestBy(g, side, [piece]) ?? BY_CLOCK;
  const because = refusalOf(g, goersOf(g, side, { piece, alone: true }), [{ do: 'advance', distance: 1 }]);
  return { choice: { do: 'disengage', by, unit: piece, feigned: false }, because };
}

const refusalOf = (g: ClockContext, { side, units, forced }: Goers, steps: readonly Step[]): Reason | undefined => {
  const move = prepareMove(g, side, units, steps, forced);
  return isReason(move) ? move : undefined;
};

function aimMove(g: ClockContext, side: Side, wish: Wish): Nearest<Order> | undefined {
  const goers = goersOf(g, side, wish);
  const gait = gaitOf(g, goers, false);
  if (gait.allowance === 0) return undefined;
  const charge = goers.forced ? undefined : aimCharge(g, goers, gait, wish);
  if (charge) return { choice: orderOf(g, goers, charge) };
  const { steps, because } = wayToward(g, goers, wish);
  if (steps.length === 0) return undefined;
  const met = goers.forced ? undefined : meetingOn(g, goers, steps);
  return met ?? { choice: orderOf(g, goers, steps), because };
}

/** MC-MOV-8: a way on which somebody is met ends there, and is told as what it then is. */
function meetingOn(g: ClockContext, goers: Goers, steps: readonly Step[]): Nearest<Order> | undefined {
  const { side, units } = goers;
  const made = stepsMade(g, units, steps, false).map(atLeastAHair);
  const gone = lengthOf(made);
  if (gone >= lengthOf(steps)) return undefined;
  const move = prepareMove(g, side, units, made);
  if (isReason(move) || move.clashes.length === 0) return undefined;
  const names = [...new Set(move.clashes.map(({ target }) => factsOf(g, target).name))].join(', ');
  const words = `${inInches(lengthOf(steps))} wished, but ${names} is met after ${inUnits(gone, INCH)}: it charges`;
  return { choice: orderOf(g, goers, made), because: reason('MC-MOV-8', words) };
}

const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + ('distance' in step ? step.distance : 0), 0);

function wayToward(g: ClockContext, goers: Goers, wish: Wish): NearestWay<Reason> {
  const aiming: Aiming<Reason> = {
    ...{ box: goers.frame, spot: goers.spot, aim: wish, slack: SLACK, fine: FINE },
    gaits: [gaitOf(g, goers, false)],
    // MC-MOV-4: it may only be too far for the rough going on its way.
    slower: [gaitOf(g, goers, true)].filter(({ allowance }) => allowance > 0),
    refusal: (steps) => refusalOf(g, goers, steps),
    turned: turnWords,
  };
  return nearestWay(aiming);
}

/** MC-MOV-3: why who is turned on the spot does not stand there as it was turned. */
const turnWords = ({ off, moved }: Turned): Reason =>
  off > 0
    ? reason('MC-MOV-3', `a change of face is 90 or 180 degrees: ${Math.round(off / 10)} degrees from what was wished`)
    : reason('MC-MOV-3', `any other angle than 90 or 180 degrees needs a wheel: its middle moves ${inInches(moved)}`);

function orderOf(g: ClockContext, { side, units, forced }: Goers, path: readonly Step[]): Order {
  const steps = path as MoveOrder['steps'];
  if (forced) return { do: 'forced march', units: [...units], steps };
  return { do: 'move', by: cheapestBy(g, side, units) ?? BY_CLOCK, units: [...units], steps };
}
