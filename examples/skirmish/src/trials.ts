import type { Trials } from '@acies/players/module';

/** How it is tried and measured. */
export const skirmishTrials: Trials = {
  soundBattles: 10,
  strength: { games: 20, wins: 18 },
  rare: [],
  situations: { strike: { title: 'odds of a strike', calculation: 'strike', input: { friends: 2 } } },
  largest: { calculation: 'strike', fields: { type: 'Horse', friends: 2 }, changed: 'men', least: 1, most: 4 },
};
