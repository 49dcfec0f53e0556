import { expect, test } from 'vitest';
import { z } from 'zod';
import { BadInput, parseWith } from './bad-input.ts';

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
    '  name: Invalid input: expected string, received undefined',
    '  units[1].at: Invalid input: expected number, received string',
  ]);
});

test('a fault of the whole is at the top', () => {
  expect(faultsOf([])).toEqual(['the list cannot be used:', '  (top): Invalid input: expected object, received array']);
  expect(faultsOf({ name: 'a', units: [], extra: 1 })[1]).toBe('  (top): Unrecognized key: "extra"');
});

test('where there are several forms, the nearest one says what is wrong', () => {
  expect(faultsOf({ name: 'a', units: [], dice: { entered: [1, 'x'] } }).slice(1)).toEqual([
    '  dice.entered[1]: Invalid input: expected number, received string',
  ]);
});
