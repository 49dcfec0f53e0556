import type { Side } from '@acies/kernel';

/** What a position promises a side, from -1, lost, to 1, won. */
export type Value<G> = (g: G, side: Side) => number;

/** What is looked at in a position, each from red's side: the same seen by blue is the same with the sign turned round. */
type Features<G> = (g: G) => readonly number[];

/**
 * A value from what is looked at, each with its weight. The weights go back to battles that centurions and recruits have
 * fought among themselves, by logistic regression of the winner on how things stood where each turn began; they were then
 * rounded, features that foretold nothing were left out, and a few weights of Clock were set by hand.
 */
export const weighing =
  <G>(features: Features<G>, weights: readonly number[]): Value<G> =>
  (g, side) => {
    let sum = 0;
    for (const [i, feature] of features(g).entries()) sum += weights[i]! * feature;
    const value = Math.tanh(sum / 2);
    return side === 'red' ? value : -value;
  };
