import { type Area, reachesInto } from './area.ts';
import { type Box, centreOf, cornersOf, type Outline, radiusOf } from './box.ts';
import { TOUCH } from './length.ts';
import { gapBetween, overlapOf } from './outline.ts';
import { endOf, type Leg, lengthOfPath, sweepOf } from './path.ts';
import { distanceBetween, type Point } from './point.ts';

export interface TableSize {
  readonly width: number;
  readonly height: number;
}

/** What a path is checked against. */
export interface PathLimits {
  readonly table: TableSize;
  /** How far it may go; what it costs beside its length is the rules' business, and is taken off before. */
  readonly allowance: number;
  /** Boxes that may not be passed over. */
  readonly barred: readonly Box[];
  /** Boxes that may be passed over, but not ended on. */
  readonly passed?: readonly Box[];
  /** Ground that may not be entered. */
  readonly closed?: readonly Area[];
  /** How near it may come to some. */
  readonly away?: { readonly distance: number; readonly from: readonly Box[] };
}

/** Why a path is not allowed: what it runs into, by how much, and where, so that a client can draw it. */
export type PathFault =
  | { readonly kind: 'too far'; readonly by: number; readonly at: Point }
  | { readonly kind: 'off the table'; readonly by: number; readonly at: Point }
  | { readonly kind: 'over a unit' | 'onto a unit'; readonly index: number; readonly by: number; readonly at: Point }
  | { readonly kind: 'into closed ground'; readonly index: number; readonly by: number; readonly at: Point }
  | { readonly kind: 'too near'; readonly index: number; readonly by: number; readonly at: Point };

/** The first fault of a path, or undefined. */
export function faultOfPath(box: Box, legs: readonly Leg[], limits: PathLimits): PathFault | undefined {
  const end = endOf(box, legs);
  const over = lengthOfPath(legs) - limits.allowance;
  if (over > 0) return { kind: 'too far', by: over, at: { x: end.x, y: end.y } };
  for (const leg of legs) {
    const pieces = sweepOf(leg);
    const fault =
      offTable(cornersOf(leg.to), limits.table) ??
      overUnit(pieces, limits.barred) ??
      intoGround(pieces, limits.closed ?? []) ??
      (limits.away && tooNear(pieces, limits.away));
    if (fault) return fault;
  }
  return ontoUnit(end, limits.passed ?? []);
}

function offTable(outline: Outline, { width, height }: TableSize): PathFault | undefined {
  for (const at of outline) {
    const by = Math.max(-at.x, -at.y, at.x - width, at.y - height);
    if (by > TOUCH) return { kind: 'off the table', by, at };
  }
  return undefined;
}

function overUnit(pieces: readonly Outline[], barred: readonly Box[]): PathFault | undefined {
  for (const piece of pieces) {
    const middle = middleOf(piece);
    const reach = reachOf(piece, middle);
    for (let index = 0; index < barred.length; index++) {
      const box = barred[index]!;
      if (distanceBetween(middle, centreOf(box)) > reach + radiusOf(box)) continue;
      const by = overlapOf(piece, cornersOf(box));
      if (by > TOUCH) return { kind: 'over a unit', index, by, at: gapBetween(piece, cornersOf(box)).to };
    }
  }
  return undefined;
}

function ontoUnit(end: Box, passed: readonly Box[]): PathFault | undefined {
  const outline = cornersOf(end);
  for (let index = 0; index < passed.length; index++) {
    const other = cornersOf(passed[index]!);
    const by = overlapOf(outline, other);
    if (by > TOUCH) return { kind: 'onto a unit', index, by, at: gapBetween(outline, other).to };
  }
  return undefined;
}

function intoGround(pieces: readonly Outline[], closed: readonly Area[]): PathFault | undefined {
  for (const piece of pieces)
    for (let index = 0; index < closed.length; index++)
      if (reachesInto(closed[index]!, piece)) return { kind: 'into closed ground', index, by: 0, at: middleOf(piece) };
  return undefined;
}

function tooNear(
  pieces: readonly Outline[],
  { distance, from }: { readonly distance: number; readonly from: readonly Box[] },
): PathFault | undefined {
  for (const piece of pieces) {
    const middle = middleOf(piece);
    const reach = reachOf(piece, middle) + distance;
    for (let index = 0; index < from.length; index++) {
      const box = from[index]!;
      if (distanceBetween(middle, centreOf(box)) > reach + radiusOf(box)) continue;
      const gap = gapBetween(piece, cornersOf(box));
      const by = distance - gap.distance;
      if (by > TOUCH) return { kind: 'too near', index, by, at: gap.from };
    }
  }
  return undefined;
}

const middleOf = (outline: Outline): Point => ({
  x: outline.reduce((sum, p) => sum + p.x, 0) / outline.length,
  y: outline.reduce((sum, p) => sum + p.y, 0) / outline.length,
});
const reachOf = (outline: Outline, middle: Point): number =>
  outline.reduce((most, p) => Math.max(most, distanceBetween(p, middle)), 0);
