import { CENTURIONS, type Weights } from './weights.ts';

/** A way to judge: what is given weight to, and what has been worked out with it already, by battle. */
export class Judgement {
  readonly weights: Weights;
  readonly matchups = new WeakMap<object, Map<number, number>>();
  readonly blows = new WeakMap<object, Map<number, Map<number, number>>>();

  constructor(weights: Weights) {
    this.weights = weights;
  }
}

export const CENTURION = new Judgement(CENTURIONS);
