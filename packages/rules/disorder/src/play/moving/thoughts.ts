import { type Box, centreOf, type Near, nearestFew, type Point } from '@acies/table';

/** A path worth a thought: at hand, or thought out only when it is wanted. */
export type Thought<S> = S[] | (() => S[]);

export const thoughtOut = <S>(thought: Thought<S>): S[] => (typeof thought === 'function' ? thought() : thought);

/** How a unit goes toward a place, so far at most. */
type Toward<S> = (box: Box, goal: Point, length: number) => S[];

/** How far it goes at an enemy who is so far off. */
type Length = (distance: number) => number;

/** Enemies worth going for: the nearest. */
const NEAREST = 3;

/** Ways toward the nearest enemies, each as far as told; who they are is found out only when one of the ways is wanted. */
export function towardNearest<S>(
  box: Box,
  enemies: readonly Box[],
  toward: Toward<S>,
  lengths: readonly Length[],
): Thought<S>[] {
  let nearest: Near[] | undefined;
  const way = (rank: number, length: Length) => (): S[] => {
    const { index, distance } = (nearest ??= nearestFew(box, enemies, NEAREST))[rank]!;
    return toward(box, centreOf(enemies[index]!), length(distance));
  };
  const thoughts: Thought<S>[] = [];
  for (let rank = 0; rank < Math.min(NEAREST, enemies.length); rank++)
    for (const length of lengths) thoughts.push(way(rank, length));
  return thoughts;
}
