import type { Bounds } from './bounds.ts';
import { cosine, type Heading, normalise, sine } from './heading.ts';
import { asSmall, whole } from './length.ts';
import type { Point } from './point.ts';

/** A unit on the table: a rectangle, placed by the middle of its front edge. All five are whole numbers. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly width: number;
  readonly depth: number;
}

/** A convex outline, clockwise as seen on the table. */
export type Outline = readonly Point[];

/** A point by its way from the middle of a box's front: so far ahead, so far to its right. */
export function pointFrom({ x, y, heading }: Pick<Box, 'x' | 'y' | 'heading'>, ahead: number, aside: number): Point {
  const s = sine(heading);
  const c = cosine(heading);
  return { x: x + s * ahead + c * aside, y: y - c * ahead + s * aside };
}

/** The reverse: how far ahead of a box's front a point is, and how far to its right. */
export function bearingOf({ x, y, heading }: Box, p: Point): { ahead: number; aside: number } {
  const s = sine(heading);
  const c = cosine(heading);
  const dx = p.x - x;
  const dy = p.y - y;
  return { ahead: s * dx - c * dy, aside: c * dx + s * dy };
}

/**
 * A box that is looked at again and again, as those of units are: its corners and the bounds round them are worked out once. The bounds are whole
 * numbers, outward, since V8 holds and compares those far more cheaply.
 */
export class StandingBox implements Box, Bounds {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly width: number;
  readonly depth: number;
  readonly #corners: Outline;
  readonly #left: number;
  readonly #top: number;
  readonly #right: number;
  readonly #bottom: number;

  constructor(x: number, y: number, heading: Heading, width: number, depth: number) {
    this.x = x;
    this.y = y;
    this.heading = heading;
    this.width = width;
    this.depth = depth;
    this.#corners = workOutCorners(this);
    const [a, b, c, d] = this.#corners as [Point, Point, Point, Point];
    this.#left = asSmall(Math.floor(Math.min(a.x, b.x, c.x, d.x)));
    this.#top = asSmall(Math.floor(Math.min(a.y, b.y, c.y, d.y)));
    this.#right = asSmall(Math.ceil(Math.max(a.x, b.x, c.x, d.x)));
    this.#bottom = asSmall(Math.ceil(Math.max(a.y, b.y, c.y, d.y)));
  }

  get corners(): Outline {
    return this.#corners;
  }

  get left(): number {
    return this.#left;
  }

  get top(): number {
    return this.#top;
  }

  get right(): number {
    return this.#right;
  }

  get bottom(): number {
    return this.#bottom;
  }
}

/** A box that keeps its corners and bounds, for a place that is to be held against many others. */
export const standingAt = (box: Box): StandingBox =>
  box instanceof StandingBox ? box : new StandingBox(box.x, box.y, box.heading, box.width, box.depth);

/** Front left, front right, rear right, rear left. */
export const cornersOf = (box: Box): Outline => (box instanceof StandingBox ? box.corners : workOutCorners(box));

function workOutCorners({ x, y, heading, width, depth }: Box): Outline {
  const s = sine(heading);
  const c = cosine(heading);
  const rightX = (c * width) / 2;
  const rightY = (s * width) / 2;
  const rearX = x - s * depth;
  const rearY = y + c * depth;
  return [
    { x: x - rightX, y: y - rightY },
    { x: x + rightX, y: y + rightY },
    { x: rearX + rightX, y: rearY + rightY },
    { x: rearX - rightX, y: rearY - rightY },
  ];
}

export const centreOf = (box: Box): Point => pointFrom(box, -box.depth / 2, 0);
export const frontOf = ({ x, y }: Box): Point => ({ x, y });
export const rearOf = (box: Box): Point => pointFrom(box, -box.depth, 0);

/** How far from its centre a box reaches. */
export const radiusOf = ({ width, depth }: Box): number => Math.sqrt(width * width + depth * depth) / 2;

/**
 * A box at a place rounded to whole numbers, since state holds nothing else. Its heading is named first, lest V8 take it for a point and keep
 * its place as the broken numbers that points are.
 */
export const boxAt = ({ x, y }: Point, heading: Heading, width: number, depth: number): Box => ({
  heading: normalise(heading),
  x: whole(x),
  y: whole(y),
  width,
  depth,
});

/** A box of this size elsewhere. */
export const placed = (box: Box, front: Point, heading: Heading = box.heading): Box =>
  boxAt(front, heading, box.width, box.depth);

/** A box of another front and depth, from the middle of the front. */
export const resized = (box: Box, width: number, depth: number): Box => boxAt(box, box.heading, width, depth);

/** A box turned about its centre. */
export function turnedInPlace(box: Box, heading: Heading): Box {
  const { x, y } = centreOf(box);
  return placed(box, pointFrom({ x, y, heading }, box.depth / 2, 0), heading);
}
