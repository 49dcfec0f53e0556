import { mayBeClose } from './bounds.ts';
import { type Box, cornersOf } from './box.ts';
import { standsBehind } from './contact.ts';
import { turnTo } from './heading.ts';
import { TOUCH } from './length.ts';
import { distanceBetween } from './point.ts';

/** Headings that differ by no more than this are the same: a degree. */
const SAME_HEADING = 10;

export const sameHeading = (a: Box, b: Box): boolean => Math.abs(turnTo(a.heading, b.heading)) <= SAME_HEADING;

/** Whether b stands in line on the right of a: the same heading, front corners together. */
export const isOnRight = (a: Box, b: Box): boolean =>
  sameHeading(a, b) && mayBeClose(a, b, 2 * TOUCH) && distanceBetween(cornersOf(a)[1]!, cornersOf(b)[0]!) <= 2 * TOUCH;

/** Whether two boxes stand side by side in line. */
export const isBeside = (a: Box, b: Box): boolean => isOnRight(a, b) || isOnRight(b, a);

/** Whether a stands in rank directly behind b, or the other way round. */
export const isInRank = (a: Box, b: Box): boolean => sameHeading(a, b) && (standsBehind(a, b) || standsBehind(b, a));

/** Whether two boxes are of one body, without any between them. */
export const isJoined = (a: Box, b: Box): boolean =>
  mayBeClose(a, b, 2 * TOUCH) && sameHeading(a, b) && (isBeside(a, b) || isInRank(a, b));

/** Bodies of boxes in unbroken contact, side by side or in ranks; each as a list of their indexes, in order. */
export function bodiesOf(boxes: readonly Box[]): number[][] {
  const left = new Set(boxes.keys());
  const bodies: number[][] = [];
  for (const first of boxes.keys()) {
    if (left.delete(first)) bodies.push(joinedTo(first, left, boxes));
  }
  return bodies;
}

/** The body of one of them. */
export function bodyWith(boxes: readonly Box[], first: number): number[] {
  const left = new Set(boxes.keys());
  left.delete(first);
  return joinedTo(first, left, boxes);
}

/** One box and all in contact with it, directly or by others; they are taken out of those that are left. */
function joinedTo(first: number, left: Set<number>, boxes: readonly Box[]): number[] {
  const body = [first];
  for (const at of body)
    for (const other of left)
      if (isJoined(boxes[at]!, boxes[other]!)) {
        left.delete(other);
        body.push(other);
      }
  return body.sort((a, b) => a - b);
}
