import { type Reason, reason } from '@acies/kernel';
import {
  type Box,
  cornersOf,
  distanceToLine,
  endOf,
  faultOfPath,
  type Leg,
  type PathFault,
  rangeBetween,
  reachesInto,
  TOUCH,
} from '@acies/table';
import { PACE, STAND_SIZE } from './field.ts';
import { closedTo } from './flight.ts';
import { pacesLeft } from './manoeuvre.ts';
import { boxOf, enemiesOf, friendsOf, type LegioTable, nameOf, paces, sideOf } from './table.ts';
import { BOW, JAVELIN } from './troops.ts';

/** How a unit may go this phase: what it has thrown, and what it said before it threw. */
export interface Licence {
  /** In paces. */
  readonly allowance: number;
  /** LG-MOV-6: it said that it would enter difficult ground. */
  readonly difficult: boolean;
  /** LG-MOV-3: it said that it would stay beyond bow range. */
  readonly approach: boolean;
  /** LG-MOV-4: it said that it would keep to the road. */
  readonly road?: boolean;
  /** LG-AFT-1: it is halted, and changes formation or facing only. */
  readonly halted?: boolean;
}

/** LG-MOV-4 (R): the middle of its front is no farther off than half a stand. */
export const isOnRoad = (g: LegioTable, { x, y }: Box): boolean =>
  g.field.lines.road.some(
    (line) => distanceToLine(line, { x, y, heading: 0, width: 0, depth: 0 }) <= STAND_SIZE.width / 2,
  );

interface Others {
  /** Enemies within the distance to be kept already: they are not passed over, nor come nearer to. */
  readonly near: readonly number[];
  readonly far: readonly number[];
  readonly friends: readonly number[];
}

/** LG-SEQ-2, LG-MOV-1, LG-MOV-3, LG-MOV-6, LG-MAN-8: where a path goes too far, too near or where it may not. */
export function faultOfLegs(
  g: LegioTable,
  id: number,
  legs: readonly Leg[],
  licence: Licence,
  halves: number,
): Reason | undefined {
  const start = boxOf(g, id);
  const least = (licence.approach ? BOW : JAVELIN) * PACE;
  const enemies = enemiesOf(g, sideOf(g, id));
  const near = enemies.filter((enemy) => rangeBetween(start, boxOf(g, enemy)) < least);
  const others = { near, far: enemies.filter((enemy) => !near.includes(enemy)), friends: friendsOf(g, id) };
  const boxes = (ids: readonly number[]): Box[] => ids.map((one) => boxOf(g, one));
  const fault = faultOfPath(start, legs, {
    table: g.field.table,
    allowance: pacesLeft(licence.allowance, halves) * PACE,
    barred: boxes(others.near),
    passed: boxes(others.friends),
    closed: licence.difficult ? closedTo(g, id) : [...closedTo(g, id), ...notEntered(g, start)],
    away: { distance: least, from: boxes(others.far) },
  });
  return fault ? wordsOf(g, id, fault, others, licence) : comesNearer(g, start, endOf(start, legs), near);
}

/** Difficult ground that a unit has not said it would enter; where it stands already does not count. */
const notEntered = (g: LegioTable, start: Box) =>
  g.field.difficult.filter((area) => !reachesInto(area, cornersOf(start)));

/** LG-SEQ-2 (R): who is within javelin range already may go where it likes, but not nearer. */
function comesNearer(g: LegioTable, start: Box, end: Box, near: readonly number[]): Reason | undefined {
  for (const enemy of near) {
    const nearer = rangeBetween(start, boxOf(g, enemy)) - rangeBetween(end, boxOf(g, enemy));
    if (nearer > TOUCH)
      return reason('LG-SEQ-2', `it comes ${paces(nearer)} nearer to ${nameOf(g, enemy)}, within javelin range`);
  }
  return undefined;
}

function wordsOf(
  g: LegioTable,
  id: number,
  fault: PathFault,
  { near, far, friends }: Others,
  { allowance, approach }: Licence,
): Reason {
  const name = nameOf(g, id);
  const by = paces(fault.by);
  switch (fault.kind) {
    case 'too far':
      return reason('LG-MOV-1', `${by} beyond what is left of ${allowance} paces`);
    case 'off the table':
      return reason('LG-UNIT-5', `${name} would leave the table by ${by}`);
    case 'over a unit':
      return reason('LG-SEQ-2', `${name} would pass over ${nameOf(g, near[fault.index]!)}, ${by} deep`);
    case 'onto a unit':
      return reason('LG-MAN-8', `${name} would end on ${nameOf(g, friends[fault.index]!)}, ${by} deep`);
    case 'into closed ground':
      return reason('LG-MOV-6', `${name} would be ${by} deep in ground that it may not enter so`);
    case 'too near': {
      const enemy = nameOf(g, far[fault.index]!);
      return approach
        ? reason('LG-MOV-3', `an approach keeps ${BOW} paces off: ${by} too near to ${enemy}`)
        : reason('LG-SEQ-2', `a move keeps ${JAVELIN} paces off: ${by} too near to ${enemy}`);
    }
  }
}
