import type { Player } from '../player.ts';
import { centurion } from './centurion.ts';

export const legioPlayers: Readonly<Record<string, Player>> = { centurion };
