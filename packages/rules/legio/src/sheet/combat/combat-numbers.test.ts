import { describe, expect, it } from 'vitest';
import type { TroopId } from '../troops.ts';
import { type InContact, leadersOf, numbersOf } from './combat-numbers.ts';

const unit = (type: TroopId, touching: number, overlapping = 0): InContact => ({ type, touching, overlapping });

describe('LG-CBT-7 several units on one enemy', () => {
  it('LG-CBT-7 the one with most stands in contact leads; between equals the owner chooses', () => {
    const [a, b, c] = [unit('WB', 2, 1), unit('SW', 3), unit('Jav', 3)];
    expect(leadersOf([a])).toEqual([a]);
    expect(leadersOf([a, b])).toEqual([b]);
    expect(leadersOf([a, b, c])).toEqual([b, c]);
  });
});

describe('LG-CBT-6 numbers', () => {
  it('LG-CBT-6 stands in contact and one overlapping on each flank', () => {
    const alone = unit('WB', 4, 1);
    expect(numbersOf(alone, [alone])).toBe(5);
    const wide = unit('WB', 4, 2);
    expect(numbersOf(wide, [wide])).toBe(6);
  });

  it('LG-CBT-6 of all units, two overlaps at most', () => {
    const [a, b] = [unit('WB', 3, 1), unit('SW', 2, 1)];
    expect(numbersOf(a, [a, b])).toBe(7);
    const [c, d] = [unit('WB', 3, 2), unit('SW', 2, 1)];
    expect(numbersOf(c, [c, d])).toBe(7);
  });

  it('LG-CBT-6 elephants add nothing to friends, and count for themselves', () => {
    const [foot, elephants] = [unit('WB', 1), unit('El', 1, 1)];
    expect(numbersOf(foot, [foot, elephants])).toBe(1);
    expect(numbersOf(elephants, [foot, elephants])).toBe(3);
  });
});
