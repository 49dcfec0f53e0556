import { type Area, passesThrough } from './area.ts';
import { type Box, bearingOf, centreOf, cornersOf, type Outline, pointFrom } from './box.ts';
import { cosine, sine } from './heading.ts';
import { gapBetween } from './outline.ts';
import { type Point, segmentsMeet } from './point.ts';

/** Whether any part of a target is before a box's front, within so many tenths of a degree to either side of its corners. */
export function isInArc(box: Box, target: Box, angle: number): boolean {
  const half = box.width / 2;
  const c = cosine(angle);
  const s = sine(angle);
  // The arc is cut out of the target by three lines: the front, and one slanting away from each front corner.
  let part: Outline = cornersOf(target);
  part = cut(part, (p) => bearingOf(box, p).ahead);
  part = cut(part, (p) => slant(bearingOf(box, p), half, c, s, 1));
  part = cut(part, (p) => slant(bearingOf(box, p), half, c, s, -1));
  return part.length > 0;
}

const slant = (at: { ahead: number; aside: number }, half: number, c: number, s: number, sign: 1 | -1): number =>
  s * at.ahead - c * (sign * at.aside - half);

/** The part of an outline where a measure that is linear over the table is not negative. */
function cut(outline: Outline, measure: (p: Point) => number): Outline {
  const kept: Point[] = [];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    const mp = measure(p);
    const mq = measure(q);
    if (mp >= 0) kept.push(p);
    if ((mp > 0 && mq < 0) || (mp < 0 && mq > 0)) {
      const t = mp / (mp - mq);
      kept.push({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) });
    }
  });
  return kept;
}

/** What can hide a target: other boxes, and polygons such as woods. */
export interface Screens {
  readonly boxes: readonly Box[];
  readonly areas: readonly Area[];
}

/** Whether there is a clear line from a box's front to a target: from its middle or a corner, to the target's nearest point, centre or a corner. */
export function canSee(box: Box, target: Box, { boxes, areas }: Screens): boolean {
  const eyes = [pointFrom(box, 0, 0), pointFrom(box, 0, -box.width / 2), pointFrom(box, 0, box.width / 2)];
  const outline = cornersOf(target);
  const marks = [gapBetween(cornersOf(box), outline).to, centreOf(target), ...outline];
  const screens = boxes.map(cornersOf);
  return eyes.some((eye) =>
    marks.some(
      (mark) =>
        !screens.some((screen) => isCutBy(screen, eye, mark)) && !areas.some((area) => passesThrough(area, eye, mark)),
    ),
  );
}

const isCutBy = (outline: Outline, from: Point, to: Point): boolean =>
  outline.some((p, i) => segmentsMeet(p, outline[(i + 1) % outline.length]!, from, to));
