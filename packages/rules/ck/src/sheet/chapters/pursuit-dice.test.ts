import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { pursuitReroll, rollDestruction, rollPursuit } from './pursuit-dice.ts';

describe('the dice of a pursuit', () => {
  it('CK-PUR-1 5D6, each 4, 5 and 6 a half base', () => {
    const dice = scriptedDice([2, 3, 4, 5, 6]);
    expect(rollPursuit(dice, {})).toBe(3);
    dice.assertUsedUp();
    expect(rollPursuit(scriptedDice([3, 3, 3, 3, 1]), {})).toBe(0);
  });

  it('CK-PUR-2 won by 0 or 1 the pursued may have it thrown again, by 2 or more the pursuer', () => {
    expect([0, 1, 2, 3].map(pursuitReroll)).toEqual(['pursued', 'pursued', 'pursuer', 'pursuer']);
  });

  it('CK-OUT-3 cavalry is destroyed on 9 to 12 with 2D6', () => {
    const destroyed = (a: number, b: number): boolean => rollDestruction(scriptedDice([a, b]), {});
    const sums = new Map<number, boolean>();
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        expect(destroyed(a, b)).toBe(sums.get(a + b) ?? destroyed(a, b));
        sums.set(a + b, destroyed(a, b));
      }
    expect([...sums].filter(([, is]) => is).map(([sum]) => sum)).toEqual([9, 10, 11, 12]);
  });
});
