import { type Calculation, impossible, type Prepared, ROLL } from '@acies/kernel';
import { z } from 'zod';
import { type MoraleOutcome, type MoraleSituation, moraleTally, takeMoraleTest } from '../morale.ts';
import { flag, startField, strengthField, strengthFrom, troopField, whole } from './fields.ts';
import { afterMorale } from './next.ts';

const input = z.strictObject({
  type: troopField('HI'),
  start: startField,
  sp: strengthField,
  commander: flag('a leader is with the stand'),
  disordered: flag('disordered before it was hit'),
  hits: whole('hits just taken', 0, 20, 1),
  cap: whole('the most SP it can lose: 1 from shooting, 2 in a melee it lost', 0, 2, 1),
});

export type MoraleInput = z.infer<typeof input>;

interface PreparedMorale extends Prepared {
  readonly situation: MoraleSituation;
  readonly cap: number;
}

export const describeMorale = ({ passed, loss, leaderLost }: MoraleOutcome): string =>
  [passed ? 'passed' : 'failed', loss === 0 ? 'no loss' : `loses ${loss} SP`, leaderLost ? 'leader lost' : '']
    .filter(Boolean)
    .join(', ');

export const moraleCalculation: Calculation<MoraleInput, PreparedMorale, MoraleOutcome> = {
  id: 'morale',
  title: 'Morale test and losses',
  clauses: ['HX-MOR-1', 'HX-MOR-2', 'HX-MOR-3', 'HX-LDR-1'],
  input,
  prepare(given) {
    const { start, sp } = strengthFrom(given);
    const situation = { ...given, start, lost: start - sp };
    const tally = moraleTally(situation);
    return {
      situation,
      cap: given.cap,
      verdict: given.hits > 0 ? ROLL : impossible('HX-MOR-1', 'a stand that was not hit does not test'),
      tallies: [{ heading: 'adjusted morale', tally, unit: '' }],
      dice: [`1D6, passed on ${Math.max(1, Math.min(5, tally.total))} or less`],
    };
  },
  resolve: ({ situation, cap }, dice) => takeMoraleTest(situation, cap, dice),
  describe: describeMorale,
  rank: ({ passed, loss, leaderLost }) => loss * 4 + (passed ? 0 : 2) + (leaderLost ? 1 : 0),
  measures: ({ loss }) => ({ 'SP lost': loss }),
  next: afterMorale,
};
