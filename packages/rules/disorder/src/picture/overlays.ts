import type { Overlay } from '@acies/kernel/picture';
import {
  allowedOutline,
  allowedRound,
  arcOutline,
  aroundOutline,
  type Box,
  freeMoveOutline,
  type Gait,
  moveOutline,
  type Step,
} from '@acies/table';

/** How far a unit can go: by a wheel and an advance if it is formed, any way if it is not. */
export const moveOverlay = (box: Box, isUnformed: boolean, length: number, text: string): Overlay[] =>
  length > 0
    ? [{ kind: 'move', text, outlines: [isUnformed ? freeMoveOutline(box, length) : moveOutline(box, length)] }]
    : [];

/** How far a unit can go now, each way as far as it is allowed. */
export function reachOverlay(
  box: Box,
  isUnformed: boolean,
  gait: Gait,
  isAllowed: (steps: readonly Step[]) => boolean,
  text: string,
): Overlay[] {
  const outline = (isUnformed ? allowedRound : allowedOutline)(box, gait, isAllowed);
  return outline.length > 0 ? [{ kind: 'move', text, outlines: [outline] }] : [];
}

/** A band of range before its front. */
export const rangeOverlay = (box: Box, from: number, to: number, arc: number, text: string): Overlay => ({
  kind: 'range',
  text,
  outlines: [arcOutline(box, from, to, arc)],
});

/** How far the leader of a unit rides, or is heard. */
export const leaderOverlay = (kind: 'move' | 'arc', box: Box, length: number, text: string): Overlay => ({
  ...{ kind, of: 'leader', text },
  outlines: [aroundOutline(box, length)],
});

/** What an enemy threatens. */
export const threatOverlay = (box: Box, isUnformed: boolean, length: number, text: string): Overlay => ({
  kind: 'threat',
  text,
  outlines: [isUnformed ? aroundOutline(box, length) : moveOutline(box, length)],
});

export const shotOverlay = (box: Box, range: number, arc: number, text: string): Overlay => ({
  kind: 'threat',
  text,
  outlines: [arcOutline(box, 0, range, arc)],
});
