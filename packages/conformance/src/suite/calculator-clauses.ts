import { type Calculation, type Prepared, rollOnce } from '@acies/kernel/odds';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../subjects.ts';
import { anySituation, plainSituations } from './situations.ts';

const RUNS = 400;

/** The clauses that a situation meets: in its verdict, its rows and the dice thrown for it. */
function clausesMet(one: Calculation, situation: object, seed: number): string[] {
  const read = one.input.safeParse(situation);
  if (!read.success) return [];
  const prepared: Prepared = one.prepare(read.data);
  const { verdict, tallies } = prepared;
  const rows = tallies.flatMap(({ tally }) => tally.rows.map(({ clause }) => clause));
  const why = verdict.kind === 'roll' ? [] : [verdict.because.clause];
  const dice = verdict.kind === 'impossible' ? [] : rollOnce(one, prepared, seed).dice;
  return [...rows, ...why, ...dice.flatMap(({ clauses }) => clauses)];
}

function metBy(one: Calculation): string[] {
  const seed = Number(process.env.FC_SEED ?? 1);
  const sampled = fc.sample(anySituation(one), { numRuns: RUNS, seed });
  const situations = [...plainSituations(one), ...sampled];
  return [...new Set(situations.flatMap((situation, i) => clausesMet(one, situation, seed + i)))].sort();
}

/** What the calculators of a rule set say they rest on. */
export function describeCalculatorClauses({ rules: { id, calculations } }: Subject): void {
  describe(`a procedure of ${id} lists every clause that it meets`, () => {
    it.each(calculations.map((one) => [one.id, one] as const))('%s', (__, one) => {
      const met = metBy(one);
      expect(new Set(one.clauses).size).toBe(one.clauses.length);
      expect(met.length).toBeGreaterThan(0);
      expect(met.filter((clause) => !one.clauses.includes(clause))).toEqual([]);
    });
  });
}
