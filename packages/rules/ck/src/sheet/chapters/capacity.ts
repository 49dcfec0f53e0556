import { isSkirmisher, type TroopId } from '../troops.ts';

/** CK-ZONE-1: how many units a zone holds. */
export const CAPACITY = 3;

/** CK-ZONE-1: how many of these count: the first skirmishers, the first artillery and the first elephants do not. */
export function countsToward(types: readonly TroopId[]): number {
  let count = 0;
  let exempt = 0;
  for (const type of types) {
    const kind = isSkirmisher(type) ? 1 : type === 'Art' ? 2 : type === 'El' ? 4 : 0;
    if (kind > 0 && (exempt & kind) === 0) exempt |= kind;
    else count++;
  }
  return count;
}
