import type { SheetCard } from '@acies/players/module';

/** What is known of Legio before anything of it is loaded. */
export const legioCard: SheetCard = {
  id: 'legio',
  title: 'Legio',
  summary: 'A free table in paces: disorder points, command and fast play',
  looks: {
    accent: { light: '#6a2a6d', dark: '#dfa3e2' },
    signs: {
      Arch: 'bow',
      Sk: 'skirmisher',
      LC: 'lightHorse',
      HC: 'lancer',
      SC: 'cataphract',
      Jav: 'javelins',
      WB: 'warband',
      SW: 'shieldwall',
      El: 'elephant',
      Art: 'engine',
    },
    printPoints: 7.4,
  },
  sheet: async () => (await import('./sheet.ts')).legioSheet,
};
