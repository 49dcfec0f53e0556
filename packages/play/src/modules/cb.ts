import type { RuleModule } from '../module.ts';
import { cbCard } from './cb-card.ts';

/** All of CB. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const cbModule: RuleModule = {
  ...cbCard,
  rules: async () => (await import('@acies/rules-cb')).cbRules,
  battles: async () => {
    const its = await import('@acies/battles/cb');
    return { battles: its.cbBattles, first: its.cbFirst, lessons: its.cbLessons };
  },
  players: async () => (await import('@acies/ai/cb')).cbPlayers,
  trials: async () => (await import('./cb-trials.ts')).cbTrials,
};
