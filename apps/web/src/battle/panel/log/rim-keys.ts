import type { KeyboardEvent } from 'react';

/**
 * Home and End lead to the very beginning and end of what scrolls, at once. The browser would glide there, and where lines
 * are measured on the way, and turn out higher or lower than was thought, it stops wherever the end was before.
 */
export function goToRim(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if ((key !== 'Home' && key !== 'End') || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  currentTarget.scrollTo({ top: key === 'Home' ? 0 : currentTarget.scrollHeight, behavior: 'instant' });
}
