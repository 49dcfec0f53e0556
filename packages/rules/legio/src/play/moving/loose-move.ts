import { block } from '@acies/rules-disorder';
import {
  type Box,
  boundsOf,
  cornersOf,
  endOf,
  hullOf,
  isNotFar,
  type Leg,
  type March,
  type Outline,
  overlapOf,
  type Point,
  type Step,
  TOUCH,
} from '@acies/table';
import { boxOf, type LegioContext, standsOf, unitOf } from '../../board/look.ts';
import { blockAfter, legsOf, type PathStep } from './path-steps.ts';
import { furtherBy, longestOf, type Standing, type StandWay, standAt, standWays } from './stand-ways.ts';

/** LG-MAN-1: a move of unformed stands, each of which goes its own way. */
export interface LooseMove {
  readonly end: Box;
  /** Of the stand that goes farthest. */
  readonly length: number;
  /** The ground that all of them keep within, stage by stage. */
  readonly within: readonly Box[];
  /** Where each stand is at the beginning, at each bend and at the end; seldom wanted, and worked out then. */
  readonly stands: () => Box[][];
}

/** Places are rounded to hundredths of a pace: who goes so little farther goes no farther. */
const ROUNDING = 3;

const isUnformed = (g: LegioContext, id: number): boolean => unitOf(g, id).formation === 'unformed';
const isStraight = ({ step }: Leg): boolean => step.do === 'advance';

const NOWHERE: Point = { x: 0, y: 0 };
const shifted = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });

/** How an unformed unit stands before it goes. */
const standing = (g: LegioContext, id: number): Standing => ({
  box: boxOf(g, id),
  block: block(Math.max(1, standsOf(g, id)), unitOf(g, id).files),
});

/** Where a way bends: who goes on in another direction has all its stands go the first part alike. */
function bendsOf(legs: readonly Leg[]): { readonly at: Point; readonly length: number }[] {
  let [at, length] = [NOWHERE, 0];
  return legs
    .filter(isStraight)
    .slice(0, -1)
    .map((leg) => {
      at = { x: at.x + leg.to.x - leg.from.x, y: at.y + leg.to.y - leg.from.y };
      length += leg.length;
      return { at, length };
    });
}

/** LG-MAN-1: how the stands of an unformed unit go a path; undefined for who is formed, or goes straight on as it stands. */
export function looseMove(
  g: LegioContext,
  id: number,
  steps: readonly PathStep[],
  legs: readonly Leg[],
): LooseMove | undefined {
  if (!isUnformed(g, id) || legs.every(isStraight)) return undefined;
  const before = standing(g, id);
  const end = endOf(before.box, legs);
  const bends = bendsOf(legs);
  const last = bends.at(-1) ?? { at: NOWHERE, length: 0 };
  const ways = standWays(
    { ...before, box: shifted(before.box, last.at) },
    { box: end, block: blockAfter(g, id, steps) },
  );
  return {
    end,
    length: last.length + Math.max(0, longestOf(ways) - ROUNDING),
    within: [before.box, ...bends.map(({ at }) => shifted(before.box, at)), end],
    stands: () => ways.map((way) => throughBends(way, bends, before.box.heading, end.heading)),
  };
}

function throughBends(
  { from, to }: StandWay,
  bends: readonly { readonly at: Point }[],
  before: number,
  after: number,
): Box[] {
  const last = bends.at(-1)?.at ?? NOWHERE;
  const first = standAt({ x: from.x - last.x, y: from.y - last.y }, before);
  return [first, ...bends.map(({ at }) => shifted(first, at)), standAt(to, after)];
}

/** Straight from one place to the next, turning on the way. */
const SLANTING: Step = { do: 'incline', distance: 0, angle: 0 };

/** A march by its places. */
export function marchThrough(boxes: readonly Box[]): March {
  const passages = boxes.slice(1).map((to, i) => {
    const from = boxes[i]!;
    return { leg: { step: SLANTING, from, to, length: 0 }, by: { from, to } };
  });
  return { start: boxes[0]!, passages, stops: boxes.slice(1), length: 0 };
}

const sweepThrough = (boxes: readonly Box[]): Outline[] =>
  boxes.slice(1).map((to, i) => hullOf([...cornersOf(boxes[i]!), ...cornersOf(to)]));

const isOver = (pieces: readonly Outline[], box: Box): boolean =>
  pieces.some((piece) => overlapOf(piece, cornersOf(box)) > TOUCH);

/** LG-MAN-8: which of some boxes stands pass over, by their place in the list; most are seen at once to be out of the way. */
export function boxesPassedLoosely({ within, stands }: LooseMove, boxes: readonly Box[]): number[] {
  const ground = sweepThrough(within);
  const round = boundsOf(ground.flat());
  let ways: Outline[][] | undefined;
  const isPassed = (box: Box): boolean =>
    isNotFar(round, box) &&
    isOver(ground, box) &&
    (ways ??= stands().map(sweepThrough)).some((pieces) => isOver(pieces, box));
  const passed: number[] = [];
  for (let i = 0; i < boxes.length; i++) if (isPassed(boxes[i]!)) passed.push(i);
  return passed;
}

/** LG-MAN-1: how far a path with one advance can have it go, if no stand may go farther than told. */
function farthestAdvance(g: LegioContext, id: number, steps: readonly PathStep[], most: number): number {
  const at = steps.findIndex((step) => step.do === 'advance');
  const start = boxOf(g, id);
  const { heading } = endOf(start, legsOf(g, id, start, steps.slice(0, at)));
  const end = endOf(start, legsOf(g, id, start, steps.toSpliced(at, 1)));
  const ways = standWays(standing(g, id), { box: end, block: blockAfter(g, id, steps) });
  return Math.max(0, Math.floor(furtherBy(ways, heading, most)));
}

/** A path whose one advance, if an unformed unit has just one and does something beside, is no longer than its stands can go. */
export function fitted<S extends PathStep>(g: LegioContext, id: number, steps: readonly S[], most: number): S[] {
  const advances = steps.filter((step) => step.do === 'advance').length;
  if (advances === 0) return [...steps];
  const isBound = isUnformed(g, id) && advances === 1 && steps.length > 1;
  const farthest = isBound ? farthestAdvance(g, id, steps, most) : most;
  return steps
    .map((step) => (step.do === 'advance' ? { ...step, distance: Math.min(step.distance, farthest) } : step))
    .filter((step) => step.do !== 'advance' || step.distance > 0);
}
