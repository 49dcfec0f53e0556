import {
  ABOUT,
  type Area,
  afterStep,
  type Box,
  centreOf,
  cornersOf,
  headingOf,
  isOffTable,
  overlap,
  type Point,
  reachesInto,
  runUp,
  straightSweep,
  turnedInPlace,
} from '@acies/table';
import { closedFor, PACE } from './field.ts';
import { boxOf, enemiesOf, factsOf, friendsOf, type LegioTable, sideOf } from './table.ts';

/** LG-AFT-5 (R): how far to either side of straight away a unit in flight may veer, and by what steps. */
const VEERS = [0, 150, -150, 300, -300, 450, -450];
/** Less room than a stand’s depth is none. */
const LEAST = 20 * PACE;
const TRIAL = 10 * PACE;

export interface Flight {
  readonly end: Box;
  /** It has left the table. */
  readonly off: boolean;
}

/** Ground that a unit may not enter: LG-MOV-6. */
export const closedTo = (g: LegioTable, id: number): readonly Area[] => closedFor(g.field, factsOf(g, id).kind.type);

/** How far a box comes straight ahead before it is in closed ground, other than where it stands already. */
export function openLength(closed: readonly Area[], from: Box, length: number): number {
  const ahead = closed.filter((area) => !reachesInto(area, cornersOf(from)));
  const isShut = (distance: number): boolean => {
    const swept = straightSweep({ from, to: afterStep(from, { do: 'advance', distance }) }, 'advance');
    return ahead.some((area) => reachesInto(area, swept));
  };
  if (length <= 0 || ahead.length === 0 || !isShut(length)) return length;
  let [clear, shut] = [0, length];
  while (shut - clear > 1) {
    const middle = Math.floor((clear + shut) / 2);
    if (isShut(middle)) shut = middle;
    else clear = middle;
  }
  return clear;
}

/** Whether a unit could stand so: on the table, on nobody, not in ground closed to it. */
export function isFree(g: LegioTable, id: number, box: Box): boolean {
  if (isOffTable(g.field.table, box)) return false;
  const others = [...friendsOf(g, id), ...enemiesOf(g, sideOf(g, id))];
  if (others.some((other) => overlap(box, boxOf(g, other)))) return false;
  const corners = cornersOf(box);
  return !closedTo(g, id).some((area) => reachesInto(area, corners));
}

/** The heading straight away from a place. */
export function awayFrom(box: Box, from: Point): number {
  const centre = centreOf(box);
  return headingOf(centre.x - from.x, centre.y - from.y);
}

/**
 * LG-AFT-4, LG-AFT-5, LG-RSP-7: how a unit goes off along a heading, through friends but not onto them, round what is in
 * its way as far as it may veer. Routers may leave the table. Undefined where there is no room.
 */
export function flightOf(
  g: LegioTable,
  id: number,
  length: number,
  heading: number,
  mayLeave: boolean,
): Flight | undefined {
  let best: Flight | undefined;
  let most = LEAST - 1;
  for (const veer of VEERS) {
    const found = along(g, id, length, (heading + veer + 3600) % 3600, mayLeave);
    if (!found || found.distance <= most) continue;
    [best, most] = [found, found.distance];
    if (found.off || most >= length - TRIAL) break;
  }
  return best;
}

function along(
  g: LegioTable,
  id: number,
  length: number,
  heading: number,
  mayLeave: boolean,
): (Flight & { distance: number }) | undefined {
  const start = turnedInPlace(boxOf(g, id), heading);
  const enemies = enemiesOf(g, sideOf(g, id)).map((enemy) => boxOf(g, enemy));
  const run = runUp(start, { do: 'advance', distance: length }, enemies);
  let distance = openLength(closedTo(g, id), start, run.distance);
  for (; distance >= LEAST; distance -= TRIAL) {
    const end = afterStep(start, { do: 'advance', distance });
    if (mayLeave && isOffTable(g.field.table, end)) return { end, off: true, distance };
    if (isFree(g, id, end)) return { end, off: false, distance };
  }
  return undefined;
}

/** Facing the enemy again, as unformed stands may. */
export const facedAbout = (box: Box): Box => turnedInPlace(box, (box.heading + ABOUT) % 3600);

/** LG-AFT-3: so many paces straight back, facing the enemy; undefined without room. */
export function backwards(g: LegioTable, id: number, length: number): Box | undefined {
  const end = afterStep(boxOf(g, id), { do: 'back', distance: length });
  return isFree(g, id, end) ? end : undefined;
}
