import { type Box, bearingOf, centreOf, cornersOf } from '../geometry/box.ts';
import { edgeMet, rangeBetween } from '../geometry/contact.ts';
import { ABOUT, QUARTER, turnTo } from '../geometry/heading.ts';
import { TOUCH } from '../geometry/length.ts';
import { isOnRight } from '../geometry/line-up.ts';
import type { TableSize } from '../limits/limits.ts';

/** Where another box lies, as seen from one. */
export type Lie = 'ahead' | 'ahead left' | 'ahead right' | 'left' | 'right' | 'behind';

/** Before its front and within half a right angle of its corners is ahead; between its front and rear are its flanks. */
export function lieOf(box: Box, other: Box): Lie {
  const { ahead, aside } = bearingOf(box, centreOf(other));
  if (ahead < -box.depth) return 'behind';
  const side = aside < 0 ? 'left' : 'right';
  if (ahead <= 0) return side;
  return Math.abs(aside) <= box.width / 2 + ahead ? 'ahead' : `ahead ${side}`;
}

/** Somebody who stands near, by name. */
interface Neighbour {
  readonly name: string;
  readonly box: Box;
}

/** What is round a box. */
export interface Surroundings {
  readonly enemies: readonly Neighbour[];
  readonly friends: readonly Neighbour[];
  readonly table: TableSize;
  /** A friend this near beside a flank covers it. */
  readonly cover: number;
  /** A distance in words of the sheet. */
  say(length: number): string;
}

/** How a box stands to others, a sentence each: the nearest enemies all round, and whether its flanks are covered. */
export function relationsOf(box: Box, around: Surroundings): string[] {
  return [...enemyWords(box, around), flankWords(box, around, 'left'), flankWords(box, around, 'right')];
}

interface Seen extends Neighbour {
  readonly distance: number;
  readonly lie: Lie;
}

/** The nearest of each lie, the nearest of all first. */
function enemyWords(box: Box, { enemies, say }: Surroundings): string[] {
  const nearest = new Map<Lie, Seen>();
  for (const enemy of enemies) {
    const seen = { ...enemy, distance: rangeBetween(box, enemy.box), lie: lieOf(box, enemy.box) };
    if (seen.distance < (nearest.get(seen.lie)?.distance ?? Number.POSITIVE_INFINITY)) nearest.set(seen.lie, seen);
  }
  const seen = [...nearest.values()].sort((a, b) => a.distance - b.distance);
  return seen.map((one) => `${lieWords(box, one)}${one.distance <= TOUCH ? ', touching' : ` at ${say(one.distance)}`}`);
}

function lieWords(box: Box, { name, box: other, lie }: Seen): string {
  switch (lie) {
    case 'ahead':
      return `Front to ${edgeWords(box, other)}${name}`;
    case 'ahead left':
    case 'ahead right':
      return `${name} ahead on its ${lie === 'ahead left' ? 'left' : 'right'}`;
    case 'behind':
      return `${name} behind it`;
    default:
      return `${name} on its ${lie} flank`;
  }
}

/** Which edge of another one looks at, where it is not its front. */
function edgeWords(box: Box, other: Box): string {
  const edge = edgeMet(box, other);
  if (edge === 'front') return '';
  return edge === 'rear' ? 'the rear of ' : `the ${edge} flank of `;
}

/** "Left flank covered by Hastati", "Left flank open", "Left flank at the edge of the table". */
function flankWords(box: Box, { friends, table, cover, say }: Surroundings, side: 'left' | 'right'): string {
  const flank = side === 'left' ? 'Left flank' : 'Right flank';
  const friend = friends
    .filter((one) => covers(box, one.box, side, cover))
    .sort((a, b) => rangeBetween(box, a.box) - rangeBetween(box, b.box))[0];
  if (friend) {
    const gap = rangeBetween(box, friend.box);
    return `${flank} covered by ${friend.name}${gap <= TOUCH ? '' : ` at ${say(gap)}`}`;
  }
  return isAtEdge(box, table, side, cover) ? `${flank} at the edge of the table` : `${flank} open`;
}

/** Whether a friend stands beside a flank, in line or near it, facing about the same way. */
function covers(box: Box, friend: Box, side: 'left' | 'right', cover: number): boolean {
  if (side === 'right' ? isOnRight(box, friend) : isOnRight(friend, box)) return true;
  if (Math.abs(turnTo(box.heading, friend.heading)) > QUARTER / 2) return false;
  const { ahead, aside } = bearingOf(box, centreOf(friend));
  const isBeside = side === 'left' ? aside < -box.width / 2 : aside > box.width / 2;
  return isBeside && ahead < box.depth && ahead > -2 * box.depth && rangeBetween(box, friend) <= cover;
}

function isAtEdge(box: Box, { width, height }: TableSize, side: 'left' | 'right', cover: number): boolean {
  const [frontLeft, frontRight] = cornersOf(box);
  const { x, y } = side === 'left' ? frontLeft! : frontRight!;
  const out = box.heading + (side === 'left' ? -QUARTER : QUARTER);
  const isToward = (heading: number): boolean => Math.abs(turnTo(out, heading)) <= QUARTER / 2;
  if (isToward(0)) return y <= cover;
  if (isToward(QUARTER)) return width - x <= cover;
  return isToward(ABOUT) ? height - y <= cover : x <= cover;
}
