import { type Box, bearingOf, cornersOf, frontOf, placed, pointFrom, rearOf } from './box.ts';
import { ABOUT, QUARTER } from './heading.ts';
import { TOUCH } from './length.ts';
import { gapBetween, overlapOf } from './outline.ts';
import { distanceBetween, nearestOnSegment, type Point } from './point.ts';

/** The sides of a box. */
export const EDGES = ['front', 'right', 'rear', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** The shortest way between two boxes, edge to edge. */
export const rangeBetween = (a: Box, b: Box): number => gapBetween(cornersOf(a), cornersOf(b)).distance;

/** Whether two boxes touch: nothing but rounding between them. */
export const touch = (a: Box, b: Box): boolean => rangeBetween(a, b) <= TOUCH;

/** Whether two boxes lie on each other by more than rounding. */
export const overlap = (a: Box, b: Box): boolean => overlapOf(cornersOf(a), cornersOf(b)) > TOUCH;

/** The ends of an edge. */
export function edgeOf(box: Box, edge: Edge): readonly [Point, Point] {
  const [fl, fr, rr, rl] = cornersOf(box) as [Point, Point, Point, Point];
  if (edge === 'front') return [fl, fr];
  if (edge === 'right') return [fr, rr];
  return edge === 'rear' ? [rr, rl] : [rl, fl];
}

/** The edge of a target that an attacker's front comes to: the one nearest to the middle of that front. */
export function edgeMet(attacker: Box, target: Box): Edge {
  const front = frontOf(attacker);
  let best: Edge = 'front';
  let least = Number.POSITIVE_INFINITY;
  for (const edge of EDGES) {
    const [a, b] = edgeOf(target, edge);
    const away = distanceBetween(front, nearestOnSegment(front, a, b));
    // Of edges equally near, at a corner, the one that is faced counts.
    const worth = away + (isFacing(attacker, target, edge) ? 0 : TOUCH);
    if (worth < least) [best, least] = [edge, worth];
  }
  return best;
}

const OUTWARD: Readonly<Record<Edge, number>> = { front: 0, right: QUARTER, rear: ABOUT, left: -QUARTER };

const isFacing = (attacker: Box, target: Box, edge: Edge): boolean => {
  const { ahead } = bearingOf({ ...attacker, heading: target.heading + OUTWARD[edge] }, pointFrom(attacker, 1000, 0));
  return ahead < 0;
};

/** An attacker in full contact with an edge of its target, the middles together. */
export function conformed(attacker: Box, target: Box, edge: Edge): Box {
  const [a, b] = edgeOf(target, edge);
  return placed(attacker, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, target.heading + OUTWARD[edge] + ABOUT);
}

/** Whether a box lies wholly behind the rear edge of another, or behind the line of its front. */
export const isWhollyBehind = (box: Box, target: Box): boolean =>
  cornersOf(box).every((p) => bearingOf(target, p).ahead <= -target.depth + TOUCH);
export const isBehindFront = (box: Box, target: Box): boolean =>
  cornersOf(box).every((p) => bearingOf(target, p).ahead <= TOUCH);

/** Whether two boxes stand front to front, rear to rear: for ranks, one behind the other. */
export const standsBehind = (box: Box, other: Box): boolean =>
  distanceBetween(frontOf(box), rearOf(other)) <= 2 * TOUCH;
