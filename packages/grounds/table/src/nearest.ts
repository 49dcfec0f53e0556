import { type Box, centreOf, cornersOf, type Outline, radiusOf } from './box.ts';
import { gapBetween } from './outline.ts';
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
    const { distance } = gapBetween(outline, crowd.outlines[index]!);
    if (!best || distance < best.distance) best = { index, distance };
  }
  return best;
}

/** Every box of a crowd within a distance of one, edge to edge, in the order of the crowd. */
export function allWithin(crowd: Crowd, box: Box, distance: number): Near[] {
  const centre = centreOf(box);
  const reach = radiusOf(box) + distance;
  const outline = cornersOf(box);
  const found: Near[] = [];
  for (let index = 0; index < crowd.boxes.length; index++) {
    if (distanceBetween(centre, crowd.centres[index]!) > reach + crowd.radii[index]!) continue;
    const gap = gapBetween(outline, crowd.outlines[index]!).distance;
    if (gap <= distance) found.push({ index, distance: gap });
  }
  return found;
}
