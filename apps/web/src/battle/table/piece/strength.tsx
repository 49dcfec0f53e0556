import { n } from '../ground/paths.ts';

/** More than this are counted faster as a number. */
const MOST_PIPS = 12;
export const hasPips = (start: number): boolean => start >= 2 && start <= MOST_PIPS;

interface PipsProps {
  readonly left: number;
  readonly start: number;
  readonly width: number;
  readonly depth: number;
}

/** A row of pips along the rear, filled as far as the strength goes. */
export function Pips({ left, start, width, depth }: PipsProps) {
  if (!hasPips(start)) return null;
  // A thin line has room for larger ones than its depth alone would say.
  const gap = Math.min((width * 0.94) / start, Math.max(depth * 0.19, Math.min(width * 0.1, depth * 0.38)));
  const r = gap * 0.36;
  const y = depth / 2 - r * 1.1;
  const pip = (i: number): string =>
    `M${n((i - (start - 1) / 2) * gap - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
  const all = Array.from({ length: start }, (_, i) => i);
  return (
    <>
      <path
        className="pips lost"
        d={all
          .filter((i) => i >= left)
          .map(pip)
          .join('')}
      />
      <path
        className="pips"
        d={all
          .filter((i) => i < left)
          .map(pip)
          .join('')}
      />
    </>
  );
}
