import { type Box, centreOf, cornersOf, pointFrom } from '../geometry/box.ts';
import { cosine, FULL_TURN, sine } from '../geometry/heading.ts';
import { whole } from '../geometry/length.ts';
import type { Point } from '../geometry/point.ts';
import { reachOutline } from '../paths/reach.ts';

/** An arc is drawn by a point every so many tenths. */
const FINE = 50;

const rounded = (points: readonly Point[]): Point[] => points.map(({ x, y }) => ({ x: whole(x), y: whole(y) }));

/** Points on a circle, from one heading clockwise to another. */
function arcOf({ x, y }: Point, radius: number, from: number, to: number): Point[] {
  const points: Point[] = [];
  for (let heading = from; heading < to; heading += FINE) points.push(onCircle(x, y, radius, heading));
  return [...points, onCircle(x, y, radius, to)];
}

const onCircle = (x: number, y: number, radius: number, heading: number): Point => ({
  x: x + radius * sine(heading),
  y: y - radius * cosine(heading),
});

/** Where the front of a box can come to by a wheel and an advance. */
export function moveOutline(box: Box, allowance: number): Point[] {
  const [left, right] = cornersOf(box);
  return rounded([left!, ...reachOutline(box, allowance), right!]);
}

/** Where the middle of one who goes any way can come to. */
export const freeMoveOutline = (box: Box, allowance: number): Point[] =>
  rounded(arcOf(centreOf(box), allowance, 0, FULL_TURN - FINE));

/**
 * What is before a front, from one distance to another, within an angle to either side of its corners: an arc round each
 * corner, and straight across between them.
 */
export function arcOutline(box: Box, from: number, to: number, angle: number): Point[] {
  const outer = bandEdge(box, to, angle);
  const inner = from > 0 ? bandEdge(box, from, angle).reverse() : [rightOf(box), leftOf(box)];
  return rounded([...outer, ...inner]);
}

const leftOf = (box: Box): Point => pointFrom(box, 0, -box.width / 2);
const rightOf = (box: Box): Point => pointFrom(box, 0, box.width / 2);

/** From the left of an arc to its right, at a distance from the front. */
const bandEdge = (box: Box, distance: number, angle: number): Point[] => [
  ...arcOf(leftOf(box), distance, box.heading - angle, box.heading),
  ...arcOf(rightOf(box), distance, box.heading, box.heading + angle),
];

/** All that is within a distance of any part of a box. */
export function aroundOutline(box: Box, distance: number): Point[] {
  const corners = cornersOf(box);
  return rounded(
    corners.flatMap((corner, i) => arcOf(corner, distance, box.heading + (i - 1) * 900, box.heading + i * 900)),
  );
}
