import type { Outline } from './box.ts';
import { distanceBetween, midway, type Point, turnOf } from './point.ts';
import { cut, edgeMeasure, middleOf } from './trim.ts';

/** How deep two convex outlines reach into each other: the least shift that parts them. Zero or less where they do not. */
export function overlapOf(a: Outline, b: Outline): number {
  const least = leastShift(a, b, 0);
  const shift = least <= 0 ? least : Math.min(least, leastShift(b, a, 0));
  // Two single points have no edges at all.
  return shift === Number.POSITIVE_INFINITY ? 0 : shift;
}

/** Whether two convex outlines reach deeper into each other than so much, which is not less than nothing. */
export function overlapBy(a: Outline, b: Outline, more: number): boolean {
  const least = leastShift(a, b, more);
  if (least <= more) return false;
  const back = leastShift(b, a, more);
  return back > more && Math.min(least, back) < Number.POSITIVE_INFINITY;
}

/** The least shift along the normals of one outline's edges; the first that is no more than asked for is answer enough. */
function leastShift(a: Outline, b: Outline, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.length; i++) {
    const p = a[i]!;
    const q = a[i + 1 < a.length ? i + 1 : 0]!;
    const length = distanceBetween(p, q);
    if (length === 0) continue;
    const shift = -inmostOf(b, p, (q.y - p.y) / length, (p.x - q.x) / length);
    if (shift < least) least = shift;
    if (least <= enough) return least;
  }
  return least;
}

/** How far the inmost point of an outline lies beyond an edge; the normal points out of the other, which is clockwise. */
function inmostOf(outline: Outline, { x, y }: Point, nx: number, ny: number): number {
  let inmost = Number.POSITIVE_INFINITY;
  for (let i = 0; i < outline.length; i++) {
    const p = outline[i]!;
    const beyond = (p.x - x) * nx + (p.y - y) * ny;
    if (beyond < inmost) inmost = beyond;
  }
  return inmost;
}

export interface Gap {
  readonly distance: number;
  /** The nearest points of the two; where they overlap, the middle of what they share. */
  readonly from: Point;
  readonly to: Point;
}

/** The shortest way between two convex outlines; no distance where they overlap. */
export function gapBetween(a: Outline, b: Outline): Gap {
  if (overlapOf(a, b) > 0) {
    const shared = middleOf(sharedBy(a, b));
    return { distance: 0, from: shared, to: shared };
  }
  const forth = nearestFrom(a, b);
  const back = nearestFrom(b, a);
  return forth.distance <= back.distance ? forth : { distance: back.distance, from: back.to, to: back.from };
}

/** The length of that way alone. */
export const distanceApart = (a: Outline, b: Outline): number => (overlapBy(a, b, 0) ? 0 : distanceOfApart(a, b));

/** How far apart two outlines are that are known not to overlap. */
export const distanceOfApart = (a: Outline, b: Outline): number =>
  Math.sqrt(Math.min(squareFrom(a, b), squareFrom(b, a)));

/** Points so little inside an edge, by its length times their depth, may be on it but for rounding. */
const ON_EDGE = 1;

/** The square of the distance from a corner of one outline to the nearest edge of the other: one that it is outside of. */
function squareFrom(a: Outline, b: Outline): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < b.length; i++) {
    const start = b[i]!;
    const end = b[i + 1 < b.length ? i + 1 : 0]!;
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const squared = dx * dx + dy * dy;
    for (let j = 0; j < a.length; j++) {
      const fromX = a[j]!.x - start.x;
      const fromY = a[j]!.y - start.y;
      if (dx * fromY - dy * fromX > ON_EDGE) continue;
      // Beyond the ends of an edge nothing need be divided.
      const along = fromX * dx + fromY * dy;
      const t = along <= 0 ? 0 : along >= squared ? 1 : along / squared;
      const wayX = fromX - t * dx;
      const wayY = fromY - t * dy;
      const away = wayX * wayX + wayY * wayY;
      if (away < least) least = away;
    }
  }
  return least;
}

/** The corner of one outline that is nearest to an edge of the other. */
function nearestFrom(a: Outline, b: Outline): Gap {
  let least = Number.POSITIVE_INFINITY;
  let from = a[0]!;
  let to = b[0]!;
  for (let i = 0; i < b.length; i++) {
    const start = b[i]!;
    const end = b[i + 1 < b.length ? i + 1 : 0]!;
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const squared = dx * dx + dy * dy;
    for (let j = 0; j < a.length; j++) {
      const p = a[j]!;
      const along = squared === 0 ? 0 : ((p.x - start.x) * dx + (p.y - start.y) * dy) / squared;
      const t = Math.max(0, Math.min(1, along));
      const wayX = p.x - start.x - t * dx;
      const wayY = p.y - start.y - t * dy;
      const away = wayX * wayX + wayY * wayY;
      if (away >= least) continue;
      least = away;
      from = p;
      to = { x: start.x + t * dx, y: start.y + t * dy };
    }
  }
  return { distance: Math.sqrt(least), from, to };
}

/** The ground that two convex outlines share. */
export function sharedBy(a: Outline, b: Outline): Outline {
  let part = a;
  for (let i = 0; i < b.length; i++) part = cut(part, edgeMeasure(b, i));
  return part.length > 0 ? part : [midway(nearestFrom(a, b).from, nearestFrom(a, b).to)];
}

/** Whether a point lies in a convex outline or on its edge. */
export function contains(outline: Outline, p: Point): boolean {
  if (outline.length < 3) return nearestFrom([p], outline).distance === 0;
  for (let i = 0; i < outline.length; i++)
    if (turnOf(outline[i]!, outline[(i + 1) % outline.length]!, p) < 0) return false;
  return true;
}
