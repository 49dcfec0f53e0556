import { type Area, isIn } from '../geometry/area.ts';
import { type Box, cornersOf } from '../geometry/box.ts';
import { distanceApart } from '../geometry/outline.ts';
import { distanceBetween, nearestOnSegment, type Point, segmentsMeet } from '../geometry/point.ts';
import { middleOf } from '../geometry/trim.ts';

/** A hill: higher toward its crest, a point or a ridge. */
export interface Hill extends Area {
  readonly crest: readonly Point[];
}

/** The middle of an outline, in whole numbers: where a hill is highest unless more is known of it. */
export function peakOf(points: readonly Point[]): Point {
  const { x, y } = middleOf(points);
  return { x: Math.round(x), y: Math.round(y) };
}

/** How far a point is from the crest of a hill; less is higher. */
export function fromCrest({ crest }: Hill, p: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of piecesOf(crest)) least = Math.min(least, distanceBetween(p, nearestOnSegment(p, a, b)));
  return least;
}

/** Whether a point on a hill is higher than another, which may be off it. */
export const isHigher = (hill: Hill, p: Point, other: Point): boolean =>
  isIn(hill, p) && (!isIn(hill, other) || fromCrest(hill, p) < fromCrest(hill, other));

/** A stream, a wall or a hedge: a line on the table. */
export interface Line {
  readonly points: readonly Point[];
}

/** Whether the way from one point to another crosses a line, or touches it. */
export const crosses = ({ points }: Line, from: Point, to: Point): boolean =>
  piecesOf(points).some(([a, b]) => segmentsMeet(a, b, from, to));

/** How near a box comes to a line; 0 where they meet. */
export function distanceToLine({ points }: Line, box: Box): number {
  const outline = cornersOf(box);
  let least = Number.POSITIVE_INFINITY;
  for (const piece of piecesOf(points)) least = Math.min(least, distanceApart(outline, piece));
  return least;
}

/** The straight pieces of a line; a single point is one by itself. */
function piecesOf(points: readonly Point[]): (readonly [Point, Point])[] {
  if (points.length === 1) return [[points[0]!, points[0]!]];
  return points.slice(1).map((p, i) => [points[i]!, p]);
}
