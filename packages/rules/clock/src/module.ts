import type { RuleModule } from '@acies/players/module';
import { clockCard } from './sheet-card.ts';

export { clockCard };

/** All of Clock. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const clockModule: RuleModule = {
  ...clockCard,
  rules: async () => (await import('./rule-set.ts')).clockRules,
  battles: async () => {
    const its = await import('./battles/index.ts');
    return { battles: its.clockBattles, first: its.clockFirst, lessons: its.clockLessons };
  },
  players: async () => (await import('./players/index.ts')).clockPlayers,
  trials: async () => (await import('./trials.ts')).clockTrials,
};
