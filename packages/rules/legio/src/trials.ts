import type { Trials } from '@acies/players/module';

/** How Legio is tried and measured. */
export const legioTrials: Trials = {
  soundBattles: 5,
  // Nearly the share that others come to in a hundred: games on the free table take long.
  strength: { games: 6, wins: 5 },
  rare: ['lead', 'along', 'meets'],
  situations: {
    combat: {
      title: 'odds of a combat with what each then may do',
      calculation: 'combat',
      input: {},
      mostMilliseconds: 5,
    },
  },
  largest: {
    calculation: 'volley',
    fields: { 'shooter.type': 'Arch', 'shooter.stands': 12, 'target.type': 'WB' },
    changed: 'target.dp',
    least: 0,
    most: 5,
  },
};
