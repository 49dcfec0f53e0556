import { describe, expect, test } from 'vitest';
import { spoilt } from './mutate.ts';
import { placesIn, valueIn } from './places.ts';
import { randomFrom } from './random.ts';

const DATA = {
  id: 'sabis',
  turns: 16,
  short: false,
  map: ['. w', ' . .'],
  armies: {
    red: {
      units: [
        { id: 'a', at: [1, 2] },
        { id: 'b', at: [3, 4] },
      ],
    },
    blue: { units: [{ id: 'x', at: [5, 6] }] },
  },
};
const texts = Array.from({ length: 3000 }, (_, seed) => spoilt(randomFrom(seed), DATA));
const parsed = texts.flatMap((text) => {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
});
const some = (holds: (data: unknown) => boolean): boolean => parsed.some((data) => holds(data));
const holding = (value: unknown) => (data: unknown) => placesIn(data).some((place) => valueIn(place) === value);
const inRed = (data: { armies?: { red?: { units?: unknown } } } | null): unknown => data?.armies?.red?.units;

describe('spoilt data', () => {
  test('are the same from the same seed, and others from another', () => {
    expect(spoilt(randomFrom(7), DATA)).toBe(spoilt(randomFrom(7), DATA));
    expect(new Set(texts).size).toBeGreaterThan(1500);
  });

  test('leave what they are made of as it was', () => expect(DATA.armies.red.units).toHaveLength(2));

  test.each<[string, (data: never) => boolean]>([
    ['something left out', (data) => inRed(data) !== undefined && !Object.hasOwn(data, 'turns')],
    ['something twice', (data) => Array.isArray(inRed(data)) && (inRed(data) as unknown[]).length === 3],
    ['a renamed key', (data: object) => Object.hasOwn(data ?? {}, 'turnsx')],
    ['another type', (data: { turns?: unknown }) => data?.turns === '16'],
    ['an extreme number', holding(1e308)],
    ['a strange text', holding('\u001b[2J')],
    ['a crossed id', (data: { id?: unknown }) => data?.id === 'x'],
    ['a polluting key', (data: object) => Object.hasOwn(data ?? {}, '__proto__')],
    ['half a character', holding('\ud800')],
    ['a zero with a sign', (data) => placesIn(data).some((place) => Object.is(valueIn(place), -0))],
    ['a number beyond all', holding(Number.POSITIVE_INFINITY)],
  ])('have %s somewhere', (_, holds) => expect(some(holds as (data: unknown) => boolean)).toBe(true));

  test('are nested deep, or cut, now and then', () => {
    expect(texts.some((text) => text.includes('['.repeat(20_000)))).toBe(true);
    expect(texts.length - parsed.length).toBeGreaterThan(20);
    expect(parsed.length).toBeGreaterThan(2000);
  });
});

test('every place in data is found once, and leads to its value', () => {
  const places = placesIn({ a: [1, { b: null }], c: 'x' });
  expect(places.map((place) => [String(place.key), valueIn(place)])).toEqual(
    expect.arrayContaining([
      ['a', [1, { b: null }]],
      ['0', 1],
      ['1', { b: null }],
      ['b', null],
      ['c', 'x'],
    ]),
  );
  expect(places).toHaveLength(5);
});
