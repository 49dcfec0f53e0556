import { automatic, impossible, type Odds, ROLL } from '@acies/kernel/odds';
import { expect, it } from 'vitest';
import { gistOf, meanWords, wordsFor } from './gist.ts';

const odds: Odds<number> = {
  rows: [
    { value: 0, chance: 0.25, text: 'stays' },
    { value: 1, chance: 0.75, text: 'goes' },
  ],
  means: { goes: 0.75, hits: 1.5, lost: 2 },
  chances: ['goes'],
};
const prepared = { verdict: ROLL, tallies: [], dice: [] };

it('writes chances as percentages and other averages as numbers, and none where there is none', () => {
  const never = { ...odds, means: { goes: 0, hits: 0 } };
  expect([meanWords(odds, 'goes'), meanWords(odds, 'hits')]).toEqual(['75%', '1.5']);
  expect([meanWords(never, 'goes'), meanWords(never, 'hits'), meanWords(never, 'lost')]).toEqual(['0%', '0', '–']);
});

it('is the first two averages, or the likeliest outcome where there is none', () => {
  expect(gistOf(odds)).toEqual([
    ['goes', '75%'],
    ['hits', '1.5'],
  ]);
  expect(gistOf({ ...odds, means: {}, chances: [] })).toEqual([['goes', '75%']]);
});

it('is what each of two sides has a chance of, where they have the same', () => {
  const means = { 'red wins': 0.5, 'red breaks': 0, even: 0.1, 'blue wins': 0.4, hits: 2 };
  const chances = ['red wins', 'red breaks', 'even', 'blue wins'];
  expect(gistOf({ ...odds, means, chances })).toEqual([
    ['red wins', '50%'],
    ['blue wins', '40%'],
  ]);
});

it('is read out, and so is what makes a situation impossible', () => {
  expect(wordsFor({ prepared, odds })).toBe('goes 75%, hits 1.5');
  expect(wordsFor({ prepared: { ...prepared, verdict: impossible('X-1', 'it rains') }, odds: undefined })).toBe(
    'Impossible: it rains',
  );
  expect(wordsFor({ prepared: { ...prepared, verdict: automatic('X-2', 'it must') }, odds })).toBe(
    'No dice needed: goes 75%, hits 1.5',
  );
});
