import type { Book } from '@acies/play';
import type { Budget } from '@acies/players';
import type { Terminal } from './terminal/terminal.ts';

/** Whoever gives a budget where nobody takes time expects what will not come. */
export function noteUnusedBudget(
  { complain }: Terminal,
  book: Book,
  names: readonly string[],
  budget: Budget | undefined,
  consequence = 'so nothing uses it',
): void {
  if (budget === undefined || names.some((name) => book.players[name]?.think !== undefined)) return;
  complain(`acies: --budget is what a legate may think, and none plays here, ${consequence}`);
}
