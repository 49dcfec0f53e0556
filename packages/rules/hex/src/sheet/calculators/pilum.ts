import type { Dice } from '@acies/kernel';
import { type Calculation, flag, impossible, type Prepared, ROLL, type Tally } from '@acies/kernel/odds';
import type { z } from 'zod';
import { HITS } from '../chapters/hits.ts';
import { pilumTally } from '../chapters/pilum.ts';
import { standFields, startField, strengthField, strengthFrom, troopField } from './fields.ts';
import { afterPilum } from './next.ts';
import { working } from './working.ts';

const input = standFields({
  type: troopField('Leg'),
  start: startField,
  sp: strengthField,
  attacking: flag('Charging', 'the stand charges; otherwise it is charged'),
  disordered: flag('Disordered', 'its ranks are in disorder'),
  supporting: flag('Supports another', 'it supports another main stand'),
});

export type PilumInput = z.infer<typeof input>;

interface PreparedPilum extends Prepared {
  readonly tally: Tally;
}

export const pilumCalculation: Calculation<PilumInput, PreparedPilum, number> = {
  id: 'pilum',
  title: 'Pilum: hits before a melee',
  clauses: ['HX-PIL-1'],
  input,
  filledIn: (given) => ({ ...given, ...strengthFrom(given) }),
  prepare(given) {
    const { start, sp } = strengthFrom(given);
    const tally = pilumTally({ ...given, sp, lost: start - sp });
    return {
      tally,
      verdict: tally.total > 0 ? ROLL : impossible('HX-PIL-1', 'no dice are left'),
      tallies: [{ heading: 'pila', tally, unit: 'D6' }],
      dice: [`${Math.max(0, tally.total)}D6, hits on 6 or double 5`],
    };
  },
  resolve: ({ tally }, dice: Dice) => dice.pool(Math.max(0, tally.total), HITS, { clause: 'HX-PIL-1', label: 'pila' }),
  describe: (hits) => (hits === 1 ? '1 hit' : `${hits} hits`),
  rank: (hits) => hits,
  measures: (hits) => ({ hits }),
  working,
  next: afterPilum,
};
