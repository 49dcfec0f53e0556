import type { RuleModule } from '../module.ts';
import { ckCard } from './ck-card.ts';

/** All of CK. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const ckModule: RuleModule = {
  ...ckCard,
  rules: async () => (await import('@acies/rules-ck')).ckRules,
  battles: async () => {
    const its = await import('@acies/battles/ck');
    return { battles: its.ckBattles, first: its.ckFirst, lessons: its.ckLessons };
  },
  players: async () => (await import('@acies/ai/ck')).ckPlayers,
  trials: async () => (await import('./ck-trials.ts')).ckTrials,
};
