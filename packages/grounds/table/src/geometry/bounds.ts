import { type Box, StandingBox } from './box.ts';
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

  addBounds({ left, top, right, bottom }: Bounds): void {
    if (left < this.left) this.left = left;
    if (right > this.right) this.right = right;
    if (top < this.top) this.top = top;
    if (bottom > this.bottom) this.bottom = bottom;
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

/** False only where no part of a box can be within a distance of the bounds; sharper where its corners are known. */
export function isNotFar(bounds: Bounds, box: Box, distance = 0): boolean {
  if (!(box instanceof StandingBox)) return mayBeNear(bounds, box, distance);
  return (
    box.right >= bounds.left - distance &&
    box.left <= bounds.right + distance &&
    box.bottom >= bounds.top - distance &&
    box.top <= bounds.bottom + distance
  );
}

/** Far more than sums of broken numbers may be off: what is nearer to a limit is worked out in full. */
const HAIR = 1;

/** The square of a distance that two bounds are apart at least. */
function squareApart(a: Bounds, b: Bounds): number {
  const dx = Math.max(0, a.left - b.right, b.left - a.right);
  const dy = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return dx * dx + dy * dy;
}

/** A distance that two boxes are surely apart, edge to edge, or less; it asks for no sine. */
export function leastApart(a: Box, b: Box): number {
  if (a instanceof StandingBox && b instanceof StandingBox) return Math.sqrt(squareApart(a, b)) - HAIR;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy) - spanOf(a) - spanOf(b) - HAIR;
}

/** Whether two boxes may be so near each other. */
export function mayBeClose(a: Box, b: Box, distance = 0): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const span = spanOf(a) + spanOf(b) + distance;
  return dx * dx + dy * dy <= span * span;
}

/** False only where two boxes cannot be within a distance, which is not less than nothing; sharper where corners are known. */
export function areNotFar(a: Box, b: Box, distance = 0): boolean {
  const reach = distance + HAIR;
  if (!(b instanceof StandingBox)) return a instanceof StandingBox ? mayBeNear(a, b, reach) : mayBeClose(a, b, reach);
  return a instanceof StandingBox ? squareApart(a, b) <= reach * reach : mayBeNear(b, a, reach);
}

/**
 * Whether two boxes are so near each other that it need not be worked out: the circles within them are. Of bounds that are whole numbers each
 * middle may be off by half of one either way, for which there is a second hair.
 */
export function areSurelyClose(a: Box, b: Box, distance: number): boolean {
  if (!(a instanceof StandingBox && b instanceof StandingBox)) return false;
  const reach = distance + (Math.min(a.width, a.depth) + Math.min(b.width, b.depth)) / 2 - 2 * HAIR;
  const dx = (a.left + a.right - b.left - b.right) / 2;
  const dy = (a.top + a.bottom - b.top - b.bottom) / 2;
  return reach > 0 && dx * dx + dy * dy <= reach * reach;
}
