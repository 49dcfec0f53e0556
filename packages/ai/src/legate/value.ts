import type { Side } from '@acies/kernel';

/** What a position promises a side, from -1, lost, to 1, won. */
export type Value<G> = (g: G, side: Side) => number;

/** What is looked at in a position, each from red's side: the same seen by blue is the same with the sign turned round. */
type Features<G> = (g: G) => readonly number[];

/**
 * A value from what is looked at, each with its weight. The weights come from battles that centurions and recruits have
 * fought among themselves: those by which the winner was foretold best where each turn began (logistic regression).
 */
export const weighing =
  <G>(features: Features<G>, weights: readonly number[]): Value<G> =>
  (g, side) => {
    let sum = 0;
    for (const [i, feature] of features(g).entries()) sum += weights[i]! * feature;
    const value = Math.tanh(sum / 2);
    return side === 'red' ? value : -value;
  };
