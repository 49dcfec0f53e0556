import { type Reason, reason } from '@acies/kernel';
import { type Box, cornersOf, endOf, type Leg, overlapOf, type Step, sweepOf, TOUCH, walk } from '@acies/table';
import { type Disorder, drillOf } from './drill.ts';
import { passingTally } from './manoeuvre.ts';
import { faultOfLegs, isOnRoad, type Licence } from './path-limits.ts';
import { isReason } from './path-steps.ts';
import { boxOf, friendsOf, type LegioTable, unitOf } from './table.ts';

export type { Licence } from './path-limits.ts';
export { isReason } from './path-steps.ts';

/** A move that can be made: where it ends, what it costs in DPs, through whom it passes. */
export interface PreparedPath {
  readonly end: Box;
  /** What it forms on its way, and then with how many files. */
  readonly into: 'line' | 'column' | undefined;
  readonly files: number;
  readonly formsUp: boolean;
  readonly disorder: readonly Disorder[];
  readonly passed: readonly number[];
}

/** LG-MAN-1 to LG-MAN-9, LG-SEQ-2: a unit’s path, or why it cannot go so and by how much. */
export function preparePath(
  g: LegioTable,
  id: number,
  steps: readonly Step[],
  licence: Licence,
): PreparedPath | Reason {
  const start = boxOf(g, id);
  const { formation } = unitOf(g, id);
  const legs = walk(start, steps);
  const drill = drillOf(g, id, legs, licence.halted === true);
  if (isReason(drill)) return drill;
  const fault = faultOfLegs(g, id, legs, licence, drill.halves);
  if (fault) return fault;
  const end = endOf(start, legs);
  if (licence.road && steps.length > 0 && !isOnRoad(g, end))
    return reason('LG-MOV-4', 'it said that it would keep to the road');
  const passed = friendsOf(g, id).filter((friend) => passesOver(legs, boxOf(g, friend)));
  return {
    end,
    into: drill.made?.into,
    files: drill.made?.files ?? unitOf(g, id).files,
    formsUp: drill.made !== undefined && formation === 'unformed',
    disorder: [...drill.disorder, ...passed.flatMap((friend) => passingDps(g, id, friend))],
    passed,
  };
}

const passesOver = (legs: readonly Leg[], box: Box): boolean =>
  legs.some((leg) => sweepOf(leg).some((piece) => overlapOf(piece, cornersOf(box)) > TOUCH));

/** LG-MAN-8: what passing through a friend costs the one who moves; (R) who has not moved this turn is stationary. */
function passingDps(g: LegioTable, id: number, friend: number): Disorder[] {
  const own = { formation: unitOf(g, id).formation, stationary: false };
  const other = { formation: unitOf(g, friend).formation, stationary: !unitOf(g, friend).moved };
  return passingTally(own, other).rows.map(({ clause, label, value }) => ({ clause, why: label, dp: value }));
}
