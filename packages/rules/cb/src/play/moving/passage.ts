import { block, columnOf, ranksOf } from '@acies/rules-disorder';
import { type Box, cornersOf, overlapOf, sameHeading, straightSweep, TOUCH, turnedInPlace, turnTo } from '@acies/table';
import { disorder } from '../../board/change.ts';
import {
  boxOf,
  type CbContext,
  factsOf,
  friendsOf,
  isRouting,
  isStationary,
  standsOf,
  unitOf,
} from '../../board/look.ts';
import type { Disorder, Drawn, Passed } from '../../board/prepared-path.ts';
import { type Passing, passingTally } from '../../sheet/chapters/passing.ts';

/** CB-PASS-1 to CB-PASS-3: what it costs two friends that one passes through the other. */

function asPassing(
  g: CbContext,
  id: number,
  { formation, files }: Drawn,
  { stationary, passes }: Pick<Passing, 'stationary' | 'passes'>,
): Passing {
  const stands = Math.max(1, standsOf(g, id));
  const shape = formation === 'column' ? columnOf(stands) : block(stands, files);
  const ranks = ranksOf(shape);
  return { unit: factsOf(g, id).kind, formation, routing: isRouting(g, id), ranks, stationary, passes };
}

/** CB-PASS-1: facing the same way or just the other. */
const isParallel = (a: Box, b: Box): boolean =>
  sameHeading(a, b) || 1800 - Math.abs(turnTo(a.heading, b.heading)) <= PARALLEL;
const PARALLEL = 10;

/** CB-PASS-1: one of the two is stationary, who can only be the one passed through. */
const tallies = (g: CbContext, mover: number, { friend, at, drawn }: Passed) => {
  const own = asPassing(g, mover, drawn, { stationary: false, passes: true });
  const him = unitOf(g, friend);
  const other = asPassing(g, friend, him, { stationary: isStationary(g, friend), passes: false });
  const parallel = isParallel(at, boxOf(g, friend));
  return { mover: passingTally(own, other, parallel), friend: passingTally(other, own, parallel) };
};

/** The DPs of the one who moves. */
export const passageDps = (g: CbContext, id: number, passed: Passed): Disorder[] =>
  tallies(g, id, passed).mover.rows.map(({ clause, label, value }) => ({ clause, why: label, dp: value }));

/** The DPs of the one it passes through. */
export function passedThrough(g: CbContext, mover: number, passed: Passed): void {
  const { rows } = tallies(g, mover, passed).friend;
  for (const { clause, label, value } of rows) disorder(g, passed.friend, value, 'movement', label, clause);
}

/** CB-PASS-3: friends through whom a unit has fled straight on, unformed, from where it stood. */
export function fledThrough(g: CbContext, id: number, from: Box, end: Box): void {
  const swept = straightSweep({ from: turnedInPlace(from, end.heading), to: end }, 'advance');
  const { formation, files } = unitOf(g, id);
  for (const friend of friendsOf(g, id))
    if (overlapOf(swept, cornersOf(boxOf(g, friend))) > TOUCH)
      passedThrough(g, id, { friend, at: end, drawn: { formation, files } });
}
