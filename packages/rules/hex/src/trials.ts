import type { Trials } from '@acies/players/module';

const legion = { type: 'Leg', start: 10 };

/** How Hex is tried and measured. */
export const hexTrials: Trials = {
  soundBattles: 16,
  strength: { games: 12, wins: 11 },
  rare: ['main-attacker', 'main-defender', 'support-attacker', 'support-defender'],
  situations: {
    melee: {
      title: 'odds of a melee, 10 dice each',
      calculation: 'melee',
      input: { attacker: { type: 'WB', start: 10, sp: 7 }, defender: { type: 'HI', start: 10 } },
      mostMilliseconds: 5,
    },
    pila: {
      title: 'the same between legions, with pila',
      calculation: 'melee',
      input: { attacker: { ...legion, sp: 9 }, defender: legion },
    },
  },
  largest: {
    calculation: 'melee',
    fields: {
      'attacker.start': 12,
      'defender.start': 12,
      'defender.sp': 12,
      'attacker.supports': 2,
      'defender.supports': 2,
    },
    changed: 'attacker.sp',
    least: 6,
    most: 12,
  },
};
