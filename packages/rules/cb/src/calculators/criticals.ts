import { type Calculation, type Prepared, ROLL } from '@acies/kernel';
import { z } from 'zod';
import { rollCriticals } from '../special.ts';
import { whole } from './fields.ts';
import { afterCriticals } from './next.ts';
import { type SpecialOutcome, specialOutcome, specialRank, specialWords } from './special-words.ts';

const SPECIAL = ['El', 'SyCh', 'Art'] as const;

const input = z.strictObject({
  type: z.enum(SPECIAL).default('El').describe('elephants, scythed chariots or artillery'),
  stands: whole('stands that it has', 1, 3, 2),
  dps: whole('DPs that it would take at once from combat, shooting or morale', 1, 12, 1),
});

export type CriticalsInput = z.infer<typeof input>;

interface PreparedCriticals extends Prepared {
  readonly type: (typeof SPECIAL)[number];
  readonly stands: number;
  readonly dps: number;
}

export const criticalsCalculation: Calculation<CriticalsInput, PreparedCriticals, SpecialOutcome> = {
  id: 'criticals',
  title: 'DPs on special troops',
  clauses: ['CB-SPT-1', 'CB-SPT-2', 'CB-UNIT-3'],
  input,
  prepare: (given) => ({
    ...given,
    verdict: ROLL,
    tallies: [],
    dice: [`${given.dps}D6, each a critical hit on 1 or 2`, '1D6 for each critical hit'],
  }),
  resolve: ({ type, stands, dps }, dice) => specialOutcome(type, stands, rollCriticals(type, dps, dice)),
  describe: specialWords,
  rank: specialRank,
  measures: ({ hits, standsLost, fate }) => ({
    'critical hits': hits,
    'stands destroyed': standsLost,
    rampages: fate === 'rampages' ? 1 : 0,
    destroyed: fate === 'destroyed' ? 1 : 0,
  }),
  next: afterCriticals,
};
