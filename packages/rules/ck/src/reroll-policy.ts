import { poolOdds, type Reading } from '@acies/kernel';

/** The average of what a pool is worth. */
export function averageWorth(count: number, reading: Reading, worth: (result: number) => number): number {
  const { values, chances } = poolOdds(count, reading);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += worth(values[i]!) * chances[i]!;
  return sum;
}

/** Whether a second throw pays on average for the side that wants this worth high. */
export const paysAgain = (
  result: number,
  count: number,
  reading: Reading,
  worth: (result: number) => number,
): boolean => worth(result) < averageWorth(count, reading, worth);
