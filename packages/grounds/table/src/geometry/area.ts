import { type Bounds, boundsMeet, boundsOf } from './bounds.ts';
import type { Outline } from './box.ts';
import { TOUCH } from './length.ts';
import { contains } from './outline.ts';
import { distanceBetween, nearestOnSegment, type Point, segmentsMeet, turnOf } from './point.ts';
import { coreOf, inset, middleOf } from './trim.ts';

/** A piece of terrain: a simple polygon of any shape, its corners in either order. */
export interface Area {
  readonly points: readonly Point[];
}

/** Whether a point lies in a polygon. Of a point on the very edge it may say either. */
export function isIn({ points }: Area, p: Point): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[i]!;
    const b = points[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

const knownBounds = new WeakMap<readonly Point[], Bounds>();

/** Terrain stays where it is, so its bounds are worked out once. */
export function boundsOfArea({ points }: Area): Bounds {
  let bounds = knownBounds.get(points);
  if (!bounds) knownBounds.set(points, (bounds = boundsOf(points)));
  return bounds;
}

/** Whether any part of an outline is in a polygon, by more than what counts as touching. */
export const reachesInto = (area: Area, outline: Outline): boolean =>
  boundsMeet(boundsOfArea(area), boundsOf(outline)) && meets(area, coreOf(outline, TOUCH));

/** Whether the whole of an outline is in a polygon, but for what counts as touching. */
export function isWhollyIn(area: Area, outline: Outline): boolean {
  const core = coreOf(outline, TOUCH);
  return core.every((p) => isIn(area, p)) && !edgesMeet(area.points, core);
}

/** How deep an outline reaches into a polygon: what can be taken off it all round before it is clear. */
export function depthInto(area: Area, outline: Outline): number {
  if (!meets(area, outline)) return 0;
  let within = 0;
  const middleOfIt = middleOf(outline);
  let clear = Math.max(...outline.map((p) => distanceBetween(p, middleOfIt)));
  while (clear - within > 0.5) {
    const middle = (within + clear) / 2;
    const left = inset(outline, middle);
    if (left.length > 0 && meets(area, left)) within = middle;
    else clear = middle;
  }
  return within;
}

function meets(area: Area, outline: Outline): boolean {
  if (outline.some((p) => isIn(area, p))) return true;
  return area.points.some((p) => contains(outline, p)) || edgesMeet(area.points, outline);
}

function edgesMeet(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some((p, i) => {
    const q = a[(i + 1) % a.length]!;
    return b.some((r, j) => segmentsMeet(p, q, r, b[(j + 1) % b.length]!));
  });
}

/** The parts of the way from one point to another that are in a polygon, as shares of it. */
function partsWithin(area: Area, from: Point, to: Point): (readonly [number, number])[] {
  const cuts = [0, 1];
  area.points.forEach((a, i) => {
    const b = area.points[(i + 1) % area.points.length]!;
    const before = turnOf(a, b, from);
    const after = turnOf(a, b, to);
    if (before !== after && segmentsMeet(a, b, from, to)) cuts.push(before / (before - after));
  });
  cuts.sort((a, b) => a - b);
  const parts = cuts.slice(1).map((end, i) => [cuts[i]!, end] as const);
  return parts.filter(([start, end]) => isIn(area, along(from, to, (start + end) / 2)));
}

const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
});

/** How much of the way from one point to another is in a polygon. */
export const lengthWithin = (area: Area, from: Point, to: Point): number =>
  partsWithin(area, from, to).reduce((sum, [start, end]) => sum + end - start, 0) * distanceBetween(from, to);

/** A point that an outline and a polygon share: a corner of one of them, or midway on an edge. */
export function sharedPoint(area: Area, outline: Outline): Point | undefined {
  const corner = outline.find((p) => isIn(area, p)) ?? area.points.find((p) => contains(outline, p));
  if (corner) return corner;
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length]!;
    const part = partsWithin(area, from, to)[0];
    if (part) return along(from, to, (part[0] + part[1]) / 2);
  }
  return undefined;
}

/** How far the corner of an outline that is farthest outside an area is from it; 0 where all are in it. */
export const outsideBy = (area: Area, outline: Outline): number =>
  Math.max(0, ...outline.filter((corner) => !isIn(area, corner)).map((corner) => distanceToRim(area, corner)));

const distanceToRim = ({ points }: Area, p: Point): number =>
  Math.min(...points.map((a, i) => distanceBetween(p, nearestOnSegment(p, a, points[(i + 1) % points.length]!))));
