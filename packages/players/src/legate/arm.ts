import type { Json } from '@acies/kernel';
import type { Fork } from './fork.ts';

/** A choice that is tried out, and what came of it to the side that makes it. */
export class Arm {
  readonly choice: Json;
  /** What came of each trial, in order. */
  readonly results: number[] = [];
  /** What had to be decided next, by side, decision and whom it was about. */
  readonly next = new Map<string, Fork>();
  sum = 0;
  squares = 0;

  constructor(choice: Json) {
    this.choice = choice;
  }

  get trials(): number {
    return this.results.length;
  }

  get mean(): number {
    return this.sum / this.trials;
  }

  add(result: number): void {
    this.results.push(result);
    this.sum += result;
    this.squares += result * result;
  }
}

/** By how much one choice has done better than another in the trials that both had with the same dice, and how sure that is. */
export function leadOf(
  arm: Arm,
  other: Arm,
): { readonly lead: number; readonly error: number; readonly trials: number } {
  const trials = Math.min(arm.trials, other.trials);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < trials; i++) {
    const lead = arm.results[i]! - other.results[i]!;
    sum += lead;
    squares += lead * lead;
  }
  const lead = sum / trials;
  const error = trials > 1 ? Math.sqrt(Math.max(0, squares / trials - lead * lead) / (trials - 1)) : 1;
  return { lead, error, trials };
}

/** What trials differ by, before there are any. */
const USUAL_SPREAD = 0.3;
const LEAST_SPREAD = 0.01;

/** By how much the trials of these choices differ among themselves. */
export function spreadOf(arms: readonly Arm[]): number {
  let [trials, sum, squares] = [0, 0, 0];
  for (const arm of arms) {
    trials += arm.trials;
    sum += arm.sum;
    squares += arm.squares;
  }
  if (trials < 2) return USUAL_SPREAD;
  return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares / trials - (sum / trials) ** 2)));
}
