import { describe, expect, test } from 'vitest';
import { isFirstBest, saidOfAll, saidOfOne, shownWorth } from './weighing.ts';

describe('what a choice is worth', () => {
  test('is shown in hundredths, of trials in whole battles, and as it is where it must never be done', () => {
    expect(shownWorth({ worth: 1.2345 })).toBe(1.23);
    expect(shownWorth({ worth: 49.7, trials: 3 })).toBe(50);
    expect(shownWorth({ worth: Number.NEGATIVE_INFINITY })).toBe(Number.NEGATIVE_INFINITY);
  });

  test('is no more than that of another that is shown alike', () => {
    expect(isFirstBest([{ worth: 1 }, { worth: 1.004 }, { worth: 0 }])).toBe(true);
    expect(isFirstBest([{ worth: 1 }, { worth: 0 }, { worth: 1.01 }])).toBe(false);
    expect(isFirstBest([{ worth: Number.NEGATIVE_INFINITY }, { worth: Number.NEGATIVE_INFINITY }])).toBe(true);
  });
});

describe('what is said', () => {
  const weighed = [
    { words: 'hesitates' },
    { words: 'the ground, 2 on a flank, odds' },
    { words: 'the ground, odds, 2 on a flank, late' },
  ];

  test('of all is said once, numbers beside each', () => {
    const ofAll = saidOfAll(weighed);
    expect(ofAll).toBe('the ground, odds');
    expect(weighed.map((one) => saidOfOne(one, ofAll))).toEqual(['hesitates', '2 on a flank', '2 on a flank, late']);
  });

  test('of one alone is said of all, and nothing of none', () => {
    expect(saidOfAll([{ words: 'the ground' }])).toBe('the ground');
    expect(saidOfAll([{ words: undefined }, { words: 'the ground' }, {}])).toBe('');
    expect(saidOfAll([])).toBe('');
  });
});
