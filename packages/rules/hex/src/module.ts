import type { RuleModule } from '@acies/players/module';
import { hexCard } from './sheet-card.ts';

export { hexCard };

/** All of Hex. A page that needs its sheet only takes the card, and its bundle has nothing of this. */
export const hexModule: RuleModule = {
  ...hexCard,
  rules: async () => (await import('./rule-set.ts')).hexRules,
  battles: async () => {
    const its = await import('./battles/index.ts');
    return { battles: its.hexBattles, first: its.hexFirst, lessons: its.hexLessons };
  },
  players: async () => (await import('./players/index.ts')).hexPlayers,
  trials: async () => (await import('./trials.ts')).hexTrials,
};
