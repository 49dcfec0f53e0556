import { areNotFar, areSurelyClose, leastApart } from './bounds.ts';
import { type Box, bearingOf, cornersOf, frontOf, placed, rearOf } from './box.ts';
import { ABOUT, cosine, QUARTER } from './heading.ts';
import { TOUCH } from './length.ts';
import { distanceApart, distanceOfApart, overlapBy } from './outline.ts';
import { distanceBetween, midway, nearestOnSegment, type Point } from './point.ts';

/** The sides of a box. */
export const EDGES = ['front', 'right', 'rear', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** The shortest way between two boxes, edge to edge. */
export function rangeBetween(a: Box, b: Box): number {
  const measure = leastApart(a, b) > 0 ? distanceOfApart : distanceApart;
  return measure(cornersOf(a), cornersOf(b));
}

/** Whether two boxes are no more than a distance apart, edge to edge. */
export const isWithinRange = (a: Box, b: Box, distance: number): boolean =>
  distance >= 0 && areNotFar(a, b, distance) && (areSurelyClose(a, b, distance) || rangeBetween(a, b) <= distance);

/** Whether two boxes touch, be it at a corner: nothing but rounding between them. Boxes that overlap touch too. */
export const touch = (a: Box, b: Box): boolean => isWithinRange(a, b, TOUCH);

/** Whether two boxes are less than a distance apart, edge to edge. */
export const isNearer = (a: Box, b: Box, distance: number): boolean =>
  distance > 0 && areNotFar(a, b, distance) && (areSurelyClose(a, b, distance) || rangeBetween(a, b) < distance);

/** Whether two boxes lie on each other by more than rounding. */
export const overlap = (a: Box, b: Box): boolean => areNotFar(a, b) && overlapBy(cornersOf(a), cornersOf(b), TOUCH);

/** The ends of an edge. */
export function edgeOf(box: Box, edge: Edge): readonly [Point, Point] {
  const [fl, fr, rr, rl] = cornersOf(box) as [Point, Point, Point, Point];
  if (edge === 'front') return [fl, fr];
  if (edge === 'right') return [fr, rr];
  return edge === 'rear' ? [rr, rl] : [rl, fl];
}

/** The heading from the middle of a box out over an edge, counted from the box's own. */
const OUTWARD: Readonly<Record<Edge, number>> = { front: 0, right: QUARTER, rear: ABOUT, left: -QUARTER };

/** Front and rear go before the flanks where nothing else tells them apart, so that left and right are treated alike. */
const IN_DOUBT: readonly Edge[] = ['front', 'rear', 'right', 'left'];

/**
 * The edge of a target that an attacker's front comes to: the one nearest to the middle of that front. At a corner, where two
 * are equally near, it is the one the attacker faces more squarely. The two boxes do not overlap.
 */
export function edgeMet(attacker: Box, target: Box): Edge {
  const front = frontOf(attacker);
  const away = IN_DOUBT.map((edge) => {
    const [a, b] = edgeOf(target, edge);
    return distanceBetween(front, nearestOnSegment(front, a, b));
  });
  const least = Math.min(...away);
  const near = IN_DOUBT.filter((_, i) => away[i]! <= least + TOUCH);
  if (near.length === 1) return near[0]!;
  const squareness = (edge: Edge): number => -cosine(attacker.heading - target.heading - OUTWARD[edge]);
  const squarest = near.reduce((best, edge) => (squareness(edge) > squareness(best) ? edge : best));
  // Somebody who faces away has both flanks equally aslant: then plain nearness decides, alike in a mirror.
  const isClear = near.every((edge) => edge === squarest || squareness(edge) < squareness(squarest));
  return isClear ? squarest : IN_DOUBT[away.indexOf(least)]!;
}

/** An attacker in full contact with an edge of its target, the middles together. */
export function conformed(attacker: Box, target: Box, edge: Edge): Box {
  const [a, b] = edgeOf(target, edge);
  return placed(attacker, midway(a, b), target.heading + OUTWARD[edge] + ABOUT);
}

/** Whether a box lies wholly behind the line of another's rear edge. */
export const isWhollyBehind = (box: Box, target: Box): boolean =>
  cornersOf(box).every((p) => bearingOf(target, p).ahead <= -target.depth + TOUCH);

/** Whether a box stands right behind another: the middle of its front at the middle of the other's rear. */
export const standsBehind = (box: Box, other: Box): boolean =>
  areNotFar(box, other, 2 * TOUCH) && distanceBetween(frontOf(box), rearOf(other)) <= 2 * TOUCH;

/** Units may touch, and a turn in place rounds each of them anew: so much is no overlap yet. */
const SETTLING = 2 * TOUCH;

/** Pairs of boxes that stand on each other, by their places in the list. */
export const pairsOverlapping = (boxes: readonly Box[]): [number, number][] =>
  boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .flatMap((other, n): [number, number][] =>
        areNotFar(one, other) && overlapBy(cornersOf(one), cornersOf(other), SETTLING) ? [[i, i + 1 + n]] : [],
      ),
  );
