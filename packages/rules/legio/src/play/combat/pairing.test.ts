import { block, placesIn } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { STAND } from '../../sheet/strength.ts';
import { byRank, shortened } from './pairing.ts';

const places = (stands: number, files: number) => placesIn(block(stands, files), STAND);

describe('LG-MAN-1 which stand takes which place', () => {
  it('LG-MAN-1 as it stands, each its own', () =>
    expect(byRank(places(5, 3), places(5, 3), 0)).toEqual([0, 1, 2, 3, 4]));

  it('LG-MAN-1 about, the last are the first and the left the right', () =>
    expect(byRank(places(6, 3), places(6, 3), 1800)).toEqual([5, 4, 3, 2, 1, 0]));

  it('LG-MAN-1 to the right, those on the right are in front, and the front is on the left', () =>
    expect(byRank(places(6, 3), places(6, 2), 900)).toEqual([2, 5, 1, 4, 0, 3]));
  it('LG-MAN-1 to the left, those on the left are in front, and the front is on the right', () =>
    expect(byRank(places(6, 3), places(6, 2), 2700)).toEqual([3, 0, 4, 1, 5, 2]));

  /** The least longest way by trying everything. */
  function leastLongest(lengths: readonly (readonly number[])[], free: readonly number[], place = 0): number {
    if (free.length === 0) return 0;
    return Math.min(
      ...free.map((stand) => {
        const others = free.filter((one) => one !== stand);
        return Math.max(lengths[stand]![place]!, leastLongest(lengths, others, place + 1));
      }),
    );
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('LG-MAN-1 the longest way is as short as can be, case %i', (seed) => {
    let n = seed;
    const next = (): number => (n = (n * 48271) % 2147483647) % 10000;
    const lengths = Array.from({ length: 6 }, () => Array.from({ length: 6 }, next));
    const all = [0, 1, 2, 3, 4, 5];
    const found = shortened(all, (stand, place) => lengths[stand]![place]!);
    expect([...found].sort()).toEqual(all);
    const longest = Math.max(...found.map((stand, place) => lengths[stand]![place]!));
    expect(longest - leastLongest(lengths, all)).toBeLessThanOrEqual(1);
  });

  it('LG-MAN-1 one who is turned out turns out another', () => {
    // Stand 0 has a short way to place 1 alone, 1 to 2 alone, and 2 to 0.
    const lengths = [
      [900, 100, 900],
      [900, 100, 100],
      [100, 900, 100],
    ];
    expect(shortened([0, 1, 2], (stand, place) => lengths[stand]![place]!)).toEqual([2, 0, 1]);
  });
});
