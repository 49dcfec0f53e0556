import { type Reason, reason } from '@acies/kernel';
import {
  type Box,
  bearingOf,
  conformed,
  cornersOf,
  distanceBetween,
  EDGES,
  type Edge,
  edgeMet,
  edgeOf,
  isWhollyBehind,
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
import { closedTo } from './movement.ts';
import { boxOf, type ClockTable, enemiesOf, factsOf, isPresent, sideOf } from './table.ts';

/** A unit that comes into full contact with an enemy. */
export interface Clash {
  readonly unit: number;
  readonly target: number;
  readonly met: Met;
}

/** A charge as it will end: where everybody stands, and who is in contact. */
export interface Charge {
  /** The steps as far as they go. */
  readonly steps: readonly Step[];
  readonly ends: readonly Box[];
  readonly clashes: readonly Clash[];
}

type Straight = Extract<Step, { do: 'advance' | 'incline' }>;
const isStraight = (step: Step | undefined): step is Straight => step?.do === 'advance' || step?.do === 'incline';

/** MC-MOV-8: the enemy that the last step of a path runs into, who of the group meets it, and after what distance. */
export function firstMet(
  g: ClockTable,
  units: readonly number[],
  before: readonly Box[],
  last: Step | undefined,
): { unit: number; target: number; distance: number } | undefined {
  if (!isStraight(last)) return undefined;
  const enemies = enemiesOf(g, sideOf(g, units[0]!));
  const boxes = enemies.map((id) => boxOf(g, id));
  let best: { unit: number; target: number; distance: number } | undefined;
  before.forEach((box, i) => {
    const { distance, index } = runUp(box, last, boxes);
    if (index >= 0 && (!best || distance < best.distance))
      best = { unit: units[i]!, target: enemies[index]!, distance };
  });
  return best;
}

const metAt = (edge: Edge): Met => (edge === 'left' || edge === 'right' ? 'flank' : edge);

/** MC-MOV-9, MC-MOV-10: the group in full contact, or why it cannot be. */
export function conform(
  g: ClockTable,
  units: readonly number[],
  stopped: readonly Box[],
  met: { readonly unit: number; readonly target: number },
): { readonly ends: readonly Box[]; readonly clashes: readonly Clash[] } | Reason {
  const leader = units.indexOf(met.unit);
  const target = boxOf(g, met.target);
  const edge = edgeMet(stopped[leader]!, target);
  if (edge === 'rear' && !isWhollyBehind(boxOf(g, met.unit), target))
    return reason(
      'MC-MOV-9',
      `${factsOf(g, met.unit).name} does not begin wholly behind ${factsOf(g, met.target).name}`,
    );
  const inContact = conformed(stopped[leader]!, target, edge);
  const together = shifted(stopped, leader, inContact);
  const ends = isFree(g, units, together) ? together : stopped.map((box, i) => (i === leader ? inContact : box));
  if (!isFree(g, units, ends))
    return reason('MC-MOV-10', `${factsOf(g, met.unit).name} has no room to conform to ${factsOf(g, met.target).name}`);
  return { ends, clashes: clashesOf(g, units, ends) };
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
