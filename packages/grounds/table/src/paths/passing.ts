import { type Area, boundsOfArea, reachesInto } from '../geometry/area.ts';
import { type Bounds, boundsMeet, isNotFar } from '../geometry/bounds.ts';
import { type Box, cornersOf, type Outline } from '../geometry/box.ts';
import { TOUCH } from '../geometry/length.ts';
import { overlapBy } from '../geometry/outline.ts';
import type { Leg } from './path.ts';
import { boundsOfPassage, sweepOf } from './sweep.ts';

/** The ground of a leg is cut into pieces only where something is near it. */
function isNearAny(bounds: Bounds, boxes: readonly Box[]): boolean {
  for (const box of boxes) if (isNotFar(bounds, box)) return true;
  return false;
}

/** Which of some boxes a path passes over, by their place in the list; most pass over none. */
export function boxesPassed(legs: readonly Leg[], boxes: readonly Box[]): number[] {
  const passed: number[] = [];
  for (const leg of legs) {
    const bounds = boundsOfPassage({ leg, by: leg });
    if (!isNearAny(bounds, boxes)) continue;
    const pieces = sweepOf(leg, leg, (round) => isNearAny(round, boxes));
    for (let i = 0; i < boxes.length; i++)
      if (!passed.includes(i) && isNotFar(bounds, boxes[i]!) && liesUnder(pieces, boxes[i]!)) passed.push(i);
  }
  return passed.sort((a, b) => a - b);
}

function liesUnder(pieces: readonly Outline[], box: Box): boolean {
  for (const piece of pieces) if (overlapBy(piece, cornersOf(box), TOUCH)) return true;
  return false;
}

/** Whether a path leads through any of some areas. */
export const leadsThrough = (legs: readonly Leg[], areas: readonly Area[]): boolean =>
  legs.some((leg) => {
    const bounds = boundsOfPassage({ leg, by: leg });
    return areas.some((area) => boundsMeet(boundsOfArea(area), bounds) && passesInto(area, leg));
  });

const passesInto = (area: Area, leg: Leg): boolean =>
  sweepOf(leg, leg, (round) => boundsMeet(boundsOfArea(area), round)).some((piece) => reachesInto(area, piece));
