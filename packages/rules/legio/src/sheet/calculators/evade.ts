import type { Calculation, Prepared } from '@acies/kernel/odds';
import { SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { EVADE_RESULTS, type EvadeResult, type PreparedEvade, prepareEvade } from '../chapters/evading.ts';
import { EVADE_WORDS, evadeTest, resolveEvade } from './evade-test.ts';
import { casualtiesField, dpField, gradeField, inspiredField } from './fields.ts';
import { afterEvade } from './next-charge.ts';

const input = z.strictObject({
  grade: gradeField,
  dp: dpField,
  casualties: casualtiesField,
  inspired: inspiredField,
});

export type EvadeInput = z.infer<typeof input>;

interface PreparedTest extends Prepared {
  readonly evade: PreparedEvade;
}

export interface EvadeOutcome {
  readonly result: EvadeResult;
}

export const evadeCalculation: Calculation<EvadeInput, PreparedTest, EvadeOutcome> = {
  id: 'evade',
  title: 'The test to evade a charge',
  clauses: ['LG-RSP-7'],
  input,
  prepare(given) {
    const evade = prepareEvade({ ...given, shaken: given.dp === SHAKEN_AT });
    const { die, tally } = evade;
    return {
      ...{ ...evadeTest(evade), evade },
      tallies: [{ heading: 'modifiers of the roll', tally, unit: `to the ${die.name}` }],
    };
  },
  resolve: ({ evade }, dice) => ({ result: resolveEvade(evade, dice) }),
  describe: ({ result }) => EVADE_WORDS[result],
  rank: ({ result }) => EVADE_RESULTS.indexOf(result),
  measures: ({ result }) => ({ evades: result === 'evades' }),
  next: afterEvade,
};
