import { type Reason, reason, type Side } from '@acies/kernel';
import { type Box, INCH, type Step } from '@acies/table';
import { type Clash, charge, meeting } from './charging.ts';
import {
  allowanceOf,
  faultOfWay,
  touchesRough,
  turningCost,
  type Way,
  wayOf,
  wheelRelief,
  whyNoMove,
  whyNotSteps,
} from './movement.ts';
import { boxOf, type ClockTable, enemiesOf } from './table.ts';

/** A move that can be made: where everybody ends, and whom it brings into contact. */
export interface Move {
  readonly ends: readonly Box[];
  readonly clashes: readonly Clash[];
}

/** MC-ORD-3 (R): how far a forced march keeps from the enemy. */
const FORCED_MARCH_AWAY = 8 * INCH;

export const isReason = (value: object): value is Reason => 'clause' in value;

/**
 * MC-MOV-1 to MC-MOV-10: a group's move along a path, or why it cannot be made and by how much. A last straight step that
 * runs into the enemy is a charge: it ends there, and the group conforms.
 */
export function prepareMove(
  g: ClockTable,
  side: Side,
  units: readonly number[],
  steps: readonly Step[],
  forced = false,
): Move | Reason {
  if (steps.length === 0) return reason('MC-ORD-1', 'the order has no steps');
  const because = whyNoMove(g, side, units, forced) ?? whyNotSteps(g, units, steps);
  if (because) return because;
  const before = placesAfter(g, units, steps.slice(0, -1));
  const met = forced ? undefined : meeting(g, units, before, steps.at(-1)!);
  const made = met ? [...steps.slice(0, -1), { ...steps.at(-1)!, distance: met.distance } as Step] : steps;
  const way = wayOf(g, units, made);
  const fault = faultOf(g, side, units, way, made, forced);
  if (fault) return fault;
  const stopped = way.marches.map((march, i) => march.stops.at(-1) ?? boxOf(g, units[i]!));
  return met ? charge(g, units, stopped, met) : { ends: stopped, clashes: [] };
}

function placesAfter(g: ClockTable, units: readonly number[], steps: readonly Step[]): Box[] {
  const { marches } = wayOf(g, units, steps);
  return marches.map((march, i) => march.stops.at(-1) ?? boxOf(g, units[i]!));
}

function faultOf(
  g: ClockTable,
  side: Side,
  units: readonly number[],
  way: Way,
  steps: readonly Step[],
  forced: boolean,
): Reason | undefined {
  const rough = touchesRough(g, units, way);
  const allowance = allowanceOf(g, units, way.body.frame, rough);
  return faultOfWay(g, units, way, {
    allowance: allowance - turningCost(g, units, steps, allowance) + wheelRelief(way),
    rough,
    enemies: enemiesOf(g, side),
    ...(forced ? { away: FORCED_MARCH_AWAY } : {}),
  });
}
