import { AVERAGE_DIE, D6, type Dice, type Die } from '@acies/kernel';
import {
  type Factor,
  factor,
  type Reason,
  ROLL,
  reason,
  type Tally,
  tally,
  type Verdict,
  when,
} from '@acies/kernel/odds';
import { type ControlBand, controlBand, type Who } from '@acies/rules-disorder';
import { isWild, type UnitKind } from '../troops.ts';

/** CB-CTL-2: what a unit is about that makes it hard to hold. */
export const BENT_ON = ['nothing', 'charging', 'pursuing', 'looting', 'spontaneous advance'] as const;
export type BentOn = (typeof BENT_ON)[number];

/** CB-CTL-2: how near a leader who inspires, in javelin throws. */
export const INSPIRE_REACH = 1;

/** What decides whether a unit is tested. */
export interface ControlNeed {
  readonly type: UnitKind['type'];
  readonly bentOn: BentOn;
  /** CB-CMD-5: what it sets out to do is against its orders. */
  readonly againstOrders: boolean;
  /** It wants to stop what it is bent on. */
  readonly wantsToStop: boolean;
  /** Enemy within bow shot. */
  readonly nearEnemy: boolean;
}

/** CB-CMD-6: why a unit must be tested, if it must; who does what its order says is not, though it did something else before. */
export function testReason(need: ControlNeed): Reason | undefined {
  if (need.againstOrders) return reason('CB-CMD-6', 'it acts against its orders');
  if (need.wantsToStop && need.bentOn !== 'nothing') return reason('CB-CMD-6', `it wants to stop ${need.bentOn}`);
  if (need.nearEnemy && isWild(need.type)) return reason('CB-CMD-6', 'wild troops within bow shot of enemy');
  return undefined;
}

export interface ControlSituation {
  readonly unit: Pick<UnitKind, 'type' | 'grade'>;
  readonly bentOn: BentOn;
  /** What a leader who inspires within 1 JT adds, if his player wishes. */
  readonly inspiring: 0 | 1;
  /** What an attached leader who steadies adds or takes, as his player wishes. */
  readonly steadying: -1 | 0 | 1;
}

/** CB-CTL-3, CB-CTL-4, CB-CTL-5: what a unit then does; an advance is a spontaneous one. */
export const CONTROL_RESULTS = ['goes on', 'halts', 'as wished', 'advances', 'repeats'] as const;
export type ControlResult = (typeof CONTROL_RESULTS)[number];

type Tested = Pick<ControlSituation, 'unit' | 'bentOn'>;

const RESULT_OF: Readonly<Record<ControlBand, (tested: Tested) => ControlResult>> = {
  low: ({ unit, bentOn }) => (bentOn !== 'nothing' || unit.type === 'SyCh' ? 'goes on' : 'halts'),
  middle: () => 'as wished',
  high: ({ unit }) => (isWild(unit.type) ? 'advances' : 'repeats'),
};

export const controlResult = (tested: Tested, score: number): ControlResult => RESULT_OF[controlBand(score)](tested);

const CONTROL_FACTORS: readonly Factor<ControlSituation>[] = [
  when('CB-CTL-2', 'charging, pursuing, looting or in spontaneous advance', 1, ({ bentOn }) => bentOn !== 'nothing'),
  factor('CB-CTL-2', 'leader inspiring', ({ inspiring }) => inspiring || undefined),
  factor('CB-CTL-2', 'leader steadying', ({ steadying }) => steadying || undefined),
];

export interface PreparedControl {
  readonly verdict: Verdict;
  readonly situation: ControlSituation;
  readonly die: Die;
  readonly tally: Tally;
}

/** CB-CTL-1, CB-CTL-2: the test of a unit that must be tested. */
export const prepareControl = (situation: ControlSituation): PreparedControl => ({
  verdict: ROLL,
  situation,
  die: situation.unit.type === 'Art' || situation.unit.grade === 'A' ? AVERAGE_DIE : D6,
  tally: tally(CONTROL_FACTORS, situation),
});

export const rollControl = (
  { situation, die, tally: { total } }: PreparedControl,
  dice: Dice,
  who: Who = {},
): ControlResult =>
  dice.one(die, (face) => controlResult(situation, face + total), {
    ...{ clause: 'CB-CTL-1', label: 'control test', ...who },
  });
