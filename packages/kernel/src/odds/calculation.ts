import type { ZodType } from 'zod';
import type { Dice, DiceEvent } from '../dice/dice.ts';
import { enumerate, type Outcome } from './enumerate.ts';
import type { Tally, Verdict } from './factors.ts';

/** What is known of a situation before any die falls. */
export interface Prepared {
  readonly verdict: Verdict;
  /** Tallies in the order they matter, each under a heading ("attacker's dice"). */
  readonly tallies: readonly { readonly heading: string; readonly tally: Tally; readonly unit: string }[];
  /** What will be thrown, in words. */
  readonly dice: readonly string[];
  /** What else is to be said of the situation: what a side may or must do. */
  readonly notes?: readonly string[];
}

/** What the sheet has thrown for after a result, with the situation as far as it is then known. */
export interface Followup {
  /** The calculator of the same rule set. */
  readonly calculation: string;
  /** When and for whom, in words: "if it pursues". */
  readonly words: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * A procedure of the sheet as a calculator: the same factor rows and the same resolver that the battle uses, with the
 * situation given by hand.
 */
export interface Calculation<I = unknown, P extends Prepared = Prepared, O = unknown> {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly string[];
  /** The situation; every field has a description and, where sensible, a default. */
  readonly input: ZodType<I>;
  /** A situation with all that was left open and that the rest of it implies: what a troop type fills in. */
  filledIn?(input: I): I;
  prepare(input: I): P;
  resolve(prepared: P, dice: Dice): O;
  /** The outcome in words; outcomes with the same words are one in the table of odds, which keeps one of them as example. */
  describe(outcome: O): string;
  /** What dice that have fallen came to, as a sum: "7 - 2 = 5, 6 needed"; then what the outcome brings beside its words. */
  working?(prepared: P, thrown: readonly DiceEvent[], outcome: O): string[];
  /** Puts outcomes in the order of the table; lower comes first. */
  rank?(outcome: O): number;
  /** What is averaged over the odds: numbers of interest ("hits", "SP lost"), and what is so or not ("attacker wins"). */
  measures?(outcome: O): Measures;
  /** What is thrown for next, in the order of the sheet; only what this calculator does not throw for itself. */
  next?(input: I, outcome: O): readonly Followup[];
}

/** The average of a number is what to expect of it; that of a yes or no is its chance. */
export type Measures = Readonly<Record<string, number | boolean>>;

interface OddsRow<O> extends Outcome<O> {
  readonly text: string;
}

export interface Odds<O> {
  readonly rows: readonly OddsRow<O>[];
  readonly means: Readonly<Record<string, number>>;
  /** Which of the means are chances. */
  readonly chances: readonly string[];
}

/** The exact odds of a prepared situation, by walking every outcome of its resolver. */
export function oddsOf<I, P extends Prepared, O>(calculation: Calculation<I, P, O>, prepared: P): Odds<O> {
  const means: Record<string, number> = {};
  const chances = new Set<string>();
  const found = new Map<string, { value: O; chance: number; text: string }>();
  // Every outcome counts toward the means; rows are then merged by their words.
  const leaves = enumerate(
    (dice) => calculation.resolve(prepared, dice),
    (outcome) => JSON.stringify(outcome),
  );
  for (const { value, chance } of leaves.values()) {
    const text = calculation.describe(value);
    const known = found.get(text);
    if (known) known.chance += chance;
    else found.set(text, { value, chance, text });
    const measures = calculation.measures?.(value) ?? {};
    for (const name in measures) {
      const measure = measures[name]!;
      if (typeof measure === 'boolean') chances.add(name);
      means[name] = (means[name] ?? 0) + Number(measure) * chance;
    }
  }
  const rank = calculation.rank ?? (() => 0);
  const rows = [...found.values()].sort((a, b) => rank(a.value) - rank(b.value) || b.chance - a.chance);
  return { rows, means, chances: [...chances] };
}
