import type { Side } from '../plain/sides.ts';
import type { Dice } from './dice.ts';
import type { Die } from './die.ts';

/** Both sides throw until one is higher: who is. */
export function rollOff(dice: Dice, die: Die, purpose: { readonly clause: string; readonly label: string }): Side {
  return dice.until((again) => {
    const red = again.one(die, (face) => face, { ...purpose, side: 'red' });
    const blue = again.one(die, (face) => face, { ...purpose, side: 'blue' });
    if (red === blue) return undefined;
    return red > blue ? 'red' : 'blue';
  });
}
