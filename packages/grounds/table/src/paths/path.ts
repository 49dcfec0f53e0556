import type { Box } from '../geometry/box.ts';
import { afterStep, isSound, lengthOf, type Step } from './step.ts';

/** One step of a path, from where to where, and how far it goes. */
export interface Leg {
  readonly step: Step;
  readonly from: Box;
  readonly to: Box;
  readonly length: number;
}

/** A path step by step. Throws a RangeError at a step with a figure that is broken or negative. */
export function walk(box: Box, steps: readonly Step[]): Leg[] {
  const legs: Leg[] = [];
  let from = box;
  for (const step of steps) {
    if (!isSound(step)) throw new RangeError(`a step cannot be ${JSON.stringify(step)}`);
    const to = afterStep(from, step);
    legs.push({ step, from, to, length: lengthOf(from, step) });
    from = to;
  }
  return legs;
}

export const endOf = (box: Box, legs: readonly Leg[]): Box => legs.at(-1)?.to ?? box;
export const lengthOfPath = (legs: readonly Leg[]): number => legs.reduce((sum, leg) => sum + leg.length, 0);
