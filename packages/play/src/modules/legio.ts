import type { RuleModule } from '../module.ts';
import { legioCard } from './legio-card.ts';

/** All of Legio. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const legioModule: RuleModule = {
  ...legioCard,
  rules: async () => (await import('@acies/rules-legio')).legioRules,
  battles: async () => {
    const its = await import('@acies/battles/legio');
    return { battles: its.legioBattles, first: its.legioFirst, lessons: its.legioLessons };
  },
  players: async () => (await import('@acies/ai/legio')).legioPlayers,
  trials: async () => (await import('./legio-trials.ts')).legioTrials,
};
