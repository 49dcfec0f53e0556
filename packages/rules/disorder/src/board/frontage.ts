import { type Box, bearingOf, cornersOf } from '@acies/table';

/** Files of a unit, counted from its left, that another unit touches. */
export interface Touched {
  readonly files: readonly number[];
  /** They lie along its front or rear; otherwise at its flank, where only the outer file is touched. */
  readonly along: boolean;
}

/** Stands that share less of their edges than this part of a stand do not touch. */
const LEAST_SHARED = 1 / 20;

export const filesOf = ({ width }: Box, standWidth: number): number => Math.round(width / standWidth);

/** LG-CBT-6 (R), CB-CBT-10 (R): the front rank alone counts, whichever edge is touched. */
export function touchedBy(box: Box, other: Box, standWidth: number): Touched {
  const asides = cornersOf(other).map((p) => bearingOf(box, p).aside);
  const [low, high] = [Math.min(...asides), Math.max(...asides)];
  const shared = (file: number): number => {
    const left = -box.width / 2 + file * standWidth;
    return Math.min(high, left + standWidth) - Math.max(low, left);
  };
  const count = filesOf(box, standWidth);
  const files: number[] = [];
  for (let file = 0; file < count; file++) if (shared(file) > standWidth * LEAST_SHARED) files.push(file);
  return files.length > 0 ? { files, along: true } : { files: [low > 0 ? count - 1 : 0], along: false };
}

/** Stands of a unit in contact with enemies, and those beyond each end of them. */
export interface Frontage {
  readonly touching: number;
  readonly overlapping: number;
}

/** LG-CBT-6, CB-CBT-10: stands in contact, and one beyond each end; struck in flank alone a unit has none beyond. */
export function frontageOf(box: Box, enemies: readonly Box[], standWidth: number): Frontage {
  const touched = enemies.map((enemy) => touchedBy(box, enemy, standWidth));
  const files = new Set(touched.flatMap((one) => one.files));
  const beyond = [Math.min(...files) > 0, Math.max(...files) < filesOf(box, standWidth) - 1].filter(Boolean).length;
  return { touching: files.size, overlapping: touched.some(({ along }) => along) ? beyond : 0 };
}
