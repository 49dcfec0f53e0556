import { type Bounds, boundsAbout, boundsOf, boundsOfBoth, Extent } from '../geometry/bounds.ts';
import { centreOf, cornersOf, type Outline, radiusOf } from '../geometry/box.ts';
import { ABOUT, cosine, sine, turnTo } from '../geometry/heading.ts';
import { distanceBetween, midway, type Point } from '../geometry/point.ts';
import { hullOf } from '../geometry/trim.ts';
import type { Passage, Stand } from '../limits/limits.ts';
import type { Leg } from './path.ts';
import { pivotOf } from './step.ts';

/** Whether a piece of ground within such bounds is of any account. */
type Wanted = (bounds: Bounds) => boolean;
const ALL: Wanted = () => true;

/**
 * The ground passed over in a leg, as convex pieces: by the box whose leg it is, or by another that goes with it. Men who turn
 * on the spot or form anew pass over nothing: what counts is the ground they take up then. A turn has many pieces, of which
 * those that nobody wants may be left out.
 */
export function sweepOf({ step, from, to }: Leg, by: Stand = { from, to }, isWanted: Wanted = ALL): Outline[] {
  switch (step.do) {
    case 'turn':
    case 'form':
      return [cornersOf(by.to)];
    case 'wheel':
      return turningSweep(by, pivotOf(from, step.to), step.to === 'right' ? step.angle : -step.angle, isWanted);
    case 'face':
      return turningSweep(by, centreOf(from), turnTo(from.heading, to.heading), isWanted);
    case 'advance':
    case 'back':
      return [straightSweep(by, step.do)];
    default:
      return [hullOf([...cornersOf(by.from), ...cornersOf(by.to)])];
  }
}

/** Straight ahead or back: a longer box. Its corners are known, so no hull need be looked for. */
export function straightSweep({ from, to }: Stand, way: 'advance' | 'back'): Outline {
  const [ahead, behind] = way === 'advance' ? [cornersOf(to), cornersOf(from)] : [cornersOf(from), cornersOf(to)];
  return [ahead[0]!, ahead[1]!, behind[2]!, behind[3]!];
}

/** Bounds round all the ground of a passage, found without cutting a turn into pieces: a little wide where one turns. */
export function boundsOfPassage({ leg: { step, from, to }, by }: Passage): Bounds {
  switch (step.do) {
    case 'turn':
    case 'form':
      return boundsOf(cornersOf(by.to));
    case 'wheel':
      return turningBounds(by, pivotOf(from, step.to), step.to === 'right' ? step.angle : -step.angle);
    case 'face':
      return turningBounds(by, centreOf(from), turnTo(from.heading, to.heading));
    default:
      return boundsOfBoth(cornersOf(by.from), cornersOf(by.to));
  }
}

const QUARTER = ABOUT / 2;

/** An arc of a quarter at most lies within its ends and where the tangents there meet; a longer one within its circle. */
function turningBounds({ from, to }: Stand, pivot: Point, tenths: number): Bounds {
  const corners = cornersOf(from);
  if (Math.abs(tenths) > QUARTER) return boundsAbout(pivot, farthestFrom(pivot, corners) + BULGE);
  const after = allTurnedAbout(pivot, corners, tenths);
  return boundsOfPiece(corners, bulgesOf(pivot, corners, after), after, cornersOf(to));
}

/** By how much a piece may reach beyond the arc that a corner goes; well under what counts as touching. */
const BULGE = 5;

function farthestFrom(pivot: Point, points: readonly Point[]): number {
  let most = 0;
  for (let i = 0; i < points.length; i++) most = Math.max(most, distanceBetween(points[i]!, pivot));
  return most;
}

/** Turning about a pivot, clockwise where positive, in pieces small enough that their bulge is. */
function turningSweep({ from, to }: Stand, pivot: Point, tenths: number, isWanted: Wanted): Outline[] {
  const corners = cornersOf(from);
  const centre = centreOf(from);
  const radius = farthestFrom(pivot, corners);
  // An arc of r leaves its tangents by r a²/8 for a small angle a.
  const widest = Math.max(1, Math.floor((Math.sqrt((8 * BULGE) / radius) * ABOUT) / Math.PI));
  const count = Math.max(1, Math.ceil(Math.abs(tenths) / widest));
  // No part of a piece is farther from where the middle of the box was before it.
  const reach = radiusOf(from) + (radius * (widest + 1) * Math.PI) / ABOUT + 2 * BULGE;
  const pieces: Outline[] = [];
  let last = 0;
  // Where the corners are after the last piece, if that has been worked out.
  let there: Outline | undefined = corners;
  for (let i = 1; i <= count; i++) {
    const angle = Math.sign(tenths) * Math.round((Math.abs(tenths) * i) / count);
    if (isWanted(boundsAbout(turnedAbout(pivot, centre, last), reach))) {
      const before: Outline = there ?? allTurnedAbout(pivot, corners, last);
      const after = allTurnedAbout(pivot, corners, angle);
      const bulges = bulgesOf(pivot, before, after);
      const end = i === count ? cornersOf(to) : NOTHING;
      if (isWanted(boundsOfPiece(before, bulges, after, end)))
        pieces.push(hullOf([...before, ...bulges, ...after, ...end]));
      there = after;
    } else there = undefined;
    last = angle;
  }
  return pieces;
}

const NOTHING: Outline = [];

function boundsOfPiece(before: Outline, bulges: Outline, after: Outline, end: Outline): Bounds {
  const extent = new Extent();
  extent.addAll(before);
  extent.addAll(bulges);
  extent.addAll(after);
  extent.addAll(end);
  return extent;
}

function turnedAbout(pivot: Point, p: Point, tenths: number): Point {
  const s = sine(tenths);
  const c = cosine(tenths);
  const dx = p.x - pivot.x;
  const dy = p.y - pivot.y;
  return { x: pivot.x + c * dx - s * dy, y: pivot.y + s * dx + c * dy };
}

function allTurnedAbout(pivot: Point, points: Outline, tenths: number): Outline {
  const turned: Point[] = [];
  for (let i = 0; i < points.length; i++) turned.push(turnedAbout(pivot, points[i]!, tenths));
  return turned;
}

/** Where the tangents at the ends of small arcs meet: the arcs lie within them. */
function bulgesOf(pivot: Point, from: Outline, to: Outline): Outline {
  const bulges: Point[] = [];
  for (let i = 0; i < to.length; i++) bulges.push(bulgeOf(pivot, from[i]!, to[i]!));
  return bulges;
}

function bulgeOf(pivot: Point, from: Point, to: Point): Point {
  const middle = midway(from, to);
  const near = distanceBetween(middle, pivot);
  if (near === 0) return middle;
  const stretch = (distanceBetween(from, pivot) / near) ** 2;
  return { x: pivot.x + (middle.x - pivot.x) * stretch, y: pivot.y + (middle.y - pivot.y) * stretch };
}
