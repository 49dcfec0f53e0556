import { hexRules } from '@acies/rules-hex';
import { legateOf } from '../legate/index.ts';
import type { Player } from '../player.ts';
import { recruitOf } from '../recruit.ts';
import { centurion } from './centurion.ts';
import { value } from './value.ts';

export const hexPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 36, hesitates: 20 }),
  centurion,
  legate: legateOf({
    guide: centurion,
    value,
    turnOf: hexRules.turnOf,
    turns: 2,
    habits: { activate: 'look again' },
    most: 10,
  }),
};
