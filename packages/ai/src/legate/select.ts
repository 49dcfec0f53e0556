import { type Arm, type Fork, spreadOf } from './arm.ts';

/** How much the doubt about a choice speaks for trying it. */
const CURIOSITY = 1;
/** Choices at hand after so many trials: the square root of their number. */
const WIDENING = 1;
const LEAST_WIDE = 2;
/**
 * The choice to try next: the best so far, with a bonus for what was tried little (UCB1, scaled by how much trials differ).
 * Of many choices only the most promising are at hand to begin with, and more the more has been tried (progressive widening).
 */
export function selectArm({ arms }: Fork): Arm {
  const trials = arms.reduce((sum, arm) => sum + arm.trials, 0);
  const wide = Math.max(LEAST_WIDE, Math.ceil(WIDENING * Math.sqrt(trials + 1)));
  const bonus = CURIOSITY * spreadOf(arms) * Math.sqrt(Math.log(trials + 1));
  let [best, most] = [arms[0]!, Number.NEGATIVE_INFINITY];
  for (const arm of arms.slice(0, wide)) {
    if (arm.trials === 0) return arm;
    const score = arm.mean + bonus / Math.sqrt(arm.trials);
    if (score > most) [best, most] = [arm, score];
  }
  return best;
}
