import { type Box, bearingOf, centreOf, cornersOf, crosses, rangeBetween, sameHeading } from '@acies/table';
import { boxOf, friendsOf, isFormedUnit, isInContact, isRouting, type LegioContext } from './look.ts';
import { PACE } from './setting.ts';

/** LG-CBT-2 (R): how far behind a supporter may stand. */
const SUPPORT = 40 * PACE;

/** Whether a box stands behind another: wholly behind the line of its rear, and not clear of its flanks. */
export function isBehind(box: Box, other: Box): boolean {
  const corners = cornersOf(box).map((p) => bearingOf(other, p));
  const behind = corners.every(({ ahead }) => ahead <= -other.depth + PACE);
  const asides = corners.map(({ aside }) => aside);
  return behind && Math.min(...asides) < other.width / 2 && Math.max(...asides) > -other.width / 2;
}

/** LG-AFT-5 (R): whether a box is as near behind a friend as a supporter, and he stands between it and an enemy. */
export function shelters(friend: Box, box: Box, enemy: Box): boolean {
  const corners = cornersOf(friend);
  const isBetween = crosses({ points: [...corners, corners[0]!] }, centreOf(box), centreOf(enemy));
  return isBetween && isBehind(box, friend) && rangeBetween(box, friend) <= SUPPORT;
}

/** LG-CBT-2 (R): formed friends within 40 paces behind who face the same way and are not fighting themselves. */
export function supportersOf(g: LegioContext, id: number): number[] {
  const box = boxOf(g, id);
  return friendsOf(g, id).filter((friend) => {
    if (!isFormedUnit(g, friend) || isRouting(g, friend) || isInContact(g, friend)) return false;
    const other = boxOf(g, friend);
    if (!sameHeading(box, other) || !isBehind(other, box)) return false;
    return -bearingOf(box, { x: other.x, y: other.y }).ahead - box.depth <= SUPPORT;
  });
}
