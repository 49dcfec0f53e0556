import { ranksOf } from '@acies/rules-disorder';
import { type Box, cornersOf, overlapOf, sameHeading, straightSweep, TOUCH, turnedInPlace, turnTo } from '@acies/table';
import { disorder } from './changes.ts';
import type { Disorder } from './drill.ts';
import { type Passing, passingTally } from './passing.ts';
import { blockOf, boxOf, type CbTable, factsOf, friendsOf, isRouting, unitOf } from './table.ts';

/** CB-PASS-1 to CB-PASS-3: what it costs two friends that one passes through the other. */

const asPassing = (g: CbTable, id: number, stationary: boolean): Passing => ({
  unit: factsOf(g, id).kind,
  formation: unitOf(g, id).formation,
  stationary,
  routing: isRouting(g, id),
  ranks: ranksOf(blockOf(g, id)),
});

/** CB-PASS-1: facing the same way or just the other. */
const isParallel = (a: Box, b: Box): boolean =>
  sameHeading(a, b) || 1800 - Math.abs(turnTo(a.heading, b.heading)) <= PARALLEL;
const PARALLEL = 10;

/** (R) Who has not moved this turn is stationary. */
const tallies = (g: CbTable, mover: number, friend: number, end: Box) => {
  const [own, other] = [asPassing(g, mover, false), asPassing(g, friend, !unitOf(g, friend).moved)];
  const parallel = isParallel(end, boxOf(g, friend));
  return { mover: passingTally(own, other, parallel), friend: passingTally(other, own, parallel) };
};

/** The DPs of the one who moves. */
export const passageDps = (g: CbTable, id: number, friend: number, end: Box): Disorder[] =>
  tallies(g, id, friend, end).mover.rows.map(({ clause, label, value }) => ({ clause, why: label, dp: value }));

/** The DPs of the one it passes through. */
export function passedThrough(g: CbTable, friend: number, mover: number, end: Box): void {
  const { rows } = tallies(g, mover, friend, end).friend;
  for (const { clause, label, value } of rows) disorder(g, friend, value, 'movement', label, clause);
}

/** CB-PASS-3: friends through whom a unit has fled straight on, unformed, from where it stood. */
export function fledThrough(g: CbTable, id: number, from: Box, end: Box): void {
  const swept = straightSweep({ from: turnedInPlace(from, end.heading), to: end }, 'advance');
  for (const friend of friendsOf(g, id))
    if (overlapOf(swept, cornersOf(boxOf(g, friend))) > TOUCH) passedThrough(g, friend, id, end);
}
