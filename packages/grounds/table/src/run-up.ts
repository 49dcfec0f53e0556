import { boundsOf, mayBeNear } from './bounds.ts';
import { type Box, cornersOf, type Outline } from './box.ts';
import { TOUCH } from './length.ts';
import { overlapOf } from './outline.ts';
import { afterStep, type Step } from './step.ts';
import { straightSweep } from './sweep.ts';
import { hullOf } from './trim.ts';

/** How far a straight step can go before it meets one of these boxes, and which. */
export interface RunUp {
  readonly distance: number;
  /** The box met, or -1. */
  readonly index: number;
}

/** A step in a straight line. */
export type Straight = Extract<Step, { do: 'advance' | 'incline' | 'back' | 'sidestep' }>;

/** The ground passed over only grows with the distance, so halving finds where it first meets a box. */
export function runUp(box: Box, step: Straight, others: readonly Box[]): RunUp {
  const start = cornersOf(box);
  const sweep = (distance: number): Outline => sweptTo(box, start, step, afterStep(box, { ...step, distance }));
  const bounds = boundsOf(sweep(step.distance));
  let best: RunUp = { distance: step.distance, index: -1 };
  others.forEach((other, index) => {
    if (!mayBeNear(bounds, other)) return;
    const outline = cornersOf(other);
    const most = deepest(overlapOf(start, outline));
    const hits = (distance: number): boolean => overlapOf(sweep(distance), outline) > most;
    if (hits(best.distance)) best = { distance: lastClear(best.distance, hits), index };
  });
  return best;
}

const sweptTo = (from: Box, start: Outline, step: Straight, to: Box): Outline =>
  step.do === 'advance' || step.do === 'back'
    ? straightSweep({ from, to }, step.do)
    : hullOf([...start, ...cornersOf(to)]);

/**
 * How deep it may come into another box: half of what counts as touching, so that a unit that has run up to another is never
 * taken to be on it. One that is a little deeper already may still move along or away.
 */
const deepest = (already: number): number => Math.min(TOUCH, Math.max(TOUCH / 2, already + 1));

function lastClear(met: number, hits: (distance: number) => boolean): number {
  let clear = 0;
  while (met - clear > 1) {
    const middle = (clear + met) >> 1;
    if (hits(middle)) met = middle;
    else clear = middle;
  }
  return clear;
}
