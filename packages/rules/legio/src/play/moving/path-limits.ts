import type { Reason } from '@acies/kernel/odds';
import { comesNearer, type Hem, hemIn } from '@acies/rules-disorder';
import {
  type Box,
  cornersOf,
  distanceToLine,
  endOf,
  faultOfMarch,
  faultOfPath,
  frontOf,
  type Leg,
  limitsFor,
  type PathFault,
  type PathLimits,
  reachesInto,
  TOUCH,
} from '@acies/table';
import { boxOf, closedTo, type LegioContext } from '../../board/look.ts';
import { PACE, STAND_SIZE } from '../../board/setting.ts';
import { pacesLeft } from '../../sheet/chapters/manoeuvre.ts';
import { BOW, JAVELIN } from '../../sheet/troops.ts';
import { type LooseMove, marchThrough } from './loose-move.ts';
import { WORDS, wordsOf } from './path-fault-words.ts';

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
export const isOnRoad = (g: LegioContext, { x, y }: Box): boolean =>
  g.setting.lines.road.some(
    (line) => distanceToLine(line, { x, y, heading: 0, width: 0, depth: 0 }) <= STAND_SIZE.width / 2,
  );

export function hemOf(g: LegioContext, id: number, { approach, difficult }: Licence): Hem {
  const least = (approach ? BOW : JAVELIN) * PACE;
  const closed = difficult ? closedTo(g, id) : [...closedTo(g, id), ...notEntered(g, boxOf(g, id))];
  // LG-MOV-3: an approach stays beyond bow range, and who is just at it is within; a move may come to just javelin range.
  return hemIn(g, id, closed, least, approach ? least + TOUCH + 1 : least);
}

const lengthLeft = ({ allowance }: Licence, halves: number): number => pacesLeft(allowance, halves) * PACE;

/** LG-SEQ-2, LG-MOV-1, LG-MOV-3, LG-MOV-6, LG-MAN-8: where a path goes too far, too near or where it may not. */
export function faultOfLegs(
  g: LegioContext,
  id: number,
  legs: readonly Leg[],
  licence: Licence,
  halves: number,
  hem: Hem,
): Reason | undefined {
  const start = boxOf(g, id);
  const fault = faultOfPath(start, legs, limitsFor(lengthLeft(licence, halves), hem.bounds));
  return fault
    ? wordsOf(g, id, fault, hem, licence)
    : comesNearer(g, start, endOf(start, legs), hem.others.near, WORDS);
}

/** LG-MAN-1: the same of stands that each go their own way. */
export function faultOfLoose(
  g: LegioContext,
  id: number,
  move: LooseMove,
  licence: Licence,
  halves: number,
  hem: Hem,
): Reason | undefined {
  const fault = faultOfStands(move, limitsFor(lengthLeft(licence, halves), hem.bounds));
  return fault ? wordsOf(g, id, fault, hem, licence) : comesNearer(g, boxOf(g, id), move.end, hem.others.near, WORDS);
}

const NOBODY: readonly Box[] = [];

function faultOfStands({ end, length, within, stands }: LooseMove, limits: PathLimits): PathFault | undefined {
  const over = length - limits.allowance;
  if (over > 0) return { kind: 'too far', by: over, at: frontOf(end) };
  // Most moves have nothing in their way: then what lies round all the ways is clear as well.
  if (!faultOfMarch(marchThrough(within), limits)) return undefined;
  const onTheWay = { ...limits, passed: NOBODY };
  for (const boxes of stands()) {
    const fault = faultOfMarch(marchThrough(boxes), onTheWay);
    if (fault) return fault;
  }
  return faultOfMarch(marchThrough([end, end]), limits);
}

/** Difficult ground that a unit has not said it would enter; where it stands already does not count. */
const notEntered = (g: LegioContext, start: Box) =>
  g.setting.difficult.filter((area) => !reachesInto(area, cornersOf(start)));
