import { AVERAGE_DIE, D6 } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { bandChances, certainBands, judgeFaces } from './scores.ts';

const tallies = { red: { total: 3 }, blue: { total: 1 } };

describe('LG-CBT-1 CB-CBT-1 two dice compared', () => {
  it('CB-CBT-2 each side reads the difference as its own', () => {
    expect(judgeFaces({ tallies }, { red: 4, blue: 2 })).toEqual({
      scores: { red: 7, blue: 3 },
      bands: { red: 'success', blue: 'set-back' },
    });
    expect(judgeFaces({ tallies }, { red: 1, blue: 4 }).bands).toEqual({ red: 'inconclusive', blue: 'inconclusive' });
  });

  it('CB-CBT-1 every pair of faces counts alike, each die by its own', () => {
    const { red, blue } = bandChances({ tallies, dice: { red: AVERAGE_DIE, blue: D6 } });
    // Red is 2 ahead: of 36 pairs 6 are 3 or more in its favour by the dice, and so on down.
    const pairs = (chance: number): number => Math.round(chance * 36);
    const count = (least: number, most: number): number =>
      AVERAGE_DIE.faces.flatMap((a) => D6.faces.filter((b) => a + 2 - b >= least && a + 2 - b <= most)).length;
    expect(Object.values(red).map(pairs)).toEqual([count(5, 9), count(2, 4), count(-1, 1), count(-4, -2), 0, 0]);
    expect(pairs(blue.success)).toBe(count(-4, -2));
    expect(pairs(blue.defeat)).toBe(count(5, 6));
    expect(count(5, 9) + count(2, 4) + count(-1, 1) + count(-4, -2)).toBe(36);
  });

  it('LG-CBT-7 what is certain has all the chance', () => {
    const { red, blue } = certainBands({ red: 'rout', blue: 'victory' });
    expect([red.rout, red.victory, blue.victory]).toEqual([1, 0, 1]);
  });
});
