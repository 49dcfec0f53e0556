import { isBeside, isInRank } from '@acies/table';
import { boxOf, type ClockContext, presentOf, sideOf } from '../../board/look.ts';

/** MC-MOV-7: so many units front to rear are a column. */
const COLUMN = 3;

/**
 * MC-MOV-7: the column that a unit stands in, itself included; empty where it stands in none. (R) A file with a friend in line
 * beside any unit of it is part of a body several files wide, and no column.
 */
export function columnOf(g: ClockContext, id: number): readonly number[] {
  const friends = presentOf(g, sideOf(g, id));
  const file = [id];
  for (const at of file)
    for (const friend of friends)
      if (!file.includes(friend) && isInRank(boxOf(g, at), boxOf(g, friend))) file.push(friend);
  if (file.length < COLUMN) return [];
  const isWide = file.some((at) => friends.some((friend) => isBeside(boxOf(g, at), boxOf(g, friend))));
  return isWide ? [] : file;
}

/** MC-MOV-7: whether units march as a column: three or more of one and the same. */
export const marchAsColumn = (g: ClockContext, units: readonly number[]): boolean =>
  units.length >= COLUMN && units.every((id) => columnOf(g, units[0]!).includes(id));
