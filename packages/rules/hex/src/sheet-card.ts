import type { SheetCard } from '@acies/players/module';

/** What is known of Hex before anything of it is loaded. */
export const hexCard: SheetCard = {
  id: 'hex',
  title: 'Hex',
  summary: 'Strength points on hexes: pools of D6, 6 or double 5 hits',
  looks: {
    accent: { light: '#8c2f24', dark: '#f0a08f' },
    signs: {
      Sk: 'skirmisher',
      LI: 'lightFoot',
      Aux: 'auxilia',
      WB: 'warband',
      HI: 'shield',
      Shot: 'bow',
      Pike: 'pikes',
      LSp: 'spears',
      LC: 'lightHorse',
      MC: 'horse',
      HC: 'lancer',
      Ch: 'chariot',
      El: 'elephant',
      Art: 'engine',
      Leg: 'legion',
    },
    printPoints: 8.9,
  },
  sheet: async () => (await import('./sheet.ts')).hexSheet,
};
