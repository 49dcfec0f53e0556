import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thinking } from './player.ts';
import { thinkOut } from './think-out.ts';

/** Somebody whose every thought takes 7 ms. */
const thinker = (thoughts: number): Thinking & { had: number } => ({
  playouts: 0,
  had: 0,
  step() {
    vi.advanceTimersByTime(7);
    return ++this.had < thoughts;
  },
  choice: () => null,
  weighed: () => [],
});

describe('thinking in slices', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('pauses often, and comes to an end', async () => {
    const thinking = thinker(10);
    const pauses: number[] = [];
    const pause = async (): Promise<void> => void pauses.push(thinking.had);
    expect(await thinkOut(thinking, pause, () => false)).toBe(true);
    expect(thinking.had).toBe(10);
    expect(pauses).toEqual([3, 6, 9]);
  });

  it('ends at the next pause when it is stopped', async () => {
    const thinking = thinker(1000);
    let stopped = false;
    const pause = async (): Promise<void> => {
      stopped = true;
    };
    expect(await thinkOut(thinking, pause, () => stopped)).toBe(false);
    expect(thinking.had).toBe(3);
  });
});
