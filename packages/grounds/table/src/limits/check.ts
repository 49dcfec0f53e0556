import { type Area, boundsOfArea, depthInto, reachesInto, sharedPoint } from '../geometry/area.ts';
import { type Bounds, boundsMeet, boundsOf, Extent, isNotFar } from '../geometry/bounds.ts';
import { type Box, cornersOf, frontOf, type Outline } from '../geometry/box.ts';
import { TOUCH } from '../geometry/length.ts';
import { distanceApart, gapBetween, overlapBy, overlapOf } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { type Leg, lengthOfPath } from '../paths/path.ts';
import { boundsOfPassage, sweepOf } from '../paths/sweep.ts';
import type { Hindrances, March, Passage, PathFault, PathLimits, TableSize } from './limits.ts';

/** The first fault of a path, or undefined. */
export function faultOfPath(box: Box, legs: readonly Leg[], limits: PathLimits): PathFault | undefined {
  const passages: Passage[] = [];
  const stops: Box[] = [];
  for (const leg of legs) {
    passages.push({ leg, by: { from: leg.from, to: leg.to } });
    stops.push(leg.to);
  }
  return faultOfMarch({ start: box, passages, stops, length: lengthOfPath(legs) }, limits);
}

/** What a path so long at most is checked against; part by part, which is far faster than to spread it. */
export const limitsFor = (
  allowance: number,
  { table, barred, passed, closed, away }: Required<Hindrances>,
): PathLimits => ({ allowance, table, barred, passed, closed, away });

/** Whether a box could stand somewhere: if not, no way that leads there is without fault. */
export function isRoomFor(box: Box, { table, barred, passed = NO_BOXES, closed = [], away }: Hindrances): boolean {
  const outline = cornersOf(box);
  const bounds = boundsOf(outline);
  if (!isOnTable(bounds, table) && farthestOff(outline, table).by > TOUCH) return false;
  if (liesOnAny(outline, bounds, barred) || liesOnAny(outline, bounds, passed)) return false;
  for (const area of closed) if (boundsMeet(boundsOfArea(area), bounds) && reachesInto(area, outline)) return false;
  for (const other of away?.from ?? NO_BOXES)
    if (isNotFar(bounds, other, away!.distance) && away!.distance - distanceApart(outline, cornersOf(other)) > TOUCH)
      return false;
  return true;
}

const NO_BOXES: readonly Box[] = [];

/** Whether an outline lies on any of some boxes by more than rounding. */
function liesOnAny(outline: Outline, bounds: Bounds, boxes: readonly Box[]): boolean {
  for (const box of boxes) if (isNotFar(bounds, box) && overlapBy(outline, cornersOf(box), TOUCH)) return true;
  return false;
}

/** The first fault of a march, or undefined. */
export function faultOfMarch(
  { start, passages, stops, length, bounds }: March,
  limits: PathLimits,
): PathFault | undefined {
  const end = stops.at(-1) ?? start;
  const over = length - limits.allowance;
  if (over > 0) return { kind: 'too far', by: over, at: frontOf(end) };
  if (!bounds || !isClear(bounds, limits))
    for (const passage of passages) {
      const fault = faultOfPassage(passage, limits);
      if (fault) return fault;
    }
  if (!limits.passed || limits.passed.length === 0) return undefined;
  const outline = cornersOf(end);
  return onUnit('onto a unit', [outline], boundsOf(outline), limits.passed);
}

function faultOfPassage(passage: Passage, limits: PathLimits): PathFault | undefined {
  const round = boundsOfPassage(passage);
  if (isClear(round, limits)) return undefined;
  const { table, barred, closed = [], away } = limits;
  const { from, to } = passage.by;
  let close: PathLimits | undefined;
  const pieces = sweepOf(passage.leg, passage.by, (piece) => !isClear(piece, (close ??= closeTo(round, limits))));
  if (pieces.length === 0) return undefined;
  const bounds = boundsOfPieces(pieces);
  return (
    offTable(from, to, pieces, bounds, table) ??
    onUnit('over a unit', pieces, bounds, barred) ??
    intoGround(pieces, bounds, closed) ??
    (away && tooNear(pieces, bounds, away))
  );
}

function boundsOfPieces(pieces: readonly Outline[]): Bounds {
  const extent = new Extent();
  for (const piece of pieces) extent.addAll(piece);
  return extent;
}

/** Most ways lead past nothing at all: to see that is far cheaper than to cut them into pieces. */
function isClear(bounds: Bounds, { table, barred, closed = [], away }: PathLimits): boolean {
  if (!isOnTable(bounds, table)) return false;
  for (const box of barred) if (isNotFar(bounds, box)) return false;
  for (const area of closed) if (boundsMeet(boundsOfArea(area), bounds)) return false;
  for (const box of away?.from ?? NO_BOXES) if (isNotFar(bounds, box, away!.distance)) return false;
  return true;
}

/** What of some limits a way within such bounds could run into. */
function closeTo(bounds: Bounds, { table, allowance, barred, closed, away }: PathLimits): PathLimits {
  return {
    table,
    allowance,
    barred: barred.filter((box) => isNotFar(bounds, box)),
    closed: closed?.filter((area) => boundsMeet(boundsOfArea(area), bounds)) ?? [],
    away: away && { distance: away.distance, from: away.from.filter((box) => isNotFar(bounds, box, away.distance)) },
  };
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
export const isOffTable = (table: TableSize, box: Box): boolean => {
  for (const { x, y } of cornersOf(box))
    if (-x > TOUCH || -y > TOUCH || x - table.width > TOUCH || y - table.height > TOUCH) return true;
  return false;
};

function farthestOff(outline: Outline, { width, height }: TableSize): { by: number; at: Point } {
  let by = Number.NEGATIVE_INFINITY;
  let at = outline[0]!;
  for (const p of outline) {
    const off = Math.max(-p.x, -p.y, p.x - width, p.y - height);
    if (off <= by) continue;
    by = off;
    at = p;
  }
  return { by, at };
}

interface Other {
  readonly index: number;
  readonly box: Box;
}

const NOBODY: readonly Other[] = [];

/** Boxes that may be within a distance of what lies in the bounds. */
function near(boxes: readonly Box[], bounds: Bounds, distance = 0): readonly Other[] {
  let found: Other[] | undefined;
  for (let index = 0; index < boxes.length; index++) {
    const box = boxes[index]!;
    if (isNotFar(bounds, box, distance)) (found ??= []).push({ index, box });
  }
  return found ?? NOBODY;
}

function onUnit(
  kind: 'over a unit' | 'onto a unit',
  pieces: readonly Outline[],
  bounds: Bounds,
  boxes: readonly Box[],
): PathFault | undefined {
  const others = near(boxes, bounds);
  if (others.length === 0) return undefined;
  for (const piece of pieces) {
    const round = pieces.length === 1 ? bounds : boundsOf(piece);
    for (const { index, box } of others) {
      const outline = cornersOf(box);
      if (isNotFar(round, box) && overlapBy(piece, outline, TOUCH))
        return { kind, index, by: overlapOf(piece, outline), at: gapBetween(piece, outline).to };
    }
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
  if (others.length === 0) return undefined;
  for (const piece of pieces) {
    const round = pieces.length === 1 ? bounds : boundsOf(piece);
    for (const { index, box } of others) {
      if (!isNotFar(round, box, distance)) continue;
      const outline = cornersOf(box);
      const by = distance - distanceApart(piece, outline);
      if (by > TOUCH) return { kind: 'too near', index, by, at: gapBetween(piece, outline).from };
    }
  }
  return undefined;
}
