import { type Box, bearingOf, cornersOf } from '@acies/table';
import { PACE, STAND_SIZE } from './field.ts';
import { boxOf, type LegioTable } from './table.ts';

/** Files of a unit, counted from its left, that another unit touches. */
export interface Touched {
  readonly files: readonly number[];
  /** They lie along its front or rear; otherwise at its flank, where only the outer file is touched. */
  readonly along: boolean;
}

/** Stands that share less of their edges than this do not touch. */
const LEAST_SHARED = PACE;

export const filesOf = ({ width }: Box): number => Math.round(width / STAND_SIZE.width);

/** LG-CBT-6 (R): the front rank alone counts, whichever edge is touched. */
export function touchedBy(box: Box, other: Box): Touched {
  const asides = cornersOf(other).map((p) => bearingOf(box, p).aside);
  const [low, high] = [Math.min(...asides), Math.max(...asides)];
  const shared = (file: number): number => {
    const left = -box.width / 2 + file * STAND_SIZE.width;
    return Math.min(high, left + STAND_SIZE.width) - Math.max(low, left);
  };
  const all = Array.from({ length: filesOf(box) }, (_, file) => file);
  const files = all.filter((file) => shared(file) > LEAST_SHARED);
  return files.length > 0 ? { files, along: true } : { files: [low > 0 ? all.length - 1 : 0], along: false };
}

/** LG-CBT-6: how many stands of a unit are in base contact with another. */
export const standsTouching = (g: LegioTable, id: number, other: number): number =>
  touchedBy(boxOf(g, id), boxOf(g, other)).files.length;
