import type { Trials } from '@acies/players/module';

const fiveUnits = (side: string): Record<string, string> =>
  Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${side}.unit${n}.type`, n > 3 ? 'Cav' : 'CO']));

/** How CK is tried and measured. */
export const ckTrials: Trials = {
  soundBattles: 30,
  strength: { games: 100, wins: 95 },
  rare: ['way-back', 'give-way', 'artillery', 'artillery-hit'],
  // The rest of an army is deployed one unit at a time, in turn with the other side's.
  isLater: (_, choice) => choice === 'rest',
  situations: {
    fight: {
      title: 'odds of a whole fight, three units each',
      calculation: 'fight',
      input: {
        assaulter: { unit1: { shock: true }, unit2: { shock: true }, unit3: { type: 'Cav' }, general: true },
        target: { unit3: { type: 'CO' }, rearSupport: true },
      },
      mostMilliseconds: 20,
    },
    pikes: {
      title: 'the same with bows and pikes, generals on both sides',
      calculation: 'fight',
      input: {
        assaulter: {
          unit1: { pike: true },
          unit2: { pike: true },
          unit3: { type: 'Cav', shock: true },
          general: true,
        },
        target: { unit1: { bow: true }, unit2: { pike: true }, unit3: { type: 'Aux', bow: true }, general: true },
      },
    },
  },
  largest: {
    calculation: 'fight',
    fields: { ...fiveUnits('assaulter'), ...fiveUnits('target') },
    changed: 'assaulter.winning',
    least: 0,
    most: 3,
  },
};
