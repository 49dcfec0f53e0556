import type { Draw } from '@acies/kernel';

/**
 * One of some candidates that is allowed, or undefined for none of them: none, and each that is allowed, is as likely as any
 * other. Only those that are drawn are looked into; the list is used up.
 */
export function drawAllowed<T>(candidates: T[], isAllowed: (one: T) => boolean, draw: Draw): T | undefined {
  for (;;) {
    const at = draw(candidates.length + 1);
    const drawn = candidates[at];
    if (drawn === undefined || isAllowed(drawn)) return drawn;
    const last = candidates.pop()!;
    if (at < candidates.length) candidates[at] = last;
  }
}
