import { type Box, bearingOf } from '../geometry/box.ts';
import { cosine, QUARTER, sine } from '../geometry/heading.ts';
import { whole } from '../geometry/length.ts';
import type { Point } from '../geometry/point.ts';
import { afterStep, arcAngle, arcLength, pivotOf, type Side, type Step } from './step.ts';

/** Wheels of multiples of so many tenths are tried, and the widest of all. */
const FAN = 50;

/**
 * Wheel and advance: where a unit can get to with all of an allowance, as paths from the far left of its reach to the far
 * right. No wheel is wider than told.
 */
export function fanOf(box: Box, allowance: number, widest: number = QUARTER): Step[][] {
  const most = Math.min(widest, arcAngle(box.width, allowance));
  const angles: number[] = [];
  for (let angle = FAN; angle < most; angle += FAN) angles.push(angle);
  if (most > 0) angles.push(most);
  return [
    ...angles.toReversed().map((angle) => wheelAndAdvance(box, 'left', angle, allowance)),
    wheelAndAdvance(box, 'left', 0, allowance),
    ...angles.map((angle) => wheelAndAdvance(box, 'right', angle, allowance)),
  ];
}

function wheelAndAdvance(box: Box, to: Side, angle: number, allowance: number): Step[] {
  const distance = Math.floor(allowance) - arcLength(box.width, angle);
  const steps: Step[] = [];
  if (angle > 0) steps.push({ do: 'wheel', to, angle });
  if (distance > 0) steps.push({ do: 'advance', distance });
  return steps;
}

/** The outline of that reach: the middle of the front at the end of each path. */
export const reachOutline = (box: Box, allowance: number): Point[] =>
  fanOf(box, allowance).map((steps) => {
    const { x, y } = steps.reduce((at, step) => afterStep(at, step), box);
    return { x, y };
  });

/**
 * The wheel that points the middle of a box's front at a place, and the advance that brings it there, as far as the allowance
 * goes. What a quarter wheel does not point at, behind a unit or hard by its flank, is only wheeled toward.
 */
export function pathToward(box: Box, goal: Point, allowance: number): Step[] {
  const to = sideToward(box, goal);
  const wanted = wheelOnto(box, goal, to);
  const angle = Math.max(0, Math.min(wanted ?? QUARTER, arcAngle(box.width, allowance)));
  const wheel: Step = { do: 'wheel', to, angle };
  const steps: Step[] = angle > 0 ? [wheel] : [];
  if (angle !== wanted) return steps;
  const ahead = Math.round(bearingOf(afterStep(box, wheel), goal).ahead);
  const distance = Math.min(ahead, Math.floor(allowance) - arcLength(box.width, angle));
  return distance > 0 ? [...steps, { do: 'advance', distance }] : steps;
}

const sideToward = (box: Box, goal: Point): Side => (bearingOf(box, goal).aside > 0 ? 'right' : 'left');

/** Whether `pathToward` can point a box at a place at all, be the allowance ever so large. */
export const canWheelOnto = (box: Box, goal: Point): boolean =>
  wheelOnto(box, goal, sideToward(box, goal)) !== undefined;

/** The least wheel that has a place straight ahead of the middle of the front, or undefined beyond a quarter. */
function wheelOnto(box: Box, goal: Point, to: Side): number | undefined {
  const pivot = pivotOf(box, to);
  let low = -1;
  let high = QUARTER;
  // In a wheel a place drifts across the front for as long as it is ahead.
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (whereAfter(box, pivot, to, middle, goal) === 'to come') low = middle;
    else high = middle;
  }
  return whereAfter(box, pivot, to, high, goal) === 'ahead' ? high : undefined;
}

/**
 * Whether a place, once a box has wheeled so far, is still to come to the middle of its front, is there or past it, or is
 * behind. It is asked so often that it makes no boxes; the front is where `afterStep` puts it.
 */
function whereAfter({ heading, width }: Box, pivot: Point, to: Side, angle: number, goal: Point) {
  const sign = to === 'right' ? 1 : -1;
  const s = sine(heading + sign * angle);
  const c = cosine(heading + sign * angle);
  const dx = goal.x - whole(pivot.x - (c * sign * width) / 2);
  const dy = goal.y - whole(pivot.y - (s * sign * width) / 2);
  if (s * dx - c * dy < 0) return 'behind';
  return sign * (c * dx + s * dy) <= 0.5 ? 'ahead' : 'to come';
}
