import type { Setup } from '../board/setup.ts';
import { issus } from './issus.ts';
import { vosges } from './vosges.ts';

export const ckBattles: readonly Setup[] = [issus, vosges];

/** The guided battle for who plays these rules for the first time, and what is taught in it. */
export { ckFirst } from './first.ts';
export { ckLessons } from './lessons.ts';
