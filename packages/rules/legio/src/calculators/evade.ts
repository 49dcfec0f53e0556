import { type Calculation, diceWords, type Prepared, ROLL } from '@acies/kernel';
import { SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { EVADE_RESULTS, type EvadeResult, type PreparedEvade, prepareEvade, rollEvade } from '../evading.ts';
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

const WORDS: Readonly<Record<EvadeResult, string>> = {
  evades: 'evades, a full fast move',
  shaken: 'shaken, receives the charge at the halt',
  breaks: 'breaks',
};

export const evadeCalculation: Calculation<EvadeInput, PreparedTest, EvadeOutcome> = {
  id: 'evade',
  title: 'The test to evade a charge',
  clauses: ['LG-RSP-7'],
  input,
  prepare(given) {
    const evade = prepareEvade({ ...given, shaken: given.dp === SHAKEN_AT });
    const { die, tally } = evade;
    return {
      evade,
      verdict: ROLL,
      tallies: [{ heading: 'modifiers of the roll', tally, unit: `to the ${die.name}` }],
      dice: [`${diceWords(1, die)}, evades on ${1 - tally.total} or more`],
    };
  },
  resolve: ({ evade }, dice) => ({ result: rollEvade(evade, dice) }),
  describe: ({ result }) => WORDS[result],
  rank: ({ result }) => EVADE_RESULTS.indexOf(result),
  measures: ({ result }) => ({ evades: result === 'evades' ? 1 : 0 }),
  next: afterEvade,
};
