import type { Player } from '../player.ts';
import { centurion } from './centurion.ts';

export const cbPlayers: Readonly<Record<string, Player>> = { centurion };
