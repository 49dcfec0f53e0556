import type { Calculation } from '@acies/kernel/odds';
import { chargeCalculation } from './charge.ts';
import { combatCalculation } from './combat.ts';
import { controlCalculation } from './control.ts';
import { evadeCalculation } from './evade.ts';
import { leaderCalculation } from './leader.ts';
import { manoeuvreCalculation } from './manoeuvre.ts';
import { moraleCalculation } from './morale.ts';
import { moveCalculation } from './move.ts';
import { pursuitCalculation } from './pursuit.ts';
import { recoveryCalculation } from './recovery.ts';
import { volleyCalculation } from './volley.ts';

/** The calculators, in the order of a turn. */
export const CALCULATIONS: readonly Calculation[] = [
  controlCalculation,
  moveCalculation,
  manoeuvreCalculation,
  recoveryCalculation,
  volleyCalculation,
  chargeCalculation,
  evadeCalculation,
  moraleCalculation,
  combatCalculation,
  leaderCalculation,
  pursuitCalculation,
];
