import type { RuleModule } from '../module.ts';
import { hexCard } from './hex-card.ts';

/** All of Hex. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const hexModule: RuleModule = {
  ...hexCard,
  rules: async () => (await import('@acies/rules-hex')).hexRules,
  battles: async () => {
    const its = await import('@acies/battles/hex');
    return { battles: its.hexBattles, first: its.hexFirst, lessons: its.hexLessons };
  },
  players: async () => (await import('@acies/ai/hex')).hexPlayers,
  trials: async () => (await import('./hex-trials.ts')).hexTrials,
};
