import type { Pose, SceneCell, Spot } from '@acies/kernel/picture';
import { distanceTo, isInside } from '../geometry.ts';

/**
 * The piece under a spot, or the nearest within reach of a finger. Of those equally near, one that is wanted comes
 * first, then the one that lies on top.
 */
export function pieceAt<P extends Pose & { readonly id: number }>(
  pieces: readonly P[],
  spot: Spot,
  reach: number,
  isWanted: (id: number) => boolean,
): P | undefined {
  let best: { piece: P; off: number; wanted: boolean } | undefined;
  for (const piece of pieces) {
    const off = distanceTo(piece, spot);
    if (off > reach) continue;
    const wanted = isWanted(piece.id);
    if (!best || off < best.off || (off === best.off && (wanted || !best.wanted))) best = { piece, off, wanted };
  }
  return best?.piece;
}

export const cellAt = (cells: readonly SceneCell[], spot: Spot): SceneCell | undefined =>
  cells.find(({ outline }) => isInside(outline, spot));
