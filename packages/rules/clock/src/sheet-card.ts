import type { SheetCard } from '@acies/players/module';

/** What is known of Clock before anything of it is loaded. */
export const clockCard: SheetCard = {
  id: 'clock',
  title: 'Clock',
  summary: 'A free table in inches: D10, demoralisation markers and a morale clock',
  looks: {
    accent: { light: '#5b4a12', dark: '#e0c46c' },
    signs: {
      Pike: 'pikes',
      Spear: 'spears',
      Leg: 'legion',
      WB: 'warband',
      MF: 'auxilia',
      Arch: 'bow',
      Sk: 'skirmisher',
      Rab: 'levy',
      HH: 'lancer',
      MH: 'horse',
      LH: 'lightHorse',
      Cam: 'camel',
      El: 'elephant',
      SCh: 'scythes',
      Ch: 'chariot',
      Art: 'engine',
      Camp: 'tent',
      Bag: 'wagon',
    },
    printPoints: 9.4,
  },
  sheet: async () => (await import('./sheet.ts')).clockSheet,
};
