/** LG-RES-1 to LG-RES-7, CB-RES-1 to CB-RES-11: how a side has fared in a combat, from the best to the worst. */
export const BANDS = ['victory', 'success', 'inconclusive', 'set-back', 'defeat', 'rout'] as const;
export type Band = (typeof BANDS)[number];

/** The lowest difference, own score less the enemy's, that still is in each band; below the last it is a rout. */
const LEAST: readonly (readonly [Band, number])[] = [
  ['victory', 5],
  ['success', 2],
  ['inconclusive', -1],
  ['set-back', -4],
  ['defeat', -6],
];

/** The band of a difference as its own side reads it. */
export const bandOf = (difference: number): Band => LEAST.find(([, least]) => difference >= least)?.[0] ?? 'rout';

/** Whether a side has won, and whether it has been beaten; an inconclusive combat is neither. */
export const hasWon = (band: Band): boolean => band === 'victory' || band === 'success';
export const isBeaten = (band: Band): boolean => band === 'set-back' || band === 'defeat' || band === 'rout';
