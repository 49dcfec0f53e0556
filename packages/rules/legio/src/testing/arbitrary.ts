import { fc } from '@fast-check/vitest';
import { type Fighter, MOTIONS } from '../sheet/combat/combat-factors.ts';
import { FORMATIONS } from '../sheet/formations.ts';
import { GRADES, TROOP_IDS } from '../sheet/troops.ts';

const bit = fc.boolean();

/** Any fighter, whether or not a battle could have him. */
export const anyFighter: fc.Arbitrary<Fighter> = fc.record({
  unit: fc.record({
    type: fc.constantFrom(...TROOP_IDS),
    grade: fc.constantFrom(...GRADES),
    armoured: bit,
    legionaries: bit,
    camels: bit,
    chariots: bit,
    attachedLights: bit,
    rearArchers: bit,
  }),
  dp: fc.integer({ min: 0, max: 5 }),
  shaken: bit,
  casualties: fc.integer({ min: 0, max: 5 }),
  motion: fc.constantFrom(...MOTIONS),
  formation: fc.constantFrom(...FORMATIONS),
  ground: bit,
  fortified: bit,
  supported: bit,
  inspired: bit,
  numbers: fc.integer({ min: 1, max: 12 }),
});
