import type { RuleModule } from '../module.ts';
import { clockCard } from './clock-card.ts';

/** All of Clock. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const clockModule: RuleModule = {
  ...clockCard,
  rules: async () => (await import('@acies/rules-clock')).clockRules,
  battles: async () => {
    const its = await import('@acies/battles/clock');
    return { battles: its.clockBattles, first: its.clockFirst, lessons: its.clockLessons };
  },
  players: async () => (await import('@acies/ai/clock')).clockPlayers,
  trials: async () => (await import('./clock-trials.ts')).clockTrials,
};
