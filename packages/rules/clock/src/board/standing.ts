import {
  type Area,
  type Box,
  cornersOf,
  hullOf,
  isOffTable,
  overlap,
  overlapOf,
  reachesInto,
  standingAt,
  TOUCH,
} from '@acies/table';
import { boxOf, type ClockContext, factsOf, isNotFarOff, isPresent, sideOf } from './look.ts';
import { mayPass } from './passing.ts';
import { closedFor } from './setting.ts';

/** Where a unit may stand, said once for charges, retreats, dressing, ambushes and deployment. */

/** MC-MOV-1, MC-UNIT-2: the ground that a unit may not enter. */
export const closedTo = (g: ClockContext, id: number): readonly Area[] => closedFor(g.setting, factsOf(g, id));

/** MC-MOV-1: whether a place is on the table, and on ground open to a unit. */
export const isOpenTo = (g: ClockContext, id: number, to: Box): boolean =>
  !isOffTable(g.setting.table, to) && !closedTo(g, id).some((area) => reachesInto(area, cornersOf(to)));

/** MC-MOV-5: the units that stand where a box would, but for some. */
export function unitsOn(g: ClockContext, box: Box, except: readonly number[] = []): number[] {
  const found: number[] = [];
  let place: Box | undefined;
  for (const { id } of g.setting.units)
    if (isPresent(g, id) && isNotFarOff(g, id, box) && !except.includes(id))
      if (overlap(boxOf(g, id), (place ??= standingAt(box)))) found.push(id);
  return found;
}

/** MC-MOV-1, MC-MOV-5: whether a unit can shift straight to a place: nobody whom it may not pass, and no closed ground, between. */
export function canShiftTo(g: ClockContext, id: number, to: Box): boolean {
  const { side, kind } = factsOf(g, id);
  const way = hullOf([...cornersOf(boxOf(g, id)), ...cornersOf(to)]);
  if (closedTo(g, id).some((area) => reachesInto(area, way))) return false;
  return !g.setting.units.some(
    (other) =>
      other.id !== id &&
      isPresent(g, other.id) &&
      !(sideOf(g, other.id) === side && mayPass(kind, other.kind)) &&
      overlapOf(way, cornersOf(boxOf(g, other.id))) > TOUCH,
  );
}
