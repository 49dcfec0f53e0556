import type { Player } from '../player.ts';
import { recruitOf } from '../recruit.ts';
import { centurion } from './centurion.ts';

export const hexPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 36, hesitates: 20 }),
  centurion,
};
