import type { Setup } from '../board/setup.ts';
import { ipsus } from './ipsus.ts';
import { sabis } from './sabis.ts';

export const hexBattles: readonly Setup[] = [sabis, ipsus];

/** The guided battle for who plays these rules for the first time, and what is taught in it. */
export { hexFirst } from './first.ts';
export { hexLessons } from './lessons.ts';
