import type { Side } from '@acies/kernel';
import { type ClockContext, factsOf, leaderWith, presentOf, unitOf, whoIs } from '../../board/look.ts';
import { prepareRally, type RallySituation, rollRally } from '../../sheet/chapters/rally.ts';

/** MC-RAL-2: a unit as it rallies. */
export function rallySituation(g: ClockContext, id: number): RallySituation {
  const { dmz, hadDmz } = unitOf(g, id);
  return { unit: factsOf(g, id).kind, dmz, hadDmz, leaderFactor: leaderWith(g, id)?.rally ?? 0 };
}

/** MC-SEQ-1, MC-RAL-1: every unit of the active side that has DMZ tests; units in contact too (MC-MOV-11). */
export function rallyAll(g: ClockContext, side: Side): void {
  for (const id of presentOf(g, side)) {
    const unit = unitOf(g, id);
    if (unit.dmz === 0) continue;
    const prepared = prepareRally(rallySituation(g, id));
    const rallied = rollRally(prepared, g.dice, whoIs(g, id));
    const { tally, score } = prepared;
    g.tell?.({ type: 'rally', clauses: ['MC-RAL-1', 'MC-RAL-2'], unit: id, tally, needs: score.total, rallied });
    if (rallied) unit.dmz = 0;
  }
}
