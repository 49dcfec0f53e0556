import type { Box } from './box.ts';
import type { Point } from './point.ts';

/** An upright rectangle round something, to rule out quickly what is far away. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

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

/** The same of two boxes. */
export function mayBeClose(a: Box, b: Box, distance = 0): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const span = spanOf(a) + spanOf(b) + distance;
  return dx * dx + dy * dy <= span * span;
}
