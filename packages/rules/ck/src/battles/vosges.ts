import type { Setup } from '../board/setup.ts';
import { muster } from './army.ts';

/** Romans against Germans, after Caesar's battle with Ariovistus in 58 BC. */
export const vosges: Setup = {
  id: 'vosges',
  title: 'The Vosges, 58 BC',
  about:
    'Caesar brings Ariovistus to battle before his wagons. The legions are better armoured and steadier; the Germans strike harder when they come on, and there are more of them.',
  map: ['. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .'],
  deploy: 'free',
  armies: {
    red: {
      name: 'Romans',
      scenery: ['gentle hill', 'gentle hill', 'rough'],
      flankers: 2,
      reserves: 4,
      units: muster([
        { id: 'ten', name: 'Tenth legion', type: 'CO', quality: 'elite', armoured: true, at: ['D5'] },
        { id: 'vet', name: 'Veteran cohorts', type: 'CO', quality: 'veteran', armoured: true, at: ['D3', 'D4', 'D4'] },
        { id: 'coh', name: 'Cohorts', type: 'CO', quality: 'plain', armoured: true, at: ['D3', 'D2', 'D5', 'E3'] },
        { id: 'aux', name: 'Auxilia', type: 'Aux', quality: 'plain', at: ['D2', 'E5'] },
        { id: 'cre', name: 'Cretan archers', type: 'Sk', quality: 'plain', at: ['D4'] },
        { id: 'num', name: 'Numidians', type: 'Sk', quality: 'plain', at: ['D3'] },
        { id: 'gal', name: 'Gallic horse', type: 'Cav', quality: 'plain', at: ['D1', 'D1', 'D6'] },
        { id: 'sco', name: 'Scorpions', type: 'Art', quality: 'plain', at: ['D4'] },
      ]),
      generals: [
        { name: 'Caesar', gifts: ['morale', 'fight'], at: 'D4' },
        { name: 'Crassus', at: 'D2' },
      ],
    },
    blue: {
      name: 'Germans',
      scenery: ['woods', 'woods', 'marsh'],
      flankers: 3,
      reserves: 4,
      units: muster([
        { id: 'har', name: 'Harudes', type: 'CO', quality: 'plain', shock: true, at: ['B3', 'B3', 'B3'] },
        { id: 'mar', name: 'Marcomanni', type: 'CO', quality: 'plain', shock: true, at: ['B2', 'B2'] },
        { id: 'sue', name: 'Suebi', type: 'CO', quality: 'veteran', shock: true, at: ['B4', 'B4'] },
        { id: 'van', name: 'Vangiones', type: 'CO', quality: 'plain', at: ['B5', 'B5'] },
        { id: 'nem', name: 'Nemetes', type: 'CO', quality: 'levy', shock: true, at: ['A4'] },
        { id: 'you', name: 'Youths', type: 'Aux', quality: 'plain', at: ['A3', 'B2'] },
        { id: 'run', name: 'Runners', type: 'Sk', quality: 'plain', at: ['B4', 'B5'] },
        { id: 'cav', name: 'German horse', type: 'Cav', quality: 'plain', at: ['B6', 'B1'] },
        { id: 'rid', name: 'Young riders', type: 'MSk', quality: 'plain', at: ['B6'] },
      ]),
      generals: [
        { name: 'Ariovistus', gifts: ['valiant'], at: 'B4' },
        { name: 'Nasua', erratic: true, at: 'B2' },
      ],
    },
  },
};
