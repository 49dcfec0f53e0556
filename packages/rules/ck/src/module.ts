import type { RuleModule } from '@acies/players/module';
import { ckCard } from './sheet-card.ts';

export { ckCard };

/** All of CK. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const ckModule: RuleModule = {
  ...ckCard,
  rules: async () => (await import('./rule-set.ts')).ckRules,
  battles: async () => {
    const its = await import('./battles/index.ts');
    return { battles: its.ckBattles, first: its.ckFirst, lessons: its.ckLessons };
  },
  players: async () => (await import('./players/index.ts')).ckPlayers,
  trials: async () => (await import('./trials.ts')).ckTrials,
};
