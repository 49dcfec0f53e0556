import { type Box, centreOf, type Near, nearestFew, type Point } from '@acies/table';

/** A path not yet worked out: at hand, or worked out only when it is wanted. */
export type Candidate<S> = S[] | (() => S[]);

export const workedOut = <S>(candidate: Candidate<S>): S[] =>
  typeof candidate === 'function' ? candidate() : candidate;

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
): Candidate<S>[] {
  let nearest: Near[] | undefined;
  const way = (rank: number, length: Length) => (): S[] => {
    const { index, distance } = (nearest ??= nearestFew(box, enemies, NEAREST))[rank]!;
    return toward(box, centreOf(enemies[index]!), length(distance));
  };
  const candidates: Candidate<S>[] = [];
  for (let rank = 0; rank < Math.min(NEAREST, enemies.length); rank++)
    for (const length of lengths) candidates.push(way(rank, length));
  return candidates;
}
