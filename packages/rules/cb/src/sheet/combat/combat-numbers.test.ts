import { describe, expect, it } from 'vitest';
import { FORMATIONS } from '../formations.ts';
import { type Depth, isDeeper, numbersOf } from './combat-numbers.ts';

describe('CB-CBT-10 CB-CBT-11 numbers', () => {
  it.each<[string, readonly [number, number][], number]>([
    ['nobody', [], 0],
    ['stands in contact', [[3, 0]], 3],
    ['one more on a flank', [[3, 1]], 4],
    ['one more on each', [[3, 2]], 5],
    [
      'all friends on that enemy',
      [
        [3, 0],
        [2, 1],
      ],
      6,
    ],
    [
      'two overlaps in all',
      [
        [3, 2],
        [2, 1],
      ],
      7,
    ],
  ])('CB-CBT-10 %s', (_, friends, wanted) => {
    expect(numbersOf(friends.map(([touching, overlapping]) => ({ touching, overlapping })))).toBe(wanted);
  });
});

describe('CB-CBT-10 deeper formation', () => {
  const drawn = (ranks: number, change: Partial<Depth> = {}): Depth => ({
    ...{ ranks, formation: 'line', frontal: true },
    ...change,
  });

  it('CB-CBT-10 more ranks', () => {
    expect(isDeeper(drawn(3), drawn(2))).toBe(true);
    expect(isDeeper(drawn(2), drawn(2))).toBe(false);
    expect(isDeeper(drawn(2), drawn(3))).toBe(false);
  });

  it('CB-CBT-10 both formed', () => {
    for (const formation of FORMATIONS) {
      expect(isDeeper(drawn(3, { formation }), drawn(2))).toBe(formation !== 'unformed');
      expect(isDeeper(drawn(3), drawn(2, { formation }))).toBe(formation !== 'unformed');
    }
  });

  it('CB-CBT-10 both with their fronts', () => {
    expect(isDeeper(drawn(3, { frontal: false }), drawn(2))).toBe(false);
    expect(isDeeper(drawn(3), drawn(2, { frontal: false }))).toBe(false);
  });
});
