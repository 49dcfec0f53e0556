import { type Box, centreOf } from './box.ts';
import { headingOf, QUARTER, turnTo } from './heading.ts';
import type { Point } from './point.ts';
import { afterStep, arcAngle, arcLength, type Step } from './step.ts';

/** Wheels of so many tenths are tried. */
const FAN = 50;

/** Wheel and advance: where a unit can get to with an allowance, as paths from the far left of its reach to the far right. */
export function fanOf(box: Box, allowance: number, widest: number = QUARTER): Step[][] {
  const paths: Step[][] = [];
  const most = Math.min(widest, arcAngle(box.width, allowance));
  const angles = Array.from({ length: Math.floor(most / FAN) + 1 }, (_, i) => i * FAN);
  for (const angle of [...angles].reverse()) if (angle > 0) paths.push(wheelAndAdvance(box, 'left', angle, allowance));
  for (const angle of angles) paths.push(wheelAndAdvance(box, 'right', angle, allowance));
  return paths;
}

function wheelAndAdvance(box: Box, to: 'left' | 'right', angle: number, allowance: number): Step[] {
  const distance = allowance - arcLength(box.width, angle);
  const steps: Step[] = [];
  if (angle > 0) steps.push({ do: 'wheel', to, angle });
  if (distance > 0) steps.push({ do: 'advance', distance });
  return steps;
}

/** The outline of that reach: the middle of the front at the end of each path. */
export const reachOutline = (box: Box, allowance: number): Point[] =>
  fanOf(box, allowance).map((steps) => {
    const { x, y } = steps.reduce(afterStep, box);
    return { x, y };
  });

/** The wheel that points a box's front at a place, and the advance that brings it there, as far as the allowance goes. */
export function pathToward(box: Box, goal: Point, allowance: number): Step[] {
  const steps: Step[] = [];
  let at = box;
  let left = allowance;
  const turn = turnTo(box.heading, headingOf(goal.x - centreOf(box).x, goal.y - centreOf(box).y));
  const angle = Math.min(Math.abs(turn), QUARTER, arcAngle(box.width, left));
  if (angle > 0) {
    const wheel: Step = { do: 'wheel', to: turn > 0 ? 'right' : 'left', angle };
    steps.push(wheel);
    left -= arcLength(box.width, angle);
    at = afterStep(at, wheel);
  }
  const away = Math.round(Math.sqrt((goal.x - at.x) ** 2 + (goal.y - at.y) ** 2));
  const distance = Math.min(left, away);
  if (distance > 0 && Math.abs(turn) <= QUARTER) steps.push({ do: 'advance', distance });
  return steps;
}
