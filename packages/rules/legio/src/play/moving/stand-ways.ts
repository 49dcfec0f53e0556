import { type Block, placesIn, type StandPlace } from '@acies/rules-disorder';
import { type Box, cosine, distanceBetween, type Point, pointFrom, sine } from '@acies/table';
import { STAND_SIZE } from '../../board/setting.ts';
import { byRank, shortened } from '../combat/pairing.ts';

/** A block of stands where it stands. */
export interface Standing {
  readonly box: Box;
  readonly block: Block;
}

/** LG-MAN-1: where the middle of one stand is and where it goes; it is measured there, wherever it faces. */
export interface StandWay {
  readonly from: Point;
  readonly to: Point;
}

const HALF_DEPTH = STAND_SIZE.depth / 2;

const middlesOf = (box: Box, places: readonly StandPlace[]): Point[] =>
  places.map(({ ahead, aside }) => pointFrom(box, ahead - HALF_DEPTH, aside));

/** A stand by its middle. */
export function standAt({ x, y }: Point, heading: number): Box {
  const front = { x: x + sine(heading) * HALF_DEPTH, y: y - cosine(heading) * HALF_DEPTH };
  return { x: front.x, y: front.y, heading, width: STAND_SIZE.width, depth: STAND_SIZE.depth };
}

export const longestOf = (ways: readonly StandWay[]): number =>
  Math.max(...ways.map(({ from, to }) => distanceBetween(from, to)));

/** LG-MAN-1 (R): the ways of the stands, such that the longest is as short as can be. */
export function standWays(before: Standing, after: Standing): StandWay[] {
  const old = placesIn(before.block, STAND_SIZE);
  const places = placesIn(after.block, STAND_SIZE);
  const [from, to] = [middlesOf(before.box, old), middlesOf(after.box, places)];
  const first = byRank(old, places, after.box.heading - before.box.heading);
  const pairing = shortened(first, (stand, place) => distanceBetween(from[stand]!, to[place]!));
  return pairing.map((stand, place) => ({ from: from[stand]!, to: to[place]! }));
}

/** How far stands that go such ways could all go on along a heading, if none of them may go farther than told in all. */
export function furtherBy(ways: readonly StandWay[], heading: number, most: number): number {
  const along = { x: sine(heading), y: -cosine(heading) };
  return Math.min(...ways.map((way) => furtherOf(way, along, most)));
}

function furtherOf({ from, to }: StandWay, along: Point, most: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * along.x + dy * along.y;
  const square = ahead * ahead - dx * dx - dy * dy + most * most;
  return square < 0 ? -1 : Math.sqrt(square) - ahead;
}
