import type { Outline } from './box.ts';
import { distanceBetween, nearestOnSegment, type Point, turnOf } from './point.ts';

/** How deep two convex outlines reach into each other; zero or less where they do not. */
export function overlapOf(a: Outline, b: Outline): number {
  return Math.min(leastOverlap(a, b), leastOverlap(b, a));
}

/** The least overlap of shadows along the normals of one outline's edges. */
function leastOverlap(a: Outline, b: Outline): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.length; i++) {
    const p = a[i]!;
    const q = a[(i + 1) % a.length]!;
    const length = distanceBetween(p, q);
    if (length === 0) continue;
    const nx = (q.y - p.y) / length;
    const ny = -(q.x - p.x) / length;
    const shared =
      Math.min(extent(a, nx, ny, 1), extent(b, nx, ny, 1)) + Math.min(extent(a, nx, ny, -1), extent(b, nx, ny, -1));
    if (shared < least) least = shared;
    if (least <= 0) return least;
  }
  return least;
}

/** How far an outline reaches along a direction, or against it. */
function extent(outline: Outline, nx: number, ny: number, sign: 1 | -1): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const p of outline) most = Math.max(most, sign * (p.x * nx + p.y * ny));
  return most;
}

export interface Gap {
  readonly distance: number;
  /** The nearest points of the two. */
  readonly from: Point;
  readonly to: Point;
}

/** The shortest way between two convex outlines; no distance where they overlap. */
export function gapBetween(a: Outline, b: Outline): Gap {
  if (overlapOf(a, b) > 0) {
    const inside = a.find((p) => contains(b, p)) ?? b.find((p) => contains(a, p)) ?? a[0]!;
    return { distance: 0, from: inside, to: inside };
  }
  const forth = nearestFrom(a, b);
  const back = nearestFrom(b, a);
  return forth.distance <= back.distance ? forth : { distance: back.distance, from: back.to, to: back.from };
}

/** The corner of one outline that is nearest to an edge of the other. */
function nearestFrom(a: Outline, b: Outline): Gap {
  let best: Gap | undefined;
  for (const from of a)
    for (let i = 0; i < b.length; i++) {
      const to = nearestOnSegment(from, b[i]!, b[(i + 1) % b.length]!);
      const distance = distanceBetween(from, to);
      if (!best || distance < best.distance) best = { distance, from, to };
    }
  return best!;
}

/** Whether a point lies in a convex outline or on its edge. */
export function contains(outline: Outline, p: Point): boolean {
  for (let i = 0; i < outline.length; i++)
    if (turnOf(outline[i]!, outline[(i + 1) % outline.length]!, p) < 0) return false;
  return true;
}

/** The convex outline round points. */
export function hullOf(points: readonly Point[]): Outline {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (from: readonly Point[]): Point[] => {
    const line: Point[] = [];
    for (const p of from) {
      while (line.length >= 2 && turnOf(line[line.length - 2]!, line[line.length - 1]!, p) <= 0) line.pop();
      line.push(p);
    }
    line.pop();
    return line;
  };
  return [...chain(sorted), ...chain([...sorted].reverse())];
}
