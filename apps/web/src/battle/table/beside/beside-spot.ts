import type { Spot } from '@acies/kernel/picture';
import type { Size } from '../camera/framing.ts';

const GAP = 14;

/**
 * Where the corner of a box goes that is to stand beside a piece: to its right, else its left, below or above it, wherever
 * there is room. Where there is none it goes into the corner that is farthest from the piece.
 */
export function spotBeside(middle: Spot, reach: Spot, box: Size, view: Size): Spot {
  const within = (value: number, whole: number, own: number): number =>
    Math.max(GAP / 2, Math.min(value, whole - own - GAP / 2));
  const [along, down] = [
    within(middle.x - box.width / 2, view.width, box.width),
    within(middle.y - box.height / 2, view.height, box.height),
  ];
  const [right, below] = [middle.x + reach.x + GAP, middle.y + reach.y + GAP];
  const [left, above] = [middle.x - reach.x - GAP - box.width, middle.y - reach.y - GAP - box.height];
  if (right + box.width <= view.width) return { x: right, y: down };
  if (left >= 0) return { x: left, y: down };
  if (below + box.height <= view.height) return { x: along, y: below };
  if (above >= 0) return { x: along, y: above };
  return {
    x: middle.x < view.width / 2 ? within(view.width, view.width, box.width) : GAP / 2,
    y: middle.y < view.height / 2 ? within(view.height, view.height, box.height) : GAP / 2,
  };
}
