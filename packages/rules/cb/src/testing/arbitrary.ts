import { fc } from '@fast-check/vitest';
import { type Fighter, MOTIONS, ROUNDS } from '../sheet/combat/combat-factors.ts';
import { FORMATIONS } from '../sheet/formations.ts';
import { BREEDS, GRADES, MORALES, TROOP_IDS, WEAPONS } from '../sheet/troops.ts';

const bit = fc.boolean();

/** Any fighter, whether or not a battle could have him. */
export const anyFighter: fc.Arbitrary<Fighter> = fc.record({
  unit: fc.record({
    type: fc.constantFrom(...TROOP_IDS),
    grade: fc.constantFrom(...GRADES),
    morale: fc.constantFrom(...MORALES),
    armoured: bit,
    weapon: fc.constantFrom(...WEAPONS),
    combat: fc.integer({ min: 0, max: 5 }),
    breed: fc.constantFrom(...BREEDS),
    legion: fc.constant(undefined),
  }),
  dp: fc.integer({ min: 0, max: 5 }),
  shaken: bit,
  casualties: fc.integer({ min: 0, max: 5 }),
  formation: fc.constantFrom(...FORMATIONS),
  motion: fc.constantFrom(...MOTIONS),
  round: fc.constantFrom(...ROUNDS),
  frontal: bit,
  onset: fc.constantFrom('own', 'enemy', 'both'),
  ground: bit,
  fortified: bit,
  obstacle: bit,
  deeper: bit,
  inspires: fc.integer({ min: 0, max: 3 }),
  numbers: fc.integer({ min: 1, max: 12 }),
});
