import type { Pose, Spot, Wish } from '@acies/kernel/picture';
import { ahead, aside, headingFrom, minus, plus, times, wrapped } from '../geometry.ts';
import type { Grip } from '../piece/handles.tsx';

/** A piece in the hand: where it is held, and whether it has been turned. */
export interface Held {
  readonly piece: number;
  readonly pose: Pose;
  readonly isTurned: boolean;
}

export const wishOf = ({ piece, pose: { x, y, heading }, isTurned }: Held): Wish => ({
  piece,
  ...{ x, y },
  ...(isTurned && { heading }),
});

export const carried = (held: Held, to: Spot): Held => ({ ...held, pose: { ...held.pose, ...to } });

export const turnedBy = (held: Held, tenths: number): Held => ({
  ...held,
  isTurned: true,
  pose: { ...held.pose, heading: wrapped(held.pose.heading + tenths) },
});

/** A handle has been pulled to a spot: the piece faces it, or wheels about the corner on the other side. */
export function pulled(held: Held, grip: Grip, to: Spot): Held {
  const { pose } = held;
  if (grip === 'turn') return { ...held, isTurned: true, pose: { ...pose, heading: headingFrom(pose, to) } };
  const side = grip === 'wheel-left' ? -1 : 1;
  const front = (heading: number, corner: number): Spot =>
    plus(times(ahead(heading), pose.depth / 2), times(aside(heading), (corner * pose.width) / 2));
  const pivot = plus(pose, front(pose.heading, -side));
  // The front line points from the pivot to the hand; a quarter turn from it is ahead.
  const heading = wrapped(headingFrom(pivot, to) - side * 900);
  return { ...held, isTurned: true, pose: { ...pose, ...minus(pivot, front(heading, -side)), heading } };
}
