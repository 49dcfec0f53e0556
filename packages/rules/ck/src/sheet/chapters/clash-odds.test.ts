import { describe, expect, it } from 'vitest';
import { clashByHand, hitsByHand } from '../../testing/by-hand.ts';
import {
  assaulterKeeps,
  chanceAbove,
  clashChances,
  hitChances,
  holdsThrownAgain,
  holdsWith,
  type Pool,
  targetKeeps,
} from './clash-odds.ts';

const pool = (dice: number, gift = false): Pool => ({ dice, gift });
const expectSpread = (found: ArrayLike<number>, expected: readonly number[]): void => {
  expect(found).toHaveLength(expected.length);
  for (const [hits, chance] of expected.entries()) expect(found[hits], `${hits} hits`).toBeCloseTo(chance, 12);
};

describe('the hits of one side', () => {
  it('CK-FGT-6 of 4D6 are those of 81 equal cases', () => {
    // Each die hits in one case of three: 16, 32, 24, 8 and 1 of 81.
    expectSpread(hitChances(pool(4)), [16 / 81, 32 / 81, 24 / 81, 8 / 81, 1 / 81]);
  });

  it.each([1, 5, 7, 8, 10, 18])('CK-FGT-6 CK-GEN-2 of %iD6, with a gift and without', (dice) => {
    expectSpread(hitChances(pool(dice)), hitsByHand(dice));
    expectSpread(hitChances(pool(dice, true)), hitsByHand(dice, true));
  });

  it('CK-GEN-2 a gift counts from 8 dice on, and lifts no more than to 4', () => {
    expect([...hitChances(pool(7, true))]).toEqual([...hitChances(pool(7))]);
    const gifted = hitChances(pool(8, true));
    expect([...gifted.slice(0, 4)]).toEqual([0, 0, 0, 0]);
    expect(gifted[5]).toBe(hitChances(pool(8))[5]);
  });
});

describe('CK-FGT-6 when a second throw pays', () => {
  /** The least hits that the target lets stand. */
  const keepsFrom = (target: Pool, assaulter: Pool): number => {
    const kept = [...hitChances(target).keys()].filter((hits) => targetKeeps(hits, target, assaulter));
    expect(kept).toEqual([...hitChances(target).keys()].slice(kept[0]));
    return kept[0]!;
  };

  it.each<[number, number, number]>([
    [4, 4, 2],
    [5, 6, 2],
    [6, 5, 2],
    [6, 6, 2],
    [8, 8, 3],
    [10, 4, 3],
    [4, 10, 2],
    [18, 18, 7],
  ])('CK-FGT-6 a target with %iD6 against %iD6 keeps %i hits and more', (target, assaulter, least) => {
    expect(keepsFrom(pool(target), pool(assaulter))).toBe(least);
  });

  it('CK-FGT-6 CK-GEN-2 a gift of either side changes what the target keeps', () => {
    expect(keepsFrom(pool(8, true), pool(8))).toBe(5);
    expect(keepsFrom(pool(8), pool(8, true))).toBe(4);
  });

  it('CK-FGT-6 no other threshold would hold more often', () => {
    for (const [t, a] of [
      [4, 9],
      [6, 5],
      [8, 8],
      [12, 10],
    ] as const) {
      const hits = hitsByHand(t);
      const reaches = (least: number): number => {
        const holds = (own: number): number =>
          hitsByHand(a)
            .slice(0, own + 1)
            .reduce((sum, chance) => sum + chance, 0) ** 2;
        const second = hits.reduce((sum, chance, own) => sum + chance * holds(own), 0);
        return hits.reduce((sum, chance, own) => sum + chance * (own >= least ? holds(own) : second), 0);
      };
      const best = Math.max(...hits.map((_, least) => reaches(least)));
      expect(1 - clashChances(pool(t), pool(a)).assaulterWins).toBeCloseTo(best, 12);
    }
  });

  it('CK-FGT-6 CK-OUT-1 the assaulter keeps what beats the target, and a tie does not', () => {
    expect(assaulterKeeps(3, 2)).toBe(true);
    expect(assaulterKeeps(2, 2)).toBe(false);
    expect(assaulterKeeps(1, 2)).toBe(false);
  });
});

describe('CK-OUT-1 what a target may hope for', () => {
  it('CK-OUT-1 more hits than so many', () => {
    expect(chanceAbove(pool(4), 0)).toBeCloseTo(65 / 81, 12);
    expect(chanceAbove(pool(4), 2)).toBeCloseTo(9 / 81, 12);
    expect(chanceAbove(pool(4), 4)).toBe(0);
    expect(chanceAbove(pool(8, true), 3)).toBeCloseTo(1, 12);
  });

  it('CK-FGT-6 CK-OUT-1 it holds when two throws of the assaulter do not beat it', () => {
    expect(holdsWith(2, pool(4))).toBeCloseTo((72 / 81) ** 2, 12);
    expect(holdsWith(4, pool(4))).toBe(1);
    const hits = [16, 32, 24, 8, 1];
    const upTo = [16, 48, 72, 80, 81];
    const average = hits.reduce((sum, ways, own) => sum + (ways / 81) * (upTo[own]! / 81) ** 2, 0);
    expect(holdsThrownAgain(pool(4), pool(4))).toBeCloseTo(average, 12);
  });
});

describe('CK-OUT-1 who wins', () => {
  it('CK-FGT-6 CK-OUT-1 6D6 against 5D6 and 4D6 against 4D6, in fractions worked out beforehand', () => {
    const six = clashChances(pool(5), pool(6));
    expect(six.assaulterWins).toBeCloseTo(580499195 / 1162261467, 12);
    expect(six.assaulterBy2).toBeCloseTo(0.197608194346042, 12);
    expect(six.targetBy2).toBeCloseTo(0.15029735447962134, 12);
    expect(clashChances(pool(4), pool(4)).assaulterWins).toBeCloseTo(585568 / 1594323, 12);
  });

  it('CK-FGT-6 CK-GEN-2 CK-OUT-1 every pair of pools, gifts or none', () => {
    for (let target = 4; target <= 18; target += 2)
      for (let assaulter = 4; assaulter <= 18; assaulter++)
        for (const gifts of [0, 1, 2, 3]) {
          const [ours, theirs] = [pool(target, gifts > 1), pool(assaulter, gifts % 2 === 1)];
          const found = clashChances(ours, theirs);
          const expected = clashByHand(hitsByHand(target, ours.gift), hitsByHand(assaulter, theirs.gift));
          for (const name of ['assaulterWins', 'assaulterBy2', 'targetBy2'] as const)
            expect(found[name], `${target} against ${assaulter}, gifts ${gifts}: ${name}`).toBeCloseTo(
              expected[name],
              12,
            );
        }
  });

  it('CK-GEN-2 pools that differ in the gift alone are not mixed up', () => {
    const plain = clashChances(pool(8), pool(8)).assaulterWins;
    const ofTarget = clashChances(pool(8, true), pool(8)).assaulterWins;
    const ofAssaulter = clashChances(pool(8), pool(8, true)).assaulterWins;
    expect([plain, ofTarget, ofAssaulter].map((chance) => chance.toFixed(4))).toEqual(['0.4152', '0.1451', '0.6044']);
    expect(clashChances(pool(8), pool(8)).assaulterWins).toBe(plain);
  });
});
