import type { Player } from '@acies/players';
import { legateOf, recruitOf } from '@acies/players';
import { cbRules } from '../rule-set.ts';
import { centurion } from './centurion.ts';
import { habits } from './habits.ts';
import { value } from './value.ts';

export const cbPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 42, hesitates: 50 }),
  centurion,
  legate: legateOf({ guide: centurion, value, turnOf: cbRules.turnOf, turns: 1, habits, most: 5 }),
};
