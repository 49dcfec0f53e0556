import type { Gait } from '../aim/aim.ts';
import { longestAllowed } from '../aim/aim-cut.ts';
import { type Box, centreOf, cornersOf } from '../geometry/box.ts';
import { FULL_TURN } from '../geometry/heading.ts';
import { whole } from '../geometry/length.ts';
import type { Point } from '../geometry/point.ts';
import { fanOf } from '../paths/reach.ts';
import type { Step } from '../paths/step.ts';

/** One who goes any way has his reach drawn by a ray every so many tenths. */
const RAY = 100;

/** What is drawn is found less finely than what is done. */
const HALVINGS = 3;

type IsAllowed = (steps: readonly Step[]) => boolean;

const rounded = ({ x, y }: Point): Point => ({ x: whole(x), y: whole(y) });

/** Where the front of a box can come to by a wheel and an advance that are allowed; nothing where none is. */
export function allowedOutline(box: Box, gait: Gait, isAllowed: IsAllowed): Point[] {
  const [left, right] = cornersOf(box);
  const ends = fanOf(box, gait.allowance, gait.wheel).map(
    (steps) => longestAllowed(box, steps, gait, isAllowed, HALVINGS)?.end ?? box,
  );
  return ends.every((end) => end === box) ? [] : [left!, ...ends, right!].map(rounded);
}

/** Where the middle of one who goes any way is allowed to come to, as he faces now. */
export function allowedRound(box: Box, gait: Gait, isAllowed: IsAllowed): Point[] {
  const ends: Box[] = [];
  for (let heading = 0; heading < FULL_TURN; heading += RAY) {
    const steps: Step[] = [
      { do: 'face', heading },
      { do: 'advance', distance: Math.floor(gait.allowance) },
    ];
    ends.push(longestAllowed(box, steps, gait, isAllowed, HALVINGS)?.end ?? box);
  }
  return ends.every((end) => end === box) ? [] : ends.map((end) => rounded(centreOf(end)));
}
