import type { Json } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { Arm, leadOf } from './arm.ts';
import { Fork, type Here } from './fork.ts';
import { selectArm } from './select.ts';

const ANYWHERE: Here = { allows: () => true, suggestions: () => [] };

const forkOf = (choices: number, most = choices): Fork => new Fork('red', [...Array(choices).keys()], most);

/** Tries so often, each choice with what comes of it, and says what was tried. */
function tryOut(fork: Fork, times: number, result: (choice: Json, time: number) => number, here = ANYWHERE): Json[] {
  return Array.from({ length: times }, (_, time) => {
    const arm = selectArm(fork, here)!;
    arm.add(result(arm.choice, time));
    return arm.choice;
  });
}

describe('the choice to try next', () => {
  it('is one of the two most promising to begin with, and later one of more', () => {
    const tried = tryOut(forkOf(9), 60, (_, time) => time % 2);
    expect(new Set(tried.slice(0, 4))).toEqual(new Set([0, 1]));
    expect(tried.indexOf(2)).toBeGreaterThan(1);
    expect(tried.indexOf(7)).toBeGreaterThan(tried.indexOf(3));
  });

  it('is mostly the one that does best', () => {
    const fork = forkOf(3);
    tryOut(fork, 200, (choice, time) => (choice === 1 ? 0.3 : 0) + (time % 3) / 10);
    expect(fork.arms[1]!.trials).toBeGreaterThan(120);
    expect(fork.arms.every(({ trials }) => trials > 0)).toBe(true);
  });

  it('is one that is less promising only after many trials, though all the others do badly', () => {
    const fork = forkOf(12, 4);
    const tried = tryOut(fork, 500, (choice) => (choice === 9 ? 1 : -1));
    expect(Math.max(...(tried.slice(0, 64) as number[]))).toBe(3);
    expect(tried.indexOf(9)).toBeGreaterThan(200);
    expect(tried.slice(-50).filter((choice) => choice === 9).length).toBeGreaterThan(40);
  });

  it('may be one that only the decision itself suggests, asked for once and late, and none of them twice', () => {
    let asked = 0;
    const here: Here = {
      allows: () => true,
      suggestions: () => {
        asked++;
        return [{ to: 2 }, { to: 7 }, { to: 8 }];
      },
    };
    const fork = new Fork('red', [{ to: 1 }, { to: 2 }], 2);
    tryOut(fork, 15, () => 0, here);
    expect(asked).toBe(0);
    tryOut(fork, 100, () => 0, here);
    expect(asked).toBe(1);
    expect(fork.arms.map(({ choice }) => choice)).toEqual([{ to: 1 }, { to: 2 }, { to: 7 }, { to: 8 }]);
    expect(fork.arms.every(({ trials }) => trials > 0)).toBe(true);
  });

  it('is the next best where the best is not allowed, and none where nothing is', () => {
    const fork = forkOf(3);
    const without = (...not: Json[]): Here => ({ ...ANYWHERE, allows: (choice) => !not.includes(choice) });
    expect(new Set(tryOut(fork, 30, (choice) => -(choice as number), without(0)))).toEqual(new Set([1, 2]));
    expect(selectArm(fork, ANYWHERE)!.choice).toBe(0);
    expect(selectArm(fork, without(0, 1, 2))).toBeUndefined();
  });
});

const armWith = (...results: number[]): Arm => {
  const arm = new Arm(null);
  for (const result of results) arm.add(result);
  return arm;
};

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
