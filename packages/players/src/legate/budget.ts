/** How long a player may think about a decision: milliseconds, or so many playouts, which come to the same on every machine. */
export type Budget = { readonly ms: number } | { readonly playouts: number };

/** A budget as it is written: "1s", "250ms", or a number of playouts; undefined if it is none. */
export function parseBudget(text: string): Budget | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(ms|s|)$/.exec(text.trim()) ?? [];
  if (number === undefined || !(Number(number) > 0)) return undefined;
  if (unit === '') return Number.isInteger(Number(number)) ? { playouts: Number(number) } : undefined;
  return { ms: Number(number) * (unit === 's' ? 1000 : 1) };
}

/** The clock that browsers and Node both have; neither is known here. */
declare const performance: { now(): number };

/** Counts a budget down; the clock begins to run at once. */
export class Allowance {
  readonly #budget: Budget;
  readonly #until: number;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#until = 'ms' in budget ? performance.now() + budget.ms : Number.POSITIVE_INFINITY;
  }

  isUsedUp(playouts: number): boolean {
    return 'ms' in this.#budget ? performance.now() >= this.#until : playouts >= this.#budget.playouts;
  }
}
