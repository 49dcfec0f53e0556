import { describe, expect, it } from 'vitest';
import { Arm, leadOf } from './arm.ts';
import { selectArm } from './select.ts';

const armWith = (...results: number[]): Arm => {
  const arm = new Arm({ choice: null, worth: 0 });
  for (const result of results) arm.add(result);
  return arm;
};

describe('the choice to try next', () => {
  it('is one of the two most promising to begin with, and later one of more', () => {
    const arms = Array.from({ length: 9 }, () => armWith());
    const tried: number[] = [];
    for (let i = 0; i < 60; i++) {
      const arm = selectArm({ side: 'red', arms });
      tried.push(arms.indexOf(arm));
      arm.add(i % 2);
    }
    expect(new Set(tried.slice(0, 4))).toEqual(new Set([0, 1]));
    expect(tried.indexOf(2)).toBeGreaterThan(1);
    expect(tried.indexOf(7)).toBeGreaterThan(tried.indexOf(3));
  });

  it('is mostly the one that does best', () => {
    const arms = [armWith(), armWith(), armWith()];
    for (let i = 0; i < 200; i++) {
      const arm = selectArm({ side: 'red', arms });
      arm.add((arm === arms[1] ? 0.3 : 0) + (i % 3) / 10);
    }
    expect(arms[1]!.trials).toBeGreaterThan(120);
    expect(arms.every(({ trials }) => trials > 0)).toBe(true);
  });
});

describe('the lead of one choice over another', () => {
  it('is taken from trials with the same dice, so that what both have in common does not blur it', () => {
    const { lead, error, trials } = leadOf(armWith(0.9, -0.8, 0.5), armWith(0.8, -0.9, 0.4, 1));
    expect(lead).toBeCloseTo(0.1);
    expect(error).toBeCloseTo(0);
    expect(trials).toBe(3);
  });

  it('is in doubt where the trials differ, and wholly after a single one', () => {
    expect(leadOf(armWith(1, -1, 1, -1), armWith(0, 0, 0, 0)).error).toBeGreaterThan(0.5);
    expect(leadOf(armWith(1), armWith(0)).error).toBe(1);
  });
});
