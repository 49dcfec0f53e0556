import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { type Box, INCH, isNotFar, type Step } from '@acies/table';
import { boxOf, type ClockContext, enemiesOf } from '../../board/look.ts';
import type { Move } from '../../board/move.ts';
import { charge, MEETING, meeting, pairsAt, whyNotAgainst } from '../charge/charging.ts';
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

/** MC-ORD-3 (R): how far a forced march keeps from the enemy. */
const FORCED_MARCH_AWAY = 8 * INCH;

/**
 * MC-MOV-1 to MC-MOV-10: a group's move along a path, or why it cannot be made and by how much. One that ends with a front
 * against the enemy is a charge, and the group conforms; a last straight step that runs into him ends there.
 */
export function prepareMove(
  g: ClockContext,
  side: Side,
  units: readonly number[],
  steps: readonly Step[],
  forced = false,
): Move | Reason {
  if (steps.length === 0) return reason('MC-ORD-1', 'the order has no steps');
  const because = whyNoMove(g, side, units, forced) ?? whyNotSteps(g, units, steps);
  if (because) return because;
  const whole = wayOf(g, units, steps);
  // Most moves come near nobody, and so meet nobody.
  const enemies = enemiesOf(g, side);
  const nearEnemy = comesNear(g, enemies, whole);
  const met = forced || !nearEnemy ? undefined : meeting(g, units, beforeLast(g, units, whole), steps.at(-1)!);
  const made = met ? [...steps.slice(0, -1), met.last] : steps;
  const way = met ? wayOf(g, units, made) : whole;
  const fault = faultOf(g, units, way, made, nearEnemy || forced ? enemies : [], forced);
  if (fault) return fault;
  const stopped = way.marches.map((march, i) => march.stops.at(-1) ?? boxOf(g, units[i]!));
  if (!nearEnemy) return { ends: stopped, clashes: [] };
  const pairs = met?.pairs ?? (forced ? [] : pairsAt(g, units, stopped));
  if (pairs.length > 0) return charge(g, units, stopped, pairs);
  return whyNotAgainst(g, units, stopped) ?? { ends: stopped, clashes: [] };
}

/** Whether a way comes so near to any enemy that he might be met. */
function comesNear(g: ClockContext, enemies: readonly number[], { bounds }: Way): boolean {
  for (const id of enemies) if (isNotFar(bounds, boxOf(g, id), MEETING)) return true;
  return false;
}

/** Where units stand before the last step of their way. */
const beforeLast = (g: ClockContext, units: readonly number[], { marches }: Way): Box[] =>
  marches.map(({ stops }, i) => stops.at(-2) ?? boxOf(g, units[i]!));

function faultOf(
  g: ClockContext,
  units: readonly number[],
  way: Way,
  steps: readonly Step[],
  enemies: readonly number[],
  forced: boolean,
): Reason | undefined {
  const rough = touchesRough(g, units, way);
  const allowance = allowanceOf(g, units, way.body.frame, rough);
  const turning = turningCost(g, units, steps, allowance);
  return faultOfWay(g, units, way, {
    allowance: allowance - turning + wheelRelief(way),
    move: allowance,
    turning,
    rough,
    enemies,
    away: forced ? FORCED_MARCH_AWAY : undefined,
  });
}
