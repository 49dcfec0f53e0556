import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goingOn, PACES, type Pace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waits = { waits: { side: 'blue', by: 'centurion' } } as const;

/** How often somebody went on by then, and how to end the wait. */
function begun(state: Parameters<typeof goingOn>[1], pace: Pace, isPaused: boolean) {
  const goOn = vi.fn();
  const end = goingOn({ goOn }, state, pace, isPaused);
  const after = (ms: number): number => {
    vi.advanceTimersByTime(ms);
    return goOn.mock.calls.length;
  };
  return { after, end };
}

test('whoever decides without a person goes on once what there is has been seen, and only once', () => {
  const { after } = begun(waits, 'normal', false);
  expect([after(PACES.normal - 1), after(1), after(10 * PACES.normal)]).toEqual([0, 1, 1]);
});

test('at once is at once', () => expect(begun(waits, 'off', false).after(0)).toBe(1));

test('nobody goes on while it stands still, or a person decides', () => {
  expect(begun(waits, 'fast', true).after(10_000)).toBe(0);
  expect(begun({ waits: undefined }, 'fast', false).after(10_000)).toBe(0);
});

test('what has changed in between is waited for anew', () => {
  const { after, end } = begun(waits, 'fast', false);
  end!();
  expect(after(10_000)).toBe(0);
});
