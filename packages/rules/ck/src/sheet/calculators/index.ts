import type { Calculation } from '@acies/kernel/odds';
import { artilleryCalculation } from './artillery.ts';
import { fightCalculation, hitsCalculation } from './fight.ts';
import { moraleCalculation } from './morale.ts';
import { moveCalculation } from './move.ts';
import { pursuitCalculation } from './pursuit.ts';
import { rideCalculation } from './ride.ts';
import { volleyCalculation } from './volley.ts';

/** The calculators, in the order of a turn. */
export const CALCULATIONS: readonly Calculation[] = [
  rideCalculation,
  moraleCalculation,
  moveCalculation,
  volleyCalculation,
  artilleryCalculation,
  hitsCalculation,
  fightCalculation,
  pursuitCalculation,
];
