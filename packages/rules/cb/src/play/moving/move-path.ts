import type { Reason } from '@acies/kernel/odds';
import type { Hem } from '@acies/rules-disorder';
import { boxesPassed, endOf, type Leg, leadsThrough, lengthOfPath, overlap } from '@acies/table';
import { boxesOf, boxOf, type CbContext, factsOf, friendsOf } from '../../board/look.ts';
import type { Disorder, Drawn, Passed, PreparedPath } from '../../board/prepared-path.ts';
import { terrainTally } from '../../sheet/chapters/moving.ts';
import { orderBar } from '../command/obeying.ts';
import { drillOf } from './drill.ts';
import { passageDps } from './passage.ts';
import { faultOfLegs, type Licence } from './path-limits.ts';
import { isReason, legsOf, type PathStep } from './path-steps.ts';

export type { Licence } from './path-limits.ts';
export { isReason } from './path-steps.ts';

/** CB-SEQ-3, CB-MAN-1 to CB-MAN-9: a unit’s path, or why it cannot go so and by how much. */
export function preparePath(
  g: CbContext,
  id: number,
  steps: readonly PathStep[],
  licence: Licence,
  hem?: Hem,
  legs: readonly Leg[] = legsOf(g, id, boxOf(g, id), steps),
): PreparedPath | Reason {
  const start = boxOf(g, id);
  const drill = drillOf(g, id, steps, legs);
  if (isReason(drill)) return drill;
  const end = endOf(start, legs);
  const goes = lengthOfPath(legs) > 0;
  const fault = faultOfLegs(g, id, legs, licence, drill.halves, hem) ?? (goes ? orderBar(g, id, end) : undefined);
  if (fault) return fault;
  const { formation, files, formsUp } = drill;
  const passed = friendsPassed(g, id, legs, drill.drawn);
  const disorder = [
    ...drill.disorder,
    ...terrainDps(g, id, legs, drill.drawn),
    ...passed.flatMap((one) => passageDps(g, id, one)),
  ];
  return { end, goes, formation, files, formsUp, disorder, passed };
}

/** CB-PASS-1 to CB-PASS-3: the friends it passes through, drawn up as on the first leg that leads through them. */
function friendsPassed(g: CbContext, id: number, legs: readonly Leg[], drawn: readonly Drawn[]): Passed[] {
  const friends = friendsOf(g, id);
  const boxes = boxesOf(g, friends);
  const passed: Passed[] = [];
  for (const [i, leg] of legs.entries()) {
    // (R) Who turns or forms on the spot passes nobody; whom he then leaves he has not passed.
    if (leg.length === 0) continue;
    for (const at of boxesPassed([leg], boxes)) {
      const friend = friends[at]!;
      if (overlap(leg.from, boxes[at]!) || passed.some((one) => one.friend === friend)) continue;
      passed.push({ friend, at: leg.to, drawn: drawn[i]! });
    }
  }
  return passed.sort((one, other) => one.friend - other.friend);
}

/** CB-MOV-8: what difficult ground on its way costs, drawn up as it goes through it: (R) the most, and once. */
function terrainDps(g: CbContext, id: number, legs: readonly Leg[], drawn: readonly Drawn[]): Disorder[] {
  const { type } = factsOf(g, id).kind;
  let worst: Disorder[] = [];
  for (const [i, leg] of legs.entries()) {
    const [row] = terrainTally({ type, formation: drawn[i]!.formation, kind: 'move' }).rows;
    if (!row || row.value <= (worst[0]?.dp ?? 0) || leg.length === 0) continue;
    if (leadsThrough([leg], g.setting.difficult)) worst = [{ clause: row.clause, why: row.label, dp: row.value }];
  }
  return worst;
}
