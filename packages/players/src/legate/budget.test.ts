import { afterEach, describe, expect, it, vi } from 'vitest';
import { Allowance, parseBudget } from './budget.ts';

describe('a budget', () => {
  it.each([
    ['1s', { ms: 1000 }],
    ['0.5s', { ms: 500 }],
    ['250ms', { ms: 250 }],
    ['250 ms', { ms: 250 }],
    ['64', { playouts: 64 }],
  ])('%s is read', (text, budget) => expect(parseBudget(text)).toEqual(budget));

  it.each(['', '0', '0s', '-1s', '1.5', '1m', 'soon', 's'])('"%s" is none', (text) =>
    expect(parseBudget(text)).toBeUndefined(),
  );
});

describe('an allowance', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('of playouts is used up after so many, however long they take', () => {
    const allowance = new Allowance({ playouts: 3 });
    expect([0, 2, 3].map((playouts) => allowance.isUsedUp(playouts))).toEqual([false, false, true]);
  });

  it('of time is used up when it is over, however few playouts there were', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const allowance = new Allowance({ ms: 100 });
    vi.advanceTimersByTime(99);
    expect(allowance.isUsedUp(1_000_000)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(allowance.isUsedUp(0)).toBe(true);
  });
});
