import type { Setup } from '../board/setup.ts';
import { muster } from './army.ts';

/** Romans against Carthaginians, after Scipio's battle with Hannibal in 202 BC. */
export const zama: Setup = {
  id: 'zama',
  title: 'Zama, 202 BC',
  about:
    'Hannibal opens with elephants before three lines of foot; Scipio has the better horse and legions that pass through each other. The plain is bare but for broken ground on one side and a low hill behind the Romans.',
  terrain: [
    {
      id: 'broken',
      kind: 'rough',
      points: [
        [8, 20],
        [15, 18],
        [16, 25],
        [10, 28],
      ],
    },
    {
      id: 'hill',
      kind: 'hill',
      points: [
        [46, 40],
        [60, 39],
        [62, 46],
        [47, 47],
      ],
      crest: [
        [53, 43],
        [57, 43],
      ],
    },
  ],
  deploy: 'free',
  armies: {
    red: {
      name: 'Romans',
      units: muster([
        { id: 'has', name: 'Hastati', type: 'Leg', count: 4, from: [30, 38] },
        { id: 'pri', name: 'Principes', type: 'Leg', combat: 'veteran', rally: 'veteran', count: 4, from: [30, 40.5] },
        {
          id: 'tri',
          name: 'Triarii',
          type: 'Spear',
          combat: 'veteran',
          rally: 'veteran',
          romanDrill: true,
          count: 2,
          from: [31.6, 43],
        },
        { id: 'vel', name: 'Velites', type: 'Sk', count: 2, from: [31.6, 36.3] },
        { id: 'equ', name: 'Italian horse', type: 'MH', count: 2, from: [20, 38.5] },
        { id: 'mas', name: 'Masinissa’s horse', type: 'LH', count: 3, from: [45, 38] },
        { id: 'all', name: 'Allied foot', type: 'MF', count: 1, from: [26, 38.5] },
      ]),
      leaders: [
        { name: 'Scipio', rank: 'general', with: 'pri2' },
        { name: 'Laelius', rank: 'subordinate', with: 'equ1' },
        { name: 'Masinissa', rank: 'subordinate', with: 'mas2' },
      ],
      stratagems: ['feigned flight'],
    },
    blue: {
      name: 'Carthaginians',
      units: muster([
        { id: 'ele', name: 'Elephants', type: 'El', count: 3, from: [32, 11.5] },
        { id: 'lig', name: 'Ligurians', type: 'MF', count: 2, from: [31.6, 9.5] },
        { id: 'gau', name: 'Gauls', type: 'WB', count: 3, from: [34.8, 9.5] },
        { id: 'lib', name: 'Libyans', type: 'Spear', combat: 'veteran', count: 4, from: [31.6, 7] },
        {
          id: 'vet',
          name: 'Veterans of Italy',
          type: 'Spear',
          combat: 'elite',
          rally: 'elite',
          count: 3,
          from: [32.4, 4.5],
        },
        { id: 'bal', name: 'Balearic slingers', type: 'Sk', missiles: 'slings', count: 1, from: [29, 11.5] },
        { id: 'num', name: 'Numidians', type: 'LH', combat: 'veteran', count: 2, from: [22, 9] },
        { id: 'pun', name: 'Punic horse', type: 'HH', combat: 'veteran', count: 2, from: [46, 9] },
      ]),
      leaders: [
        { name: 'Hannibal', rank: 'general', with: 'vet2' },
        { name: 'Tychaeus', rank: 'subordinate', with: 'num1' },
      ],
      stratagems: ['forced march'],
    },
  },
};
