import type { Setup } from '../board/setup.ts';

/** The first game of CB: two lines of a legion against warriors, with light foot before and horse beside them. */
export const cbFirst: Setup = {
  id: 'first',
  title: 'First game: the meadow',
  about:
    'A line of hastati with principes behind it, velites and horse meet a war band. Short enough to learn the rules by playing them.',
  width: 24,
  height: 18,
  terrain: [
    {
      id: 'rise',
      kind: 'hill',
      points: [
        [9, 13],
        [15, 13],
        [15, 16],
        [9, 16],
      ],
      crest: [[12, 15]],
    },
  ],
  turns: 6,
  armies: {
    red: {
      name: 'Romans',
      leaders: [{ id: 'consul', name: 'The consul', rank: 'general', with: 'has' }],
      units: [
        { id: 'has', name: 'Hastati', type: 'Leg', legion: 'Legio I', formation: 'quincunx', at: [12, 12] },
        { id: 'pri', name: 'Principes', type: 'Leg', legion: 'Legio I', formation: 'quincunx', at: [12, 14] },
        { id: 'vel', name: 'Velites', type: 'Sk', stands: 6, files: 6, at: [8, 11] },
        { id: 'equ', name: 'Horse', type: 'HC', stands: 6, files: 3, at: [17, 12] },
      ],
    },
    blue: {
      name: 'Gauls',
      leaders: [{ id: 'chief', name: 'The chieftain', rank: 'general', with: 'war1' }],
      units: [
        { id: 'war1', name: 'Warriors 1', type: 'War', at: [10, 6] },
        { id: 'war2', name: 'Warriors 2', type: 'War', at: [14.5, 6] },
        { id: 'sli', name: 'Slingers', type: 'LI', weapon: 'sling', stands: 6, files: 6, at: [6, 7] },
        { id: 'rid', name: 'Riders', type: 'HC', grade: 'C', stands: 6, files: 3, at: [18, 6] },
      ],
    },
  },
};
