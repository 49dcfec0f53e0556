import type { Player, Question } from '@acies/players';
import { legateOf, recruitOf } from '@acies/players';
import type { ClockContext } from '../board/look.ts';
import { clockRules } from '../rule-set.ts';
import { centurion, playerWith } from './centurion.ts';
import { asTried } from './deploying.ts';
import { Judgement } from './judgement.ts';
import { value } from './value.ts';
import { LEGATES } from './weights.ts';

/** Neither has the enemy moved in his half turn, nor has anybody in this one. */
const hasToStir = ({ decision, g }: Question): boolean =>
  decision === 'order' && (g as ClockContext).board.units.every(({ moved }) => !moved);

export const clockPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 40, hesitates: 65, hasToStir }),
  centurion,
  legate: legateOf({
    guide: playerWith(new Judgement(LEGATES), asTried),
    value,
    turnOf: clockRules.turnOf,
    turns: 2,
    habits: { order: () => '' },
    trusts: ['deploys-first', 'deploy', 'moves-first'],
    most: 8,
  }),
};
