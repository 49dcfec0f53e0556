import type { Box } from './box.ts';
import type { Point } from './point.ts';

/** An upright rectangle round something, to rule out quickly what is far away. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bounds that grow with every point they take in. */
export class Extent implements Bounds {
  left = Number.POSITIVE_INFINITY;
  top = Number.POSITIVE_INFINITY;
  right = Number.NEGATIVE_INFINITY;
  bottom = Number.NEGATIVE_INFINITY;

  add({ x, y }: Point): void {
    if (x < this.left) this.left = x;
    if (x > this.right) this.right = x;
    if (y < this.top) this.top = y;
    if (y > this.bottom) this.bottom = y;
  }

  addAll(points: readonly Point[]): void {
    for (let i = 0; i < points.length; i++) this.add(points[i]!);
  }
}

export function boundsOf(points: readonly Point[]): Bounds {
  const extent = new Extent();
  extent.addAll(points);
  return extent;
}

/** Bounds round two outlines, or the two places of one. */
export function boundsOfBoth(a: readonly Point[], b: readonly Point[]): Bounds {
  const extent = new Extent();
  extent.addAll(a);
  extent.addAll(b);
  return extent;
}

/** Bounds round all that is no farther from a place. */
export const boundsAbout = ({ x, y }: Point, reach: number): Bounds => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** Whether two bounds meet. */
export const boundsMeet = (a: Bounds, b: Bounds): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** How far from the middle of its front a box reaches at most. */
const spanOf = ({ width, depth }: Box): number => Math.sqrt((width * width) / 4 + depth * depth);

/** False only where no part of a box can be within a distance of what lies in the bounds; it asks for no sine. */
export function mayBeNear({ left, top, right, bottom }: Bounds, box: Box, distance = 0): boolean {
  const span = spanOf(box) + distance;
  return box.x >= left - span && box.x <= right + span && box.y >= top - span && box.y <= bottom + span;
}

/** A distance that two boxes are surely apart, edge to edge, or less; it asks for no sine. */
export function leastApart(a: Box, b: Box): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy) - spanOf(a) - spanOf(b) - 1;
}

/** Whether two boxes may be so near each other. */
export function mayBeClose(a: Box, b: Box, distance = 0): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const span = spanOf(a) + spanOf(b) + distance;
  return dx * dx + dy * dy <= span * span;
}
