import { type Calculation, type Field, fieldsOf } from '@acies/kernel/odds';
import { fc } from '@fast-check/vitest';

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

function situationOf(values: readonly (readonly [Field, unknown])[]): object {
  const situation: Record<string, unknown> = {};
  for (const [{ path }, value] of values) if (value !== undefined) put(situation, path.split('.'), value);
  return situation;
}

/** Any situation of a calculator; an optional group is there only if something in it is set. */
export const anySituation = ({ input }: Calculation): fc.Arbitrary<object> => {
  const fields = fieldsOf(input);
  return fc
    .tuple(...fields.map(anyValue))
    .map((values) => situationOf(values.map((value, i) => [fields[i]!, value] as const)));
};

/** The values of a field that are worth a look by themselves: every choice, both ways of a switch, both ends of a number. */
function valuesOf({ kind, choices, least, most }: Field): readonly unknown[] {
  if (kind === 'choice') return choices;
  if (kind === 'boolean') return [true, false];
  return kind === 'number' ? [least ?? 0, most ?? 9] : [];
}

/** The usual situation, and every value worth a look one at a time. */
export const plainSituations = ({ input }: Calculation): object[] => [
  {},
  ...fieldsOf(input).flatMap((field) => valuesOf(field).map((value) => situationOf([[field, value]]))),
];
