import type { Player } from '@acies/players';
import { legateOf, recruitOf } from '@acies/players';
import type { CkContext } from '../board/look.ts';
import { centurion, playerWith } from './centurion.ts';
import { asTried } from './deploying.ts';
import { value } from './value.ts';

/** The turns of both sides counted, so that a playout sees the enemy's whole answer, whoever moves first in a round. */
const turnOf = ({ turn, side, first }: CkContext['board']): number => 2 * turn + (side === first ? 0 : 1);

export const ckPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 32, hesitates: 50 }),
  centurion,
  legate: legateOf({
    guide: playerWith(asTried, 'a deployment that has won most of many battles against the centurion, and room'),
    value,
    turnOf,
    turns: 2,
    habits: {},
    trusts: ['scenery', 'deploy', 'post'],
    most: 8,
  }),
};
