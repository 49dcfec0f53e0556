import type { Setup } from '../board/setup.ts';
import { muster } from './army.ts';

/** Pikes with cavalry wings against pikes and elephants, after Ipsus in 301 BC. */
export const ipsus: Setup = {
  id: 'ipsus',
  title: 'Ipsus, 301 BC',
  about:
    'Antigonus and Demetrius have the better horse on both wings, Seleucus and Lysimachus the elephants. Pikes win in front and lose from the flank: who turns a wing first? A low ridge, a village and a stream bed break up the plain.',
  map: [
    '. . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . .',
    '. . . . . , , . . . . . . . . . . . .',
    ' . . . . . , . . . . . . , , . . . . .',
    '. . . . . . . . ^ . . . . , . . . . .',
    ' . . . . . . . ^ ^ . . . . . . . . . .',
    '. . . . . . . . ^ ^ . . . . . . . . .',
    ' . . . . . . . . ^ . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . .',
    ' . . w . . . . . . . . . . . . . w . .',
    '. w w . . . . . . v . . . . . . w w .',
    ' . w . . . . . . . . . . . . . . w . .',
    '. . . . . . ~ ~ . . . . . . . . . . .',
    ' . . . . ~ ~ . . ~ ~ ~ . . . . . . . .',
  ],
  turns: 16,
  armies: {
    red: {
      name: 'Antigonids',
      stands: muster('E', [
        { id: 'pik', name: 'Phalanx', type: 'Pike', class: 'B', at: ['F5', 'F4', 'G5', 'G4', 'H5', 'H4'] },
        { id: 'hop', name: 'Greek mercenaries', type: 'LSp', class: 'B', at: ['I5'] },
        { id: 'thu', name: 'Thureophoroi', type: 'Aux', class: 'B', at: ['E5'] },
        { id: 'com', name: 'Companions', type: 'HC', class: 'A', at: ['B5', 'C5', 'D5'] },
        { id: 'tar', name: 'Tarentines', type: 'LC', class: 'B', at: ['A7'] },
        { id: 'asi', name: 'Asian horse', type: 'MC', class: 'B', at: ['K5', 'L6'] },
        { id: 'sli', name: 'Slingers', type: 'Sk', class: 'B', at: ['G7'], missiles: 'slings' },
        { id: 'bow', name: 'Cretans', type: 'Sk', class: 'A', at: ['I7'], missiles: 'bows' },
      ]),
      leaders: [
        { name: 'Antigonus', general: true, with: 'pik3' },
        { name: 'Demetrius', general: false, with: 'com2' },
      ],
    },
    blue: {
      name: 'Allies',
      stands: muster('W', [
        {
          id: 'bpik',
          name: 'Allied phalanx',
          type: 'Pike',
          class: 'B',
          at: ['F14', 'F15', 'G14', 'G15', 'H14', 'H15'],
        },
        { id: 'ele', name: 'Elephants', type: 'El', class: 'C', at: ['D14', 'E13', 'I14'] },
        { id: 'agr', name: 'Agrianians', type: 'LI', class: 'A', at: ['E14'] },
        { id: 'arc', name: 'Persian archers', type: 'Shot', class: 'C', at: ['J14'] },
        { id: 'xys', name: 'Xystophoroi', type: 'HC', class: 'B', at: ['K14'] },
        { id: 'thr', name: 'Thracian horse', type: 'MC', class: 'B', at: ['B14'] },
        { id: 'hor', name: 'Horse archers', type: 'LC', class: 'B', at: ['A13', 'L13'], missiles: 'bows' },
        { id: 'jav', name: 'Javelinmen', type: 'Sk', class: 'C', at: ['G12'] },
      ]),
      leaders: [
        { name: 'Seleucus', general: true, with: 'bpik3' },
        { name: 'Lysimachus', general: false, with: 'xys' },
      ],
    },
  },
};
