import type { Setup } from '../board/setup.ts';

/** The first game of Legio: one infantry fight with missiles before it and horse beside it. */
export const legioFirst: Setup = {
  id: 'first',
  title: 'First game: the border road',
  about:
    'Two units of Roman foot, archers and horse bar the road to a war party. Short enough to learn the rules by playing them.',
  width: 800,
  height: 600,
  terrain: [
    {
      id: 'thicket',
      kind: 'difficult',
      points: [
        [60, 220],
        [200, 210],
        [210, 320],
        [80, 330],
      ],
    },
  ],
  turns: 7,
  armies: {
    red: {
      name: 'Romans',
      leaders: [{ id: 'dux', name: 'The dux', rank: 'general', with: 'leg1' }],
      units: [
        {
          id: 'leg1',
          name: 'Joviani',
          type: 'SW',
          grade: 'B',
          legionaries: true,
          stands: 6,
          files: 3,
          at: [360, 390],
        },
        { id: 'leg2', name: 'Celtae', type: 'SW', grade: 'C', stands: 6, files: 3, at: [440, 390] },
        { id: 'arch', name: 'Archers', type: 'Arch', grade: 'C', stands: 4, files: 4, at: [270, 380] },
        { id: 'hor', name: 'Horse', type: 'HC', grade: 'C', stands: 4, files: 2, at: [530, 390] },
      ],
    },
    blue: {
      name: 'Alamanni',
      leaders: [{ id: 'king', name: 'The king', rank: 'general', with: 'war1' }],
      units: [
        { id: 'war1', name: 'Warriors 1', type: 'WB', grade: 'B', stands: 6, files: 3, at: [360, 220] },
        { id: 'war2', name: 'Warriors 2', type: 'WB', grade: 'C', stands: 6, files: 3, at: [440, 220] },
        { id: 'sk', name: 'Javelin boys', type: 'Sk', grade: 'C', stands: 4, files: 4, at: [280, 250] },
        { id: 'rid', name: 'Riders', type: 'HC', grade: 'C', stands: 4, files: 2, at: [530, 220] },
      ],
    },
  },
};
