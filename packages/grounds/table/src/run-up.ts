import { type Box, cornersOf } from './box.ts';
import { TOUCH } from './length.ts';
import { hullOf, overlapOf } from './outline.ts';
import { afterStep, type Step } from './step.ts';

/** How far a straight step can go before it meets one of these boxes, and which. */
export interface RunUp {
  readonly distance: number;
  /** The box met, or -1. */
  readonly index: number;
}

type Straight = Extract<Step, { do: 'advance' | 'incline' | 'back' | 'sidestep' }>;

const hits = (box: Box, step: Straight, distance: number, other: Box): boolean => {
  const to = afterStep(box, { ...step, distance });
  // Half of what counts as touching, so that a unit that has run up to another is never taken to be on it.
  return overlapOf(hullOf([...cornersOf(box), ...cornersOf(to)]), cornersOf(other)) > TOUCH / 2;
};

/** The ground passed over only grows with the distance, so halving finds where it first meets a box. */
export function runUp(box: Box, step: Straight, others: readonly Box[]): RunUp {
  let best: RunUp = { distance: step.distance, index: -1 };
  others.forEach((other, index) => {
    if (!hits(box, step, best.distance, other)) return;
    let clear = -1;
    let met = best.distance;
    while (met - clear > 1) {
      const middle = Math.floor((clear + met) / 2);
      if (hits(box, step, middle, other)) met = middle;
      else clear = middle;
    }
    best = { distance: Math.max(0, clear), index };
  });
  return best;
}
