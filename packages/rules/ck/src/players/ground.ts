import { otherSide, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import type { CkContext } from '../board/look.ts';
import { POINTS } from '../play/ending.ts';
import { isInRowsOf } from '../sheet/rows.ts';

/** CK-END-1: half bases that hold a zone, or support a fight. */
export const STRONG_HALVES = 8;
/** What a general counts for in his zone. */
export const GENERAL_HALVES = 2;

/** CK-END-1: what holding a zone in strength counts, nearly so much when nearly strong. */
export function groundPoints(g: CkContext, side: Side, zone: Zone, halves: number): number {
  const { grid } = g.setting;
  if (isInRowsOf(grid, zone, side)) return 0;
  const points = isInRowsOf(grid, zone, otherSide(side)) ? POINTS.enemyZone : POINTS.middleZone;
  return points * Math.min(1, halves / STRONG_HALVES) ** 3;
}
