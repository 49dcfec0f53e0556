import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { aboutText, idText, nameText, placeWithin } from './text-parts.ts';

const faultOf = (schema: z.ZodType, data: unknown): string | undefined =>
  schema.safeParse(data).error?.issues.map(({ message }) => message)[0];

describe('a text of a file from outside', () => {
  test.each(['Legio X “Equestris”', 'Κεντυρίων', 'a', '7', '𐌀 old letter', 'x'.repeat(64)])('%s is taken', (text) => {
    for (const schema of [idText, nameText, aboutText]) expect(faultOf(schema, text)).toBeUndefined();
  });

  test.each([
    ['Nervii\n1', 'U+000A, a character that cannot be shown, stands at character 7'],
    ['\u001b[31mred', 'U+001B, a character that cannot be shown, stands at character 1'],
    ['𐌀\u202eab', 'U+202E, a character that cannot be shown, stands at character 2'],
    ['a\u0085', 'U+0085, a character that cannot be shown, stands at character 2'],
    ['\ud800x', 'half a character cannot stand here'],
  ])('%j is refused', (text, fault) => {
    for (const schema of [idText, nameText, aboutText]) expect(faultOf(schema, text)).toBe(fault);
  });

  test('is as long as it may be, and no longer', () => {
    expect([64, 65].map((length) => idText.safeParse('x'.repeat(length)).success)).toEqual([true, false]);
    expect([100, 101].map((length) => nameText.safeParse('x'.repeat(length)).success)).toEqual([true, false]);
    expect([2000, 2001].map((length) => aboutText.safeParse('x'.repeat(length)).success)).toEqual([true, false]);
    expect([idText, nameText, aboutText].map((schema) => schema.safeParse('').success)).toEqual([false, false, true]);
  });
});

describe('an id', () => {
  test.each(['.', '..', '-', ' ', '/'])('%j, without a letter or number, is none', (id) =>
    expect(faultOf(idText, id)).toBe('a letter or a number is needed in it'),
  );

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s, which every object has, is none', (id) =>
    expect(faultOf(idText, id)).toBe(`"${id}" is taken: choose another`),
  );
});

test('a place is within all reckoning', () => {
  const place = placeWithin(1000);
  expect(
    [
      [0, 0],
      [-1000, 1000],
      [12.5, -3],
    ].map((at) => place.safeParse(at).success),
  ).toEqual([true, true, true]);
  for (const at of [[1000.1, 0], [0, -1e308], [1], [1, 2, 3], ['1', 2]])
    expect(place.safeParse(at).success).toBe(false);
});
