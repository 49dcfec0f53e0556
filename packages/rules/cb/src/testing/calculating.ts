import { SeededDice, seedOf } from '@acies/kernel/match';
import { type Calculation, oddsOf, type Prepared } from '@acies/kernel/odds';
import { enumerateWhole } from '@acies/kernel/testing';
import { fc } from '@fast-check/vitest';
import { expect } from 'vitest';

export const prepare = <P extends Prepared>(one: Calculation<unknown, P>, input: object): P =>
  one.prepare(one.input.parse(input));
export const oddsFor = <P extends Prepared, O>(one: Calculation<unknown, P, O>, input: object) =>
  oddsOf(one, prepare(one, input));
export const because = (one: Calculation, input: object): string => {
  const { verdict } = prepare(one, input);
  return verdict.kind === 'roll' ? 'roll' : `${verdict.kind} ${verdict.because.clause} ${verdict.because.text}`;
};
export const texts = (one: Calculation, input: object): string[] => oddsFor(one, input).rows.map(({ text }) => text);

/** Compares a printed table, in its order, with one worked out on paper. */
export function expectTable(
  one: Calculation,
  input: object,
  outOf: number,
  table: readonly (readonly [string, number])[],
): void {
  const { rows } = oddsFor(one, input);
  expect(rows.map(({ text, chance }) => [text, Math.round(chance * outOf * 1e6) / 1e6])).toEqual(table);
}

/** The table of odds against every throw walked to the last die, for a property of inputs that make sense. */
export function expectWhole(one: Calculation, input: object): void {
  const prepared = prepare(one, input);
  fc.pre(prepared.verdict.kind !== 'impossible');
  const { rows } = oddsOf(one, prepared);
  const whole = enumerateWhole(
    (dice) => one.describe(one.resolve(prepared, dice)),
    (text) => text,
  );
  expect(rows.map(({ text }) => text).sort()).toEqual([...whole.keys()].map(String).sort());
  for (const { text, chance } of rows) expect(chance).toBeCloseTo(whole.get(text)!.chance, 9);
  const found = new Set(rows.map(({ text }) => text));
  const dice = new SeededDice(seedOf(23));
  for (let i = 0; i < 5; i++) expect(found).toContain(one.describe(one.resolve(prepared, dice)));
}
