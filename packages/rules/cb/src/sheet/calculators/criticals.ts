import { type Calculation, type Prepared, ROLL, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { rollCriticals } from '../chapters/special.ts';
import { usualStands } from '../strength.ts';
import { afterCriticals } from './next.ts';
import {
  certainCriticalDice,
  type SpecialOutcome,
  specialOutcome,
  specialRank,
  specialWords,
} from './special-words.ts';

const SPECIAL = ['El', 'SyCh', 'Art'] as const;

const input = z.strictObject({
  type: z
    .enum(SPECIAL)
    .default('El')
    .meta({ title: 'Troop class', description: 'elephants, scythed chariots or artillery' }),
  stands: whole('Stands', 'stands that it has', 1, 3, usualStands('El')),
  dps: whole('Disorder points at once', 'DPs that it would take at once from combat, shooting or morale', 1, 12, 1),
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
    dice: certainCriticalDice(given.dps),
  }),
  resolve: ({ type, stands, dps }, dice) => specialOutcome(type, stands, rollCriticals(type, dps, dice)),
  describe: specialWords,
  rank: specialRank,
  measures: ({ hits, standsLost, fate }) => ({
    'critical hits': hits,
    'stands destroyed': standsLost,
    rampages: fate === 'rampages',
    destroyed: fate === 'destroyed',
  }),
  next: afterCriticals,
};
