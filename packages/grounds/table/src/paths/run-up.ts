import { boundsOfBoth, isNotFar } from '../geometry/bounds.ts';
import { type Box, cornersOf, type Outline } from '../geometry/box.ts';
import { TOUCH } from '../geometry/length.ts';
import { depthReached } from '../geometry/meeting.ts';
import { overlapBy, overlapOf } from '../geometry/outline.ts';
import { hullOf } from '../geometry/trim.ts';
import { afterStep, type Step } from './step.ts';

/** How far a straight step can go before it meets one of these boxes, and which. */
export interface RunUp {
  readonly distance: number;
  /** The box met, or -1. */
  readonly index: number;
}

/** A step in a straight line. */
export type Straight = Extract<Step, { do: 'advance' | 'incline' | 'back' | 'sidestep' }>;

/**
 * The ground passed over only grows with the distance, so halving finds where it first meets a box. Where it grazes one, by no
 * more than places are rounded, it may be said to meet it a little sooner or later.
 */
export function runUp(box: Box, step: Straight, others: readonly Box[]): RunUp {
  const start = cornersOf(box);
  const bounds = boundsOfBoth(start, cornersOf(afterStep(box, step)));
  let distance = step.distance;
  let index = -1;
  for (let i = 0; i < others.length; i++) {
    if (!isNotFar(bounds, others[i]!)) continue;
    const met = clearBefore(box, start, step, cornersOf(others[i]!), distance);
    if (met === undefined) continue;
    distance = met;
    index = i;
  }
  return { distance, index };
}

/** How far a step of such a length goes until it comes too deep into an outline; undefined if it does not. */
function clearBefore(box: Box, start: Outline, step: Straight, outline: Outline, distance: number): number | undefined {
  // Where it meets it can be worked out, give or take what rounding does: only there must it be tried.
  const soonest = step.do === 'advance' ? soonestInto(box, outline) : Number.NEGATIVE_INFINITY;
  if (distance <= soonest) return undefined;
  const most = deepest(overlapOf(start, outline));
  const meets = (far: number): boolean => overlapBy(sweptTo(box, start, step, far), outline, most);
  if (step.do !== 'advance') return meets(distance) ? lastClear(0, distance, meets) : undefined;
  const never = most === LEAST_DEPTH ? soonest : depthReached(box, outline, most - ROUNDING);
  if (distance <= never) return undefined;
  const always = depthReached(box, outline, most + ROUNDING);
  if (distance <= always && !meets(distance)) return undefined;
  return lastClear(Math.max(0, Math.floor(never)), Math.min(distance, Math.floor(always) + 1), meets);
}

/** More than places that are rounded to whole numbers can be off. */
const ROUNDING = 3;

/** How far a box surely goes straight ahead before it comes too deep into an outline, however deep it may; for ever, where it goes by. */
const soonestInto = (box: Box, outline: Outline): number => depthReached(box, outline, LEAST_DEPTH - ROUNDING);

/** Whether a box that goes straight ahead so far may come to another; false only where `runUp` would not meet it. */
export const mayRunInto = (box: Box, distance: number, other: Box): boolean =>
  distance > soonestInto(box, cornersOf(other));

function sweptTo(box: Box, start: Outline, step: Straight, distance: number): Outline {
  if (step.do === 'advance') {
    const ahead = cornersOf(afterStep(box, { do: 'advance', distance }));
    return [ahead[0]!, ahead[1]!, start[2]!, start[3]!];
  }
  const end = cornersOf(afterStep(box, { ...step, distance }));
  return step.do === 'back' ? [start[0]!, start[1]!, end[2]!, end[3]!] : hullOf([...start, ...end]);
}

/**
 * How deep it may come into another box: half of what counts as touching, so that a unit that has run up to another is never
 * taken to be on it. One that is a little deeper already may still move along or away.
 */
const deepest = (already: number): number => Math.min(TOUCH, Math.max(LEAST_DEPTH, already + 1));
const LEAST_DEPTH = TOUCH / 2;

function lastClear(surelyClear: number, surelyMet: number, meets: (distance: number) => boolean): number {
  let clear = surelyClear;
  let met = surelyMet;
  while (met - clear > 1) {
    const middle = (clear + met) >> 1;
    if (meets(middle)) met = middle;
    else clear = middle;
  }
  return clear;
}
