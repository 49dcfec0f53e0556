import type { Calculation } from '@acies/kernel/odds';
import { firingCalculation } from './firing.ts';
import { meleeCalculation } from './melee.ts';
import { moraleCalculation } from './morale.ts';
import { orderTestCalculation } from './order-test.ts';
import { pilumCalculation } from './pilum.ts';
import { pursuitCalculation } from './pursuit.ts';

/** The calculators, in the order of a turn. */
export const CALCULATIONS: readonly Calculation[] = [
  orderTestCalculation,
  firingCalculation,
  pilumCalculation,
  meleeCalculation,
  moraleCalculation,
  pursuitCalculation,
];
