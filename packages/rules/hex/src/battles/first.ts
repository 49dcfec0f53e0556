import type { Setup } from '../board/setup.ts';
import { muster } from './army.ts';

/** The first game of Hex: a Roman outpost and a band of raiders, few enough to follow every die. */
export const hexFirst: Setup = {
  id: 'first',
  title: 'First game: the outpost',
  about:
    'Two legions, slingers and horse meet a raiding band in front of a wood. Short enough to learn the rules by playing them.',
  map: [
    '. . . . . w w . .',
    ' . . ^ . . . w . .',
    '. . ^ ^ . . . . .',
    ' . . ^ . . . . . .',
    '. . . . . , , . .',
    ' . . . . . , . . .',
  ],
  turns: 6,
  armies: {
    red: {
      name: 'Romans',
      stands: muster('E', [
        { id: 'leg', name: 'Legion', type: 'Leg', class: 'B', at: ['C4', 'D3'] },
        { id: 'sli', name: 'Slingers', type: 'Sk', class: 'B', at: ['B4'], missiles: 'slings' },
        { id: 'hor', name: 'Horse', type: 'MC', class: 'B', at: ['F3'] },
      ]),
      leaders: [{ name: 'The legate', general: true, with: 'leg1' }],
    },
    blue: {
      name: 'Raiders',
      stands: muster('W', [
        { id: 'war', name: 'Warband', type: 'WB', class: 'C', at: ['C7', 'D7', 'E7'] },
        { id: 'you', name: 'Youths', type: 'Sk', class: 'C', at: ['B7'] },
        { id: 'rid', name: 'Riders', type: 'LC', class: 'C', at: ['F7'] },
      ]),
      leaders: [{ name: 'The chieftain', general: true, with: 'war1' }],
    },
  },
};
