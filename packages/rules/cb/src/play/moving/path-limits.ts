import type { Reason } from '@acies/kernel/odds';
import { comesNearer, type Hem, hemIn, type Keeping, type PathWords, pathReason } from '@acies/rules-disorder';
import { type Box, endOf, faultOfPath, type Leg, limitsFor, type Step } from '@acies/table';
import { boxOf, type CbContext, factsOf, inThrows } from '../../board/look.ts';
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
  if (!fault) return comesNearer(g, start, endOf(start, legs), others.near, WORDS);
  return pathReason(g, id, fault, others, WORDS, licence.allowance, licence.double ? DOUBLE : SINGLE);
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

export function hemOf(g: CbContext, id: number, { double }: Licence): Hem {
  const distance = (double ? BOW_SHOT : SHORT_RANGE) * JT;
  return hemIn(g, id, closedFor(g.setting, factsOf(g, id).kind.type), distance, distance);
}

/** CB-MAN-9: steps to the side and back need no dice, and so take nothing of what was thrown. */
const asideIn = (legs: readonly Leg[]): number =>
  legs.reduce((sum, { step, length }) => sum + (step.do === 'sidestep' || step.do === 'back' ? length : 0), 0);

const WORDS: PathWords = {
  say: inThrows,
  units: 'JT',
  closed: 'ground that it may not enter',
  near: 'who is within 1 JT',
  clauses: {
    'too far': 'CB-MOV-1',
    'off the table': 'CB-UNIT-1',
    'over a unit': 'CB-SEQ-3',
    'onto a unit': 'CB-PASS-3',
    'into closed ground': 'CB-MOV-8',
    nearer: 'CB-SEQ-3',
  },
};
const DOUBLE: Keeping = { clause: 'CB-MOV-9', text: `a double move keeps ${BOW_SHOT} JT off` };
const SINGLE: Keeping = { clause: 'CB-SEQ-3', text: `a move stops ${SHORT_RANGE} JT off` };
