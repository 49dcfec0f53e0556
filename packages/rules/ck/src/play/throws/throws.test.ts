import { describe, expect, it } from 'vitest';
import { chancesAgain, couldImprove, type Throw, type ThrowKind, wantsHigh } from './throws.ts';

/** A throw of red's that the side asked could have made again. */
const thrown = (kind: ThrowKind, count: number, result: number, asked: 'red' | 'blue', gift = false): Throw => ({
  kind,
  side: 'red',
  zone: 0,
  count,
  asked,
  gift,
  result,
});

/** The results for which somebody is asked. */
const asked = (kind: ThrowKind, count: number, by: 'red' | 'blue', gift = false): number[] =>
  Array.from({ length: count + 1 }, (_, result) => result).filter((result) =>
    couldImprove(thrown(kind, count, result, by, gift)),
  );

describe('who wants what', () => {
  it('CK-FGT-6 CK-FGT-7 CK-PUR-2 who throws wants much, his opponent little', () => {
    for (const kind of ['fight', 'pikes', 'pursuit'] as const)
      expect([kind, wantsHigh(thrown(kind, 5, 2, 'red'))]).toEqual([kind, true]);
    for (const kind of ['volley', 'bows', 'pursuit'] as const)
      expect([kind, wantsHigh(thrown(kind, 5, 2, 'blue'))]).toEqual([kind, false]);
  });

  it('CK-GEN-3 fails of morale nobody wants, though he throws them himself', () => {
    expect(wantsHigh(thrown('morale', 5, 2, 'red'))).toBe(false);
  });
});

describe('a side is asked when a second throw could be better', () => {
  it('CK-FGT-6 of a fight, unless all have hit', () => {
    expect(asked('fight', 4, 'red')).toEqual([0, 1, 2, 3]);
    expect(asked('fight', 9, 'red', true).at(-1)).toBe(8);
  });

  it('CK-SHO-1 CK-FGT-7 of shooting and bows, if any has hit', () => {
    expect(asked('volley', 4, 'blue')).toEqual([1, 2, 3, 4]);
    expect(asked('bows', 6, 'blue')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('CK-FGT-7 of pikes, unless all have hit or the effect is at its most', () => {
    expect([asked('pikes', 1, 'red'), asked('pikes', 2, 'red'), asked('pikes', 3, 'red')]).toEqual([
      [0],
      [0, 1],
      [0, 1],
    ]);
  });

  it('CK-PUR-2 of pursuit: the pursuer below 5, the pursued above 0', () => {
    expect([asked('pursuit', 5, 'red'), asked('pursuit', 5, 'blue')]).toEqual([
      [0, 1, 2, 3, 4],
      [1, 2, 3, 4, 5],
    ]);
  });

  it('CK-GEN-3 of morale, if any has failed', () => {
    expect(asked('morale', 4, 'red')).toEqual([1, 2, 3, 4]);
  });
});

describe('the chances of a second throw', () => {
  const percents = (one: Throw): number[] => {
    const { better, worse } = chancesAgain(one);
    return [better, worse].map((chance) => Math.round(1000 * chance) / 10);
  };

  it('CK-SHO-1 for the target of a volley fewer hits are better', () => {
    // 2D6 hit on 5 and 6: 16/36 none, 16/36 one, 4/36 two.
    expect(percents(thrown('volley', 2, 1, 'blue'))).toEqual([44.4, 11.1]);
  });

  it('CK-PUR-1 for the pursuer more losses are, and each die loses on 4', () => {
    expect(percents(thrown('pursuit', 5, 4, 'red'))).toEqual([3.1, 81.3]);
  });

  it('CK-GEN-3 fewer fails of morale are better; beyond three nothing more comes of them', () => {
    expect(percents(thrown('morale', 1, 1, 'red'))).toEqual([50, 0]);
    expect(percents(thrown('morale', 4, 4, 'red'))).toEqual([68.8, 0]);
  });

  it('CK-FGT-7 what is beyond the most of an effect is neither better nor worse', () => {
    // Of 5 bows that have all hit, 4 hits do as much: 11/243.
    expect(percents(thrown('bows', 5, 5, 'blue'))).toEqual([95.5, 0]);
    // 3 pikes: none 8/27, one 12/27, two or three 7/27.
    expect(percents(thrown('pikes', 3, 1, 'red'))).toEqual([25.9, 29.6]);
  });

  it('CK-GEN-2 a fight gift counts', () => {
    const { worse } = chancesAgain(thrown('fight', 8, 4, 'red', true));
    expect(worse).toBe(0);
  });
});
