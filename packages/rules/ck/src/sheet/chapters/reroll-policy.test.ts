import { describe, expect, it } from 'vitest';
import { grouped, mean, showing } from '../../testing/by-hand.ts';
import { averageEffect, type PoolKind, paysAgain } from './reroll-policy.ts';

describe('what a pool does on average', () => {
  const byHand = (least: number, count: number, effect: (result: number) => number): number =>
    mean(grouped(showing(least, count), effect));

  it('CK-MOR-5 three fails are as bad as any more', () => {
    // 5D6 of morale: 1, 5, 10 and 16 of 32 for 0, 1, 2 and 3 or more fails.
    expect(averageEffect('morale', 5)).toBeCloseTo((5 + 20 + 48) / 32, 12);
    expect(averageEffect('morale', 9)).toBeCloseTo(
      byHand(4, 9, (fails) => Math.min(3, fails)),
      12,
    );
  });

  it('CK-FGT-7 bows take 4 at most, pikes 2 each and 4 at most', () => {
    expect(averageEffect('bows', 12)).toBeCloseTo(
      byHand(5, 12, (hits) => Math.min(4, hits)),
      12,
    );
    expect(averageEffect('pikes', 1)).toBeCloseTo(2 / 3, 12);
    // Three pikes: 8, 12 and 7 of 27 for none, one and more hits.
    expect(averageEffect('pikes', 3)).toBeCloseTo((2 * 12 + 4 * 7) / 27, 12);
  });

  it('CK-SHO-1 CK-PUR-1 volleys and pursuit count every hit', () => {
    expect(averageEffect('volley', 7)).toBeCloseTo(7 / 3, 12);
    expect(averageEffect('pursuit', 5)).toBeCloseTo(2.5, 12);
  });
});

describe('when it pays to throw again', () => {
  /** The results that are thrown again. */
  const thrownAgain = (kind: PoolKind, count: number, wants: 'much' | 'little'): number[] =>
    Array.from({ length: count + 1 }, (_, result) => result).filter((result) => paysAgain(kind, result, count, wants));

  it.each<[string, PoolKind, number, 'much' | 'little', number[]]>([
    ['CK-PUR-2 the pursuer has 2 half bases and fewer thrown again', 'pursuit', 5, 'much', [0, 1, 2]],
    ['CK-PUR-2 the pursued 3 and more', 'pursuit', 5, 'little', [3, 4, 5]],
    ['CK-SHO-1 a volley of 4 is thrown again from 2 hits', 'volley', 4, 'little', [2, 3, 4]],
    ['CK-SHO-1 a volley of 2 from 1', 'volley', 2, 'little', [1, 2]],
    ['CK-SHO-1 a volley of 3 stands with its average of 1', 'volley', 3, 'little', [2, 3]],
    ['CK-SHO-1 a volley of 6 stands with its average of 2', 'volley', 6, 'little', [3, 4, 5, 6]],
    ['CK-SHO-1 a volley of 12 stands with its average of 4', 'volley', 12, 'little', [5, 6, 7, 8, 9, 10, 11, 12]],
    ['CK-GEN-3 two dice of morale stand with 1 fail', 'morale', 2, 'little', [2]],
    ['CK-GEN-3 four dice of morale too', 'morale', 4, 'little', [2, 3, 4]],
    ['CK-GEN-3 five stand with 2', 'morale', 5, 'little', [3, 4, 5]],
    ['CK-FGT-7 four bows stand with 1 hit', 'bows', 4, 'little', [2, 3, 4]],
    ['CK-FGT-7 bows beyond 4 hits do no more', 'bows', 12, 'little', [4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['CK-FGT-7 pikes are thrown again without a hit', 'pikes', 1, 'much', [0]],
    ['CK-FGT-7 and so are two', 'pikes', 2, 'much', [0]],
    ['CK-FGT-7 and three', 'pikes', 3, 'much', [0]],
    ['CK-FGT-7 four pikes want more than one hit', 'pikes', 4, 'much', [0, 1]],
  ])('%s', (_, kind, count, wants, expected) => expect(thrownAgain(kind, count, wants)).toEqual(expected));

  it('CK-SHO-1 what is equal to the average stands, for either side', () => {
    for (const count of [3, 6, 9, 12, 15, 18])
      for (const wants of ['much', 'little'] as const) expect(paysAgain('volley', count / 3, count, wants)).toBe(false);
  });
});
