import type { Untried, Weighed } from '@acies/players';

type Worth = Pick<Weighed, 'worth' | 'trials'>;

/** A worth as it is shown: of battles won of a hundred, some trials cannot tell the fractions. */
export function shownWorth({ worth, trials }: Worth): number {
  const parts = trials === undefined ? 100 : 1;
  // A zero has no sign.
  return Math.round(worth * parts) / parts + 0;
}

/** From fewer trials there is no figure to be shown beside others: it is a throw or two of the dice. */
const LEAST_TRIALS = 4;
export const isHardlyTried = ({ trials = LEAST_TRIALS }: Pick<Weighed, 'trials'>): boolean => trials < LEAST_TRIALS;

/** Whether none has a higher figure than the first: who errs, or trusts a figure less than another, may choose what is not worth most. */
export const isFirstBest = ([first, ...others]: readonly Worth[]): boolean =>
  others.every((other) => isHardlyTried(other) || shownWorth(other) <= shownWorth(first!));

/** From fewer trials the worth of a choice is hardly more than chance. */
export const TELLING_TRIALS = 8;

/** Why one who tries things out has tried nothing. */
export const UNTRIED: Readonly<Record<Untried, string>> = {
  trusted: 'He tries nothing out here: what comes of it tells only long after, so he trusts his first look.',
  alone: 'He has tried nothing out: he sees nothing else to choose.',
  'no time': 'He had no time to try anything out: this is what he thinks at first sight.',
};

const PART = ', ';
const partsOf = (words = ''): string[] => words.split(PART).filter(Boolean);

/**
 * What is said of all that was looked at, but for a choice that is first for a reason of its own: it is said once. A number belongs
 * to the one it is said of, even where others have the same.
 */
export function saidOfAll(weighed: readonly Pick<Weighed, 'words'>[]): string {
  const [first = [], ...others] = weighed.map(({ words }) => partsOf(words));
  const shared = (others[0] ?? first).filter(
    (part) => !/\d/.test(part) && others.every((parts) => parts.includes(part)),
  );
  return shared.join(PART);
}

/** What is left to be said of one beside it. */
export const saidOfOne = ({ words }: Pick<Weighed, 'words'>, ofAll: string): string => {
  const shared = partsOf(ofAll);
  return partsOf(words)
    .filter((part) => !shared.includes(part))
    .join(PART);
};
