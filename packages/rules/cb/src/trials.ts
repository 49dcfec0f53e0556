import type { Trials } from '@acies/players/module';

/** How CB is tried and measured. */
export const cbTrials: Trials = {
  soundBattles: 5,
  // Nearly the share that others come to in a hundred: games on the free table take long.
  strength: { games: 6, wins: 5 },
  rare: [],
  situations: {
    combat: {
      title: 'odds of a combat with what each then may do',
      calculation: 'combat',
      input: {},
      mostMilliseconds: 5,
    },
  },
  largest: {
    calculation: 'charge',
    fields: { 'charger.type': 'HC', 'charged.type': 'LI' },
    changed: 'charger.dp',
    least: 0,
    most: 4,
  },
};
