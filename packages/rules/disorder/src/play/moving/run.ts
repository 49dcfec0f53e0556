import {
  ABOUT,
  afterStep,
  type Bounds,
  type Box,
  bearingOf,
  boundsOfBoth,
  canWheelOnto,
  centreOf,
  conformed,
  cornersOf,
  type Edge,
  edgeMet,
  edgeOf,
  facingPath,
  headingOf,
  mayRunInto,
  midway,
  pathToward,
  placed,
  runUp,
  type Step,
  type Straight,
  TOUCH,
} from '@acies/table';
import type { Bodies } from '../../board/bodies.ts';
import { isFree, openWay } from './flight.ts';

export type Met = 'front' | 'flank' | 'rear';

/** A run at an enemy, as far as it goes. */
export interface Run {
  readonly end: Box;
  /** The enemy it comes into contact with, if any, and where. */
  readonly met: { readonly enemy: number; readonly at: Met } | undefined;
  /** It wheels on its way. */
  readonly wheels: boolean;
}

const metAt = (edge: Edge): Met => (edge === 'left' || edge === 'right' ? 'flank' : edge);

/** How a unit goes for an enemy: unformed it faces freely; formed it goes straight ahead if it can, and else wheels. */
function wayTo(bodies: Bodies, id: number, target: number, length: number): Step[] {
  const other = bodies.boxOf(target);
  const box = bodies.boxOf(id);
  if (bodies.isUnformed(id)) return facingPath(box, centreOf(other), length);
  const ahead: Straight = { do: 'advance', distance: Math.floor(length) };
  const isAhead = runUp(box, { do: 'advance', distance: ahead.distance + TOUCH }, [other]).index === 0;
  return isAhead ? [ahead] : pathToward(box, centreOf(other), length);
}

/** Where a unit stands once it has turned toward its target, and how far it then goes straight on. */
function approachOf(bodies: Bodies, id: number, target: number, length: number) {
  const steps = wayTo(bodies, id, target, length);
  const last = steps.at(-1);
  const turns = last?.do === 'advance' ? steps.slice(0, -1) : steps;
  return {
    before: turns.reduce(afterStep, bodies.boxOf(id)),
    ahead: last?.do === 'advance' ? last.distance : 0,
    wheels: turns.some((step) => step.do === 'wheel'),
  };
}

/** Whether a unit that runs at an enemy sets out with a wheel, be there room for it or not. */
export const wheelsToward = (bodies: Bodies, id: number, target: number, length: number): boolean =>
  approachOf(bodies, id, target, length).wheels;

const sizeOf = ({ width, depth }: Box): number => width + depth;

/**
 * Round all the ground that a unit may come over as it runs at an enemy, be it ever so far: it goes no farther than to him, or to
 * another who stands in its way.
 */
export function groundToward(bodies: Bodies, id: number, target: number): Bounds {
  const box = bodies.boxOf(id);
  const { left, top, right, bottom } = boundsOfBoth(cornersOf(box), cornersOf(bodies.boxOf(target)));
  let largest = 0;
  for (const enemy of bodies.enemiesOf(id)) largest = Math.max(largest, sizeOf(bodies.boxOf(enemy)));
  // As it wheels it reaches beyond them both by no more than its size; who is met there is no larger than the largest, and beyond
  // him it comes to stand by its size again.
  const beyond = 2 * sizeOf(box) + largest;
  return { left: left - beyond, top: top - beyond, right: right + beyond, bottom: bottom + beyond };
}

/**
 * Whether a unit runs into an enemy straight ahead, or can wheel so as to point at his middle, be he ever so far. That is cheap to
 * see, and who cannot does not come at him.
 */
export function canTurnAt(bodies: Bodies, id: number, target: number): boolean {
  const box = bodies.boxOf(id);
  const other = bodies.boxOf(target);
  return (
    bodies.isUnformed(id) || mayRunInto(box, Number.POSITIVE_INFINITY, other) || canWheelOnto(box, centreOf(other))
  );
}

/** Whether a unit that runs at an enemy comes into contact with him; it need not be known where it ends if not. */
export function comesAt(bodies: Bodies, id: number, target: number, length: number): boolean {
  const { before, ahead } = approachOf(bodies, id, target, length);
  if (ahead <= 0 || !mayRunInto(before, ahead + TOUCH, bodies.boxOf(target))) return false;
  const { distance, enemy } = straightRun(bodies, id, target, before, ahead);
  return enemy === target && contactAfter(bodies, id, before, distance, enemy) !== undefined;
}

