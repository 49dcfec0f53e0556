import { clockRules } from '@acies/rules-clock';
import { legateOf } from '../legate/index.ts';
import type { Player } from '../player.ts';
import { recruitOf } from '../recruit.ts';
import { centurion } from './centurion.ts';
import { value } from './value.ts';

export const clockPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 40, hesitates: 65 }),
  centurion,
  legate: legateOf({
    guide: centurion,
    value,
    turnOf: clockRules.turnOf,
    turns: 2,
    habits: { order: () => '' },
    trusts: ['deploys-first', 'deploy', 'moves-first'],
    most: 8,
  }),
};
