import { type Area, boundsOfArea, reachesInto } from './area.ts';
import { boundsMeet, type boundsOf, mayBeNear } from './bounds.ts';
import { type Box, cornersOf } from './box.ts';
import { TOUCH } from './length.ts';
import { overlapOf } from './outline.ts';
import type { Leg } from './path.ts';
import { boundsOfPassage, sweepOf } from './sweep.ts';

/** The ground of a leg is cut into pieces only where something is near it, and then once. */
interface Swept {
  readonly bounds: ReturnType<typeof boundsOf>;
  readonly pieces: () => ReturnType<typeof sweepOf>;
}

function sweptBy(leg: Leg): Swept {
  let pieces: ReturnType<typeof sweepOf> | undefined;
  return {
    bounds: boundsOfPassage({ leg, by: { from: leg.from, to: leg.to } }),
    pieces: () => (pieces ??= sweepOf(leg)),
  };
}

/** Which of some boxes a path passes over, by their place in the list. */
export function boxesPassed(legs: readonly Leg[], boxes: readonly Box[]): number[] {
  const swept = legs.map(sweptBy);
  return [...boxes.keys()].filter((i) => {
    const box = boxes[i]!;
    return swept.some(
      ({ bounds, pieces }) =>
        mayBeNear(bounds, box) && pieces().some((piece) => overlapOf(piece, cornersOf(box)) > TOUCH),
    );
  });
}

/** Whether a path leads through any of some areas. */
export const leadsThrough = (legs: readonly Leg[], areas: readonly Area[]): boolean =>
  legs
    .map(sweptBy)
    .some(({ bounds, pieces }) =>
      areas.some(
        (area) => boundsMeet(boundsOfArea(area), bounds) && pieces().some((piece) => reachesInto(area, piece)),
      ),
    );
