import { afterStep, type Box, cornersOf, overlap, reachesInto, TOUCH } from '@acies/table';
import { closedTo } from './movement.ts';
import { mayRetreatThrough } from './passing.ts';
import { boxOf, type ClockTable, factsOf, isPresent, sideOf } from './table.ts';
import { isImmobile } from './troops.ts';

/** MC-MEL-2: where a beaten unit goes: a base depth back, facing the enemy, or beyond friends it may pass; undefined if it cannot. */
export function retreatOf(g: ClockTable, id: number): Box | undefined {
  const { kind } = factsOf(g, id);
  let to = boxOf(g, id);
  for (;;) {
    to = afterStep(to, { do: 'back', distance: to.depth });
    if (isOff(g, to) || closedTo(g, id).some((area) => reachesInto(area, cornersOf(to)))) return undefined;
    const inTheWay = unitsOn(g, id, to);
    if (inTheWay.length === 0) return to;
    const passable = inTheWay.every(
      (other) => sideOf(g, other) === sideOf(g, id) && mayRetreatThrough(kind, factsOf(g, other).kind),
    );
    if (!passable) return undefined;
  }
}

/** MC-MEL-11, MC-ORD-3: where the winner comes to that advances a base depth; undefined if there is no room, or it is a camp. */
export function advanceOf(g: ClockTable, id: number): Box | undefined {
  if (isImmobile(factsOf(g, id).kind.type)) return undefined;
  const box = boxOf(g, id);
  const to = afterStep(box, { do: 'advance', distance: box.depth });
  if (isOff(g, to) || closedTo(g, id).some((area) => reachesInto(area, cornersOf(to)))) return undefined;
  return unitsOn(g, id, to).length === 0 ? to : undefined;
}

const isOff = (g: ClockTable, box: Box): boolean => {
  const { width, height } = g.field.table;
  return cornersOf(box).some(({ x, y }) => x < -TOUCH || y < -TOUCH || x > width + TOUCH || y > height + TOUCH);
};

const unitsOn = (g: ClockTable, id: number, box: Box): number[] =>
  g.field.units
    .filter((other) => other.id !== id && isPresent(g, other.id) && overlap(boxOf(g, other.id), box))
    .map((other) => other.id);
