import type { Setup } from '../board/setup.ts';
import { muster } from './army.ts';

/** Romans against a warband army in broken country, after Caesar's fight at the Sabis in 57 BC. */
export const sabis: Setup = {
  id: 'sabis',
  title: 'The Sabis, 57 BC',
  about:
    'The legions are still forming on the hill above the Sabis when the Nervii burst from the woods across the river. The river is shallow but slows every charge; woods and fields favour the warbands, the hill the legions.',
  map: [
    '. . . w w . . , . . ~ . . w w w . w w',
    ' . . . w . . , , . . ~ . . w w . . w w',
    '. . . . . . . , . ~ . . . . w w . . w',
    ' . . ^ ^ . . . . . ~ . . . . w . . w w',
    '. . ^ ^ ^ . . . ~ . . . , . . w w . w',
    ' . ^ ^ ^ ^ . . . ~ . . , , . . w w . w',
    'v . ^ ^ ^ ^ . . = . . . , . . . w w w',
    ' . ^ ^ ^ ^ . . . = . . . . . . w . w w',
    '. . ^ ^ ^ . . . ~ . . . . . . w w . w',
    ' . . ^ ^ . . . . ~ . . w . . . w w . w',
    '. . . . . . . , . ~ . w w . . w . . w',
    ' . s s . . . , , . ~ . w . . . w w w w',
    '. s s s . . . , . . ~ . . . w w . w w',
  ],
  turns: 16,
  armies: {
    red: {
      name: 'Romans',
      stands: muster('E', [
        { id: 'leg', name: 'Legion', type: 'Leg', class: 'B', at: ['D4', 'E5', 'F5', 'G6', 'H5'] },
        { id: 'rec', name: 'Recruits', type: 'Leg', class: 'C', at: ['I5'] },
        { id: 'aux', name: 'Auxilia', type: 'Aux', class: 'B', at: ['B5', 'L5'] },
        { id: 'cre', name: 'Cretan archers', type: 'Shot', class: 'B', at: ['G4'], roman: true },
        { id: 'num', name: 'Numidians', type: 'Sk', class: 'B', at: ['G8'] },
        { id: 'sli', name: 'Balearic slingers', type: 'Sk', class: 'A', at: ['E7'], missiles: 'slings' },
        { id: 'gal', name: 'Gallic horse', type: 'MC', class: 'B', at: ['A3', 'M5'] },
      ]),
      leaders: [
        { name: 'Caesar', general: true, with: 'leg4' },
        { name: 'Labienus', general: false, with: 'leg1' },
      ],
    },
    blue: {
      name: 'Nervii',
      stands: muster('W', [
        {
          id: 'ner',
          name: 'Nervii',
          type: 'WB',
          class: 'B',
          at: ['E14', 'F14', 'G13', 'G14', 'H13', 'H14', 'I13', 'I14'],
        },
        { id: 'atr', name: 'Atrebates', type: 'WB', class: 'B', at: ['C13', 'D13'] },
        { id: 'vir', name: 'Viromandui', type: 'WB', class: 'B', at: ['J13', 'K14'] },
        { id: 'you', name: 'Youths', type: 'Sk', class: 'C', at: ['F12'] },
        { id: 'hun', name: 'Hunters', type: 'LI', class: 'B', at: ['B13', 'L13'] },
        { id: 'nob', name: 'Noble horse', type: 'LC', class: 'B', at: ['A13'] },
      ]),
      leaders: [
        { name: 'Boduognatus', general: true, with: 'ner3' },
        { name: 'Commius', general: false, with: 'atr2' },
      ],
    },
  },
};
