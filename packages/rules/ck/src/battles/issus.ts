import type { Setup } from '../board/setup.ts';
import { muster } from './army.ts';

/** Macedonians against Persians, after Alexander's battle on the Pinarus in 333 BC. */
export const issus: Setup = {
  id: 'issus',
  title: 'Issus, 333 BC',
  about:
    'Alexander meets Darius between the hills and the sea. The pikes hold what they meet, the Companions under the king decide; the Persians have more of everything, good Greek foot among it, and horse enough to go round.',
  map: ['. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .'],
  deploy: 'free',
  armies: {
    red: {
      name: 'Macedonians',
      scenery: ['gentle hill', 'rough', 'steep hill'],
      flankers: 2,
      reserves: 3,
      units: muster([
        { id: 'pike', name: 'Pikes', type: 'CO', quality: 'plain', pike: true, at: ['D2', 'D2', 'D3', 'D3'] },
        { id: 'hyp', name: 'Hypaspists', type: 'CO', quality: 'elite', pike: true, armoured: true, at: ['D4'] },
        { id: 'hop', name: 'Allied hoplites', type: 'CO', quality: 'plain', armoured: true, at: ['E3'] },
        {
          id: 'com',
          name: 'Companions',
          type: 'Cav',
          quality: 'veteran',
          armoured: true,
          shock: true,
          at: ['D5', 'D5'],
        },
        { id: 'the', name: 'Thessalians', type: 'Cav', quality: 'veteran', armoured: true, at: ['D1'] },
        { id: 'gre', name: 'Greek horse', type: 'Cav', quality: 'plain', at: ['D1'] },
        { id: 'pro', name: 'Prodromoi', type: 'MSk', quality: 'plain', at: ['D6'] },
        { id: 'thr', name: 'Thracians', type: 'Aux', quality: 'plain', at: ['E4'] },
        { id: 'agr', name: 'Agrianians', type: 'Sk', quality: 'veteran', at: ['D4'] },
        { id: 'cre', name: 'Cretan archers', type: 'Sk', quality: 'plain', at: ['D2'] },
      ]),
      generals: [
        { name: 'Alexander', gifts: ['valiant', 'fight'], at: 'D5' },
        { name: 'Parmenion', gifts: ['morale'], at: 'D2' },
      ],
    },
    blue: {
      name: 'Persians',
      scenery: ['river', 'river', 'gentle hill'],
      flankers: 3,
      reserves: 4,
      units: muster([
        {
          id: 'mer',
          name: 'Greek mercenaries',
          type: 'CO',
          quality: 'veteran',
          armoured: true,
          at: ['B3', 'B3', 'B4'],
        },
        { id: 'imm', name: 'Immortals', type: 'CO', quality: 'elite', bow: true, at: ['B4'] },
        { id: 'kar', name: 'Kardakes', type: 'Aux', quality: 'plain', at: ['B2', 'B5', 'B5'] },
        { id: 'arc', name: 'Archers', type: 'Aux', quality: 'levy', bow: true, shield: false, at: ['A3', 'B2'] },
        { id: 'lev', name: 'Levies', type: 'CO', quality: 'levy', shield: false, at: ['A4', 'A2', 'A5'] },
        { id: 'cav', name: 'Persian horse', type: 'Cav', quality: 'plain', armoured: true, at: ['B6', 'B6', 'B1'] },
        { id: 'med', name: 'Median horse', type: 'Cav', quality: 'plain', at: ['B1'] },
        { id: 'sak', name: 'Saka horse archers', type: 'MSk', quality: 'plain', at: ['B1'] },
        { id: 'sli', name: 'Slingers', type: 'Sk', quality: 'plain', at: ['B3'] },
      ]),
      generals: [
        { name: 'Darius', gifts: ['morale'], at: 'B4' },
        { name: 'Nabarzanes', at: 'B6' },
      ],
    },
  },
};
