import { leastApart } from './bounds.ts';
import { type Box, centreOf, cornersOf, type Outline, radiusOf } from './box.ts';
import { rangeBetween } from './contact.ts';
import { distanceApart } from './outline.ts';
import { distanceBetween, type Point } from './point.ts';

/** Boxes prepared for many questions about distance. */
export interface Crowd {
  readonly boxes: readonly Box[];
  readonly outlines: readonly Outline[];
  readonly centres: readonly Point[];
  readonly radii: readonly number[];
}

export const crowdOf = (boxes: readonly Box[]): Crowd => ({
  boxes,
  outlines: boxes.map(cornersOf),
  centres: boxes.map(centreOf),
  radii: boxes.map(radiusOf),
});

export interface Near {
  readonly index: number;
  readonly distance: number;
}

/** The box of a crowd nearest to one, edge to edge, among those that count; the first of several equally near. */
export function nearestIn(crowd: Crowd, box: Box, counts: (index: number) => boolean = () => true): Near | undefined {
  const centre = centreOf(box);
  const reach = radiusOf(box);
  const outline = cornersOf(box);
  let best: Near | undefined;
  for (let index = 0; index < crowd.boxes.length; index++) {
    // Far ones are ruled out by their centres.
    const least = distanceBetween(centre, crowd.centres[index]!) - reach - crowd.radii[index]!;
    if ((best && least >= best.distance) || !counts(index)) continue;
    const distance = distanceApart(outline, crowd.outlines[index]!);
    if (!best || distance < best.distance) best = { index, distance };
  }
  return best;
}

/** The few boxes nearest to one, edge to edge, the nearest first and of several equally near the first in the list. */
export function nearestFew(box: Box, others: readonly Box[], count: number): Near[] {
  const found: Near[] = [];
  for (let index = 0; index < others.length; index++) {
    const last = found[count - 1];
    if (last && leastApart(box, others[index]!) > last.distance) continue;
    const distance = rangeBetween(box, others[index]!);
    if (last && distance >= last.distance) continue;
    let at = Math.min(found.length, count - 1);
    for (; at > 0 && distance < found[at - 1]!.distance; at--) found[at] = found[at - 1]!;
    found[at] = { index, distance };
  }
  return found;
}

/** How far it is to the nearest of some boxes, edge to edge; infinitely far where there are none. */
export function rangeToNearest(box: Box, others: readonly Box[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) if (leastApart(box, other) <= least) least = Math.min(least, rangeBetween(box, other));
  return least;
}
