import {
  ABOUT,
  afterStep,
  type Box,
  bearingOf,
  centreOf,
  conformed,
  type Edge,
  edgeMet,
  edgeOf,
  facingPath,
  headingOf,
  midway,
  pathToward,
  placed,
  rangeBetween,
  runUp,
  type Step,
  type Straight,
  TOUCH,
} from '@acies/table';
import { HALT_SHORT } from './after-combat.ts';
import { PACE } from './field.ts';
import { closedTo, isFree, openLength } from './flight.ts';
import { boxOf, enemiesOf, friendsOf, type LegioTable, sideOf, unitOf } from './table.ts';

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
function wayTo(g: LegioTable, id: number, target: number, length: number): Step[] {
  const goal = centreOf(boxOf(g, target));
  const box = boxOf(g, id);
  if (unitOf(g, id).formation === 'unformed') return facingPath(box, goal, length);
  const ahead: Straight = { do: 'advance', distance: Math.floor(length) };
  const isAhead = runUp(box, { ...ahead, distance: ahead.distance + TOUCH }, [boxOf(g, target)]).index === 0;
  return isAhead ? [ahead] : pathToward(box, goal, length);
}

/** LG-SEQ-4, LG-AFT-6: a unit runs at an enemy, up to whomever it meets first; friends and closed ground stop it. */
export function runAt(g: LegioTable, id: number, target: number, length: number): Run {
  const steps = wayTo(g, id, target, length);
  const start = boxOf(g, id);
  const last = steps.at(-1);
  const wheels = steps.some((step) => step.do === 'wheel');
  const before = (last?.do === 'advance' ? steps.slice(0, -1) : steps).reduce(afterStep, start);
  if (last?.do !== 'advance' || last.distance <= 0) {
    const stays = !isFree(g, id, before);
    return { end: stays ? start : before, met: undefined, wheels: wheels && !stays };
  }
  const { distance, enemy } = straightRun(g, id, target, before, last.distance);
  const arrived = afterStep(before, { do: 'advance', distance });
  const home = enemy === undefined ? undefined : contactWith(g, id, arrived, enemy);
  if (home) return { ...home, wheels };
  const end = stopped(g, id, before, distance);
  return { end: end ?? start, met: undefined, wheels: wheels && end !== undefined };
}

interface Straightly {
  readonly distance: number;
  readonly enemy?: number;
}

/** How far a unit comes straight on, and the enemy that it meets unless friends or closed ground stop it first. */
function straightRun(g: LegioTable, id: number, target: number, from: Box, length: number): Straightly {
  const far: Straight = { do: 'advance', distance: length + TOUCH };
  const against = (ids: readonly number[]) => {
    const boxes = ids.map((other) => boxOf(g, other));
    return runUp(from, far, boxes);
  };
  const enemies = enemiesOf(g, sideOf(g, id));
  const toEnemy = against(enemies);
  const toFriend = against(friendsOf(g, id));
  const open = openLength(closedTo(g, id), from, length);
  const least = Math.min(toFriend.index < 0 ? length : toFriend.distance, open);
  const { distance } = toEnemy;
  if (toEnemy.index < 0 || least < Math.min(distance, length)) return { distance: least };
  // Of two met at once it is the one that it goes for.
  const atOnce = against(enemies.filter((enemy) => enemy === target));
  const isTarget = atOnce.index === 0 && atOnce.distance <= distance + TOUCH;
  return { distance, enemy: isTarget ? target : enemies[toEnemy.index]! };
}

const TRIAL = 10 * PACE;

/** As far along the last step as there is room to stand. */
function stopped(g: LegioTable, id: number, before: Box, length: number): Box | undefined {
  for (let distance = length; distance > 0; distance -= TRIAL) {
    const end = afterStep(before, { do: 'advance', distance: Math.floor(distance) });
    if (isFree(g, id, end)) return end;
  }
  return undefined;
}

/** Flush with the edge that it has come to, where it has come to it or nearer the middle, wherever there is room. */
function contactWith(g: LegioTable, id: number, arrived: Box, enemy: number): Omit<Run, 'wheels'> | undefined {
  const target = boxOf(g, enemy);
  const edge = edgeMet(arrived, target);
  for (const end of [flush(arrived, target, edge), conformed(arrived, target, edge)])
    if (isFree(g, id, end)) return { end, met: { enemy, at: metAt(edge) } };
  return undefined;
}

/** At least so much of two fronts is together. */
const LEAST_TOGETHER = 20 * PACE;

/** Parallel to an edge of the target and against it, without going along it. */
export function flush(box: Box, target: Box, edge: Edge): Box {
  const [a, b] = edgeOf(target, edge);
  const middle = midway(a, b);
  const long = edge === 'front' || edge === 'rear' ? target.width : target.depth;
  const outward = headingOf(middle.x - centreOf(target).x, middle.y - centreOf(target).y);
  const facing = { x: middle.x, y: middle.y, heading: (outward + ABOUT) % 3600, width: box.width, depth: box.depth };
  const { aside } = bearingOf(facing, { x: box.x, y: box.y });
  const most = Math.max(0, (long + box.width) / 2 - LEAST_TOGETHER);
  const shift = Math.max(-most, Math.min(most, aside));
  return placed(facing, afterShift(facing, shift));
}

const afterShift = (box: Box, aside: number) => {
  const moved = afterStep(box, {
    do: 'sidestep',
    to: aside >= 0 ? 'right' : 'left',
    distance: Math.round(Math.abs(aside)),
  });
  return { x: moved.x, y: moved.y };
};

/** LG-CHG-2: whether a unit would come at an enemy from behind the line of his front. */
export const isExposedTo = (g: LegioTable, target: number, id: number): boolean =>
  bearingOf(boxOf(g, target), centreOf(boxOf(g, id))).ahead < 0;

/** LG-AFT-6: 40 paces short of contact with an enemy, or where it is if that is no farther off. */
export function shortOf(g: LegioTable, id: number, enemy: number, contact: Box): Box {
  const box = boxOf(g, id);
  if (rangeBetween(box, boxOf(g, enemy)) <= HALT_SHORT * PACE) return box;
  const back = afterStep(contact, { do: 'back', distance: HALT_SHORT * PACE });
  return isFree(g, id, back) ? back : box;
}
