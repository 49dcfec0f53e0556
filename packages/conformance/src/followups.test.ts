import { type Calculation, type Field, fieldsOf, type Prepared, rollOnce } from '@acies/kernel';
import { followupLine } from '@acies/kernel/testing';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { SUBJECTS } from './subjects.ts';

/** A value of a field, more often than not its usual one, so that situations make sense. */
function anyValue({ kind, choices, least, most }: Field): fc.Arbitrary<unknown> {
  const usual = { weight: 3, arbitrary: fc.constant(undefined) };
  const some = (arbitrary: fc.Arbitrary<unknown>) => fc.oneof(usual, { weight: 2, arbitrary });
  if (kind === 'choice') return some(fc.constantFrom(...choices));
  if (kind === 'boolean') return some(fc.boolean());
  return kind === 'number' ? some(fc.integer({ min: least ?? 0, max: most ?? 9 })) : fc.constant(undefined);
}

function put(into: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key!] = value;
  else put((into[key!] ??= {}) as Record<string, unknown>, rest, value);
}

/** Any situation of a calculator; an optional group is there only if something in it is set. */
const anySituation = ({ input }: Calculation): fc.Arbitrary<object> => {
  const fields = fieldsOf(input);
  return fc.tuple(...fields.map(anyValue)).map((values) => {
    const situation: Record<string, unknown> = {};
    values.forEach((value, i) => {
      if (value !== undefined) put(situation, fields[i]!.path.split('.'), value);
    });
    return situation;
  });
};

const RUNS = 300;

/** Throws for many situations; how many had something to follow. */
function followed(all: readonly Calculation[], one: Calculation): number {
  let count = 0;
  fc.assert(
    fc.property(anySituation(one), fc.nat(), (situation, seed) => {
      const given = one.input.parse(situation);
      const prepared: Prepared = one.prepare(given);
      if (prepared.verdict.kind === 'impossible') return;
      const next = one.next?.(given, rollOnce(one, prepared, seed).outcome) ?? [];
      const before = JSON.stringify(given);
      for (const each of next) followupLine(all, each);
      // They must be told apart by what is said of them.
      expect(new Set(next.map(({ calculation, words }) => `${calculation} ${words}`)).size).toBe(next.length);
      expect(JSON.stringify(given)).toBe(before);
      if (next.length > 0) count++;
    }),
    { numRuns: RUNS, seed: Number(process.env.FC_SEED ?? 1) },
  );
  return count;
}

describe.each(SUBJECTS.map(({ rules }) => [rules.id, rules.calculations] as const))(
  'what follows a procedure of %s can be thrown for',
  (_, all) => {
    const leading = all.filter((one) => one.next);
    it.each(leading.map((one) => [one.id, one] as const))('%s', (__, one) => {
      expect(followed(all, one)).toBeGreaterThan(0);
    });
  },
);
