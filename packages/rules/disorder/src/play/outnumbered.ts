import { type Factor, row } from '@acies/kernel/odds';

/** Stands that count on each side of a combat. */
export interface Numbers {
  readonly own: number;
  readonly enemy: number;
}

/** What it costs when the enemy is at least so many times as numerous. */
export interface OddsStep {
  readonly ratio: number;
  readonly label: string;
  readonly value: number;
}

/** An equal enemy does not outnumber, so that the step of 1:1 needs one stand more. */
const reaches = ({ own, enemy }: Numbers, ratio: number): boolean => enemy > own && enemy >= ratio * own;

/** LG-CBT-5, CB-CBT-8: of the steps, given from the lightest to the heaviest, the last that the enemy's numbers reach. */
export const outnumbered =
  <S>(clause: string, steps: readonly OddsStep[], numbersOf: (situation: S) => Numbers): Factor<S> =>
  (situation) => {
    const numbers = numbersOf(situation);
    const step = steps.findLast(({ ratio }) => reaches(numbers, ratio));
    return step && row(clause, step.label, step.value);
  };
