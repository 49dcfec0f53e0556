import { type Box, cornersOf, type Outline } from './box.ts';
import { distanceBetween, nearestOnSegment, type Point, segmentsMeet } from './point.ts';

/** A piece of terrain: a simple polygon, of any shape. */
export interface Area {
  readonly points: readonly Point[];
}

/** Whether a point lies in a polygon. */
export function isIn({ points }: Area, p: Point): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[i]!;
    const b = points[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Whether any part of an outline is in a polygon. */
export function reachesInto(area: Area, outline: Outline): boolean {
  if (outline.some((p) => isIn(area, p)) || area.points.some((p) => isInside(outline, p))) return true;
  return edgesOf(area.points).some(([a, b]) => edgesOf(outline).some(([c, d]) => segmentsMeet(a, b, c, d)));
}

/** Whether the whole of an outline is in a polygon. */
export const isWhollyIn = (area: Area, outline: Outline): boolean =>
  outline.every((p) => isIn(area, p)) &&
  !edgesOf(area.points).some(([a, b]) => edgesOf(outline).some(([c, d]) => segmentsMeet(a, b, c, d)));

const isInside = (outline: Outline, p: Point): boolean => isIn({ points: outline }, p);

function edgesOf(points: readonly Point[]): [Point, Point][] {
  return points.map((p, i) => [p, points[(i + 1) % points.length]!]);
}

/** Whether a segment passes through a polygon. */
export const passesThrough = (area: Area, from: Point, to: Point): boolean =>
  isIn(area, from) || isIn(area, to) || edgesOf(area.points).some(([a, b]) => segmentsMeet(a, b, from, to));

/** A hill: higher toward its crest, a point or a ridge. */
export interface Hill extends Area {
  readonly crest: readonly Point[];
}

/** How far a point is from the crest of a hill; less is higher. */
export function fromCrest({ crest }: Hill, p: Point): number {
  if (crest.length === 1) return distanceBetween(crest[0]!, p);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < crest.length; i++)
    least = Math.min(least, distanceBetween(p, nearestOnSegment(p, crest[i]!, crest[i + 1]!)));
  return least;
}

/** Whether a point on a hill is higher than another, which may be off it. */
export const isHigher = (hill: Hill, p: Point, other: Point): boolean =>
  isIn(hill, p) && (!isIn(hill, other) || fromCrest(hill, p) < fromCrest(hill, other));

/** A stream, a wall or a hedge: a line on the table. */
export interface Line {
  readonly points: readonly Point[];
}

/** Whether the way from one point to another crosses a line. */
export function crosses({ points }: Line, from: Point, to: Point): boolean {
  for (let i = 0; i + 1 < points.length; i++) if (segmentsMeet(points[i]!, points[i + 1]!, from, to)) return true;
  return false;
}

/** How near an outline comes to a line; 0 where they meet. */
export function distanceToLine({ points }: Line, box: Box): number {
  const outline = cornersOf(box);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    if (edgesOf(outline).some(([c, d]) => segmentsMeet(a, b, c, d)) || isInside(outline, a)) return 0;
    for (const p of outline) least = Math.min(least, distanceBetween(p, nearestOnSegment(p, a, b)));
    for (const [c, d] of edgesOf(outline))
      for (const p of [a, b]) least = Math.min(least, distanceBetween(p, nearestOnSegment(p, c, d)));
  }
  return least;
}
