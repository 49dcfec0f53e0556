import { type Reason, reason } from '@acies/kernel/odds';
import {
  type Box,
  endOf,
  faultOfPath,
  type Hindrances,
  isNearer,
  type Leg,
  limitsFor,
  type PathFault,
  rangeBetween,
  type Step,
  TOUCH,
} from '@acies/table';
import { boxesOf, boxOf, type CbContext, enemiesOf, factsOf, friendsOf, inThrows, nameOf } from '../../board/look.ts';
import { closedFor, JT } from '../../board/setting.ts';
import { throwsLeft } from '../../sheet/chapters/manoeuvre.ts';
import { BOW_SHOT, SHORT_RANGE } from '../../sheet/troops.ts';

/** How a unit may go this phase: what it has thrown, and what it said before it threw. */
export interface Licence {
  /** In javelin throws. */
  readonly allowance: number;
  /** CB-MOV-9: it said that it would stay at bow shot or further. */
  readonly double: boolean;
}

interface Others {
  /** Enemies within the distance to be kept already: they are not passed over, nor come nearer to. */
  readonly near: readonly number[];
  readonly far: readonly number[];
  readonly friends: readonly number[];
}

/** CB-SEQ-3, CB-MOV-1, CB-MOV-8, CB-MOV-9: where a path goes too far, too near or where it may not. */
export function faultOfLegs(
  g: CbContext,
  id: number,
  legs: readonly Leg[],
  licence: Licence,
  halves: number,
  { others, bounds } = hemOf(g, id, licence),
): Reason | undefined {
  const start = boxOf(g, id);
  const allowance = throwsLeft(licence.allowance, halves) * JT + asideIn(legs);
  const fault = faultOfPath(start, manByMan(start, legs), limitsFor(allowance, bounds));
  return fault ? wordsOf(g, id, fault, others, licence) : comesNearer(g, start, endOf(start, legs), others.near);
}

/**
 * CB-UNIT-7 (R): the unformed turn and go man by man, so that they pass over what lies between one place and the next, and do
 * not swing round like a rank. Only they face freely.
 */
function manByMan(start: Box, legs: readonly Leg[]): readonly Leg[] {
  if (!legs.some(({ step }) => step.do === 'face')) return legs;
  const gone: Leg[] = [];
  let from = start;
  for (const leg of legs) {
    if (leg.step.do === 'face') continue;
    gone.push({ ...leg, from, ...(leg.step.do === 'advance' && { step: { ...leg.step, do: 'incline', angle: 0 } }) });
    from = leg.to;
  }
  const { to } = legs.at(-1)!;
  const last = gone.pop() ?? { from, to, step: ON_THE_SPOT, length: 0 };
  return [...gone, { ...last, to }];
}

const ON_THE_SPOT: Step = { do: 'turn', to: 'about' };

/** What hems a unit in, whichever way it goes: to see whether there is room at an end is far cheaper than to try the way. */
export interface Hem {
  readonly others: Others;
  readonly bounds: Required<Hindrances>;
}

export function hemOf(g: CbContext, id: number, licence: Licence): Hem {
  const start = boxOf(g, id);
  const distance = (licence.double ? BOW_SHOT : SHORT_RANGE) * JT;
  const friends = friendsOf(g, id);
  const near: number[] = [];
  const far: number[] = [];
  const barred: Box[] = [];
  const from: Box[] = [];
  for (const enemy of enemiesOf(g, id)) {
    const box = boxOf(g, enemy);
    const isNear = isNearer(start, box, distance);
    (isNear ? near : far).push(enemy);
    (isNear ? barred : from).push(box);
  }
  const bounds: Required<Hindrances> = {
    table: g.setting.table,
    barred,
    passed: boxesOf(g, friends),
    closed: closedFor(g.setting, factsOf(g, id).kind.type),
    away: { distance, from },
  };
  return { others: { near, far, friends }, bounds };
}

/** CB-MAN-9: steps to the side and back need no dice, and so take nothing of what was thrown. */
const asideIn = (legs: readonly Leg[]): number =>
  legs.reduce((sum, { step, length }) => sum + (step.do === 'sidestep' || step.do === 'back' ? length : 0), 0);

/** CB-SEQ-3 (R): who is within 1 JT already may go where it likes, but not nearer. */
function comesNearer(g: CbContext, start: Box, end: Box, near: readonly number[]): Reason | undefined {
  for (const enemy of near) {
    const nearer = rangeBetween(start, boxOf(g, enemy)) - rangeBetween(end, boxOf(g, enemy));
    if (nearer > TOUCH)
      return reason('CB-SEQ-3', `it comes ${inThrows(nearer)} nearer to ${nameOf(g, enemy)}, who is within 1 JT`);
  }
  return undefined;
}

function wordsOf(
  g: CbContext,
  id: number,
  fault: PathFault,
  { near, far, friends }: Others,
  { allowance, double }: Licence,
): Reason {
  const name = nameOf(g, id);
  const by = inThrows(fault.by);
  switch (fault.kind) {
    case 'too far':
      return reason('CB-MOV-1', `${by} beyond what is left of ${allowance} JT`);
    case 'off the table':
      return reason('CB-UNIT-1', `${name} would leave the table by ${by}`);
    case 'over a unit':
      return reason('CB-SEQ-3', `${name} would pass over ${nameOf(g, near[fault.index]!)}, ${by} deep`);
    case 'onto a unit':
      return reason('CB-PASS-3', `${name} would end on ${nameOf(g, friends[fault.index]!)}, ${by} deep`);
    case 'into closed ground':
      return reason('CB-MOV-8', `${name} would be ${by} deep in ground that it may not enter`);
    case 'too near': {
      const enemy = nameOf(g, far[fault.index]!);
      return double
        ? reason('CB-MOV-9', `a double move keeps ${BOW_SHOT} JT off: ${by} too near to ${enemy}`)
        : reason('CB-SEQ-3', `a move stops ${SHORT_RANGE} JT off: ${by} too near to ${enemy}`);
    }
  }
}
