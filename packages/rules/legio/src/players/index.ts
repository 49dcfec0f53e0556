import type { Player } from '@acies/players';
import { legateOf, recruitOf } from '@acies/players';
import { legioRules } from '../rule-set.ts';
import { centurion } from './centurion.ts';
import { habits } from './habits.ts';
import { value } from './value.ts';

export const legioPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 28, hesitates: 15 }),
  centurion,
  legate: legateOf({ guide: centurion, value, turnOf: legioRules.turnOf, turns: 1, habits, most: 5 }),
};
