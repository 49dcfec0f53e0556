import { AVERAGE_DIE, D6, type Dice, type Die } from '@acies/kernel';
import { automatic, type Factor, factor, ROLL, type Tally, tally, type Verdict, when } from '@acies/kernel/odds';
import { type ControlBand, controlBand, type Who } from '@acies/rules-disorder';
import type { Grade } from '../troops.ts';

/** LG-CTL-1: what a unit is about that makes it hard to hold. */
export const BENT_ON = ['nothing', 'charging', 'looting', 'routing', 'pursuing'] as const;
type BentOn = (typeof BENT_ON)[number];

export interface ControlSituation {
  readonly grade: Grade;
  /** LG-CMD-1, LG-CMD-2: a leader or a messenger has it in hand this turn. */
  readonly controlled: boolean;
  /** Who tests in a rout, in pursuit or looting is to cease from it. */
  readonly bentOn: BentOn;
  /** What a leader who inspires it adds, as the player chooses; 0 without one. */
  readonly leader: -1 | 0 | 1;
}

/** LG-CTL-2: what a unit then does. */
export const CONTROL_RESULTS = ['halts', 'acts as wished', 'repeats its last move'] as const;
export type ControlResult = (typeof CONTROL_RESULTS)[number];

const RESULT_OF: Readonly<Record<ControlBand, ControlResult>> = {
  low: 'halts',
  middle: 'acts as wished',
  high: 'repeats its last move',
};

export const controlResult = (score: number): ControlResult => RESULT_OF[controlBand(score)];

const CONTROL_FACTORS: readonly Factor<ControlSituation>[] = [
  when('LG-CTL-1', 'charging, looting, routing or pursuing', 1, ({ bentOn }) => bentOn !== 'nothing'),
  factor('LG-CTL-1', 'leader inspiring', ({ leader }) => leader || undefined),
];

export interface PreparedControl {
  readonly verdict: Verdict;
  readonly die: Die;
  readonly tally: Tally;
}

const CEASED: readonly BentOn[] = ['looting', 'routing', 'pursuing'];

/** LG-CTL-1: a unit in hand is not tested, unless it is to cease what carries it away. */
export const prepareControl = (situation: ControlSituation): PreparedControl => ({
  verdict:
    situation.controlled && !CEASED.includes(situation.bentOn)
      ? automatic('LG-CTL-1', 'it is controlled and acts as wished')
      : ROLL,
  die: situation.grade === 'A' || situation.grade === 'B' ? AVERAGE_DIE : D6,
  tally: tally(CONTROL_FACTORS, situation),
});

export const rollControl = (
  { verdict, die, tally: { total } }: PreparedControl,
  dice: Dice,
  who: Who = {},
): ControlResult =>
  verdict.kind === 'roll'
    ? dice.one(die, (face) => controlResult(face + total), { clause: 'LG-CTL-1', label: 'control test', ...who })
    : 'acts as wished';

/** LG-AFT-5 (R): whether routers rally: on 4 or less. */
export const rallies = (result: ControlResult): boolean => result !== 'repeats its last move';
