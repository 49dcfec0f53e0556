import { type Calculation, type Prepared, ROLL } from '@acies/kernel/odds';
import { z } from 'zod';
import { LEADER_RISKS, type LeaderRisk, rollLeaderRisk } from '../chapters/leader-risk.ts';
import { afterLeader } from './next.ts';

const input = z.strictObject({
  risk: z
    .enum(LEADER_RISKS)
    .default('in combat')
    .meta({ title: 'Risk', description: 'what happens to the unit that he is with' }),
});

interface PreparedLeader extends Prepared {
  readonly risk: LeaderRisk;
}

export interface LeaderOutcome {
  readonly killed: boolean;
}

const DICE: Readonly<Record<LeaderRisk, readonly string[]>> = {
  'in combat': ['1D6: in danger on 1', '1D6 if in danger: killed on 1 or 2'],
  'unit destroyed': ['1D6: killed on 1 to 3'],
};

export const leaderCalculation: Calculation<z.infer<typeof input>, PreparedLeader, LeaderOutcome> = {
  id: 'leader',
  title: 'The risk to a leader with a unit',
  clauses: ['LG-LDR-1'],
  input,
  prepare: ({ risk }) => ({ risk, verdict: ROLL, tallies: [], dice: DICE[risk] }),
  resolve: ({ risk }, dice) => ({ killed: rollLeaderRisk(risk, dice) }),
  describe: ({ killed }) => (killed ? 'killed' : 'unhurt'),
  rank: ({ killed }) => (killed ? 1 : 0),
  measures: ({ killed }) => ({ killed }),
  next: afterLeader,
};
