import { type Json, type Side, samePlain } from '@acies/kernel';
import { Arm } from './arm.ts';

/** Where a decision is met: what may be chosen there. */
export interface Here {
  allows(choice: Json): boolean;
  suggestions(): readonly Json[];
}

/** A decision in the tree with the choices that may be tried, the most promising first. */
export class Fork {
  readonly side: Side;
  readonly #arms: Arm[];
  /** So many are at hand before long, if the guide has looked at so many; others only after many trials. */
  readonly most: number;
  readonly promising: number;
  #isWhole: boolean;

  constructor(side: Side, choices: readonly Json[], most: number, isWhole = false) {
    this.side = side;
    this.#arms = choices.map((choice) => new Arm(choice));
    this.most = most;
    this.promising = Math.min(most, choices.length);
    this.#isWhole = isWhole;
  }

  get arms(): readonly Arm[] {
    return this.#arms;
  }

  /** So many of the choices; those that the guide has not looked at come last, and are asked for only when they are needed. */
  first(count: number, here: Here): readonly Arm[] {
    if (count > this.#arms.length && !this.#isWhole) {
      this.#isWhole = true;
      const isKnown = (choice: Json): boolean => this.#arms.some((arm) => samePlain(arm.choice, choice));
      for (const choice of here.suggestions()) if (!isKnown(choice)) this.#arms.push(new Arm(choice));
    }
    return this.#arms.slice(0, count);
  }
}
