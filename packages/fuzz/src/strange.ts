import type { Random } from './random.ts';

/** Values that are at home nowhere. */

const NUMBERS = [
  ...[0, 1, -1, 0.5, -0.5, 1e-7, 3, 7, 12, 99, 100, 101, 255, 1000, 65_536, 1e6, -1000, 2 ** 31, -(2 ** 31), 2 ** 32],
  ...[2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324],
];

export const strangeNumber = (random: Random): number => random.pick(NUMBERS);

const TEXTS = [
  ...['', ' ', '0', '-1', 'null', 'red', 'blue', 'none', '..', '.', '/', '../../etc/passwd', 'CON', 'a:b', 'D7', 'Z99'],
  ...['\n', 'one\ntwo', 'a\r', '\t', '\0', '\u0007', '\u0085', '\u2028', '\u007f'],
  ...['\u001b[2J', '\u001b]0;title\u0007', '\u009b31m', '\u001b]8;;http://x\u001b\\link', '\u001bP'],
  ...['\u202egnirts', '\u2066a', 'a\u200f', '\u061c', '\ufeff', '\u200d', '\u00ad', 'e\u0301'.repeat(40)],
  ...['\ud800', 'a\udc00b', '\udc00\ud800', '😀', '𐌀', 'ﷺ', 'ß', 'İ'],
  ...['<script>', '&amp;', '"', "'", '\\', '`', '%s%n', '{}', '[', '$&', '(a+)+$', '*'],
  ...['x'.repeat(65), 'x'.repeat(2001), 'ab '.repeat(30_000)],
  // Beginnings of sequences without an end: whoever looks for one from each of them does not come back.
  ...['\u009d'.repeat(100_000), '\u0090\u0098\u009e\u009f\u001b]'.repeat(20_000), '\u009b1;'.repeat(30_000)],
];

export const strangeText = (random: Random): string => random.pick(TEXTS);

/** Texts that may be taken for a name, and are odd nevertheless. */
const ODD_NAMES = [
  ...[
    '7',
    ' 7',
    'a 7',
    'a 99999999999999999999',
    'a 007',
    'a -1',
    'a 1-4',
    'x',
    '  ',
    '$&',
    '$1',
    '\\1',
    '(',
    '[a',
    'a|b',
    '.*',
  ],
  ...[
    'a, b',
    'a: b',
    'a; b',
    'a/b',
    'a.b',
    'a_b',
    'İ',
    'ß',
    '😀',
    'e\u0301',
    '%s',
    '#1',
    'A'.repeat(64),
    'red',
    'all',
    'one\ntwo',
  ],
];

export const oddName = (random: Random): string => random.pick(ODD_NAMES);

/** Keys that every object answers to already, and others that are none. */
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  '0',
  '-1',
  'length',
  'note',
  '\u009d'.repeat(50_000),
];

export const strangeKey = (random: Random): string => random.pick(KEYS);

const DEPTHS = [10, 90, 99, 100, 101, 300, 3000, 20_000];

/** A text that, put in the place of a value, nests so deep. */
export function deepText(random: Random): string {
  const depth = random.pick(DEPTHS);
  return random.percent(50) ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

/** A value of any kind. */
export function strangeValue(random: Random): unknown {
  const kinds = [
    () => strangeNumber(random),
    () => strangeText(random),
    () => random.percent(50),
    () => null,
    () => [],
    () => ({}),
    () => [strangeNumber(random), strangeText(random)],
    () => withKey({}, strangeKey(random), strangeNumber(random)),
    () => withKey({}, '__proto__', { polluted: true }),
    () => withKey({}, 'constructor', { prototype: { polluted: true } }),
  ];
  return random.pick(kinds)();
}

/** Sets a key as JSON does: `__proto__` too becomes a property like any other. */
export function withKey<T extends object>(holder: T, key: string, value: unknown): T {
  return Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
