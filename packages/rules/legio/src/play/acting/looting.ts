import { otherSide, SIDES } from '@acies/kernel';
import { cornersOf, reachesInto } from '@acies/table';
import { boxOf, isInContact, type LegioContext, presentOf, sideOf, unitOf } from '../../board/look.ts';

/** LG-CTL-1: whether a unit stands in the enemy’s camp. */
function isInTheirCamp(g: LegioContext, id: number): boolean {
  const corners = cornersOf(boxOf(g, id));
  return g.setting.camps[otherSide(sideOf(g, id))].some((camp) => reachesInto(camp, corners));
}

/** LG-CTL-1, LG-END-1: whether a unit loots, there where there is loot. */
export const isLooting = (g: LegioContext, id: number): boolean =>
  unitOf(g, id).mood === 'looting' && isInTheirCamp(g, id);

/** LG-CTL-1 (R): who has come into the enemy’s camp in pursuit, and fights nobody there, stays and loots. */
export function loot(g: LegioContext, id: number): void {
  const unit = unitOf(g, id);
  if (unit.mood !== 'pursuing' || isInContact(g, id) || !isInTheirCamp(g, id)) return;
  unit.mood = 'looting';
  g.tell?.({ type: 'loots', clauses: ['LG-CTL-1'], unit: id });
}

/** LG-CTL-1 (R): at the end of a turn: whoever has run into a camp, or been driven out of one. */
export function settleLooters(g: LegioContext): void {
  for (const side of SIDES)
    for (const id of presentOf(g, side)) {
      loot(g, id);
      if (unitOf(g, id).mood === 'looting' && !isInTheirCamp(g, id)) unitOf(g, id).mood = 'steady';
    }
}
