import { fc } from '@fast-check/vitest';
import type { Box } from './geometry/box.ts';
import type { Point } from './geometry/point.ts';
import type { Side, Step } from './paths/step.ts';

// A test need not give the same result on every engine; a game must.
const { sin, cos, hypot } = Math;

/** What the tests share. Nothing here uses the geometry that is under test. */
export const TABLE = { width: 72 * 2540, height: 48 * 2540 };

/** Square headings are as frequent as all the others: that is where things lie exactly in line. */
export const headings = fc.oneof(fc.constantFrom(0, 450, 900, 1800, 2700, 300), fc.integer({ min: 0, max: 3599 }));

const within = (least: number, most: number) => fc.integer({ min: least, max: most });

export const boxesIn = (width: number, height: number): fc.Arbitrary<Box> =>
  fc.record({
    x: within(0, width),
    y: within(0, height),
    heading: headings,
    width: within(400, 12_000),
    depth: within(400, 6000),
  });

/** Boxes anywhere, and boxes so crowded that many of them meet. */
export const boxes = boxesIn(TABLE.width, TABLE.height);
export const crowdedBoxes = boxesIn(16_000, 16_000);

export const points = fc.record({ x: within(-20_000, 20_000), y: within(-20_000, 20_000) });

export const sides = fc.constantFrom<Side>('left', 'right');
const distances = within(0, 20_000);

export const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('advance' as const), distance: distances }),
  fc.record({ do: fc.constant('back' as const), distance: distances }),
  fc.record({ do: fc.constant('incline' as const), distance: distances, angle: within(-1799, 1800) }),
  fc.record({ do: fc.constant('wheel' as const), to: sides, angle: within(0, 1200) }),
  fc.record({ do: fc.constant('turn' as const), to: fc.constantFrom<Side | 'about'>('left', 'right', 'about') }),
  fc.record({ do: fc.constant('face' as const), heading: headings }),
  fc.record({ do: fc.constant('sidestep' as const), to: sides, distance: distances }),
  fc.record({ do: fc.constant('form' as const), width: within(400, 9000), depth: within(400, 9000) }),
);

export const radians = (tenths: number): number => (tenths * Math.PI) / 1800;

/** So far ahead of the middle of a box's front, so far to its right. */
export function placeFrom({ x, y, heading }: Box, ahead: number, aside: number): Point {
  const a = radians(heading);
  return {
    x: x + sin(a) * ahead + cos(a) * aside,
    y: y - cos(a) * ahead + sin(a) * aside,
  };
}

/** How deep a point is within a box; negative outside. */
export function depthIn(box: Box, p: Point): number {
  const a = radians(box.heading);
  const ahead = sin(a) * (p.x - box.x) - cos(a) * (p.y - box.y);
  const aside = cos(a) * (p.x - box.x) + sin(a) * (p.y - box.y);
  return Math.min(-ahead, ahead + box.depth, box.width / 2 - Math.abs(aside));
}

/** Points all over a box, its edges and corners included. */
export function samplesOf(box: Box, perSide: number): Point[] {
  const shares = Array.from({ length: perSide + 1 }, (_, i) => i / perSide);
  return shares.flatMap((back) =>
    shares.map((across) => placeFrom(box, -back * box.depth, (across - 0.5) * box.width)),
  );
}

export const apart = (a: Point, b: Point): number => hypot(a.x - b.x, a.y - b.y);

/** Points along a segment, both ends included. */
export const along = (a: Point, b: Point, count: number): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => ({
    x: a.x + ((b.x - a.x) * i) / count,
    y: a.y + ((b.y - a.y) * i) / count,
  }));

/** A movement of the whole table onto itself, under which nothing may change. */
interface Movement {
  readonly name: string;
  point(p: Point): Point;
  box(box: Box): Box;
  step(step: Step): Step;
  readonly table: { readonly width: number; readonly height: number };
  readonly swapsSides: boolean;
}

const turn = (heading: number): number => ((heading % 3600) + 3600) % 3600;
const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');

const MIRROR: Movement = {
  name: 'a mirror',
  point: ({ x, y }) => ({ x: TABLE.width - x, y }),
  box: (box) => ({ ...box, x: TABLE.width - box.x, heading: turn(-box.heading) }),
  step: (step) => {
    if (step.do === 'incline') return { ...step, angle: 0 - step.angle };
    if (step.do === 'face') return { ...step, heading: turn(-step.heading) };
    if (step.do === 'turn') return step.to === 'about' ? step : { ...step, to: other(step.to) };
    return step.do === 'wheel' || step.do === 'sidestep' ? { ...step, to: other(step.to) } : step;
  },
  table: TABLE,
  swapsSides: true,
};

const QUARTER_TURN: Movement = {
  name: 'a quarter turn',
  point: ({ x, y }) => ({ x: TABLE.height - y, y: x }),
  box: (box) => ({ ...box, x: TABLE.height - box.y, y: box.x, heading: turn(box.heading + 900) }),
  step: (step) => (step.do === 'face' ? { ...step, heading: turn(step.heading + 900) } : step),
  table: { width: TABLE.height, height: TABLE.width },
  swapsSides: false,
};

export const MOVEMENTS = [MIRROR, QUARTER_TURN];

/** A box turned about the origin by any angle, its place rounded. */
export function swung(box: Box, tenths: number): Box {
  const { x, y } = swungPoint(box, tenths);
  return { ...box, x: Math.round(x), y: Math.round(y), heading: turn(box.heading + tenths) };
}

function swungPoint({ x, y }: Point, tenths: number): Point {
  const a = radians(tenths);
  return { x: cos(a) * x - sin(a) * y, y: sin(a) * x + cos(a) * y };
}

/** The least of many numbers, however many. */
export const leastOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b));
export const mostOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b));

/** How far a point is from a segment, by its share of the way. */
export function fromSegment(p: Point, a: Point, b: Point): number {
  const length = apart(a, b);
  if (length === 0) return apart(p, a);
  const share = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length ** 2;
  if (share <= 0) return apart(p, a);
  return share >= 1 ? apart(p, b) : apart(p, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
}
