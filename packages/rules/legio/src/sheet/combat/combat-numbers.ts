import type { TroopId } from '../troops.ts';

/** A unit that fights in a combat: LG-CBT-6, its stands in base contact and those that overlap a flank, one on each. */
export interface InContact {
  readonly type: TroopId;
  readonly touching: number;
  readonly overlapping: number;
}

/** LG-CBT-7: of several units on one enemy those that may give die and factors; the owner chooses between equals. */
export function leadersOf<T extends InContact>(units: readonly T[]): readonly T[] {
  const most = Math.max(...units.map(({ touching }) => touching));
  return units.filter(({ touching }) => touching === most);
}

/** LG-CBT-6: one stand on each flank. */
const MOST_OVERLAPS = 2;

/** LG-CBT-6: the stands that count on one side; elephants add nothing to friends. (R) Two overlaps at most in all. */
export function numbersOf<T extends InContact>(lead: T, units: readonly T[]): number {
  const counting = units.filter((unit) => unit === lead || unit.type !== 'El');
  const touching = counting.reduce((sum, unit) => sum + unit.touching, 0);
  return (
    touching +
    Math.min(
      MOST_OVERLAPS,
      counting.reduce((sum, unit) => sum + unit.overlapping, 0),
    )
  );
}
