import type { Arm, Fork } from './arm.ts';

/** How much the doubt about a choice speaks for trying it. */
const CURIOSITY = 1;
/** Choices at hand after so many trials: the square root of their number. */
const WIDENING = 1;
const LEAST_WIDE = 2;
/** What trials differ by, before there are any. */
const USUAL_SPREAD = 0.3;
const LEAST_SPREAD = 0.01;

/**
 * The choice to try next: the best so far, with a bonus for what was tried little (UCB1, scaled by how much trials differ).
 * Of many choices only the most promising are at hand to begin with, and more the more has been tried (progressive widening).
 */
export function selectArm({ arms }: Fork): Arm {
  const tried = totalOf(arms);
  const wide = Math.max(LEAST_WIDE, Math.ceil(WIDENING * Math.sqrt(tried.trials + 1)));
  const bonus = CURIOSITY * tried.spread * Math.sqrt(Math.log(tried.trials + 1));
  let [best, most] = [arms[0]!, Number.NEGATIVE_INFINITY];
  for (const arm of arms.slice(0, wide)) {
    if (arm.trials === 0) return arm;
    const score = arm.mean + bonus / Math.sqrt(arm.trials);
    if (score > most) [best, most] = [arm, score];
  }
  return best;
}

function totalOf(arms: readonly Arm[]): { trials: number; spread: number } {
  let [trials, sum, squares] = [0, 0, 0];
  for (const arm of arms) {
    trials += arm.trials;
    sum += arm.sum;
    squares += arm.squares;
  }
  if (trials < 2) return { trials, spread: USUAL_SPREAD };
  return { trials, spread: Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares / trials - (sum / trials) ** 2))) };
}
