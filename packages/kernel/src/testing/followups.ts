import type { Calculation, Followup, Prepared } from '../odds/calculation.ts';
import { settingsOf } from '../odds/fields.ts';
import { takeDice } from '../odds/throwing.ts';

/**
 * What follows a procedure of a rule set when these dice fall, a line each: the next procedure, and what of its situation
 * is not as usual. Whatever cannot be calculated on is thrown out as an error.
 */
export function followups(all: readonly Calculation[], id: string, input: object, faces: readonly number[]): string[] {
  const one = calculationOf(all, id);
  const given = one.input.parse(input);
  const { outcome } = takeDice(one, possible(one, given), faces);
  return (one.next?.(given, outcome) ?? []).map((next) => followupLine(all, next));
}

export function followupLine(all: readonly Calculation[], { calculation, words, input }: Followup): string {
  const next = calculationOf(all, calculation);
  possible(next, next.input.parse(input));
  if (words === '') throw new Error(`${calculation} follows without a word`);
  return [calculation, ...settingsOf(next.input, input).map(({ path, value }) => `${path}=${value}`)].join(' ');
}

function calculationOf(all: readonly Calculation[], id: string): Calculation {
  const one = all.find((each) => each.id === id);
  if (!one) throw new Error(`there is no calculator "${id}"`);
  return one;
}

function possible(one: Calculation, given: unknown): Prepared {
  const prepared: Prepared = one.prepare(given);
  const { verdict } = prepared;
  if (verdict.kind === 'impossible') throw new Error(`${one.id} is impossible: ${verdict.because.text}`);
  return prepared;
}
