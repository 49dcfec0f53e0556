import { type Box, type Point, pointFrom, resized, TOUCH, touch } from '@acies/table';
import type { Met } from './board.ts';
import { boxOf, type ClockContext, enemiesOf, sideOf } from './look.ts';
import { metBy } from './met-by.ts';

/** A unit that comes into full contact with an enemy. */
export interface Clash {
  readonly unit: number;
  readonly target: number;
  readonly met: Met;
}

/** MC-MOV-8, MC-MOV-10: the contacts that places make: units whose front lies fully along an enemy. */
export function clashesAt(g: ClockContext, units: readonly number[], places: readonly Box[]): Clash[] {
  const enemies = enemiesOf(g, sideOf(g, units[0]!));
  const clashes: Clash[] = [];
  for (const [i, unit] of units.entries()) {
    const clash = clashAt(g, unit, places[i]!, enemies);
    if (clash) clashes.push(clash);
  }
  return clashes;
}

function clashAt(g: ClockContext, unit: number, place: Box, enemies: readonly number[]): Clash | undefined {
  for (const target of enemies) {
    const met = metBy(place, boxOf(g, target));
    if (met) return { unit, target, met };
  }
  return undefined;
}

/** So much of each edge is its corner. */
const CORNER = 8 * TOUCH;

const trimmed = ({ heading, width, depth }: Box, { x, y }: Point): Box => ({
  x,
  y,
  heading,
  width,
  depth: depth - 2 * CORNER,
});

/** A box but for its corners, as two boxes that cross. */
const withoutCorners = (box: Box): readonly Box[] => [
  resized(box, box.width - 2 * CORNER, box.depth),
  trimmed(box, pointFrom(box, -CORNER, 0)),
];

/** Whether two boxes touch otherwise than with a corner at a corner. */
export const standAgainst = (one: Box, other: Box): boolean =>
  touch(one, other) &&
  (withoutCorners(one).some((part) => touch(part, other)) || withoutCorners(other).some((part) => touch(one, part)));
