import { Extent } from '../geometry/bounds.ts';
import { type Box, bearingOf, cornersOf, frontOf, placed, pointFrom, resized } from '../geometry/box.ts';
import type { March, Passage } from '../limits/limits.ts';
import { type Leg, lengthOfPath } from './path.ts';
import { afterStep } from './step.ts';

/** Where the middle of a member's front is, from the middle of the frame's. */
interface Place {
  readonly ahead: number;
  readonly aside: number;
}

/** Boxes that move as one: a frame round them all, and where each stands in it. */
export interface Body {
  readonly frame: Box;
  readonly places: readonly Place[];
}

const ALONE: readonly Place[] = [{ ahead: 0, aside: 0 }];

/** The body that one or more boxes of one heading make: the frame has its front where the foremost stands. */
export function bodyOf(boxes: readonly Box[]): Body {
  const first = boxes[0]!;
  if (boxes.length === 1) return { frame: first, places: ALONE };
  // As the first sees them: their asides from left to right, and what is ahead downward.
  const seen = new Extent();
  for (const box of boxes)
    for (const corner of cornersOf(box)) {
      const { ahead, aside } = bearingOf(first, corner);
      seen.add({ x: aside, y: ahead });
    }
  const { left, right, top: rear, bottom: front } = seen;
  const frame = resized(
    placed(first, pointFrom(first, front, (left + right) / 2)),
    Math.round(right - left),
    Math.round(front - rear),
  );
  return { frame, places: boxes.map((box) => bearingOf(frame, frontOf(box))) };
}

/** A member of a body whose frame has come elsewhere; it takes the heading of the frame. */
export const memberAt = ({ places }: Body, index: number, frame: Box, member: Box): Box =>
  inPlace(places[index]!, frame, member);

const inPlace = ({ ahead, aside }: Place, frame: Box, member: Box): Box =>
  placed(member, pointFrom(frame, ahead, aside), frame.heading);

/** The way of one member while the frame goes its legs. */
export function memberMarch(body: Body, index: number, legs: readonly Leg[], member: Box): March {
  const start = memberAt(body, index, body.frame, member);
  const passages: Passage[] = [];
  const stops: Box[] = [];
  let place = body.places[index]!;
  let from = start;
  for (const leg of legs) {
    const to = memberAfter(leg, place, from);
    // Men who turn keep their ground, and so stand elsewhere as seen from the new front.
    if (leg.step.do === 'turn') place = bearingOf(leg.to, frontOf(to));
    passages.push({ leg, by: { from, to } });
    stops.push(to);
    from = to;
  }
  return { start, passages, stops, length: lengthOfPath(legs) };
}

/** A body of several does not form anew as a whole: each member that is told to does so by itself. */
const memberAfter = ({ step, to }: Leg, place: Place, member: Box): Box =>
  step.do === 'turn' || step.do === 'form' ? afterStep(member, step) : inPlace(place, to, member);
