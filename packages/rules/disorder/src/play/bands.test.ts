import { describe, expect, it } from 'vitest';
import { BANDS, type Band, bandOf, hasWon, isBeaten } from './bands.ts';

const CASES: readonly [difference: number, own: Band, enemy: Band][] = [
  [12, 'victory', 'rout'],
  [7, 'victory', 'rout'],
  [6, 'victory', 'defeat'],
  [5, 'victory', 'defeat'],
  [4, 'success', 'set-back'],
  [3, 'success', 'set-back'],
  [2, 'success', 'set-back'],
  [1, 'inconclusive', 'inconclusive'],
  [0, 'inconclusive', 'inconclusive'],
  [-1, 'inconclusive', 'inconclusive'],
  [-2, 'set-back', 'success'],
  [-3, 'set-back', 'success'],
  [-4, 'set-back', 'success'],
  [-5, 'defeat', 'victory'],
  [-6, 'defeat', 'victory'],
  [-7, 'rout', 'victory'],
  [-12, 'rout', 'victory'],
];

describe('LG-RES-1 LG-RES-2 LG-RES-4 LG-RES-5 LG-RES-6 LG-RES-7 the bands of a difference', () => {
  it.each(CASES)('CB-RES-1 CB-RES-11 a difference of %i: %s, and for the enemy %s', (difference, own, enemy) => {
    expect(bandOf(difference)).toBe(own);
    expect(bandOf(-difference)).toBe(enemy);
  });
});

it('LG-AFT-7 two bands win, three are beaten, one is neither', () => {
  expect(BANDS.filter(hasWon)).toEqual(['victory', 'success']);
  expect(BANDS.filter(isBeaten)).toEqual(['set-back', 'defeat', 'rout']);
});
