/** A die is its faces; an average die repeats two of them. */
export interface Die {
  readonly name: string;
  readonly faces: readonly number[];
}

export const D6: Die = { name: 'D6', faces: [1, 2, 3, 4, 5, 6] };
export const AVERAGE_DIE: Die = { name: 'AvD', faces: [2, 3, 3, 4, 4, 5] };
export const D10: Die = { name: 'D10', faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };

/** The different faces of a die in rising order: what a person reads off it. */
export const faceValues = (die: Die): number[] => [...new Set(die.faces)].sort((a, b) => a - b);

/** So many dice in words: "2D6", "1 AvD". */
export const diceWords = (count: number, { name }: Die): string => `${count}${/^D\d/.test(name) ? '' : ' '}${name}`;

/** "a D6", "an AvD". */
export const aDie = ({ name }: Die): string => `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name}`;
