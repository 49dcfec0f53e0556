import { type Box, bearingOf, type Point, QUARTER, sameHeading, turnTo } from '@acies/table';
import type { Friend } from './outlook.ts';

/** What it costs to be a span ahead of the line. */
const AHEAD = 0.25;
/** What it costs to face another way than one's line, by a quarter. */
const ASKEW = 0.1;
const SUPPORT = 0.12;
const IN_WAY = 0.3;

export interface LineMeasures {
  /** The length by which the others are weighed: about a bow shot. */
  readonly span: number;
  /** How near a friend must be to be of the same line. */
  readonly line: number;
  /** How far a unit may be ahead of its line and nobody minds. */
  readonly slack: number;
  /** From here a line wants its way free. */
  readonly close: number;
  /** How much room those in front need to fall back, and how near a support must be. */
  readonly room: number;
  readonly supports: number;
  /** Whether one is behind another, as the rules on support mean it. */
  readonly isBehind: (box: Box, friend: Box) => boolean;
}

/** Lines go forward together: it costs to be nearer the enemy than one's friends, the more so close to him. */
export function lineWorth(m: LineMeasures, friends: readonly Friend[], box: Box, { x, y }: Point, gap: number): number {
  let [sum, askew, count] = [0, 0, 0];
  for (const friend of friends) {
    if (!friend.inLine || Math.abs(friend.centre.x - x) + Math.abs(friend.centre.y - y) > m.line + box.width) continue;
    sum += friend.gap;
    askew += Math.abs(turnTo(box.heading, friend.box.heading));
    count++;
  }
  if (count === 0) return 0;
  const slack = m.slack + 0.4 * Math.max(0, gap - m.span);
  const ahead = Math.max(0, sum / count - gap - slack);
  return (-AHEAD * ahead) / m.span - (ASKEW * askew) / count / QUARTER;
}

/** Light troops leave the way free to a line that has come close to the enemy. */
export const hindrance = (m: LineMeasures, friends: readonly Friend[], box: Box, centre: Point): number =>
  friends.some((friend) => friend.inLine && friend.gap < m.close && isInWay(m, friend.box, box, centre)) ? IN_WAY : 0;

function isInWay({ span }: LineMeasures, friend: Box, box: Box, centre: Point): boolean {
  const { ahead, aside } = bearingOf(friend, centre);
  return ahead > 0 && ahead < span && Math.abs(aside) < (friend.width + box.width) / 2;
}

/** It is worth something to stand behind a friend in front, and something to leave him room. */
export function supportWorth(m: LineMeasures, friends: readonly Friend[], box: Box): number {
  let worth = 0;
  for (const friend of friends) {
    if (!friend.inLine || !sameHeading(box, friend.box) || !m.isBehind(box, friend.box)) continue;
    const off = -bearingOf(friend.box, { x: box.x, y: box.y }).ahead - friend.box.depth;
    if (off < m.room) return -SUPPORT;
    if (off <= m.supports) worth = SUPPORT;
  }
  return worth;
}
