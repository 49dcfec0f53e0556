import { type Calculation, flag, type Prepared, ROLL } from '@acies/kernel/odds';
import { z } from 'zod';
import {
  actionsTally,
  LEADER_FATES,
  LEADER_IDS,
  LEADER_RISKS,
  type LeaderFate,
  type LeaderId,
  type LeaderRisk,
  type LeaderSituation,
  mayInfluence,
  rollLeaderRisk,
} from '../chapters/leader-risk.ts';
import { afterLeader } from './next.ts';

const input = z.strictObject({
  rank: z.enum(LEADER_IDS).default('commander').meta({ title: 'Rank', description: 'his rank' }),
  wounded: flag('Wounded', 'he has a wound'),
  risk: z
    .enum(LEADER_RISKS)
    .default('in danger')
    .meta({ title: 'Risk', description: 'in danger, or with a unit that is destroyed' }),
});

export type LeaderInput = z.infer<typeof input>;

interface PreparedLeader extends Prepared {
  readonly situation: LeaderSituation;
  readonly rank: LeaderId;
}

export interface LeaderOutcome {
  readonly fate: LeaderFate;
  /** CB-LDR-2: a wound leaves him unable to inspire or steady. */
  readonly quiet: boolean;
}

const DICE: Readonly<Record<LeaderRisk, readonly string[]>> = {
  'in danger': ['1D6: hit on 1', '1D6 if hit: 1 killed, 2 to 4 wounded, 5 or 6 near miss'],
  'unit destroyed': ['1D6: killed on 1 to 3'],
};

export const leaderCalculation: Calculation<LeaderInput, PreparedLeader, LeaderOutcome> = {
  id: 'leader',
  title: 'The risk to a leader, and his actions',
  clauses: ['CB-LDR-1', 'CB-LDR-2', 'CB-LDR-3', 'CB-CMD-5'],
  input,
  prepare: ({ rank, wounded, risk }) => ({
    ...{ rank, situation: { risk, wounded }, verdict: ROLL, dice: DICE[risk] },
    tallies: [{ heading: 'his actions a turn', tally: actionsTally({ rank, wounded }), unit: 'actions' }],
  }),
  resolve({ situation, rank }, dice) {
    const fate = rollLeaderRisk(situation, dice);
    return { fate, quiet: fate === 'wounded' && !mayInfluence({ rank, wounded: true }) };
  },
  describe: ({ fate, quiet }) =>
    fate === 'wounded' ? `wounded, an action fewer${quiet ? ', and may no longer inspire or steady' : ''}` : fate,
  rank: ({ fate }) => LEADER_FATES.indexOf(fate),
  measures: ({ fate }) => ({ wounded: fate === 'wounded', killed: fate === 'killed' }),
  next: afterLeader,
};
