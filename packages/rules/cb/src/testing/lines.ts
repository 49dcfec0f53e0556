import type { Tally } from '@acies/kernel/odds';

/** The rows of a tally, a line each. */
export const lines = ({ rows }: Tally): string[] =>
  rows.map(({ clause, label, value }) => `${clause} ${label} ${value > 0 ? '+' : ''}${value}`);
