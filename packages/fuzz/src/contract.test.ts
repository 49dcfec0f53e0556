import { BadInput, type RuleSet } from '@acies/kernel';
import { canonicalJson, fingerprint } from '@acies/kernel/match';
import { type Book, bookOf } from '@acies/play';
import { SHIPPED } from '@acies/play/shipped';
import { describe, expect, test } from 'vitest';
import type { Case } from './case.ts';
import { hasPlace } from './has-place.ts';
import { verdictOn } from './verdict.ts';

const hex = await bookOf(SHIPPED.find(({ id }) => id === 'hex')!);
const battle = (text: string): Case => ({ kind: 'battle', rules: 'hex', text });
const sound = battle(JSON.stringify(hex.first));

/** The book with another way to read battles. */
const reading = (parseSetup: RuleSet['parseSetup']): Book => ({ ...hex, rules: { ...hex.rules, parseSetup } });

describe('the contract', () => {
  test('is kept by a battle that is sound, and by one that is refused with its place', () => {
    expect(verdictOn(hex, sound)).toBe('accepted');
    expect(verdictOn(hex, battle('{}'))).toBe('refused');
  });

  test.each<[string, RuleSet['parseSetup'], RegExp]>([
    [
      'what fails',
      () => {
        throw new TypeError('x is undefined');
      },
      /not refused but fails: TypeError: x is undefined/,
    ],
    [
      'what says no place',
      () => {
        throw new BadInput('this battle will not do');
      },
      /the refusal names no place: this battle will not do/,
    ],
    ['what cannot be played', () => ({ id: 'empty', title: 'Empty', about: '' }), /it was accepted and cannot be used/],
    [
      'what pollutes',
      (data) => {
        (Object.prototype as Record<string, unknown>).polluted = true;
        return hex.rules.parseSetup(data);
      },
      /every object now has other properties/,
    ],
  ])('%s breaks it', (_, parseSetup, fault) => {
    try {
      expect(() => verdictOn(reading(parseSetup), sound)).toThrow(fault);
    } finally {
      delete (Object.prototype as Record<string, unknown>).polluted;
    }
  });
});

const ALTERED = 'the game file was altered after it was saved: its sum does not fit its content';
const file = { acies: 'game', choices: [] };
const withSum = (sum: string): string => JSON.stringify({ ...file, sum });

describe('a place', () => {
  test.each([
    ['battle', '', 'the battle is not JSON: it breaks off at line 1, column 7'],
    ['battle', '', 'the battle is not JSON: "x" cannot stand where it does (line 1, column 7)'],
    ['battle', '', 'the battle is too long: it goes on at line 1, column 7 after the 4000000 characters that are read'],
    ['answer', '', 'the answer is nested deeper than the 100 levels that are read, at line 1, column 101'],
    ['battle', '', 'the battle cannot be used:\n  armies.red.units[0].id: "a" is used twice\n  … and 3 faults more'],
    ['situation', '', 'the situation cannot be used:\n  (the whole): "x" cannot stand here'],
    ['game file', '', 'choice 4 in the game file is not legal: red may not choose 1: it is not among the options'],
    ['game file', '', `choice 4 in the game file is red's "move", but open then is blue's "move"`],
    ['game file', withSum('0'), ALTERED],
    ['answer', '{"a": 1}', 'blue may not choose {"a":1}: it is not among the options'],
    ['answer', '-0', 'blue may not choose 0: it is not among the options'],
    ['answer', `["${'a'.repeat(300)}"]`, `blue may not choose ["${'a'.repeat(198)}…: it is not among the options`],
  ] as const)('of a %s %s: %s', (kind, text, message) => expect(hasPlace({ kind, text }, message)).toBe(true));

  test.each([
    ['battle', '', 'the battle cannot be used'],
    ['battle', '', 'the battle cannot be used:\n  a stands off the table'],
    ['battle', '', 'the battle cannot be used:\n  id: it is missing\n  something else'],
    ['battle', '', 'something stands wrong: see line 1, column 7 of the manual'],
    ['situation', '', 'the situation cannot be used:\n  … and 3 faults more'],
    ['situation', '', 'choice 4 in the game file is not legal'],
    ['game file', '', 'choice 4 in the game file is not legal: no'],
    ['game file', '', 'choice 4 in the game file is not legal: red may not choose 1: no'],
    ['game file', '', 'Maximum call stack size exceeded'],
    ['game file', withSum(fingerprint(canonicalJson(file))), ALTERED],
    ['answer', '1', 'it is not among the options'],
    ['answer', '1', 'red may not choose x'],
    ['answer', '1', 'red may not choose 2: it is not among the options'],
    ['answer', '1', 'red may not choose 1: '],
  ] as const)('is missing for a %s %s in: %s', (kind, text, message) =>
    expect(hasPlace({ kind, text }, message)).toBe(false),
  );
});
