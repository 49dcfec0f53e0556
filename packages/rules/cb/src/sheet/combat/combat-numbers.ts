import { type Formation, isFormed } from '../formations.ts';

/** A unit on an enemy: CB-CBT-10, its stands in contact and those that overlap a flank of it. */
export interface InContact {
  readonly touching: number;
  readonly overlapping: number;
}

/** CB-CBT-10: one stand on each flank. */
const MOST_OVERLAPS = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** CB-CBT-10, CB-CBT-11: the stands of all friends on one enemy. (R) Two overlaps at most among them. */
export const numbersOf = (friends: readonly InContact[]): number =>
  sum(friends.map(({ touching }) => touching)) +
  Math.min(MOST_OVERLAPS, sum(friends.map(({ overlapping }) => overlapping)));

/** One of two units where they touch. */
export interface Depth {
  readonly formation: Formation;
  /** Ranks at the point of contact. */
  readonly ranks: number;
  /** It meets the other with its front. */
  readonly frontal: boolean;
}

const isDrawnUp = ({ formation, frontal }: Depth): boolean => isFormed(formation) && frontal;

/** CB-CBT-10: whether a unit fights in a deeper formation than an enemy. */
export const isDeeper = (own: Depth, enemy: Depth): boolean =>
  own.ranks > enemy.ranks && isDrawnUp(own) && isDrawnUp(enemy);
