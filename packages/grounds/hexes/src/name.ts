import { type Grid, type Hex, hexAt, OFF } from './grid.ts';

const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** Row letters and column number, as `D7`; after row Z comes AA. */
export const nameOf = (grid: Grid, hex: Hex): string => rowName(grid.rows[hex]!) + (grid.cols[hex]! + 1);

export function hexNamed(grid: Grid, text: string): Hex | undefined {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(text.toUpperCase()) ?? [];
  if (!letters || !digits) return undefined;
  const hex = hexAt(grid, rowNamed(letters), Number(digits) - 1);
  return hex === OFF ? undefined : hex;
}

export function rowName(row: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (row % LETTERS));
  return row < LETTERS ? last : rowName(Math.floor(row / LETTERS) - 1) + last;
}

const rowNamed = (letters: string): number =>
  [...letters].reduce((row, letter) => (row + 1) * LETTERS + letter.charCodeAt(0) - FIRST_LETTER, -1);
