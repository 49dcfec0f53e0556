import type { Player } from '../player.ts';
import { centurion } from './centurion.ts';

export const ckPlayers: Readonly<Record<string, Player>> = { centurion };
