import { type Box, placed, pointFrom, resized, turnedInPlace } from '../geometry/box.ts';
import { ABOUT, cosine, FULL_TURN, type Heading, normalise, QUARTER, sine } from '../geometry/heading.ts';
import type { Point } from '../geometry/point.ts';

export type Side = 'left' | 'right';

/** One primitive of a move. Lengths are whole hundredths of a millimetre, angles whole tenths of a degree. */
export type Step =
  | { readonly do: 'advance'; readonly distance: number }
  /** Straight on in a slanting direction, the facing kept; positive angles are to the right. */
  | { readonly do: 'incline'; readonly distance: number; readonly angle: number }
  /** Forward about a front corner, left or right. */
  | { readonly do: 'wheel'; readonly to: Side; readonly angle: number }
  /** Every man turns in place, by a quarter or about. */
  | { readonly do: 'turn'; readonly to: Side | 'about' }
  /** Turns on its centre to any heading, for those who may face freely. */
  | { readonly do: 'face'; readonly heading: Heading }
  | { readonly do: 'sidestep'; readonly to: Side; readonly distance: number }
  | { readonly do: 'back'; readonly distance: number }
  /** Another front and depth, from the middle of the front. */
  | { readonly do: 'form'; readonly width: number; readonly depth: number };

/** How long an arc is: the way of an outer corner in a wheel. It is rounded up, so that no wheel is cheaper in small parts. */
export const arcLength = (radius: number, tenths: number): number => Math.ceil((radius * tenths * Math.PI) / ABOUT);

/** The widest arc that a length allows, in whole tenths. */
export const arcAngle = (radius: number, length: number): number => Math.floor((length * ABOUT) / (radius * Math.PI));

/** The front corner that a box wheels about. */
export const pivotOf = (box: Box, to: Side): Point =>
  pointFrom(box, 0, to === 'right' ? box.width / 2 : -box.width / 2);

/** Where a box stands after a step. */
export function afterStep(box: Box, step: Step): Box {
  switch (step.do) {
    case 'advance':
      return moved(box, 0, step.distance);
    case 'incline':
      return moved(box, step.angle, step.distance);
    case 'wheel':
      return wheeled(box, step.to, step.angle);
    case 'turn':
      return turned(box, step.to);
    case 'face':
      return turnedInPlace(box, step.heading);
    case 'sidestep':
      return moved(box, step.to === 'right' ? QUARTER : -QUARTER, step.distance);
    case 'back':
      return moved(box, ABOUT, step.distance);
    case 'form':
      return resized(box, step.width, step.depth);
  }
}

/**
 * Straight in a direction counted from the heading. What is lost in rounding is lost on the way, so that no number of small
 * steps goes farther than one long one, boxes of the same heading keep their places to each other, and back is the reverse.
 */
function moved(box: Box, direction: number, distance: number): Box {
  const dx = Math.trunc(distance * sine(box.heading + direction));
  const dy = -Math.trunc(distance * cosine(box.heading + direction));
  return placed(box, { x: box.x + dx, y: box.y + dy });
}

function wheeled(box: Box, to: Side, angle: number): Box {
  const sign = to === 'right' ? 1 : -1;
  const heading = normalise(box.heading + sign * angle);
  const { x, y } = pivotOf(box, to);
  const inward = (-sign * box.width) / 2;
  return placed(box, { x: x + cosine(heading) * inward, y: y + sine(heading) * inward }, heading);
}

/** A block keeps its ground when its men turn: front and depth change places in a quarter turn. */
function turned(box: Box, to: Side | 'about'): Box {
  if (to === 'about') return placed(box, pointFrom(box, -box.depth, 0), box.heading + ABOUT);
  const sign = to === 'right' ? 1 : -1;
  const front = pointFrom(box, -box.depth / 2, (sign * box.width) / 2);
  return resized(placed(box, front, box.heading + sign * QUARTER), box.depth, box.width);
}

/** How far a unit goes by a step, as the sheets measure it: in a wheel the outer corner. Turning on the spot is free here. */
export function lengthOf(box: Box, step: Step): number {
  switch (step.do) {
    case 'wheel':
      return arcLength(box.width, step.angle);
    case 'turn':
    case 'face':
    case 'form':
      return 0;
    default:
      return step.distance;
  }
}

/** No step is longer than a hundred metres, so that sums stay exact. */
const LONGEST = 10_000_000;

const isLength = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= LONGEST;

/** Whether the figures of a step are such as a step can have: whole, no less than nothing, and a wheel of no more than a full turn. */
export function isSound(step: Step): boolean {
  switch (step.do) {
    case 'wheel':
      return isLength(step.angle) && step.angle <= FULL_TURN;
    case 'turn':
      return true;
    case 'face':
      return Number.isInteger(step.heading);
    case 'form':
      return isLength(step.width) && isLength(step.depth) && step.width > 0 && step.depth > 0;
    case 'incline':
      return isLength(step.distance) && Number.isInteger(step.angle);
    default:
      return isLength(step.distance);
  }
}
