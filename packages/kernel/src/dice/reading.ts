import type { Die } from './die.ts';

/**
 * How a pool of dice is read: faces fall into classes, and the number in each class gives one whole number.
 * Naming the classes is what keeps exact odds cheap: twenty dice have 53,130 sets of faces, but 231 of three classes.
 */
export interface Reading {
  readonly label: string;
  readonly die: Die;
  /** The class of each face of the die, in the die's own order. */
  readonly classOf: readonly number[];
  readonly classes: number;
  /** The result from the number of dice in each class: a whole number, zero or more. */
  read(counts: ArrayLike<number>): number;
}

/** A reading by listing the faces that matter; all others are class 0. */
export function readingOf(
  label: string,
  die: Die,
  facesOfClass: readonly (readonly number[])[],
  read: (counts: ArrayLike<number>) => number,
): Reading {
  const classOf = die.faces.map((face) => facesOfClass.findIndex((faces) => faces.includes(face)) + 1);
  return { label, die, classOf, classes: facesOfClass.length + 1, read };
}

/** How many dice show at least this face. */
export const countAtLeast = (die: Die, least: number): Reading =>
  readingOf(`${least}+`, die, [die.faces.filter((face) => face >= least)], (counts) => counts[1]!);
