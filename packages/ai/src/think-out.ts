import type { Thinking } from './player.ts';

/** The same in browsers and in Node, though neither is known here. */
declare const performance: { now(): number };

/** How long he thinks without a pause: what a person does in the meantime waits no longer than that. */
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
