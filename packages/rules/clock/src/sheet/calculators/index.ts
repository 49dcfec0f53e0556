import type { Calculation } from '@acies/kernel/odds';
import { fireCalculation } from './fire.ts';
import { leaderCalculation } from './leader.ts';
import { meleeCalculation } from './melee.ts';
import { nerveCalculation, rallyCalculation } from './rally.ts';

/** The calculators, in the order of a half turn. */
export const CALCULATIONS: readonly Calculation[] = [
  rallyCalculation,
  fireCalculation,
  nerveCalculation,
  meleeCalculation,
  leaderCalculation,
];
