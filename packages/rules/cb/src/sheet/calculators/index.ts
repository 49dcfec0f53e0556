import type { Calculation } from '@acies/kernel/odds';
import { chargeCalculation } from './charge.ts';
import { combatCalculation } from './combat.ts';
import { controlCalculation } from './control.ts';
import { criticalsCalculation } from './criticals.ts';
import { leaderCalculation } from './leader.ts';
import { moraleCalculation } from './morale.ts';
import { moveCalculation } from './move.ts';
import { passageCalculation } from './passage.ts';
import { pursuitCalculation } from './pursuit.ts';
import { recoveryCalculation } from './recovery.ts';
import { volleyCalculation } from './volley.ts';

/** The calculators, in the order of a turn. */
export const CALCULATIONS: readonly Calculation[] = [
  controlCalculation,
  moveCalculation,
  passageCalculation,
  volleyCalculation,
  chargeCalculation,
  combatCalculation,
  pursuitCalculation,
  criticalsCalculation,
  leaderCalculation,
  recoveryCalculation,
  moraleCalculation,
];
