import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { red, SETUP, toyEngine } from '../testing/toy.ts';
import { BadInput, parseWith } from './bad-input.ts';
import { checkBounds, MOST_CHARACTERS, readJson } from './bounds.ts';
import { MOST_DEPTH, tooDeepIn } from './depth.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const refusal = (text: string): string => {
  try {
    readJson(text, 'the file');
  } catch (fault) {
    expect(fault).toBeInstanceOf(BadInput);
    return (fault as BadInput).message;
  }
  return 'none';
};

describe('a text from outside', () => {
  test('is read up to the most levels, and no further', () => {
    expect(refusal(nested(MOST_DEPTH))).toBe('none');
    expect(refusal(nested(MOST_DEPTH + 1))).toBe(
      'the file is nested deeper than the 100 levels that are read, at line 1, column 101',
    );
  });

  test('is refused where it goes too deep, however deep that is and whether it is JSON or not', () => {
    expect(refusal(`{"a":\n ${nested(1_000_000)}}`)).toMatch(/^the file is nested deeper .* at line 2, column 101$/);
    expect(refusal('['.repeat(5000))).toMatch(/ at line 1, column 101$/);
    expect(refusal('{"a":'.repeat(5000))).toMatch(/ at line 1, column 501$/);
  });

  test('is as deep as its lists and objects are one in another, not as many as it has', () => {
    expect(refusal(`[${'[],{},'.repeat(5000)}1]`)).toBe('none');
    expect(refusal(`["${'[{'.repeat(5000)}", "\\"${'['.repeat(5000)}\\\\"]`)).toBe('none');
    expect(refusal(`["\\\\",${nested(MOST_DEPTH)}]`)).toMatch(/nested deeper/);
  });

  test('is refused where it is too long, before anything reads it', () => {
    expect(refusal(`"${'x'.repeat(MOST_CHARACTERS - 2)}"`)).toBe('none');
    expect(refusal(`\n${'x'.repeat(MOST_CHARACTERS)}`)).toBe(
      'the file is too long: it goes on at line 2, column 4000000 after the 4000000 characters that are read',
    );
  });

  test('that is within the bounds and no JSON says where it stops being so', () => {
    expect(refusal(nested(MOST_DEPTH).slice(0, -1))).toBe('the file is not JSON: it breaks off at line 1, column 200');
    expect(refusal('"\\x"')).toMatch(/cannot stand where it does \(line 1, column 2\)$/);
    expect(refusal(`"${'x'.repeat(MOST_CHARACTERS - 1)}`)).toMatch(/it breaks off at line 1, column 4000001$/);
    expect(refusal(' '.repeat(MOST_CHARACTERS))).toMatch(/it breaks off/);
  });

  test('is looked at without being read', () => expect(() => checkBounds('no JSON [', 'it')).not.toThrow());
});

/** Data of that depth that no reader has made. */
function deep(depth: number): unknown {
  let data: unknown = 1;
  for (let i = 0; i < depth; i++) data = i % 2 === 0 ? { inner: data } : [data];
  return data;
}

describe('data that come already read', () => {
  test('are too deep beyond the most levels', () => {
    expect(tooDeepIn(deep(MOST_DEPTH))).toBeUndefined();
    expect(tooDeepIn({ a: 1, list: [2, deep(1_000_000)] })).toBe('list.1.0.inner.0.…');
    for (const plain of [undefined, null, 3, 'text', [], {}]) expect(tooDeepIn(plain)).toBeUndefined();
  });

  test('are refused before a schema looks at them', () => {
    expect(() => parseWith(z.json(), deep(1_000_000), 'the battle')).toThrow(
      new BadInput(
        'the battle cannot be used:\n  0.inner.0.inner.0.…: nested deeper than the 100 levels that are read',
      ),
    );
  });

  test('are no choice', () => {
    const { game } = toyEngine.start(SETUP, 1);
    expect(() => toyEngine.apply(game, red(deep(1_000_000) as never))).toThrow(
      /^red may not choose this: .* is nested deeper than the 100 levels/,
    );
  });
});
