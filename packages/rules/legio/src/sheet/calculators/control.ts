import { type Calculation, diceWords, flag, type Prepared } from '@acies/kernel/odds';
import { z } from 'zod';
import {
  BENT_ON,
  CONTROL_RESULTS,
  type ControlResult,
  type PreparedControl,
  prepareControl,
  rallies,
  rollControl,
} from '../chapters/control.ts';
import { gradeField } from './fields.ts';
import { afterControl } from './next.ts';

const LEADERS = ['none', 'adds 1', 'takes 1'] as const;
const ADDS: Readonly<Record<(typeof LEADERS)[number], -1 | 0 | 1>> = { none: 0, 'adds 1': 1, 'takes 1': -1 };

const input = z.strictObject({
  grade: gradeField,
  controlled: flag('Controlled', 'a leader or a messenger controls it this turn'),
  bentOn: z
    .enum(BENT_ON)
    .default('nothing')
    .meta({ title: 'Bent on', description: 'what it is about: a rout, pursuit or looting it is to cease' }),
  leader: z
    .enum(LEADERS)
    .default('none')
    .meta({ title: 'Leader’s influence', description: 'what a leader who inspires it does to the die' }),
});

export type ControlInput = z.infer<typeof input>;

interface PreparedTest extends Prepared {
  readonly control: PreparedControl;
  readonly routing: boolean;
}

export interface ControlOutcome {
  readonly result: ControlResult;
  readonly routing: boolean;
}

/** LG-AFT-5: a router either rallies or runs on. */
const controlWords = ({ result, routing }: ControlOutcome): string =>
  routing ? (rallies(result) ? 'rallies' : 'routs on') : result;

export const controlCalculation: Calculation<ControlInput, PreparedTest, ControlOutcome> = {
  id: 'control',
  title: 'The control test',
  clauses: ['LG-CTL-1', 'LG-CTL-2', 'LG-AFT-5'],
  input,
  prepare({ leader, ...given }) {
    const control = prepareControl({ ...given, leader: ADDS[leader] });
    const { verdict, die, tally } = control;
    return {
      control,
      routing: given.bentOn === 'routing',
      verdict,
      tallies: verdict.kind === 'roll' ? [{ heading: 'modifiers of the roll', tally, unit: `to the ${die.name}` }] : [],
      dice: verdict.kind === 'roll' ? [`${diceWords(1, die)}: 2 or less, 3 to 4, 5 or more`] : ['none'],
    };
  },
  resolve: ({ control, routing }, dice) => ({ result: rollControl(control, dice), routing }),
  describe: controlWords,
  rank: ({ result }) => CONTROL_RESULTS.indexOf(result),
  measures: ({ result }) => ({ 'acts as wished': result === 'acts as wished' }),
  next: afterControl,
};
