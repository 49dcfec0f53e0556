import type { Setup } from '../board/setup.ts';
import { gaugamela } from './gaugamela.ts';
import { heraclea } from './heraclea.ts';

export const cbBattles: readonly Setup[] = [heraclea, gaugamela];

/** The guided battle for who plays these rules for the first time, and what is taught in it. */
export { cbFirst } from './first.ts';
export { cbLessons } from './lessons.ts';
