import type { RuleModule } from '@acies/players/module';
import { cbCard } from './sheet-card.ts';

export { cbCard };

/** All of CB. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const cbModule: RuleModule = {
  ...cbCard,
  rules: async () => (await import('./rule-set.ts')).cbRules,
  battles: async () => {
    const its = await import('./battles/index.ts');
    return { battles: its.cbBattles, first: its.cbFirst, lessons: its.cbLessons };
  },
  players: async () => (await import('./players/index.ts')).cbPlayers,
  trials: async () => (await import('./trials.ts')).cbTrials,
};
