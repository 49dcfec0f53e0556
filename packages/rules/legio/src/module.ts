import type { RuleModule } from '@acies/players/module';
import { legioCard } from './sheet-card.ts';

export { legioCard };

/** All of Legio. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const legioModule: RuleModule = {
  ...legioCard,
  rules: async () => (await import('./rule-set.ts')).legioRules,
  battles: async () => {
    const its = await import('./battles/index.ts');
    return { battles: its.legioBattles, first: its.legioFirst, lessons: its.legioLessons };
  },
  players: async () => (await import('./players/index.ts')).legioPlayers,
  trials: async () => (await import('./trials.ts')).legioTrials,
};
