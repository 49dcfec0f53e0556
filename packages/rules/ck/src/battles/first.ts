import type { Setup } from '../board/setup.ts';
import { muster } from './army.ts';

/** The first game of CK: three zones wide, with one empty row between the armies. */
export const ckFirst: Setup = {
  id: 'first',
  title: 'First game: the river meadow',
  about:
    'Cohorts with archers before them and horse on one flank meet warriors who strike hard when they come on. Short enough to learn the rules by playing them.',
  map: ['. . .', '. . .', '^ . ,', '. . .', '. . .'],
  deploy: 'as given',
  first: 'red',
  clockEnds: 24,
  armies: {
    red: {
      name: 'Romans',
      units: muster([
        { id: 'coh', name: 'Cohorts', type: 'CO', quality: 'veteran', armoured: true, at: ['D2', 'D2'] },
        { id: 'bow', name: 'Archers', type: 'Sk', quality: 'plain', at: ['D2'] },
        { id: 'aux', name: 'Auxilia', type: 'Aux', quality: 'plain', at: ['D1'] },
        { id: 'hor', name: 'Horse', type: 'Cav', quality: 'plain', at: ['D3'] },
      ]),
      generals: [{ name: 'The legate', at: 'D2' }],
    },
    blue: {
      name: 'Raiders',
      units: muster([
        { id: 'war', name: 'Warriors', type: 'CO', quality: 'plain', shock: true, at: ['B2', 'B2'] },
        { id: 'run', name: 'Runners', type: 'Sk', quality: 'plain', at: ['B2'] },
        { id: 'you', name: 'Youths', type: 'Aux', quality: 'plain', at: ['B1'] },
        { id: 'rid', name: 'Riders', type: 'Cav', quality: 'levy', at: ['B3'] },
      ]),
      generals: [{ name: 'The chieftain', at: 'B2' }],
    },
  },
};
