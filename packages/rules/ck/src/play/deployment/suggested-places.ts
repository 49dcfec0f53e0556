import type { Side } from '@acies/kernel';
import { zoneDistance } from '@acies/zones';
import { allMayEnter, type CkContext, factsOf, hasRoomFor, unitOf } from '../../board/look.ts';
import { IN_RESERVE, ON_LEFT, ON_RIGHT, UNPLACED } from '../../board/places.ts';

const unplacedOf = (g: CkContext, side: Side): number[] =>
  g.setting.idsOf[side].filter((id) => unitOf(g, id).zone === UNPLACED);

/** How many a side may hold back, and send round a flank. */
interface Limits {
  readonly reserves: number;
  readonly flankers: number;
}

/** Who of those left goes where; undefined where the battle has no place for one of them. */
export function placesForRest(g: CkContext, side: Side, limits: Limits): ReadonlyMap<number, number> | undefined {
  const rest = unplacedOf(g, side);
  if (rest.some((id) => factsOf(g, id).at === UNPLACED)) return undefined;
  const planned = new Map<number, number>();
  const isFree = (id: number, place: number): boolean => hasRoom(g, side, limits, planned, id, place);
  // Those first who can have their own place, so that nobody who cannot takes it from them.
  for (const id of rest) if (isFree(id, factsOf(g, id).at)) planned.set(id, factsOf(g, id).at);
  for (const id of rest) {
    if (planned.has(id)) continue;
    const places = [...nearestZones(g, side, factsOf(g, id).at), IN_RESERVE];
    // Whom no zone can take is held back, whatever is allowed.
    planned.set(id, places.find((place) => isFree(id, place)) ?? IN_RESERVE);
  }
  return planned;
}

/** Those who do not get the place that the battle suggests. */
export const displacedIn = (g: CkContext, places: ReadonlyMap<number, number>): number[] =>
  [...places].filter(([id, place]) => place !== factsOf(g, id).at).map(([id]) => id);

function nearestZones(g: CkContext, side: Side, at: number): number[] {
  const zones = [...g.setting.ownZones[side]];
  return at < 0
    ? zones
    : zones.sort((a, b) => zoneDistance(g.setting.grid, a, at) - zoneDistance(g.setting.grid, b, at));
}

/** Whether a unit can be placed there beside those who are, and those who are planned to be. */
function hasRoom(
  g: CkContext,
  side: Side,
  { reserves, flankers }: Limits,
  planned: ReadonlyMap<number, number>,
  id: number,
  place: number,
): boolean {
  const count = (...places: readonly number[]): number =>
    g.setting.idsOf[side].filter((one) => places.includes(planned.get(one) ?? unitOf(g, one).zone)).length;
  if (place === IN_RESERVE) return count(IN_RESERVE) < reserves;
  if (place < 0) return count(ON_LEFT, ON_RIGHT) < flankers;
  const coming = [...planned].filter(([, to]) => to === place).map(([one]) => one);
  return allMayEnter(g, place, [id]) && hasRoomFor(g, place, side, [...coming, id]);
}
