import {
  ABOUT,
  type Area,
  afterStep,
  type Box,
  bearingOf,
  centreOf,
  cornersOf,
  headingOf,
  isOffTable,
  overlap,
  type Point,
  QUARTER,
  reachesInto,
  runUp,
  standingAt,
  straightSweep,
  turnedInPlace,
  turnTo,
} from '@acies/table';
import type { Bodies } from '../../board/bodies.ts';

/** LG-AFT-5 (R), CB-RSP-6 (R): how far to either side of straight away a unit in flight may veer, and by what steps; or straight back. */
const VEERS = [0, 150, -150, 300, -300, 450, -450];

export interface Flight {
  readonly end: Box;
  /** It has left the table. */
  readonly off: boolean;
}

/** How far a box comes straight ahead before it is in closed ground, other than where it stands already. */
export function openLength(closed: readonly Area[], from: Box, length: number): number {
  const ahead = closed.filter((area) => !reachesInto(area, cornersOf(from)));
  const isShut = (distance: number): boolean => {
    const swept = straightSweep({ from, to: afterStep(from, { do: 'advance', distance }) }, 'advance');
    return ahead.some((area) => reachesInto(area, swept));
  };
  return ahead.length === 0 ? length : lengthBefore(length, isShut);
}

/** The most of a length that is not shut, if all beyond the first that is shut is shut too. */
export function lengthBefore(length: number, isShut: (distance: number) => boolean): number {
  if (length <= 0 || !isShut(length)) return length;
  let [clear, shut] = [0, length];
  while (shut - clear > 1) {
    const middle = Math.floor((clear + shut) / 2);
    if (isShut(middle)) shut = middle;
    else clear = middle;
  }
  return clear;
}

/** How far a unit comes straight ahead before closed ground or a line that it cannot cross. */
export function openWay(bodies: Bodies, id: number, from: Box, length: number): number {
  const open = openLength(bodies.closedTo(id), from, length);
  return lengthBefore(open, (distance) => isCutOff(bodies, id, afterStep(from, { do: 'advance', distance })));
}

const isCutOff = (bodies: Bodies, id: number, to: Box): boolean => bodies.isCutOff?.(id, to) ?? false;

/** Whether a unit could come to a place over no line that it cannot cross, and stand there. */
export const canReach = (bodies: Bodies, id: number, to: Box): boolean =>
  isFree(bodies, id, to) && !isCutOff(bodies, id, to);

/** Whether a unit could stand so: on the table, on nobody, not in ground closed to it. */
export function isFree(bodies: Bodies, id: number, box: Box): boolean {
  const place = standingAt(box);
  if (isOffTable(bodies.table, place)) return false;
  for (const friend of bodies.friendsOf(id)) if (overlap(place, bodies.boxOf(friend))) return false;
  for (const enemy of bodies.enemiesOf(id)) if (overlap(place, bodies.boxOf(enemy))) return false;
  const corners = cornersOf(place);
  return !bodies.closedTo(id).some((area) => reachesInto(area, corners));
}

/** The heading straight away from a place. */
export function awayFrom(box: Box, from: Point): number {
  const centre = centreOf(box);
  return headingOf(centre.x - from.x, centre.y - from.y);
}

/** Where to, how far at most, and whether off the table too, as routers may. */
export interface FlightWish {
  readonly length: number;
  readonly heading: number;
  readonly mayLeave: boolean;
}

/** How finely shorter ways are tried, in shares of a stand. */
const TRIALS_A_STAND = 2;

/**
 * How a unit goes off along a heading, through friends but not onto them, round what is in its way as far as it may veer.
 * Undefined where there is no room.
 */
export function flightOf(bodies: Bodies, id: number, wish: FlightWish): Flight | undefined {
  let best: Flight | undefined;
  let most = bodies.stand - 1;
  const trial = bodies.stand / TRIALS_A_STAND;
  const straightBack = (bodies.boxOf(id).heading + ABOUT) % 3600;
  for (const heading of [...VEERS.map((veer) => (wish.heading + veer + 3600) % 3600), straightBack]) {
    if (Math.abs(turnTo(wish.heading, heading)) > QUARTER) continue;
    const found = along(bodies, id, { ...wish, heading });
    if (!found || found.distance <= most) continue;
    [best, most] = [found, found.distance];
    if (found.off || most >= wish.length - trial) break;
  }
  return best;
}

function along(bodies: Bodies, id: number, wish: FlightWish): (Flight & { distance: number }) | undefined {
  const start = turnedInPlace(bodies.boxOf(id), wish.heading);
  const enemies: Box[] = [];
  for (const enemy of bodies.enemiesOf(id)) if (!isLeft(start, bodies.boxOf(enemy))) enemies.push(bodies.boxOf(enemy));
  const run = runUp(start, { do: 'advance', distance: wish.length }, enemies);
  let distance = openWay(bodies, id, start, run.distance);
  for (; distance >= bodies.stand; distance -= bodies.stand / TRIALS_A_STAND) {
    const end = afterStep(start, { do: 'advance', distance });
    if (wish.mayLeave && isOffTable(bodies.table, end)) return { end, off: true, distance };
    if (isFree(bodies, id, end)) return { end, off: false, distance };
  }
  return undefined;
}

/** Whom a unit leaves behind does not bar its way, though turned round it would still stand in him. */
const isLeft = (start: Box, enemy: Box): boolean =>
  overlap(start, enemy) && bearingOf(start, centreOf(enemy)).ahead < -start.depth / 2;

/** Facing the enemy again, as unformed stands may. */
export const facedAbout = (box: Box): Box => turnedInPlace(box, (box.heading + ABOUT) % 3600);

/** Straight back, facing the enemy; undefined without room. */
export function backwards(bodies: Bodies, id: number, distance: number): Box | undefined {
  const end = afterStep(bodies.boxOf(id), { do: 'back', distance });
  return canReach(bodies, id, end) ? end : undefined;
}
