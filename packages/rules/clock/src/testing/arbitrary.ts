import { fc } from '@fast-check/vitest';
import { ATTACKED, type Fighter } from '../sheet/chapters/melee-factors.ts';
import { FEARSOME_TO, GRADES, MISSILES } from '../sheet/traits.ts';
import { TROOP_IDS } from '../sheet/troops.ts';

const bit = fc.boolean();
const rarely = fc.integer({ min: 0, max: 3 }).map((face) => face === 0);

/** Any fighter, whether or not a battle could have him. */
export const anyFighter: fc.Arbitrary<Fighter> = fc.record({
  unit: fc.record({
    type: fc.constantFrom(...TROOP_IDS),
    combat: fc.constantFrom(...GRADES),
    rally: fc.constantFrom(...GRADES),
    missiles: fc.constantFrom(...MISSILES),
    heavyArmour: bit,
    tribal: bit,
    wildCharge: bit,
    shieldwall: bit,
    phalanx: bit,
    pila: bit,
    handThrown: bit,
    romanDrill: bit,
    fearsome: fc.constantFrom(...FEARSOME_TO),
  }),
  dmz: fc.integer({ min: 0, max: 2 }),
  hadDmz: bit,
  leaderFactor: fc.integer({ min: 0, max: 2 }),
  charging: bit,
  charged: bit,
  stationary: bit,
  inRough: rarely,
  inDenseWoods: rarely,
  uphill: bit,
  defendsBank: rarely,
  attacked: fc.constantFrom(...ATTACKED),
  column: rarely,
  supports: fc.integer({ min: 0, max: 2 }),
  firstCombat: bit,
  canRetreat: bit,
});
