import { ckRules } from '@acies/rules-ck';
import { legateOf } from '../legate/index.ts';
import type { Player } from '../player.ts';
import { recruitOf } from '../recruit.ts';
import { centurion } from './centurion.ts';
import { value } from './value.ts';

export const ckPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 32, hesitates: 50 }),
  centurion,
  legate: legateOf({
    guide: centurion,
    value,
    turnOf: ckRules.turnOf,
    turns: 1,
    habits: {},
    trusts: ['scenery', 'deploy', 'post'],
    most: 8,
  }),
};
