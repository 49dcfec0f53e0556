import type { Player } from '../player.ts';
import { recruitOf } from '../recruit.ts';
import { centurion } from './centurion.ts';

export const clockPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 52, hesitates: 50 }),
  centurion,
};
