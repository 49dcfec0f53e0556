import type { Player } from '../player.ts';
import { centurion } from './centurion.ts';

export const hexPlayers: Readonly<Record<string, Player>> = { centurion };
