import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../testing/deep-freeze.ts';
import { canonicalJson, copyPlain, fingerprint, samePlain } from './json.ts';

/** No state has a key of that name, and an assignment to it is not one to a property. */
const key = fc.string({ maxLength: 4 }).filter((name) => name !== '__proto__');
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, false, 0, 1, '', 'a'),
    fc.integer(),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom('a', 'b', 'toString', 'constructor'), key), tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Data with the keys of every object the other way round, and a property that is undefined. */
function turnedAround(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turnedAround);
  const entries = Object.entries(value).reverse();
  return { gone: undefined, ...Object.fromEntries(entries.map(([name, inner]) => [name, turnedAround(inner)])) };
}

const hasGone = (value: unknown): boolean => JSON.stringify(value).includes('"gone"');

describe('a copy of plain data', () => {
  check.prop([plain])('is the same data', (value) => {
    expect(copyPlain(value)).toEqual(value);
    expect(samePlain(copyPlain(value), value)).toBe(true);
  });

  test('shares nothing with the original', () => {
    const original = deepFreeze({ list: [{ at: 1 }], nested: { deep: [1, 2] } });
    const copy = copyPlain(original) as { list: { at: number }[]; nested: { deep: number[] } };
    copy.list[0]!.at = 2;
    copy.list.push({ at: 3 });
    copy.nested.deep.push(3);
    expect(original).toEqual({ list: [{ at: 1 }], nested: { deep: [1, 2] } });
  });
});

describe('sameness of plain data', () => {
  check.prop([plain, plain])('is sameness of canonical JSON', (a, b) => {
    expect(samePlain(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
    expect(samePlain(b, a)).toBe(samePlain(a, b));
  });

  check.prop([plain.filter((value) => !hasGone(value))])(
    'knows no order of keys, nor properties that are undefined',
    (value) => {
      expect(samePlain(value, turnedAround(value))).toBe(true);
      expect(samePlain(turnedAround(value), value)).toBe(true);
      expect(canonicalJson(turnedAround(value))).toBe(canonicalJson(value));
    },
  );

  test.each<[unknown, unknown]>([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, {}],
    [{ a: null }, {}],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [0, '0'],
    [{}, { toString: 1 }],
    [{ constructor: 1 }, {}],
  ])('tells %j from %j, either way', (a, b) => {
    expect(samePlain(a, b)).toBe(false);
    expect(samePlain(b, a)).toBe(false);
  });
});

describe('canonical JSON', () => {
  check.prop([plain])('reads back as the same data', (value) => {
    expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  test('sorts keys at every depth and leaves lists in order', () => {
    expect(canonicalJson({ b: [3, 1], a: { d: undefined, c: 'é' } })).toBe('{"a":{"c":"é"},"b":[3,1]}');
  });
});

describe('a fingerprint', () => {
  check.prop([fc.string()])('is sixteen hex digits', (text) => {
    expect(fingerprint(text)).toMatch(/^[0-9a-f]{16}$/);
  });

  check.prop([fc.string({ minLength: 1 }), fc.nat(), fc.string({ minLength: 1, maxLength: 1 })])(
    'changes with any one character',
    (text, at, other) => {
      const place = at % text.length;
      const altered = text.slice(0, place) + other + text.slice(place + 1);
      expect(fingerprint(altered) === fingerprint(text)).toBe(altered === text);
      expect(fingerprint(text + other)).not.toBe(fingerprint(text));
    },
  );

  test('is not shared by any of many like texts', () => {
    const texts = Array.from({ length: 200_000 }, (_, i) => `{"unit":${i % 400},"at":${i}}`);
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
    // Each half must do its part.
    const halves = texts.slice(0, 2_000).map((text) => [fingerprint(text).slice(0, 8), fingerprint(text).slice(8)]);
    expect(new Set(halves.map(([high]) => high)).size).toBe(halves.length);
    expect(new Set(halves.map(([, low]) => low)).size).toBe(halves.length);
  });

  test('is the same on every machine and in every version', () => {
    expect(fingerprint('Acies')).toBe('bd735df259ff41f8');
  });
});
