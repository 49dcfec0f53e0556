import type { KeyboardEvent } from 'react';

/** What takes the place in hand again, so that nothing is held at the rim against it. */
const INPUTS = ['keydown', 'wheel', 'pointerdown'] as const;
/** Frames within which a glide that was under way, and lines that are measured late, have come to rest. */
const FRAMES = 12;

/**
 * Home and End lead to the very beginning and end of what scrolls, at once. The browser would glide there, and where lines
 * are measured on the way, and turn out higher or lower than was thought, it stops wherever the end was before.
 */
export function goToRim(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if ((key !== 'Home' && key !== 'End') || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  holdAtRim(currentTarget, key);
}

/** A glide of the browser's own, from a key just before, may go on beneath the first jump: it is made again until all rests. */
function holdAtRim(list: HTMLElement, key: 'Home' | 'End'): void {
  const over = new AbortController();
  for (const input of INPUTS) list.addEventListener(input, () => over.abort(), { signal: over.signal });
  const jump = (frames: number): void => {
    if (over.signal.aborted) return;
    list.scrollTo({ top: key === 'Home' ? 0 : list.scrollHeight, behavior: 'instant' });
    if (frames === 0) over.abort();
    else requestAnimationFrame(() => jump(frames - 1));
  };
  jump(FRAMES);
}
