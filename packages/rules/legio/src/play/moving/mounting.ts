import { type Reason, reason } from '@acies/kernel/odds';
import { type Box, cornersOf, reachesInto } from '@acies/table';
import { unform } from '../../board/change.ts';
import { factsOf, type LegioContext, unitOf } from '../../board/look.ts';
import type { Mounting } from '../../board/prepared-path.ts';
import { closedFor } from '../../board/setting.ts';
import { isLight } from '../../sheet/troops.ts';

/** LG-MAN-7: what a unit could do of the two, if its battle grants it either. */
export function mountingOf(g: LegioContext, id: number): Mounting | undefined {
  if (!g.setting.units[id]!.onFoot) return undefined;
  return unitOf(g, id).onFoot ? 'mount' : 'dismount';
}

/** LG-MAN-7, LG-MOV-6: why a unit does not mount or dismount there; whom its battle does not let the manoeuvre itself bars. */
export function mountingBar(g: LegioContext, id: number, mounting: Mounting, at: Box): Reason | undefined {
  const may = mountingOf(g, id);
  if (may === undefined) return undefined;
  if (may !== mounting) return reason('LG-MAN-7', may === 'mount' ? 'it is on foot' : 'it is mounted');
  if (mounting === 'dismount') return undefined;
  const { type } = g.setting.units[id]!.kind;
  return closedFor(g.setting, type).some((area) => reachesInto(area, cornersOf(at)))
    ? reason('LG-MOV-6', 'it cannot mount in ground closed to the mounted')
    : undefined;
}

/** LG-MAN-7: from now on it is what it is on foot, or what it is mounted; LG-MAN-1 (R): light troops then stand in no line. */
export function makeMounted(g: LegioContext, id: number, mounting: Mounting): void {
  const unit = unitOf(g, id);
  unit.onFoot = mounting === 'dismount';
  g.tell?.({ type: 'mounted', clauses: ['LG-MAN-7'], unit: id, onFoot: unit.onFoot });
  if (unit.formation === 'line' && isLight(factsOf(g, id).kind.type)) unform(g, id, 'LG-MAN-1');
}
