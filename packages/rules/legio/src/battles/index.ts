import type { Setup } from '../board/setup.ts';
import { argentoratum } from './argentoratum.ts';
import { maranga } from './maranga.ts';

export const legioBattles: readonly Setup[] = [argentoratum, maranga];

/** The guided battle for who plays these rules for the first time, and what is taught in it. */
export { legioFirst } from './first.ts';
export { legioLessons } from './lessons.ts';
