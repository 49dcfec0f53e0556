import type { Setup } from '../board/setup.ts';
import { muster } from './army.ts';

/** The first game of Clock: a small table, clocks that run down soon. */
export const clockFirst: Setup = {
  id: 'first',
  title: 'First game: the ford road',
  about:
    'Three bases of Roman foot, skirmishers and horse meet a band of Gauls. Clocks start low, so that a lost half turn is felt. Short enough to learn the rules by playing them.',
  width: 30,
  height: 24,
  terrain: [
    {
      id: 'scrub',
      kind: 'rough',
      points: [
        [4, 9],
        [9, 8],
        [9, 13],
        [5, 14],
      ],
    },
  ],
  deploy: 'as given',
  first: 'red',
  halfTurns: 12,
  armies: {
    red: {
      name: 'Romans',
      units: muster([
        { id: 'has', name: 'Hastati', type: 'Leg', count: 3, from: [12.4, 16] },
        { id: 'vel', name: 'Velites', type: 'Sk', count: 1, from: [14, 14.2] },
        { id: 'equ', name: 'Horse', type: 'MH', count: 1, from: [20, 16.5] },
      ]),
      leaders: [{ name: 'The consul', rank: 'general', with: 'has2' }],
      clock: 4,
    },
    blue: {
      name: 'Gauls',
      units: muster([
        { id: 'gau', name: 'Gauls', type: 'WB', count: 2, from: [13, 8] },
        { id: 'sli', name: 'Slingers', type: 'Sk', missiles: 'slings', count: 1, from: [17.5, 9] },
        { id: 'rid', name: 'Riders', type: 'LH', count: 1, from: [20, 7] },
      ]),
      leaders: [{ name: 'The chieftain', rank: 'general', with: 'gau1' }],
      clock: 4,
    },
  },
};
