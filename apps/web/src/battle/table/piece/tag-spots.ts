import type { Pose, Spot } from '@acies/kernel/picture';
import { halfSpan, uprightAngle } from '../geometry.ts';

export type TagSpot = Spot;

/** Where tags go, seen from the middle of the piece with sides upright. */
interface TagSpots {
  readonly above: TagSpot;
  readonly below: TagSpot;
  /** The upper left, for a pennant. */
  readonly corner: TagSpot;
  /** The end of the block as one reads, for a number. */
  readonly end: TagSpot;
  /** In degrees: words go along a side that is not too steep to be read. */
  readonly turn: number;
}

/** In degrees: words that lean more are hard to read. */
const STEEP = 50;

/** Close to the sides of a turned piece, not to the box that would hold it upright. */
export function tagSpots(piece: Omit<Pose, 'x' | 'y'>): TagSpots {
  const angle = uprightAngle(piece.heading);
  const radians = (angle * Math.PI) / 180;
  const turned = (x: number, y: number): TagSpot => ({
    x: x * Math.cos(radians) - y * Math.sin(radians),
    y: x * Math.sin(radians) + y * Math.cos(radians),
  });
  const [w, d] = [piece.width / 2, piece.depth / 2];
  const end = turned(w, d);
  if (Math.abs(angle) <= STEEP)
    return { above: turned(0, -d), below: turned(0, d), corner: turned(-w, -d), end, turn: angle };
  const lower = turned(angle > 0 ? w : -w, 0);
  const half = halfSpan(piece);
  return {
    above: { x: -lower.x, y: -half.y },
    below: { x: lower.x, y: half.y },
    corner: { x: -lower.x - d, y: -half.y },
    end,
    turn: 0,
  };
}
