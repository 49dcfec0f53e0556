import type { Area } from '../geometry/area.ts';
import { type Box, boxAt, centreOf, pointFrom } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Line } from '../terrain/relief.ts';

/** A box as it is drawn: by its middle instead of the middle of its front. */
export interface DrawnPose extends Point {
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
}

export function drawnPose(box: Box): DrawnPose {
  const { heading, width, depth } = box;
  return boxAt(centreOf(box), heading, width, depth);
}

/** The reverse: the box whose middle is there. */
export function boxFromMiddle(middle: Point, heading: number, width: number, depth: number): Box {
  return boxAt(pointFrom({ x: middle.x, y: middle.y, heading }, depth / 2, 0), heading, width, depth);
}

/** Ground as it is drawn, or a line such as a stream or a wall. */
export interface DrawnArea {
  readonly ground: string;
  readonly name: string;
  readonly outline: readonly Point[];
  readonly isLine?: true;
}

export const drawnArea = (ground: string, name: string, { points }: Area): DrawnArea => ({
  ground,
  name,
  outline: points.map(({ x, y }) => ({ x, y })),
});

export const drawnLine = (ground: string, name: string, { points }: Line): DrawnArea => ({
  ...drawnArea(ground, name, { points }),
  isLine: true,
});

/** A way as it is drawn: through the middles of where somebody stops. */
export const drawnWay = (start: Box, stops: readonly Box[]): Point[] =>
  [start, ...stops].map((box) => {
    const { x, y } = drawnPose(box);
    return { x, y };
  });
