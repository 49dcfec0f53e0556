import { fc } from '@fast-check/vitest';
import { BREEDS, GRADES, isSpecial, MORALES, TROOP_IDS } from '../sheet/troops.ts';

export const bit = fc.boolean();
const type = fc.constantFrom(...TROOP_IDS);
const formation = fc.constantFrom('line', 'unformed', undefined);
export const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });

/** A unit that fights, as forms ask for it; special troops hold no DPs. */
export const unitInput = <T extends object>(more: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<object> =>
  fc
    .record({
      ...{ type, formation, grade: fc.constantFrom(...GRADES), morale: fc.constantFrom(...MORALES), ground: bit },
      ...{ breed: fc.constantFrom(...BREEDS), dp: upTo(4), casualties: upTo(1), inspires: upTo(2) },
      ...{ ranks: fc.integer({ min: 1, max: 3 }), numbers: fc.integer({ min: 1, max: 9 }) },
      ...more,
    })
    .map((unit) => (isSpecial(unit.type) ? { ...unit, dp: 0, casualties: 0 } : unit));
