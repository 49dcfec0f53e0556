import type { Side } from '../plain/sides.ts';
import type { Die } from './die.ts';
import type { Reading } from './reading.ts';

/** What a throw is for: shown in the log, and to a person asked to throw real dice. */
export interface Purpose {
  readonly clause: string;
  readonly label: string;
  readonly side?: Side;
  readonly unit?: string;
}

/** Where dice come from. Rules ask and never know who answers. */
export interface Dice {
  /** Throws a number of dice together and reads them. */
  pool(count: number, reading: Reading, purpose: Purpose): number;
  /** Throws one die. The reader says what the face means: faces that mean the same are one outcome when odds are worked out. */
  one<T extends string | number | boolean>(die: Die, read: (face: number) => T, purpose: Purpose): T;
  /** Throws again until the attempt gives an answer, as a tie is rolled again. */
  until<T extends string | number | boolean>(attempt: (dice: Dice) => T | undefined): T;
  /** Only for sources that walk every outcome: see `apart`. */
  apart?<T>(of: object, key: string, run: (dice: Dice) => T, keyOf: (value: T) => string | number): T;
}

/**
 * Throws that depend on nothing but an object, a prepared situation say, and what the key names. Odds work such a part out
 * once for each key of that object and merge its equal outcomes, so that a long chain of throws costs the sum of its parts
 * and not their product. Other dice just throw.
 */
export const apart = <T>(
  dice: Dice,
  of: object,
  key: string,
  run: (dice: Dice) => T,
  keyOf: (value: T) => string | number,
): T => (dice.apart ? dice.apart(of, key, run, keyOf) : run(dice));

/** A pool of fewer than no dice is a fault in the rules, not a throw. */
export function checkCount(count: number): void {
  if (!(count >= 0)) throw new RangeError(`${count} dice cannot be thrown`);
}

/** One throw as it fell, for logs and for entering dice by hand. */
export interface Fallen {
  readonly die: string;
  /** The faces in rising order. */
  readonly faces: readonly number[];
}

/** The event that every throw leaves in the log. */
export interface DiceEvent extends Fallen {
  readonly type: 'dice';
  readonly clauses: readonly string[];
  readonly label: string;
  readonly side?: Side;
  readonly unit?: string;
}

export const diceEvent = (die: Die, faces: readonly number[], purpose: Purpose): DiceEvent => ({
  type: 'dice',
  clauses: [purpose.clause],
  label: purpose.label,
  ...(purpose.side === undefined ? {} : { side: purpose.side }),
  ...(purpose.unit === undefined ? {} : { unit: purpose.unit }),
  die: die.name,
  faces,
});
