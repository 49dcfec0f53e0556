import type { Dice } from '@acies/kernel';
import { automatic, diceWords, type Prepared, ROLL } from '@acies/kernel/odds';
import { certainEvade, EVADES_ON, type EvadeResult, type PreparedEvade, rollEvade } from '../chapters/evading.ts';

/** The evade test, as the calculators of evading and of a charge have it. */

export const EVADE_WORDS: Readonly<Record<EvadeResult, string>> = {
  evades: 'evades, a full fast move',
  shaken: 'shaken, receives the charge at the halt',
  breaks: 'breaks',
};

/** LG-RSP-7: what is thrown, or why nothing need be. */
export function evadeTest(evade: PreparedEvade): Pick<Prepared, 'verdict' | 'dice'> {
  const certain = certainEvade(evade);
  const { die, tally } = evade;
  if (certain === undefined)
    return { verdict: ROLL, dice: [`${diceWords(1, die)}, evades on ${EVADES_ON - tally.total} or more`] };
  const why = certain === 'evades' ? 'any throw is high enough to evade' : 'no throw is high enough to evade';
  return { verdict: automatic('LG-RSP-7', why), dice: ['none'] };
}

export const resolveEvade = (evade: PreparedEvade, dice: Dice): EvadeResult =>
  certainEvade(evade) ?? rollEvade(evade, dice);
