import type { Setup } from '../board/setup.ts';
import { gaza } from './gaza.ts';
import { zama } from './zama.ts';

export const clockBattles: readonly Setup[] = [zama, gaza];

/** The guided battle for who plays these rules for the first time, and what is taught in it. */
export { clockFirst } from './first.ts';
export { clockLessons } from './lessons.ts';
