import { D6, type Reading, readingOf } from '@acies/kernel';

/** HX-FIR-1, HX-MEL-1: each 6 is a hit, and so is each pair of 5s. */
export const HITS: Reading = readingOf('6 or double 5', D6, [[5], [6]], (counts) => counts[2]! + (counts[1]! >> 1));
