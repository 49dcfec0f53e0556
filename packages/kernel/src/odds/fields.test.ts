import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settingsOf, valueAt } from './fields.ts';

const input = z.strictObject({
  type: z.enum(['foot', 'horse']).default('foot'),
  sp: z.number().int().optional(),
  enemy: z.strictObject({ worn: z.boolean().default(true), hits: z.number().default(0) }).prefault({}),
});

it('a situation has nothing where there is nothing', () => {
  expect(valueAt(undefined, 'a.b')).toBeUndefined();
  expect(valueAt({ a: 1 }, 'b.c')).toBeUndefined();
  expect(valueAt({ a: { b: 1 } }, 'a.b')).toBe(1);
});

describe('settingsOf', () => {
  it('has what is not as usual, in the order of the schema', () => {
    expect(settingsOf(input, { enemy: { hits: 2, worn: false }, sp: 3, type: 'horse' })).toEqual([
      { path: 'type', value: 'horse' },
      { path: 'sp', value: '3' },
      { path: 'enemy.worn', value: 'false' },
      { path: 'enemy.hits', value: '2' },
    ]);
  });

  it('leaves out what is usual, or not given', () => {
    expect(settingsOf(input, { type: 'foot', sp: undefined, enemy: { worn: true } })).toEqual([]);
    expect(settingsOf(input, { enemy: { hits: 0 } })).toEqual([]);
  });
});
