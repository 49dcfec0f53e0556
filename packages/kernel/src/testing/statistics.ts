/** How far counts lie from what was expected of them. */
export const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);

/** What chi-square exceeds once in a thousand samples, by degrees of freedom. */
export const ONE_IN_A_THOUSAND: Readonly<Record<number, number>> = { 3: 16.27, 5: 20.52, 9: 27.88, 35: 66.62 };
