import { type Calculation, flag, type Prepared, ROLL } from '@acies/kernel/odds';
import { z } from 'zod';
import { clockLossOf, LEADER_FATES, type LeaderFate, rollLeaderFate } from '../chapters/leader-fate.ts';

const input = z.strictObject({
  friendInReach: flag('Friend in reach', 'there is a friendly unit within 6 inches to escape to', true),
});

interface PreparedLeader extends Prepared {
  readonly friendInReach: boolean;
}

interface LeaderOutcome {
  readonly fate: LeaderFate;
}

const WORDS: Readonly<Record<LeaderFate, string>> = {
  escapes: 'escapes to a friendly unit',
  captured: 'captured, clock -1',
  killed: 'killed, clock -1',
};

export const leaderCalculation: Calculation<z.infer<typeof input>, PreparedLeader, LeaderOutcome> = {
  id: 'leader',
  title: 'The fate of a leader whose unit is destroyed in melee',
  clauses: ['MC-LDR-1'],
  input,
  prepare: ({ friendInReach }) => ({
    friendInReach,
    verdict: ROLL,
    tallies: [],
    dice: ['1D10: 1 to 3 killed, 4 or 5 captured, 6 or more escapes if a friend is in reach'],
  }),
  resolve: ({ friendInReach }, dice) => ({ fate: rollLeaderFate(dice, friendInReach) }),
  describe: ({ fate }) => WORDS[fate],
  rank: ({ fate }) => LEADER_FATES.indexOf(fate),
  measures: ({ fate }) => ({ 'clock lost': clockLossOf(fate) }),
};
