import type { SceneEdge } from '@acies/kernel/picture';

/** A name that stands alone has all the room it wants. */
const PLENTY = 1e6;

/**
 * How long a letter may be for the words along an edge not to touch each other, in units of the table: the same for all of
 * one edge, so that they are of one size.
 */
export function letterRoom(edge: SceneEdge['edge'], edges: readonly SceneEdge[]): number {
  const names = edges.filter((name) => name.edge === edge).sort((a, b) => a.at - b.at);
  const rooms = names.slice(1).map((name, i) => {
    const before = names[i]!;
    return (name.at - before.at) / ((name.text.length + before.text.length) / 2 + 1);
  });
  return Math.min(PLENTY, ...rooms);
}
