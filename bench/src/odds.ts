/** Exact odds: of pools by themselves, and of the situations of a rule set's calculators. */
import { D6, readingOf } from '@acies/kernel';
import { oddsOf, tabulatePool } from '@acies/kernel/odds';
import type { Situation } from '@acies/play';
import type { Contender } from './contender.ts';
import type { Battles } from './rule-sets.ts';

const SIXES_AND_PAIRS = readingOf('6 or a pair of 5s', D6, [[6], [5]], (counts) => counts[1] + (counts[2] >> 1));
const BATCH = 500;

export function poolContender(dice: number): Contender {
  const chances = new Float64Array(dice + 1);
  return {
    run() {
      for (let i = 0; i < BATCH; i++) {
        chances.fill(0);
        tabulatePool(dice, SIXES_AND_PAIRS, chances);
      }
      return { pools: BATCH };
    },
  };
}

export function situationContender({ rules }: Battles, { calculation: id, input }: Situation): Contender {
  const calculation = rules.calculations.find((one) => one.id === id);
  if (!calculation) throw new Error(`the rules ${rules.id} have no calculation "${id}"`);
  const prepared = calculation.prepare(calculation.input.parse(input));
  return {
    run() {
      oddsOf(calculation, prepared);
      return { situations: 1 };
    },
  };
}
