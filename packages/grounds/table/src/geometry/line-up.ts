import { areNotFar } from './bounds.ts';
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
  sameHeading(a, b) && areNotFar(a, b, 2 * TOUCH) && distanceBetween(cornersOf(a)[1]!, cornersOf(b)[0]!) <= 2 * TOUCH;

/** Whether two boxes stand side by side in line. */
export const isBeside = (a: Box, b: Box): boolean => isOnRight(a, b) || isOnRight(b, a);

/** Whether a stands in rank directly behind b, or the other way round. */
export const isInRank = (a: Box, b: Box): boolean => sameHeading(a, b) && (standsBehind(a, b) || standsBehind(b, a));

/** Whether two boxes are of one body, without any between them. */
export const isJoined = (a: Box, b: Box): boolean =>
  areNotFar(a, b, 2 * TOUCH) && sameHeading(a, b) && (isBeside(a, b) || isInRank(a, b));

/** Bodies of boxes in unbroken contact, side by side or in ranks; each as a list of their indexes, in order. */
export function bodiesOf(boxes: readonly Box[]): number[][] {
  const taken = boxes.map(() => false);
  const bodies: number[][] = [];
  for (let first = 0; first < boxes.length; first++) if (!taken[first]) bodies.push(joinedTo(first, taken, boxes));
  return bodies;
}

/** The body of one of them. */
export const bodyWith = (boxes: readonly Box[], first: number): number[] =>
  joinedTo(
    first,
    boxes.map(() => false),
    boxes,
  );

/** One box and all in contact with it, directly or by others, of those that are not taken yet; then they are. */
function joinedTo(first: number, taken: boolean[], boxes: readonly Box[]): number[] {
  taken[first] = true;
  const body = [first];
  for (const at of body)
    for (let other = 0; other < boxes.length; other++)
      if (!taken[other] && isJoined(boxes[at]!, boxes[other]!)) {
        taken[other] = true;
        body.push(other);
      }
  return body.sort((a, b) => a - b);
}
