import type { RuleModule, SheetCard } from '@acies/players/module';

/** What is known of it before anything is loaded. */
export const skirmishCard: SheetCard = {
  id: 'skirmish',
  title: 'Skirmish',
  summary: 'Two bands on hexes: pools of D6, 5 and 6 hit',
  looks: {
    accent: { light: '#3d5a1e', dark: '#bcd58f' },
    signs: { Foot: 'shield', Horse: { fill: 'M8 10l8-7 8 7-8 7z', line: 'M4 10h24' } },
    printPoints: 10,
  },
  sheet: async () => (await import('./sheet.ts')).skirmishSheet,
};

/** All of it, each part loaded when it is wanted. The command takes the default export of a file: `--with module.js`. */
const skirmish: RuleModule = {
  ...skirmishCard,
  rules: async () => (await import('./rule-set.ts')).skirmishRules,
  battles: async () => {
    const { clearing, ford, skirmishLessons } = await import('./battles.ts');
    return { battles: [clearing], first: ford, lessons: skirmishLessons };
  },
  players: async () => (await import('./players.ts')).skirmishPlayers,
  trials: async () => (await import('./trials.ts')).skirmishTrials,
};
export default skirmish;
