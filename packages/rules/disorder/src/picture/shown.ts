import type { Pose, Shown, Spot } from '@acies/kernel/picture';
import { afterStep, type Box, drawnPose, endOf, type Leg } from '@acies/table';
import type { Bodies } from '../board/bodies.ts';
import { runAt } from '../play/moving/run.ts';

/** Where choices are on a free table: what decisions say to who draws them. */

type Ghost = Pose & { readonly id: number };

const spotOf = (box: Box): Spot => {
  const { x, y } = drawnPose(box);
  return { x, y };
};

/** A unit as it would stand. */
const ghostOf = (id: number, box: Box): Ghost => ({ id, ...drawnPose(box) });

/** Wheels are drawn as arcs, in parts of so many tenths of a degree. */
const ARC = 150;

function alongLeg({ step, from, to }: Leg): Spot[] {
  if (step.do !== 'wheel') return [spotOf(to)];
  const parts = Math.ceil(step.angle / ARC);
  return Array.from({ length: parts }, (_, i) =>
    spotOf(afterStep(from, { ...step, angle: Math.round((step.angle * (i + 1)) / parts) })),
  );
}

/** A unit goes a path. */
export function pathShown(id: number, start: Box, legs: readonly Leg[]): Shown {
  const ghosts = [ghostOf(id, endOf(start, legs))];
  const spots = [spotOf(start), ...legs.flatMap(alongLeg)];
  const way = spots.filter(({ x, y }, i) => x !== spots[i - 1]?.x || y !== spots[i - 1]?.y);
  return way.length > 1 ? { pieces: [id], ghosts, way } : { pieces: [id], ghosts };
}

/** A unit comes to be elsewhere. */
export const movedShown = (id: number, from: Box, to: Box): Shown => ({
  pieces: [id],
  ghosts: [ghostOf(id, to)],
  way: [spotOf(from), spotOf(to)],
});

/** A unit runs at an enemy, so far at most. */
export const runShown = (bodies: Bodies, id: number, target: number, length: number): Shown => ({
  ...movedShown(id, bodies.boxOf(id), runAt(bodies, id, target, length).end),
  targets: [target],
});

/** Two units change places. */
export const exchangeShown = (bodies: Bodies, one: number, other: number): Shown => ({
  pieces: [one],
  targets: [other],
  ghosts: [ghostOf(one, bodies.boxOf(other)), ghostOf(other, bodies.boxOf(one))],
});

/** Somebody rides from one place to another. */
export const rideShown = (pieces: readonly number[], targets: readonly number[], from: Box, to: Box): Shown => ({
  pieces,
  targets,
  way: [spotOf(from), spotOf(to)],
});
