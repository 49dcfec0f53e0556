import { type Reason, reason } from '@acies/kernel/odds';
import type { Hem } from '@acies/rules-disorder';
import { boxesPassed, endOf, type Leg, lengthOfPath } from '@acies/table';
import { boxOf, type LegioContext, unitOf } from '../../board/look.ts';
import type { Disorder, PreparedPath } from '../../board/prepared-path.ts';
import { passingTally } from '../../sheet/chapters/manoeuvre.ts';
import { orderBar } from '../command/obeying.ts';
import { drillOf } from './drill.ts';
import { boxesPassedLoosely, type LooseMove, looseMove } from './loose-move.ts';
import { faultOfLegs, faultOfLoose, hemOf, isOnRoad, type Licence } from './path-limits.ts';
import { blockAfter, isMounting, isReason, legsOf, type PathStep } from './path-steps.ts';

export type { Licence } from './path-limits.ts';
export { isReason } from './path-steps.ts';

/** LG-MAN-1 to LG-MAN-9, LG-SEQ-2: a unit’s path, or why it cannot go so and by how much. */
export function preparePath(
  g: LegioContext,
  id: number,
  steps: readonly PathStep[],
  licence: Licence,
  hem: Hem = hemOf(g, id, licence),
  legs: readonly Leg[] = legsOf(g, id, boxOf(g, id), steps),
): PreparedPath | Reason {
  const start = boxOf(g, id);
  const { formation } = unitOf(g, id);
  const drill = drillOf(g, id, steps, legs, licence.halted === true);
  if (isReason(drill)) return drill;
  // LG-MAN-4, LG-AFT-1 (R): who forms up takes its whole move, and who is halted none: how their stands go is not measured.
  const loose = drill.made || licence.halted ? undefined : looseMove(g, id, steps, legs);
  const fault = loose
    ? faultOfLoose(g, id, loose, licence, drill.halves, hem)
    : faultOfLegs(g, id, legs, licence, drill.halves, hem);
  if (fault) return fault;
  const end = endOf(start, legs);
  if (licence.road && steps.length > 0 && !isOnRoad(g, end))
    return reason('LG-MOV-4', 'it said that it would keep to the road');
  const goes = lengthOfPath(legs) > 0;
  const against = goes ? orderBar(g, id, end) : undefined;
  if (against) return against;
  const passed = friendsPassed(hem, legs, loose);
  return {
    end,
    goes,
    into: drill.made?.into,
    files: drill.made?.files ?? filesAfter(g, id, steps),
    formsUp: drill.made !== undefined && formation === 'unformed',
    mounting: steps.find(isMounting)?.do,
    disorder: passed.length === 0 ? drill.disorder : [...drill.disorder, ...passingDps(g, id, passed)],
    passed,
  };
}

/** LG-MAN-1: a unit keeps its files, unless it is unformed and takes others. */
const filesAfter = (g: LegioContext, id: number, steps: readonly PathStep[]): number =>
  steps.some((step) => step.do === 'files') ? blockAfter(g, id, steps).files : unitOf(g, id).files;

function friendsPassed({ others, bounds }: Hem, legs: readonly Leg[], loose: LooseMove | undefined): number[] {
  const passed = loose ? boxesPassedLoosely(loose, bounds.passed) : boxesPassed(legs, bounds.passed);
  return passed.map((i) => others.friends[i]!);
}

/** LG-MAN-8: what passing through friends costs the one who moves; (R) who has not moved this turn is stationary. */
function passingDps(g: LegioContext, id: number, friends: readonly number[]): Disorder[] {
  const own = { formation: unitOf(g, id).formation, stationary: false };
  return friends.flatMap((friend) => {
    const other = { formation: unitOf(g, friend).formation, stationary: !unitOf(g, friend).moved };
    return passingTally(own, other).rows.map(({ clause, label, value }) => ({ clause, why: label, dp: value }));
  });
}
