import type { ZoomTransform } from 'd3-zoom';
import type { Size } from './framing.ts';

/** Which share of the view the plane reaches beyond it on each side; the style of `.plane` has the same. */
export const BEYOND = 0.5;
/** So many times larger than painted it may be seen for a moment. */
const COARSE = 1.8;

/**
 * How a plane painted for one view is shifted and stretched to show another; undefined where it does not reach, or would be
 * coarse. It is painted anew when the hand comes to rest.
 */
export function slideFrom(painted: ZoomTransform, { x, y, k }: ZoomTransform, view: Size): string | undefined {
  const by = k / painted.k;
  if (by > COARSE) return undefined;
  const shift = (to: number, from: number, whole: number): number | undefined => {
    const left = to - by * (from + whole * BEYOND);
    const reaches = left <= 0 && left + by * whole * (1 + 2 * BEYOND) >= whole;
    return reaches ? left + whole * BEYOND : undefined;
  };
  const [right, down] = [shift(x, painted.x, view.width), shift(y, painted.y, view.height)];
  if (right === undefined || down === undefined) return undefined;
  return `translate(${right}px, ${down}px) scale(${by})`;
}
