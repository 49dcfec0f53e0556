import type { SceneLink, ScenePiece } from '@acies/kernel/picture';
import { ahead } from '../geometry.ts';

/**
 * Whose badges hang below it. They hang on the rear, for a front is to be seen; of a piece that fights, on the side away from
 * those it fights, for a fight is to be seen.
 */
export function badgesBelow(pieces: readonly ScenePiece[], links: readonly SceneLink[]): ReadonlySet<number> {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  const weight = new Map<number, number>();
  const add = (id: number, down: number): void => void weight.set(id, (weight.get(id) ?? 0) + down);
  for (const { from, to } of links) {
    const [a, b] = [known.get(from), known.get(to)];
    if (!a || !b) continue;
    add(from, a.y - b.y);
    add(to, b.y - a.y);
  }
  const isBelow = ({ id, heading }: ScenePiece): boolean => {
    const down = weight.get(id) ?? 0;
    return down === 0 ? ahead(heading).y < -0.3 : down > 0;
  };
  return new Set(pieces.filter(isBelow).map(({ id }) => id));
}
