import type { Scene } from '@acies/kernel/picture';
import { median } from '../geometry.ts';

/** How much of a piece is drawn: the nearer one looks, the more. */
export const DETAILS = ['speck', 'far', 'mid', 'close', 'near'] as const;
export type Detail = (typeof DETAILS)[number];

/** From how many pixels on a piece of usual size is drawn so. */
const FROM: readonly (readonly [Detail, number])[] = [
  ['near', 64],
  ['close', 29],
  ['mid', 15],
  ['far', 9],
];

/** How large a piece usually is on this table. */
export function usualSize({ pieces, width, height }: Pick<Scene, 'pieces' | 'width' | 'height'>): number {
  return median(pieces.map((piece) => Math.sqrt(piece.width * piece.depth))) ?? Math.min(width, height) / 20;
}

export const detailAt = (pixels: number): Detail => FROM.find(([, from]) => pixels >= from)?.[0] ?? 'speck';

const STEPS_PER_DOUBLING = 2;
/**
 * How long a pixel of a label is on the table. It goes by steps, so that labels stay readable at every scale without
 * being laid out anew with every turn of the wheel.
 */
export function labelPixel(scale: number): number {
  const step = Math.round(Math.log2(scale) * STEPS_PER_DOUBLING);
  return 2 ** (-step / STEPS_PER_DOUBLING);
}
