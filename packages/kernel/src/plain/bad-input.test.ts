import { expect, test } from 'vitest';
import { z } from 'zod';
import { BadInput, parseWith } from './bad-input.ts';
import { checkedBy } from './schema-faults.ts';

const schema = z.strictObject({
  name: z.string(),
  units: z.array(z.strictObject({ at: z.number() })),
  dice: z.union([z.strictObject({ seed: z.number() }), z.strictObject({ entered: z.array(z.number()) })]).optional(),
});

const faultsOf = (data: unknown): string[] => {
  try {
    parseWith(schema, data, 'the list');
  } catch (fault) {
    expect(fault).toBeInstanceOf(BadInput);
    expect((fault as BadInput).name).toBe('BadInput');
    return (fault as BadInput).message.split('\n');
  }
  return [];
};

test('good input is passed on', () => {
  expect(parseWith(schema, { name: 'a', units: [] }, 'the list')).toEqual({ name: 'a', units: [] });
});

test('each fault of bad input is named with its place', () => {
  expect(faultsOf({ units: [{ at: 1 }, { at: 'b' }] })).toEqual([
    'the list cannot be used:',
    '  name: it is missing',
    '  units[1].at: a number is needed, not "b"',
  ]);
});

test('a fault of the whole is at the top', () => {
  expect(faultsOf([])).toEqual(['the list cannot be used:', '  (the whole): an object is needed, not a list']);
  expect(faultsOf({ name: 'a', units: [], extra: 1 })[1]).toBe('  (the whole): "extra" cannot stand here');
});

test('where there are several forms, the nearest one says what is wrong', () => {
  expect(faultsOf({ name: 'a', units: [], dice: { entered: [1, 'x'] } }).slice(1)).toEqual([
    '  dice.entered[1]: a number is needed, not "x"',
  ]);
});

test('what is wrong is said in our words, whatever the validator calls it', () => {
  const forms = z.strictObject({
    side: z.enum(['red', 'blue']).optional(),
    kind: z.literal('game').optional(),
    turns: z.number().int().min(1).max(9).optional(),
    name: z.string().min(3).optional(),
    pair: z.tuple([z.number(), z.number()]).optional(),
    words: z.string().regex(/^a/).optional(),
    own: z.string({ error: 'a name that people know' }).optional(),
    any: z.discriminatedUnion('do', [z.object({ do: z.literal('go') })]).optional(),
  });
  const faultIn = (data: object): string | undefined => checkedBy(forms, data).faults?.[0];
  expect(faultIn({ side: 'green' })).toBe('side: "red" or "blue" is needed, not "green"');
  expect(faultIn({ kind: 'scenario' })).toBe('kind: "game" is needed, not "scenario"');
  expect(faultIn({ turns: 0 })).toBe('turns: at least 1, not 0');
  expect(faultIn({ turns: 10 })).toBe('turns: at most 9, not 10');
  expect(faultIn({ turns: 1.5 })).toBe('turns: a whole number is needed, not 1.5');
  expect(faultIn({ name: 'ab' })).toBe('name: at least 3 letters, not 2');
  expect(faultIn({ pair: [1] })).toMatch(/^pair: at least 2 entries, not 1$|^pair\[1\]: it is missing$/);
  expect(faultIn({ words: 'b'.repeat(99) })).toBe(`words: "${'b'.repeat(39)}… cannot stand here`);
  expect(faultIn({ own: 5 })).toBe('own: a name that people know');
  expect(faultIn({ any: { do: 'stop' } })).toMatch(/^any\.do: /);
  expect(faultIn({ side: 'red', turns: 3 })).toBeUndefined();
});
