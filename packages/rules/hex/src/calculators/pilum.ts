import { type Calculation, type Dice, impossible, type Prepared, ROLL, type Tally } from '@acies/kernel';
import { z } from 'zod';
import { HITS } from '../hits.ts';
import { pilumTally } from '../pilum.ts';
import { flag, startField, strengthField, strengthFrom, troopField } from './fields.ts';
import { afterPilum } from './next.ts';

const input = z.strictObject({
  type: troopField('Leg'),
  start: startField,
  sp: strengthField,
  attacking: flag('the stand charges; otherwise it is charged'),
  disordered: flag('disordered'),
  supporting: flag('it supports another main stand'),
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
  next: afterPilum,
};