/** A unit runs at an enemy, up to whomever it meets first; friends and closed ground stop it. */
export function runAt(bodies: Bodies, id: number, target: number, length: number): Run {
  const start = bodies.boxOf(id);
  const { before, ahead, wheels } = approachOf(bodies, id, target, length);
  if (ahead <= 0) {
    const stays = !isFree(bodies, id, before);
    return { end: stays ? start : before, met: undefined, wheels: wheels && !stays };
  }
  const { distance, enemy } = straightRun(bodies, id, target, before, ahead);
  const home = enemy === undefined ? undefined : contactAfter(bodies, id, before, distance, enemy);
  if (home) return { end: home.end, met: home.met, wheels };
  const end = stopped(bodies, id, before, distance);
  return { end: end ?? start, met: undefined, wheels: wheels && end !== undefined };
}

interface Straightly {
  readonly distance: number;
  readonly enemy?: number;
}

/** How far a unit comes straight on, and the enemy that it meets unless friends or closed ground stop it first. */
function straightRun(bodies: Bodies, id: number, target: number, from: Box, length: number): Straightly {
  const far: Straight = { do: 'advance', distance: length + TOUCH };
  const against = (ids: readonly number[]) => {
    const boxes: Box[] = [];
    for (const other of ids) boxes.push(bodies.boxOf(other));
    return runUp(from, far, boxes);
  };
  const enemies = bodies.enemiesOf(id);
  const toEnemy = against(enemies);
  const toFriend = against(bodies.friendsOf(id));
  const open = openWay(bodies, id, from, length);
  const least = Math.min(toFriend.index < 0 ? length : toFriend.distance, open);
  const { distance } = toEnemy;
  if (toEnemy.index < 0 || least < Math.min(distance, length)) return { distance: least };
  if (enemies[toEnemy.index] === target) return { distance, enemy: target };
  // Of two met at once it is the one that it goes for.
  const atOnce = against(enemies.filter((enemy) => enemy === target));
  const isTarget = atOnce.index === 0 && atOnce.distance <= distance + TOUCH;
  return { distance, enemy: isTarget ? target : enemies[toEnemy.index]! };
}

/** As far along the last step as there is room to stand. */
function stopped(bodies: Bodies, id: number, before: Box, length: number): Box | undefined {
  for (let distance = length; distance > 0; distance -= bodies.stand / 2) {
    const end = afterStep(before, { do: 'advance', distance: Math.floor(distance) });
    if (isFree(bodies, id, end)) return end;
  }
  return undefined;
}

const contactAfter = (bodies: Bodies, id: number, before: Box, distance: number, enemy: number) =>
  contactWith(bodies, id, afterStep(before, { do: 'advance', distance }), enemy);

/** Flush with the edge that it has come to, where it has come to it or nearer the middle, wherever there is room. */
function contactWith(bodies: Bodies, id: number, arrived: Box, enemy: number): Omit<Run, 'wheels'> | undefined {
  const target = bodies.boxOf(enemy);
  const edge = edgeMet(arrived, target);
  const met = { enemy, at: metAt(edge) };
  const beside = flush(arrived, target, edge, bodies.stand);
  if (isFree(bodies, id, beside)) return { end: beside, met };
  const square = conformed(arrived, target, edge);
  return isFree(bodies, id, square) ? { end: square, met } : undefined;
}

/** Parallel to an edge of the target and against it, without going along it; at least a stand of the fronts is together. */
export function flush(box: Box, target: Box, edge: Edge, together: number): Box {
  const [a, b] = edgeOf(target, edge);
  const middle = midway(a, b);
  const long = edge === 'front' || edge === 'rear' ? target.width : target.depth;
  const outward = headingOf(middle.x - centreOf(target).x, middle.y - centreOf(target).y);
  const facing = { x: middle.x, y: middle.y, heading: (outward + ABOUT) % 3600, width: box.width, depth: box.depth };
  const { aside } = bearingOf(facing, { x: box.x, y: box.y });
  const most = Math.max(0, (long + box.width) / 2 - together);
  return placed(facing, afterShift(facing, Math.max(-most, Math.min(most, aside))));
}

const afterShift = (box: Box, aside: number) => {
  const moved = afterStep(box, {
    do: 'sidestep',
    to: aside >= 0 ? 'right' : 'left',
    distance: Math.round(Math.abs(aside)),
  });
  return { x: moved.x, y: moved.y };
};
