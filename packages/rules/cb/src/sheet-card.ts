import type { SheetCard } from '@acies/players/module';

/** What is known of CB before anything of it is loaded. */
export const cbCard: SheetCard = {
  id: 'cb',
  title: 'CB',
  summary: 'A free table in javelin throws: orders, disorder points and every kind of ancient troops',
  looks: {
    accent: { light: '#1f6247', dark: '#8fd8b6' },
    signs: {
      Pike: 'pikes',
      Hop: 'hoplite',
      Leg: 'legion',
      HI: 'shield',
      War: 'warband',
      Jav: 'javelins',
      LI: 'lightFoot',
      Sk: 'skirmisher',
      Bow: 'bow',
      Rab: 'levy',
      LC: 'lightHorse',
      HC: 'lancer',
      Cat: 'cataphract',
      Cam: 'camel',
      Ch: 'chariot',
      SyCh: 'scythes',
      El: 'elephant',
      Art: 'engine',
    },
    printPoints: 7,
  },
  sheet: async () => (await import('./sheet.ts')).cbSheet,
};
