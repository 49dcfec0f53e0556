import { boundsOfBoth, isNotFar } from './bounds.ts';
import { type Box, cornersOf, type Outline } from './box.ts';
import { TOUCH } from './length.ts';
import { depthReached } from './meeting.ts';
import { overlapBy, overlapOf } from './outline.ts';
import { afterStep, type Step } from './step.ts';
import { hullOf } from './trim.ts';

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
  const most = deepest(overlapOf(start, outline));
  const meets = (far: number): boolean => overlapBy(sweptTo(box, start, step, far), outline, most);
  if (step.do !== 'advance') return meets(distance) ? lastClear(0, distance, meets) : undefined;
  // Where it meets it can be worked out, give or take what rounding does: only there must it be tried.
  const never = depthReached(box, outline, most - ROUNDING);
  if (distance <= never) return undefined;
  const always = depthReached(box, outline, most + ROUNDING);
  if (distance <= always && !meets(distance)) return undefined;
  return lastClear(Math.max(0, Math.floor(never)), Math.min(distance, Math.floor(always) + 1), meets);
}

/** More than places that are rounded to whole numbers can be off. */
const ROUNDING = 3;

function sweptTo(box: Box, start: Outline, step: Straight, distance: number): Outline {
  const end = cornersOf(afterStep(box, { ...step, distance }));
  if (step.do === 'advance') return [end[0]!, end[1]!, start[2]!, start[3]!];
  return step.do === 'back' ? [start[0]!, start[1]!, end[2]!, end[3]!] : hullOf([...start, ...end]);
}

/**
 * How deep it may come into another box: half of what counts as touching, so that a unit that has run up to another is never
 * taken to be on it. One that is a little deeper already may still move along or away.
 */
const deepest = (already: number): number => Math.min(TOUCH, Math.max(TOUCH / 2, already + 1));

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
