import { type Reason, reason } from '@acies/kernel/odds';
import {
  boxOf,
  conditionOf,
  enemiesOf,
  enemyWithin,
  factsOf,
  inspiresOf,
  isInContact,
  isPresent,
  isWithin,
  type LegioContext,
  sideOf,
  unitOf,
} from '../../board/look.ts';
import { prepareRecovery, removeDps } from '../../sheet/chapters/recovery.ts';
import { BOW, rangeOf } from '../../sheet/troops.ts';

/** What rest would remove as things stand. */
export const recoveryOf = (g: LegioContext, id: number) => {
  const { dp, shotAt } = unitOf(g, id);
  return prepareRecovery({
    unit: factsOf(g, id).kind,
    dp,
    resting: true,
    inCombat: isInContact(g, id),
    beyondBow: !enemyWithin(g, id, BOW),
    shotAt,
    inspireActions: inspiresOf(g, id),
  });
};

/** Why a unit does not rest. LG-REC-1 (R): who has no DP yet may, while it is in range of enemies who have still to move. */
export function restBar(g: LegioContext, id: number): Reason | undefined {
  if (unitOf(g, id).dp === 0 && mayBeShotAt(g, id)) return undefined;
  const { verdict, tally } = recoveryOf(g, id);
  if (verdict.kind === 'impossible') return verdict.because;
  return tally.total > 0 ? undefined : reason('LG-REC-1', 'D grade that has been shot at loses none');
}

function mayBeShotAt(g: LegioContext, id: number): boolean {
  if (sideOf(g, id) !== g.board.initiative) return false;
  const box = boxOf(g, id);
  return enemiesOf(g, id).some((enemy) => {
    const range = rangeOf(factsOf(g, enemy).kind);
    return range > 0 && isWithin(box, boxOf(g, enemy), range);
  });
}

/** LG-SEQ-2: what it is worth is seen when all have moved and shot. */
export function rest(g: LegioContext, id: number): void {
  unitOf(g, id).rests = true;
  g.tell?.({ type: 'rests', clauses: ['LG-SEQ-2'], unit: id });
}

/** LG-REC-1, LG-REC-2: at the end of the phase; who has been driven off or charged in the meantime has not been at rest. */
export function settleRest(g: LegioContext): void {
  for (const { id } of g.setting.units) {
    const { rests, moved, dp } = unitOf(g, id);
    if (!rests || moved || dp === 0 || !isPresent(g, id) || isInContact(g, id)) continue;
    const { tally } = recoveryOf(g, id);
    Object.assign(unitOf(g, id), removeDps(conditionOf(g, id), tally.total));
    g.tell?.({ type: 'rested', clauses: ['LG-REC-1'], unit: id, removed: tally });
  }
}
