import type { Player } from '../player.ts';
import { centurion } from './centurion.ts';

export const clockPlayers: Readonly<Record<string, Player>> = { centurion };
