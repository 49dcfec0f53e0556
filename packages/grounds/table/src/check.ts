import { type Area, boundsOfArea, depthInto, reachesInto, sharedPoint } from './area.ts';
import { type Bounds, boundsMeet, boundsOf, mayBeNear } from './bounds.ts';
import { type Box, cornersOf, frontOf, type Outline } from './box.ts';
import { TOUCH } from './length.ts';
import type { March, Passage, PathFault, PathLimits, TableSize } from './limits.ts';
import { gapBetween, overlapOf } from './outline.ts';
import { type Leg, lengthOfPath } from './path.ts';
import type { Point } from './point.ts';
import { boundsOfPassage, sweepOf } from './sweep.ts';

/** The first fault of a path, or undefined. */
export const faultOfPath = (box: Box, legs: readonly Leg[], limits: PathLimits): PathFault | undefined =>
  faultOfMarch(
    {
      start: box,
      passages: legs.map((leg) => ({ leg, by: { from: leg.from, to: leg.to } })),
      stops: legs.map(({ to }) => to),
      length: lengthOfPath(legs),
    },
    limits,
  );

/** The first fault of a march, or undefined. */
export function faultOfMarch({ start, passages, stops, length }: March, limits: PathLimits): PathFault | undefined {
  const end = stops.at(-1) ?? start;
  const over = length - limits.allowance;
  if (over > 0) return { kind: 'too far', by: over, at: frontOf(end) };
  for (const passage of passages) {
    const fault = faultOfPassage(passage, limits);
    if (fault) return fault;
  }
  const outline = cornersOf(end);
  return onUnit('onto a unit', [outline], boundsOf(outline), limits.passed ?? []);
}

function faultOfPassage(passage: Passage, limits: PathLimits): PathFault | undefined {
  if (isClear(boundsOfPassage(passage), limits)) return undefined;
  const { table, barred, closed = [], away } = limits;
  const { from, to } = passage.by;
  const pieces = sweepOf(passage.leg, passage.by);
  const bounds = boundsOf(pieces.flat());
  return (
    offTable(from, to, pieces, bounds, table) ??
    onUnit('over a unit', pieces, bounds, barred) ??
    intoGround(pieces, bounds, closed) ??
    (away && tooNear(pieces, bounds, away))
  );
}

/** Most ways lead past nothing at all: to see that is far cheaper than to cut them into pieces. */
function isClear(bounds: Bounds, { table, barred, closed = [], away }: PathLimits): boolean {
  if (!isOnTable(bounds, table)) return false;
  for (const box of barred) if (mayBeNear(bounds, box)) return false;
  for (const area of closed) if (boundsMeet(boundsOfArea(area), bounds)) return false;
  for (const box of away?.from ?? []) if (mayBeNear(bounds, box, away!.distance)) return false;
  return true;
}

const isOnTable = ({ left, top, right, bottom }: Bounds, { width, height }: TableSize): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** A unit may come on from outside, but no step may end off the table, nor lead farther off than it started. */
function offTable(
  from: Box,
  to: Box,
  pieces: readonly Outline[],
  bounds: Bounds,
  table: TableSize,
): PathFault | undefined {
  if (isOnTable(bounds, table)) return undefined;
  const end = farthestOff(cornersOf(to), table);
  if (end.by > TOUCH) return { kind: 'off the table', ...end };
  const most = Math.max(TOUCH, farthestOff(cornersOf(from), table).by);
  for (const piece of pieces) {
    const worst = farthestOff(piece, table);
    if (worst.by > most) return { kind: 'off the table', ...worst };
  }
  return undefined;
}

/** Whether a box reaches beyond the table, by more than rounding. */
export const isOffTable = (table: TableSize, box: Box): boolean => farthestOff(cornersOf(box), table).by > TOUCH;

function farthestOff(outline: Outline, { width, height }: TableSize): { by: number; at: Point } {
  let by = Number.NEGATIVE_INFINITY;
  let at = outline[0]!;
  for (const p of outline) {
    const off = Math.max(-p.x, -p.y, p.x - width, p.y - height);
    if (off > by) [by, at] = [off, p];
  }
  return { by, at };
}

/** Boxes that may be within a distance of what lies in the bounds. */
function near(boxes: readonly Box[], bounds: Bounds, distance = 0): { index: number; outline: Outline }[] {
  const found: { index: number; outline: Outline }[] = [];
  boxes.forEach((box, index) => {
    if (mayBeNear(bounds, box, distance)) found.push({ index, outline: cornersOf(box) });
  });
  return found;
}

function onUnit(
  kind: 'over a unit' | 'onto a unit',
  pieces: readonly Outline[],
  bounds: Bounds,
  boxes: readonly Box[],
): PathFault | undefined {
  const others = near(boxes, bounds);
  for (const piece of pieces)
    for (const { index, outline } of others) {
      const by = overlapOf(piece, outline);
      if (by > TOUCH) return { kind, index, by, at: gapBetween(piece, outline).to };
    }
  return undefined;
}

function intoGround(pieces: readonly Outline[], bounds: Bounds, closed: readonly Area[]): PathFault | undefined {
  const near = closed.map((area) => boundsMeet(boundsOfArea(area), bounds));
  for (const piece of pieces)
    for (const [index, area] of closed.entries())
      if (near[index] && reachesInto(area, piece)) {
        const by = depthInto(area, piece);
        return { kind: 'into closed ground', index, by, at: sharedPoint(area, piece)! };
      }
  return undefined;
}

function tooNear(
  pieces: readonly Outline[],
  bounds: Bounds,
  { distance, from }: { readonly distance: number; readonly from: readonly Box[] },
): PathFault | undefined {
  const others = near(from, bounds, distance);
  for (const piece of pieces)
    for (const { index, outline } of others) {
      const gap = gapBetween(piece, outline);
      const by = distance - gap.distance;
      if (by > TOUCH) return { kind: 'too near', index, by, at: gap.from };
    }
  return undefined;
}
