import { type Reason, reason } from '@acies/kernel';
import {
  afterStep,
  type Box,
  bearingOf,
  conformed,
  cornersOf,
  distanceBetween,
  EDGES,
  type Edge,
  edgeMet,
  edgeOf,
  gapBetween,
  isWhollyBehind,
  mayBeClose,
  overlap,
  placed,
  pointFrom,
  reachesInto,
  runUp,
  type Step,
  sameHeading,
  TOUCH,
} from '@acies/table';
import type { Met } from './board.ts';
import { BASE } from './field.ts';
import { closedTo } from './movement.ts';
import { boxOf, type ClockTable, enemiesOf, factsOf, inches, isPresent, sideOf } from './table.ts';

/** A unit that comes into full contact with an enemy. */
export interface Clash {
  readonly unit: number;
  readonly target: number;
  readonly met: Met;
}

/** A charge as it will end: where everybody stands, and who is in contact. */
interface Charge {
  readonly ends: readonly Box[];
  readonly clashes: readonly Clash[];
}

type Straight = Extract<Step, { do: 'advance' | 'incline' }>;
const isStraight = (step: Step): step is Straight => step.do === 'advance' || step.do === 'incline';

/** A unit of a group and an enemy that its front has come to. */
interface Pair {
  readonly unit: number;
  readonly target: number;
}

/** Where a charge meets the enemy: after what distance, and who meets whom, those first that are nearest to full contact. */
export interface Meeting {
  readonly distance: number;
  readonly pairs: readonly Pair[];
}

/** What a run-up lets a unit sink into whom it meets, which is no part of its way. */
const SINK = TOUCH / 2;
/** How near a front is to whom it has met. */
const MET = 2 * TOUCH;
/** Who would have to go farther to conform has not met an enemy, but touches corners with him. */
const CORNERS_ONLY = BASE - SINK;

/**
 * MC-MOV-8: the enemies that the last step of a path runs into. Who ends right before an enemy, touching it, has met it too.
 * A unit charges with its front: nobody is met by one that runs its side into him, and such a way is barred.
 */
export function meeting(
  g: ClockTable,
  units: readonly number[],
  before: readonly Box[],
  last: Step,
): Meeting | undefined {
  if (!isStraight(last)) return undefined;
  const enemies = enemiesOf(g, sideOf(g, units[0]!));
  const boxes = enemies.map((id) => boxOf(g, id));
  const long = { ...last, distance: last.distance + SINK + TOUCH };
  const runs = before.map((box) => runUp(box, long, boxes)).filter(({ index }) => index >= 0);
  if (runs.length === 0) return undefined;
  const nearest = Math.min(...runs.map(({ distance }) => distance));
  const distance = Math.min(last.distance, Math.max(0, nearest - SINK));
  const stopped = before.map((box) => afterStep(box, { ...last, distance }));
  const pairs = stopped.flatMap((box, i) =>
    enemies
      .filter((_, at) => meetsWithFront(box, boxes[at]!))
      .map((target) => ({ unit: units[i]!, target, shift: shiftTo(box, boxOf(g, target)) }))
      .filter(({ shift }) => shift <= CORNERS_ONLY),
  );
  return pairs.length > 0 ? { distance, pairs: pairs.sort((a, b) => a.shift - b.shift) } : undefined;
}

const meetsWithFront = (box: Box, enemy: Box): boolean =>
  mayBeClose(box, enemy, MET) && gapBetween(edgeOf(box, 'front'), cornersOf(enemy)).distance <= MET;

/** How far a unit is from full contact with whom it has met. */
const shiftTo = (box: Box, target: Box): number => distanceBetween(box, conformed(box, target, edgeMet(box, target)));

