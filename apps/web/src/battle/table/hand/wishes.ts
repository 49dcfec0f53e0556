import type { Place, Spot, Wish } from '@acies/kernel';
import { ahead, aside, headingFrom, minus, plus, times, wrapped } from '../geometry.ts';
import type { Grip } from '../piece/handles.tsx';

/** A piece in the hand: where it is held, and whether it has been turned. */
export interface Held {
  readonly piece: number;
  readonly place: Place;
  readonly isTurned: boolean;
}

export const wishOf = ({ piece, place: { x, y, heading }, isTurned }: Held): Wish => ({
  piece,
  ...{ x, y },
  ...(isTurned && { heading }),
});

export const carried = (held: Held, to: Spot): Held => ({ ...held, place: { ...held.place, ...to } });

export const turnedBy = (held: Held, tenths: number): Held => ({
  ...held,
  isTurned: true,
  place: { ...held.place, heading: wrapped(held.place.heading + tenths) },
});

/** A handle has been pulled to a spot: the piece faces it, or wheels about the corner on the other side. */
export function pulled(held: Held, grip: Grip, to: Spot): Held {
  const { place } = held;
  if (grip === 'turn') return { ...held, isTurned: true, place: { ...place, heading: headingFrom(place, to) } };
  const side = grip === 'wheel-left' ? -1 : 1;
  const front = (heading: number, corner: number): Spot =>
    plus(times(ahead(heading), place.depth / 2), times(aside(heading), (corner * place.width) / 2));
  const pivot = plus(place, front(place.heading, -side));
  // The front line points from the pivot to the hand; a quarter turn from it is ahead.
  const heading = wrapped(headingFrom(pivot, to) - side * 900);
  return { ...held, isTurned: true, place: { ...place, ...minus(pivot, front(heading, -side)), heading } };
}
