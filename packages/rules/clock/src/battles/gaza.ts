import type { Setup } from '../board/setup.ts';
import { muster } from './army.ts';

/** Successors against each other, after the battle of Gaza in 312 BC, with scythed chariots added. */
export const gaza: Setup = {
  id: 'gaza',
  title: 'Gaza, 312 BC',
  about:
    'Young Demetrius puts his best horse and his elephants on one wing against Ptolemy and Seleucus. Pikes meet pikes in the middle; elephants and scythed chariots decide it early or not at all. Woods on one flank hide an ambush. Demetrius has the stronger army, though not by much.',
  terrain: [
    {
      id: 'wood',
      kind: 'dense woods',
      points: [
        [9, 17],
        [16, 16],
        [17, 23],
        [10, 24],
      ],
    },
    {
      id: 'scrub',
      kind: 'rough',
      points: [
        [52, 22],
        [60, 21],
        [61, 27],
        [53, 28],
      ],
    },
    {
      id: 'rise',
      kind: 'hill',
      points: [
        [30, 20],
        [42, 20],
        [43, 27],
        [30, 27],
      ],
      crest: [
        [34, 23],
        [39, 24],
      ],
    },
  ],
  streams: [
    [
      [66, 0],
      [64, 14],
      [67, 30],
      [65, 48],
    ],
  ],
  deploy: 'free',
  armies: {
    red: {
      name: 'Ptolemy and Seleucus',
      units: muster([
        { id: 'pik', name: 'Pikes', type: 'Pike', count: 5, from: [31, 38] },
        { id: 'egy', name: 'Egyptian pikes', type: 'Pike', combat: 'inexperienced', count: 1, from: [29.4, 38] },
        { id: 'mer', name: 'Mercenaries', type: 'MF', count: 3, from: [24.6, 38] },
        {
          id: 'hor',
          name: 'Companion horse',
          type: 'HH',
          combat: 'veteran',
          rally: 'veteran',
          count: 2,
          from: [42, 38],
        },
        { id: 'lan', name: 'Lancers', type: 'MH', count: 2, from: [46, 38] },
        { id: 'arc', name: 'Archers', type: 'Arch', count: 1, from: [40.4, 39.5] },
        { id: 'jav', name: 'Javelinmen', type: 'Sk', count: 2, from: [33, 36.2] },
        { id: 'spi', name: 'Light engines', type: 'Art', count: 1, from: [36.5, 40.5] },
      ]),
      leaders: [
        { name: 'Ptolemy', rank: 'general', with: 'hor1' },
        { name: 'Seleucus', rank: 'subordinate', with: 'pik3' },
      ],
      stratagems: ['forced march'],
    },
    blue: {
      name: 'Demetrius',
      units: [
        ...muster([
          { id: 'bpik', name: 'Phalanx', type: 'Pike', combat: 'veteran', count: 4, from: [31, 9.5] },
          { id: 'blyc', name: 'Lycians', type: 'Spear', count: 2, from: [37.4, 9.5] },
          { id: 'bele', name: 'Elephants', type: 'El', count: 3, from: [25.4, 11.5] },
          { id: 'bscy', name: 'Scythed chariots', type: 'SCh', count: 1, from: [35, 11.8] },
          {
            id: 'bgua',
            name: 'Guard horse',
            type: 'HH',
            combat: 'veteran',
            rally: 'veteran',
            count: 2,
            from: [22, 9.5],
          },
          { id: 'btar', name: 'Tarentines', type: 'LH', count: 2, from: [17, 10] },
          { id: 'bally', name: 'Allied horse', type: 'MH', count: 2, from: [44, 9.5] },
          { id: 'bcre', name: 'Cretan archers', type: 'Arch', count: 1, from: [41.4, 11] },
          { id: 'bpsi', name: 'Light foot', type: 'Sk', count: 1, from: [31.5, 11.7] },
        ]),
        { id: 'bamb', name: 'Pisidians', type: 'MF', hidden: 'wood' },
      ],
      leaders: [
        { name: 'Demetrius', rank: 'general', with: 'bgua1' },
        { name: 'Nearchus', rank: 'subordinate', with: 'bpik2' },
      ],
      stratagems: ['ambush', 'feigned flight'],
    },
  },
};