/** MC-MOV-9, MC-MOV-10: the group in full contact with the first enemy that it can conform to, or why there is none. */
export function charge(
  g: ClockTable,
  units: readonly number[],
  stopped: readonly Box[],
  { pairs }: Meeting,
): Charge | Reason {
  let because: Reason | undefined;
  for (const pair of pairs) {
    const charged = conform(g, units, stopped, pair);
    if (!('clause' in charged)) return charged;
    because ??= charged;
  }
  return because!;
}

const metAt = (edge: Edge): Met => (edge === 'left' || edge === 'right' ? 'flank' : edge);

function conform(g: ClockTable, units: readonly number[], stopped: readonly Box[], met: Pair): Charge | Reason {
  const leader = units.indexOf(met.unit);
  const target = boxOf(g, met.target);
  const inContact = conformed(stopped[leader]!, target, edgeMet(stopped[leader]!, target));
  const together = shifted(stopped, leader, inContact);
  const ends = isFree(g, units, together) ? together : stopped.map((box, i) => (i === leader ? inContact : box));
  const clashes = clashesOf(g, units, ends);
  for (const clash of clashes) {
    const because = whyNotInRear(g, clash);
    if (because) return because;
  }
  if (!isFree(g, units, ends))
    return reason('MC-MOV-10', `${factsOf(g, met.unit).name} has no room to conform to ${factsOf(g, met.target).name}`);
  return { ends, clashes };
}

/** MC-MOV-9: who attacks a rear began his move wholly behind it. */
function whyNotInRear(g: ClockTable, { unit, target, met }: Clash): Reason | undefined {
  if (met !== 'rear' || isWhollyBehind(boxOf(g, unit), boxOf(g, target))) return undefined;
  const rear = boxOf(g, target);
  const short = Math.max(...cornersOf(boxOf(g, unit)).map((p) => bearingOf(rear, p).ahead + rear.depth));
  const names = [unit, target].map((id) => factsOf(g, id).name);
  return reason('MC-MOV-9', `${names[0]} begins ${inches(short)} short of wholly behind ${names[1]}`);
}

/** The whole group moved as its leading unit is when it conforms: everybody keeps his place beside it. */
function shifted(boxes: readonly Box[], leader: number, to: Box): Box[] {
  const from = boxes[leader]!;
  return boxes.map((box) => {
    const { ahead, aside } = bearingOf(from, box);
    return placed(box, pointFrom(to, ahead, aside), to.heading);
  });
}

/** Whether units could stand so: on the table, on nobody, and not in ground closed to them. */
function isFree(g: ClockTable, units: readonly number[], ends: readonly Box[]): boolean {
  const { width, height } = g.field.table;
  const others = g.field.units
    .filter(({ id }) => isPresent(g, id) && !units.includes(id))
    .map(({ id }) => boxOf(g, id));
  return ends.every((box, i) => {
    const corners = cornersOf(box);
    if (corners.some(({ x, y }) => x < -TOUCH || y < -TOUCH || x > width + TOUCH || y > height + TOUCH)) return false;
    if (closedTo(g, units[i]!).some((area) => reachesInto(area, corners))) return false;
    if (others.some((other) => overlap(box, other))) return false;
    return !ends.some((other, j) => j < i && overlap(box, other));
  });
}

/** Fronts that lie fully along an enemy's edge. */
const FULL_CONTACT = 4 * TOUCH;

function clashesOf(g: ClockTable, units: readonly number[], ends: readonly Box[]): Clash[] {
  const enemies = enemiesOf(g, sideOf(g, units[0]!));
  return units.flatMap((unit, i) => {
    for (const target of enemies) {
      const box = boxOf(g, target);
      const edge = EDGES.find((one) => liesAlong(ends[i]!, box, one));
      if (edge) return [{ unit, target, met: metAt(edge) }];
    }
    return [];
  });
}

function liesAlong(box: Box, target: Box, edge: Edge): boolean {
  const [a, b] = edgeOf(target, edge);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return distanceBetween(box, middle) <= FULL_CONTACT && sameHeading(box, conformed(box, target, edge));
}
