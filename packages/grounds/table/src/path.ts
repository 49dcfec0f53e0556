import { type Box, cornersOf, type Outline } from './box.ts';
import { hullOf } from './outline.ts';
import { afterStep, lengthOf, type Step } from './step.ts';

/** One step of a path, from where to where, and how far it goes. */
export interface Leg {
  readonly step: Step;
  readonly from: Box;
  readonly to: Box;
  readonly length: number;
}

/** A path step by step. */
export function walk(box: Box, steps: readonly Step[]): Leg[] {
  const legs: Leg[] = [];
  let from = box;
  for (const step of steps) {
    const to = afterStep(from, step);
    legs.push({ step, from, to, length: lengthOf(from, step) });
    from = to;
  }
  return legs;
}

export const endOf = (box: Box, legs: readonly Leg[]): Box => legs.at(-1)?.to ?? box;
export const lengthOfPath = (legs: readonly Leg[]): number => legs.reduce((sum, leg) => sum + leg.length, 0);

/** A wheel is swept in pieces of at most this angle, whose outlines differ from the true arc by less than a hair. */
const SWEEP_PIECE = 100;

/** The ground a leg passes over, as convex pieces. */
export function sweepOf({ step, from, to }: Leg): Outline[] {
  if (step.do === 'turn' || step.do === 'form') return [cornersOf(to)];
  const angle = step.do === 'wheel' ? step.angle : 0;
  if (angle === 0) return [hullOf([...cornersOf(from), ...cornersOf(to)])];
  const pieces: Outline[] = [];
  const wheel = step as Extract<Step, { do: 'wheel' }>;
  for (let done = 0; done < angle; done += SWEEP_PIECE) {
    const before = done === 0 ? from : afterStep(from, { ...wheel, angle: done });
    const after = afterStep(from, { ...wheel, angle: Math.min(angle, done + SWEEP_PIECE) });
    pieces.push(hullOf([...cornersOf(before), ...cornersOf(after)]));
  }
  return pieces;
}
