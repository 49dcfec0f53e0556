import type { Family } from '../sheet/troops.ts';

/** What a terrain does to a type that enters it: halts it, disorders it, bars recovery there, or bars it altogether. */
export type Effect = 'free' | 'halt' | 'upset' | 'halt, upset' | 'halt, upset, no recovery' | 'barred';

const LOST: Effect = 'halt, upset, no recovery';

/** By hand from HX-TER-1, HX-TER-2, HX-TER-4, HX-TER-5, HX-TER-7 and HX-TER-8: woods, stream, swamp, village, rough. */
export const EFFECTS: readonly [Family, Effect, Effect, Effect, Effect, Effect][] = [
  ['Sk', 'free', LOST, 'free', 'halt', 'free'],
  ['LI', 'free', LOST, 'free', 'halt', 'free'],
  ['Aux', 'free', LOST, LOST, 'halt', 'free'],
  ['WB', 'free', LOST, 'free', 'halt', 'free'],
  ['HI', LOST, LOST, LOST, 'halt', 'upset'],
  ['Shot', 'halt, upset', LOST, LOST, 'halt', 'upset'],
  ['Pike', LOST, LOST, LOST, 'halt', 'upset'],
  ['LSp', LOST, LOST, LOST, 'halt', 'upset'],
  ['LC', 'halt, upset', LOST, LOST, 'halt, upset', 'free'],
  ['MC', LOST, LOST, LOST, 'halt, upset', 'upset'],
  ['HC', LOST, LOST, LOST, 'halt, upset', 'upset'],
  ['Ch', LOST, LOST, LOST, 'halt, upset', 'upset'],
  ['El', LOST, LOST, LOST, 'halt, upset', 'upset'],
  ['Art', 'barred', 'barred', 'barred', 'halt', 'upset'],
];
