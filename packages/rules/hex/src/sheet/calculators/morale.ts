import { type Calculation, flag, impossible, type Prepared, ROLL, whole } from '@acies/kernel/odds';
import type { z } from 'zod';
import {
  disorders,
  type MoraleOutcome,
  type MoraleSituation,
  moraleTally,
  takeMoraleTest,
} from '../chapters/morale.ts';
import { passCostsField, standFields, startField, strengthField, strengthFrom, troopField } from './fields.ts';
import { afterMorale } from './next.ts';

const input = standFields({
  type: troopField('HI'),
  start: startField,
  sp: strengthField,
  commander: flag('Leader with it', 'a leader is with the stand'),
  disordered: flag('Disordered', 'disordered before it was hit'),
  hits: whole('Hits taken', 'hits just taken', 0, 20, 1),
  cap: whole(
    'Most it can lose',
    'the most SP it can lose: 1 from shooting, 2 in a melee it lost, 0 if it only sees a friend destroyed',
    0,
    2,
    1,
  ),
  passCosts: passCostsField,
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

/** A test, and the stand as it leaves it. */
export interface MoraleCalculated extends MoraleOutcome {
  readonly disordered: boolean;
  readonly destroyed: boolean;
}

/** HX-MOR-2, HX-MOR-4: the stand after a test with such a cap. */
export function standAfter<O extends MoraleOutcome>(
  { start, lost, disordered, hits }: Omit<MoraleSituation, 'commander'>,
  cap: number,
  outcome: O,
): O & MoraleCalculated {
  const destroyed = outcome.loss >= start - lost;
  return { ...outcome, disordered: disordered || disorders(hits, cap, outcome.passed), destroyed };
}

export const testWords = ({ passed, loss, leaderLost, disordered, destroyed }: MoraleCalculated): string =>
  destroyed
    ? [passed ? 'passed' : 'failed', 'destroyed', ...(leaderLost ? ['leader lost'] : [])].join(', ')
    : [describeMorale({ passed, loss, leaderLost }), ...(disordered ? ['disordered'] : [])].join(', ');

export const moraleCalculation: Calculation<MoraleInput, PreparedMorale, MoraleCalculated> = {
  id: 'morale',
  title: 'Morale test and losses',
  clauses: ['HX-MOR-1', 'HX-MOR-2', 'HX-MOR-3', 'HX-MOR-4', 'HX-LDR-1'],
  input,
  filledIn: (given) => ({ ...given, ...strengthFrom(given) }),
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
  resolve: ({ situation, cap }, dice) => standAfter(situation, cap, takeMoraleTest(situation, cap, dice)),
  describe: testWords,
  rank: ({ passed, loss, leaderLost }) => loss * 4 + (passed ? 0 : 2) + (leaderLost ? 1 : 0),
  measures: ({ loss }) => ({ 'SP lost': loss }),
  next: afterMorale,
};
