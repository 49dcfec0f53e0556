import { type Box, centreOf, cornersOf, type Outline } from './box.ts';
import { ABOUT, cosine, sine, turnTo } from './heading.ts';
import type { Leg } from './path.ts';
import { distanceBetween, midway, type Point } from './point.ts';
import { pivotOf } from './step.ts';
import { hullOf } from './trim.ts';

/** Where something stands before and after a leg. */
export interface Stand {
  readonly from: Box;
  readonly to: Box;
}

/**
 * The ground passed over in a leg, as convex pieces: by the box whose leg it is, or by another that goes with it. Men who turn
 * on the spot or form anew pass over nothing: what counts is the ground they take up then.
 */
export function sweepOf({ step, from, to }: Leg, by: Stand = { from, to }): Outline[] {
  switch (step.do) {
    case 'turn':
    case 'form':
      return [cornersOf(by.to)];
    case 'wheel':
      return turningSweep(by, pivotOf(from, step.to), step.to === 'right' ? step.angle : -step.angle);
    case 'face':
      return turningSweep(by, centreOf(from), turnTo(from.heading, to.heading));
    default:
      return [hullOf([...cornersOf(by.from), ...cornersOf(by.to)])];
  }
}

/** By how much a piece may reach beyond the arc that a corner goes; well under what counts as touching. */
const BULGE = 5;

/** Turning about a pivot, clockwise where positive, in pieces small enough that their bulge is. */
function turningSweep({ from, to }: Stand, pivot: Point, tenths: number): Outline[] {
  const corners = cornersOf(from);
  const radius = Math.max(...corners.map((corner) => distanceBetween(corner, pivot)));
  // An arc of r leaves its tangents by r a²/8 for a small angle a.
  const widest = Math.max(1, Math.floor((Math.sqrt((8 * BULGE) / radius) * ABOUT) / Math.PI));
  const count = Math.max(1, Math.ceil(Math.abs(tenths) / widest));
  const pieces: Outline[] = [];
  let before = corners;
  for (let i = 1; i <= count; i++) {
    const angle = Math.sign(tenths) * Math.round((Math.abs(tenths) * i) / count);
    const after = corners.map((corner) => turnedAbout(pivot, corner, angle));
    const bulges = after.map((corner, n) => bulgeOf(pivot, before[n]!, corner));
    pieces.push(hullOf([...before, ...bulges, ...after, ...(i === count ? cornersOf(to) : [])]));
    before = after;
  }
  return pieces;
}

function turnedAbout(pivot: Point, p: Point, tenths: number): Point {
  const s = sine(tenths);
  const c = cosine(tenths);
  const dx = p.x - pivot.x;
  const dy = p.y - pivot.y;
  return { x: pivot.x + c * dx - s * dy, y: pivot.y + s * dx + c * dy };
}

/** Where the tangents at the ends of a small arc meet: the arc lies within them. */
function bulgeOf(pivot: Point, from: Point, to: Point): Point {
  const middle = midway(from, to);
  const near = distanceBetween(middle, pivot);
  if (near === 0) return middle;
  const stretch = (distanceBetween(from, pivot) / near) ** 2;
  return { x: pivot.x + (middle.x - pivot.x) * stretch, y: pivot.y + (middle.y - pivot.y) * stretch };
}
