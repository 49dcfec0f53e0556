import { type Arm, spreadOf } from './arm.ts';
import type { Fork, Here } from './fork.ts';

/** How much the doubt about a choice speaks for trying it. */
const CURIOSITY = 1;
/** Promising choices at hand after so many trials: the square root of their number. */
const WIDENING = 1;
const LEAST_WIDE = 2;
/** Others follow only where there is time for many trials, so that a small budget is not spent on them. */
const WIDENING_BEYOND = 0.5;

/**
 * The choice to try next of those that are allowed here: the best so far, with a bonus for what was tried little (UCB1, scaled by
 * how much trials differ). Of many choices only the most promising are at hand to begin with, and more the more has been tried
 * (progressive widening). Undefined if none of them is allowed: other dice may have made them illegal.
 */
export function selectArm(fork: Fork, here: Here): Arm | undefined {
  const trials = fork.arms.reduce((sum, arm) => sum + arm.trials, 0);
  const bonus = CURIOSITY * spreadOf(fork.arms) * Math.sqrt(Math.log(trials + 1));
  const atHand = new Set(fork.first(widthAfter(trials, fork), here));
  while (atHand.size > 0) {
    const arm = bestOf(atHand, bonus);
    // Whether a choice is allowed may take long to find out: it is asked only of the one that would be tried.
    if (here.allows(arm.choice)) return arm;
    atHand.delete(arm);
  }
  return undefined;
}

function widthAfter(trials: number, { most, promising }: Fork): number {
  const root = Math.sqrt(trials + 1);
  const beyond = Math.ceil(WIDENING_BEYOND * root);
  return beyond > most ? beyond : Math.min(promising, Math.max(LEAST_WIDE, Math.ceil(WIDENING * root)));
}

/** The first that has not been tried, or else the one that is worth most. */
function bestOf(arms: Iterable<Arm>, bonus: number): Arm {
  let best: Arm | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    if (arm.trials === 0) return arm;
    const score = arm.mean + bonus / Math.sqrt(arm.trials);
    if (!best || score > most) [best, most] = [arm, score];
  }
  return best!;
}
