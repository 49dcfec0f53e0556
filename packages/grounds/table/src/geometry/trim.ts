import type { Outline } from './box.ts';
import { distanceBetween, type Point, turnOf } from './point.ts';

/** A point in the middle of some points. */
export function middleOf(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (const p of points) {
    x += p.x;
    y += p.y;
  }
  return { x: x / points.length, y: y / points.length };
}

/** How far a point is on the good side of a straight line; less than nothing beyond it. */
export type Measure = (p: Point) => number;

/** How far a point is inside an edge of a clockwise outline. */
export function edgeMeasure(outline: Outline, index: number): Measure {
  const a = outline[index]!;
  const b = outline[(index + 1) % outline.length]!;
  const length = distanceBetween(a, b) || 1;
  return (p) => turnOf(a, b, p) / length;
}

/** The part of a convex outline where a measure is not negative. */
export function cut(outline: Outline, measure: Measure): Outline {
  const kept: Point[] = [];
  let mp = outline.length > 0 ? measure(outline[0]!) : 0;
  for (let i = 0; i < outline.length; i++) {
    const p = outline[i]!;
    const q = outline[i + 1 < outline.length ? i + 1 : 0]!;
    const mq = measure(q);
    if (mp >= 0) kept.push(p);
    if ((mp > 0 && mq < 0) || (mp < 0 && mq > 0)) {
      const t = mp / (mp - mq);
      kept.push({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) });
    }
    mp = mq;
  }
  return kept;
}

/** What is left of a convex outline when so much is taken off all round; nothing where it is too thin for that. */
export function inset(outline: Outline, by: number): Outline {
  let left = outline;
  for (let i = 0; i < outline.length && left.length > 0; i++) {
    const measure = edgeMeasure(outline, i);
    left = cut(left, (p) => measure(p) - by);
  }
  return left;
}

/** What an outline leaves when it is trimmed on all sides, or its middle where nothing is left. */
export function coreOf(outline: Outline, by: number): Outline {
  const core = inset(outline, by);
  return core.length > 0 ? core : [middleOf(outline)];
}

/** Whether a segment comes deeper than so much into a convex outline; nearer than that, if negative. */
export function comesInto(outline: Outline, from: Point, to: Point, deeper: number): boolean {
  let start = 0;
  let end = 1;
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]!;
    const b = outline[i + 1 < outline.length ? i + 1 : 0]!;
    const length = distanceBetween(a, b) || 1;
    const first = turnOf(a, b, from) / length - deeper;
    const last = turnOf(a, b, to) / length - deeper;
    if (first <= 0 && last <= 0) return false;
    if (first >= 0 && last >= 0) continue;
    const t = first / (first - last);
    if (first < 0) start = Math.max(start, t);
    else end = Math.min(end, t);
  }
  return start < end;
}

/** The convex outline round points, without those that are no corners of it: two for points in line, one for one place. */
export function hullOf(points: readonly Point[]): Outline {
  const sorted = sortedByPlace(points);
  const last = sorted[sorted.length - 1];
  if (!last || (sorted[0]!.x === last.x && sorted[0]!.y === last.y)) return sorted.slice(0, 1);
  const hull: Point[] = [];
  addChain(hull, sorted);
  addChain(hull, sorted.reverse());
  return hull;
}

/** From left to right. They are few, so that each is put in its place at once. */
function sortedByPlace(points: readonly Point[]): Point[] {
  const sorted: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    let at = i;
    for (; at > 0 && isBefore(p, sorted[at - 1]!); at--) sorted[at] = sorted[at - 1]!;
    sorted[at] = p;
  }
  return sorted;
}

const isBefore = (a: Point, b: Point): boolean => a.x < b.x || (a.x === b.x && a.y < b.y);

/** Adds one side of a hull, without its last point. */
function addChain(hull: Point[], points: readonly Point[]): void {
  const start = hull.length;
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    while (hull.length >= start + 2 && turnOf(hull[hull.length - 2]!, hull[hull.length - 1]!, p) <= 0) hull.pop();
    hull.push(p);
  }
  hull.pop();
}
