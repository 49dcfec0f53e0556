import type { SheetCard } from '@acies/players/module';

/** What is known of CK before anything of it is loaded. */
export const ckCard: SheetCard = {
  id: 'ck',
  title: 'CK',
  summary: 'Zones, casualty markers and a battle clock: pools of D6, 5 and 6 hit',
  looks: {
    accent: { light: '#1f5673', dark: '#8ecbe8' },
    signs: {
      CO: 'shield',
      Aux: 'auxilia',
      Sk: 'skirmisher',
      Cav: 'horse',
      MSk: 'lightHorse',
      Ch: 'chariot',
      El: 'elephant',
      Art: 'engine',
    },
    printPoints: 9,
  },
  sheet: async () => (await import('./sheet.ts')).ckSheet,
};
