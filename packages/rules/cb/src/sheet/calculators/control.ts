import { automatic, type Calculation, diceWords, flag, type Prepared } from '@acies/kernel/odds';
import { z } from 'zod';
import {
  BENT_ON,
  CONTROL_RESULTS,
  type ControlResult,
  type PreparedControl,
  prepareControl,
  rollControl,
  testReason,
} from '../chapters/control.ts';
import { againstOrder, DEEDS, ORDERS } from '../chapters/orders.ts';
import { gradeField, troopField } from './fields.ts';
import { afterControl } from './next.ts';

const STEADIES = ['none', 'adds 1', 'takes 1'] as const;
const ADDS: Readonly<Record<(typeof STEADIES)[number], -1 | 0 | 1>> = { none: 0, 'adds 1': 1, 'takes 1': -1 };

const input = z.strictObject({
  type: troopField('HI'),
  grade: gradeField,
  order: z.enum(ORDERS).default('hold').meta({ title: 'Orders', description: 'its orders' }),
  deed: z.enum(DEEDS).default('advance').meta({ title: 'Deed', description: 'what it is to do' }),
  bentOn: z.enum(BENT_ON).default('nothing').meta({ title: 'Bent on', description: 'what it is about' }),
  wantsToStop: flag('Wants to stop', 'it wants to stop that'),
  nearEnemy: flag('Enemy near', 'enemy within bow shot'),
  inspiring: flag('Leader inspires', 'a leader within 1 JT inspires, and his player adds 1'),
  steadying: z
    .enum(STEADIES)
    .default('none')
    .meta({ title: 'Leader steadies', description: 'what an attached leader who steadies does to the die' }),
});

export type ControlInput = z.infer<typeof input>;

interface PreparedTest extends Prepared {
  readonly control: PreparedControl;
}

export interface ControlOutcome {
  readonly result: ControlResult;
}

const WORDS: Readonly<Record<ControlResult, string>> = {
  'goes on': 'goes on with what it is about',
  halts: 'halts',
  'as wished': 'acts as wished',
  advances: 'spontaneous advance',
  repeats: 'does as last turn',
};

export const controlCalculation: Calculation<ControlInput, PreparedTest, ControlOutcome> = {
  id: 'control',
  title: 'The control test',
  clauses: ['CB-CTL-1', 'CB-CTL-2', 'CB-CTL-3', 'CB-CTL-4', 'CB-CTL-5', 'CB-CMD-5', 'CB-CMD-6'],
  input,
  prepare({ type, grade, order, deed, inspiring, steadying, ...need }) {
    const control = prepareControl({
      ...{ unit: { type, grade }, bentOn: need.bentOn },
      ...{ inspiring: inspiring ? 1 : 0, steadying: ADDS[steadying] },
    });
    const why = testReason({ ...need, type, againstOrders: againstOrder(order, deed) !== undefined });
    if (!why) return { control, verdict: automatic('CB-CMD-6', 'no test is required'), tallies: [], dice: ['none'] };
    const { verdict, die, tally } = control;
    return {
      ...{ control, verdict },
      tallies: [{ heading: `tested, for ${why.text}`, tally, unit: `to the ${die.name}` }],
      dice: [`${diceWords(1, die)}: 2 or less, 3 to 4, 5 or more`],
    };
  },
  resolve: ({ control, verdict }, dice) => ({
    result: verdict.kind === 'roll' ? rollControl(control, dice) : 'as wished',
  }),
  describe: ({ result }) => WORDS[result],
  rank: ({ result }) => CONTROL_RESULTS.indexOf(result),
  measures: ({ result }) => ({ 'acts as wished': result === 'as wished' }),
  next: afterControl,
};
