/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From the edge of the table. */
const MARGIN = 8;

/** What is to be seen, and how much more than anything else. */
export interface Seen extends Box {
  readonly weight: number;
}

/** The corner of the table in which a box covers least of what is to be seen; of equals the first. */
export function freeCorner(table: Box, size: Pick<Box, 'width' | 'height'>, seen: readonly Seen[]): Box {
  const lefts = [table.left + MARGIN, table.left + table.width - size.width - MARGIN];
  const tops = [table.top + MARGIN, table.top + table.height - size.height - MARGIN];
  const corners = tops.flatMap((top) => lefts.map((left) => ({ left, top, width: size.width, height: size.height })));
  const covered = (corner: Box): number => seen.reduce((sum, one) => sum + one.weight * common(corner, one), 0);
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

/** How much two boxes have in common. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
