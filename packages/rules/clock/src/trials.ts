import type { Trials } from '@acies/players/module';

/** How Clock is tried and measured. */
export const clockTrials: Trials = {
  soundBattles: 8,
  // Nearly the share that others come to in a hundred: games on the free table take long.
  strength: { games: 6, wins: 5 },
  rare: [],
  situations: {
    melee: { title: 'odds of a melee with the leader’s fate', calculation: 'melee', input: {}, mostMilliseconds: 5 },
  },
  largest: {
    calculation: 'melee',
    fields: { 'attacker.leader': 'general', 'defender.leader': 'subordinate' },
    changed: 'attacker.supports',
    least: 0,
    most: 2,
  },
};
