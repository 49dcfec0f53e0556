import { type Area, boundsOfArea, lengthWithin } from '../geometry/area.ts';
import { boundsMeet, boundsOfBoth, isNotFar } from '../geometry/bounds.ts';
import { type Box, bearingOf, centreOf, cornersOf, type Outline, pointFrom } from '../geometry/box.ts';
import { cosine, sine } from '../geometry/heading.ts';
import { TOUCH } from '../geometry/length.ts';
import { gapBetween } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { comesInto, coreOf, cut } from '../geometry/trim.ts';

/**
 * Whether any part of a target, by more than a touch, is before a box's front, within so many tenths of a degree, up to 900,
 * to either side of its corners: 0 is straight ahead, 900 all that is before the line of its front.
 */
export function isInArc(box: Box, target: Box, angle: number): boolean {
  const half = box.width / 2;
  const c = cosine(angle);
  const s = sine(angle);
  // A corner of the target within the arc is answer enough.
  for (const corner of cornersOf(target)) {
    const { ahead, aside } = bearingOf(box, corner);
    const [left, right] = [c * (half + aside) + s * ahead, c * (half - aside) + s * ahead];
    if (ahead >= TOUCH && left >= TOUCH && right >= TOUCH) return true;
  }
  // As the box sees it: x to its right, y to its rear.
  let part: Outline = cornersOf(target).map((p) => {
    const { ahead, aside } = bearingOf(box, p);
    return { x: aside, y: -ahead };
  });
  // Three lines cut the arc out of the target: the front, and one slanting away from each front corner.
  part = cut(part, ({ y }) => -y - TOUCH);
  part = cut(part, ({ x, y }) => c * (half - x) - s * y - TOUCH);
  part = cut(part, ({ x, y }) => c * (half + x) - s * y - TOUCH);
  return part.length > 0;
}

/** What can hide a target: boxes, of which the two concerned do not count, and polygons such as woods. */
export interface Screens {
  readonly boxes: readonly Box[];
  /** A wood that one of the two stands in hides them too; where a rule sees into woods, it leaves that one out. */
  readonly areas: readonly Area[];
}

/** Eyes and marks lie so far inside the corners, where those who only stand beside are not in the way. */
const INSIDE = 2 * TOUCH;

/**
 * Whether there is a clear line from a box's front to a target: from its middle or just inside a corner, to the target's
 * nearest point, its centre, or just inside a corner. A line that grazes a box or runs between two that touch is not
 * clear; one that ends at the edge of a wood is.
 */
export function canSee(box: Box, target: Box, { boxes, areas }: Screens): boolean {
  // All lines lie within these bounds, and mostly there is nobody and nothing else.
  const between = boundsOfBoth(cornersOf(box), cornersOf(target));
  const screens: Outline[] = [];
  for (const screen of boxes)
    if (screen !== box && screen !== target && isNotFar(between, screen, TOUCH)) screens.push(cornersOf(screen));
  const hiding = areas.filter((area) => boundsMeet(boundsOfArea(area), between));
  if (screens.length === 0 && hiding.length === 0) return true;
  const isClear = (eye: Point, mark: Point): boolean => isClearOf(screens, hiding, eye, mark);
  // From middle to middle is the cheapest to look along, and mostly tells.
  const middle = pointFrom(box, 0, 0);
  const centre = centreOf(target);
  if (isClear(middle, centre)) return true;
  const half = Math.max(0, box.width / 2 - INSIDE);
  const eyes = [middle, pointFrom(box, 0, -half), pointFrom(box, 0, half)];
  const core = coreOf(cornersOf(target), INSIDE);
  if (eyes.some((eye) => isClear(eye, centre) || core.some((mark) => isClear(eye, mark)))) return true;
  // The nearest point is the dearest to find, and so is looked for last.
  const nearest = gapBetween(cornersOf(box), core).to;
  return eyes.some((eye) => isClear(eye, nearest));
}

function isClearOf(screens: readonly Outline[], hiding: readonly Area[], eye: Point, mark: Point): boolean {
  for (const screen of screens) if (comesInto(screen, eye, mark, -TOUCH / 2)) return false;
  for (const area of hiding) if (lengthWithin(area, eye, mark) > 2 * INSIDE) return false;
  return true;
}
