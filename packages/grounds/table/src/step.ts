import { type Box, placed, pointFrom, turnedInPlace } from './box.ts';
import { ABOUT, cosine, normalise, QUARTER, sine } from './heading.ts';

/** One primitive of a move. Lengths are whole hundredths of a millimetre, angles tenths of a degree. */
export type Step =
  | { readonly do: 'advance'; readonly distance: number }
  /** Straight on in a slanting direction, the facing kept; positive angles are to the right. */
  | { readonly do: 'incline'; readonly distance: number; readonly angle: number }
  /** Forward about a front corner, left or right. */
  | { readonly do: 'wheel'; readonly to: 'left' | 'right'; readonly angle: number }
  /** Every man turns in place, by a quarter or about. */
  | { readonly do: 'turn'; readonly to: 'left' | 'right' | 'about' }
  /** Turns on its centre to any heading, for those who may face freely. */
  | { readonly do: 'face'; readonly heading: number }
  | { readonly do: 'sidestep'; readonly to: 'left' | 'right'; readonly distance: number }
  | { readonly do: 'back'; readonly distance: number }
  /** Another front and depth, from the middle of the front. */
  | { readonly do: 'form'; readonly width: number; readonly depth: number };

/** How long an arc is: the way of an outer corner in a wheel. */
export const arcLength = (radius: number, tenths: number): number => Math.round((radius * tenths * Math.PI) / ABOUT);

/** The wheel that a length of arc allows, in whole tenths. */
export const arcAngle = (radius: number, length: number): number => Math.floor((length * ABOUT) / (radius * Math.PI));

/** Where a box stands after a step. */
export function afterStep(box: Box, step: Step): Box {
  switch (step.do) {
    case 'advance':
      return placed(box, pointFrom(box, step.distance, 0));
    case 'incline':
      return placed(box, pointFrom(box, step.distance * cosine(step.angle), step.distance * sine(step.angle)));
    case 'wheel':
      return wheeled(box, step.to, step.angle);
    case 'turn':
      return turned(box, step.to);
    case 'face':
      return turnedInPlace(box, normalise(step.heading));
    case 'sidestep':
      return placed(box, pointFrom(box, 0, step.to === 'right' ? step.distance : -step.distance));
    case 'back':
      return placed(box, pointFrom(box, -step.distance, 0));
    case 'form':
      return { ...box, width: step.width, depth: step.depth };
  }
}

function wheeled(box: Box, to: 'left' | 'right', angle: number): Box {
  const sign = to === 'right' ? 1 : -1;
  const pivot = pointFrom(box, 0, (sign * box.width) / 2);
  const heading = normalise(box.heading + sign * angle);
  const half = (-sign * box.width) / 2;
  return placed(box, { x: pivot.x + cosine(heading) * half, y: pivot.y + sine(heading) * half }, heading);
}

/** A block keeps its ground when its men turn: front and depth change places in a quarter turn. */
function turned(box: Box, to: 'left' | 'right' | 'about'): Box {
  if (to === 'about') return placed(box, pointFrom(box, -box.depth, 0), box.heading + ABOUT);
  const sign = to === 'right' ? 1 : -1;
  const front = pointFrom(box, -box.depth / 2, (sign * box.width) / 2);
  return { ...placed(box, front, box.heading + sign * QUARTER), width: box.depth, depth: box.width };
}

/** How far the unit itself goes by a step, as the sheets measure it: in a wheel the outer corner; turning on the spot is free here. */
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
