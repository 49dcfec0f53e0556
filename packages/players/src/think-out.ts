import type { Thinking } from './player.ts';

/** The clock that browsers and Node both have; neither is known here. */
declare const performance: { now(): number };

/**
 * After so many milliseconds he pauses at the end of the step he is at. What a person does in the meantime waits for that step
 * too: most are shorter than a millisecond or two, but a guide's look at a large decision is one of 100 and more.
 */
const SLICE = 20;

/** Lets a player think to the end, in slices with pauses between; false if he was stopped. */
export async function thinkOut(
  thinking: Thinking,
  pause: () => Promise<void>,
  isStopped: () => boolean,
): Promise<boolean> {
  while (!isStopped()) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) if (!thinking.step()) return true;
    await pause();
  }
  return false;
}
