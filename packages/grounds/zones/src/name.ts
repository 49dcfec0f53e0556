import { columnOf, OFF, rowOf, type Zone, type ZoneGrid, zoneAt } from './grid.ts';

const FIRST_LETTER = 'A'.charCodeAt(0);

/** Row letter from the top and column number from the left, as `C4`. */
export const zoneName = (grid: ZoneGrid, zone: Zone): string => rowName(rowOf(grid, zone)) + (columnOf(grid, zone) + 1);

/** The zone a person means by that name, in capitals or not and with blanks around it or not. */
export function zoneNamed(grid: ZoneGrid, name: string): Zone | undefined {
  const [, letter, digits] = /^([A-Z])(\d+)$/i.exec(name.trim()) ?? [];
  if (!letter || !digits) return undefined;
  const zone = zoneAt(grid, letter.toUpperCase().charCodeAt(0) - FIRST_LETTER, Number(digits) - 1);
  return zone === OFF ? undefined : zone;
}

/** A letter is enough: no grid has more than 26 rows. */
export const rowName = (row: number): string => String.fromCharCode(FIRST_LETTER + row);
