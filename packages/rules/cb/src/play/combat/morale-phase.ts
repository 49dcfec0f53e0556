import type { Loss } from '../../board/board.ts';
import { shock } from '../../board/change.ts';
import {
  boxOf,
  type CbContext,
  conditionOf,
  enemyWithin,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  isStationary,
  isWithin,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import { type MoraleCause, moraleOfLeader, moraleOfLoss, SHOCKS } from '../../sheet/chapters/morale.ts';
import { prepareRecovery, removeDps } from '../../sheet/chapters/recovery.ts';
import { BOW_SHOT } from '../../sheet/troops.ts';
import { stampede } from './stampede.ts';

export const recoveryOf = (g: CbContext, id: number) => {
  const { dp, shaken, rallies, fought } = unitOf(g, id);
  return prepareRecovery({
    unit: factsOf(g, id).kind,
    dp,
    shaken,
    broken: isRouting(g, id),
    rallying: rallies,
    stationary: isStationary(g, id),
    inCombat: fought || isInContact(g, id),
    beyondBow: !enemyWithin(g, id, BOW_SHOT),
  });
};

/** CB-SEQ-9, CB-REC-1 to CB-REC-4: units at rest lose DPs, and may be calm again. */
export function removeDisorder(g: CbContext): void {
  for (const { id } of g.setting.units) {
    // Most have nothing to lose, or have not rested.
    const { dp, shaken, moved } = unitOf(g, id);
    if (!isPresent(g, id) || moved || (dp === 0 && !shaken)) continue;
    const { verdict, tally } = recoveryOf(g, id);
    if (verdict.kind !== 'automatic') continue;
    const before = conditionOf(g, id);
    const after = removeDps(before, tally.total);
    const calm = before.shaken && !after.shaken;
    if (after.dp === before.dp && !calm) continue;
    Object.assign(unitOf(g, id), after);
    const clauses = [...new Set(tally.rows.map(({ clause }) => clause)), ...(calm ? ['CB-REC-4'] : [])];
    g.tell?.({ type: 'recovered', clauses, unit: id, removed: before.dp - after.dp, dp: after.dp, calm });
  }
}

/** CB-MOR-1, CB-MOR-2, CB-MOR-6, CB-MOR-10: friends within bow shot take the losses of the turn to heart, once for each. */
export function takeToHeart(g: CbContext): void {
  for (;;) {
    const loss = g.board.losses.shift();
    if (!loss) return;
    for (const id of witnessesOf(g, loss)) shock(g, id, causeOf(g, id, loss));
    stampede(g);
  }
}

/** Who is near by; the broken take it no longer (see `disorder`). */
function witnessesOf(g: CbContext, loss: Loss): number[] {
  const { side } = loss.what === 'unit' ? factsOf(g, loss.unit) : g.setting.leaders[loss.leader]!;
  return presentOf(g, side).filter((id) => isWithin(loss.at, boxOf(g, id), SHOCKS['unit lost'].within!));
}

function causeOf(g: CbContext, id: number, loss: Loss): MoraleCause {
  if (loss.what === 'unit') return moraleOfLoss(factsOf(g, id).kind.grade, factsOf(g, loss.unit).kind);
  const { rank, ally } = g.setting.leaders[loss.leader]!;
  return moraleOfLeader(rank === 'general' || ally);
}
