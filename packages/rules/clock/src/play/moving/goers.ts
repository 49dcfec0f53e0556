import type { Side } from '@acies/kernel';
import type { Wish } from '@acies/kernel/picture';
import {
  arcLength,
  type Box,
  bearingOf,
  bodyOf,
  centreOf,
  distanceBetween,
  edgeOf,
  type Gait,
  QUARTER,
  type SpotOf,
  spotIn,
} from '@acies/table';
import { boxOf, type ClockContext, factsOf, unitOf } from '../../board/look.ts';
import { facesFreely } from '../../sheet/troops.ts';
import { whyNoStratagem } from '../deployment/stratagems.ts';
import { groupWith, readyOf } from './groups.ts';
import { allowanceOf, BASE_WHEEL, MOST_INCLINE, SHORT_STEPS } from './movement.ts';

/** Who goes: the group that a unit stands in, or the unit alone; and how they go. */
export interface Goers {
  readonly side: Side;
  readonly units: readonly number[];
  readonly forced: boolean;
  readonly frame: Box;
  /** Where the middle of the dragged unit is in the frame. */
  readonly spot: SpotOf;
}

export function goersOf(g: ClockContext, side: Side, { piece, alone }: Pick<Wish, 'piece' | 'alone'>): Goers {
  const ready = readyOf(g, side);
  // MC-ORD-3: who has had its order can still make a forced march.
  const forced = unitOf(g, piece).ordered && whyNoStratagem(g, side, 'forced march') === undefined;
  const units = alone || !ready.includes(piece) ? [piece] : groupWith(g, ready, piece);
  const { frame } = bodyOf(units.map((id) => boxOf(g, id)));
  const { ahead, aside } = bearingOf(frame, centreOf(boxOf(g, piece)));
  return { side, units, forced, frame, spot: spotIn(ahead, aside) };
}

/** MC-MOV-1 to MC-MOV-7: what steps they may take. */
export function gaitOf(g: ClockContext, { units, frame }: Goers, rough: boolean): Gait {
  const kinds = units.map((id) => factsOf(g, id).kind);
  const allowance = allowanceOf(g, units, frame, rough);
  const alone = units.length === 1;
  const free = alone && facesFreely(kinds[0]!.type);
  const left = kinds.some(({ phalanx }) => phalanx) ? 0 : MOST_INCLINE;
  return {
    ...{ allowance, wheel: QUARTER, incline: { left, right: MOST_INCLINE }, short: SHORT_STEPS },
    quarterWheel: alone ? BASE_WHEEL : arcLength(longestArm(g, units, frame), QUARTER),
    ...(alone ? { turns: { to: ['left', 'right', 'about'], cost: free ? 0 : Math.ceil(allowance / 2) } } : {}),
    faces: free,
  };
}

/** MC-MOV-2 (R): from a front corner of the frame to the front corner of a unit that swings farthest. */
function longestArm(g: ClockContext, units: readonly number[], frame: Box): number {
  const pivots = edgeOf(frame, 'front');
  const corners = units.flatMap((id) => edgeOf(boxOf(g, id), 'front'));
  return Math.max(...pivots.flatMap((pivot) => corners.map((corner) => distanceBetween(pivot, corner))));
}
