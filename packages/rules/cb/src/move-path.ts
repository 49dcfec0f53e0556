import type { Reason } from '@acies/kernel';
import { type Box, boxesPassed, endOf, type Leg, leadsThrough, lengthOfPath } from '@acies/table';
import { type Disorder, type Drill, drillOf } from './drill.ts';
import { terrainTally } from './moving.ts';
import { orderBar } from './obeying.ts';
import { passageDps } from './passage.ts';
import { faultOfLegs, type Licence } from './path-limits.ts';
import { isReason, legsOf, type PathStep } from './path-steps.ts';
import { boxOf, type CbTable, factsOf, friendsOf, unitOf } from './table.ts';

export type { Licence } from './path-limits.ts';
export { isReason } from './path-steps.ts';

/** A move that can be made: where it ends, how the unit is then drawn up, what it costs in DPs, through whom it passes. */
export interface PreparedPath extends Pick<Drill, 'formation' | 'files' | 'formsUp' | 'disorder'> {
  readonly end: Box;
  /** It goes somewhere; what stays in its place is no move. */
  readonly goes: boolean;
  readonly passed: readonly number[];
}

/** CB-SEQ-3, CB-MAN-1 to CB-MAN-9: a unit’s path, or why it cannot go so and by how much. */
export function preparePath(
  g: CbTable,
  id: number,
  steps: readonly PathStep[],
  licence: Licence,
): PreparedPath | Reason {
  const start = boxOf(g, id);
  const legs = legsOf(g, id, start, steps);
  const drill = drillOf(g, id, steps, legs);
  if (isReason(drill)) return drill;
  const end = endOf(start, legs);
  const goes = lengthOfPath(legs) > 0;
  const fault = faultOfLegs(g, id, legs, licence, drill.halves) ?? (goes ? orderBar(g, id, end) : undefined);
  if (fault) return fault;
  const { formation, files, formsUp } = drill;
  const passed = friendsPassed(g, id, legs);
  const disorder = [
    ...drill.disorder,
    ...terrainDps(g, id, legs),
    ...passed.flatMap((friend) => passageDps(g, id, friend, end)),
  ];
  return { end, goes, formation, files, formsUp, disorder, passed };
}

function friendsPassed(g: CbTable, id: number, legs: readonly Leg[]): number[] {
  const friends = friendsOf(g, id);
  const boxes = friends.map((friend) => boxOf(g, friend));
  return boxesPassed(legs, boxes).map((i) => friends[i]!);
}

/** CB-MOV-8: what difficult ground on its way costs. */
function terrainDps(g: CbTable, id: number, legs: readonly Leg[]): Disorder[] {
  const { type } = factsOf(g, id).kind;
  const { rows } = terrainTally({ type, formation: unitOf(g, id).formation, kind: 'move' });
  if (rows.length === 0 || lengthOfPath(legs) === 0) return [];
  return leadsThrough(legs, g.field.difficult)
    ? rows.map(({ clause, label, value }) => ({ clause, why: label, dp: value }))
    : [];
}
