import { otherSide, SIDES } from '@acies/kernel';
import { cornersOf, reachesInto } from '@acies/table';
import { boxOf, type CbContext, isInContact, presentOf, sideOf, unitOf } from '../../board/look.ts';

/** CB-CMD-6: whether a unit stands in the enemy’s camp. */
function isInTheirCamp(g: CbContext, id: number): boolean {
  const corners = cornersOf(boxOf(g, id));
  return g.setting.camps[otherSide(sideOf(g, id))].some((camp) => reachesInto(camp, corners));
}

/** CB-CMD-6, CB-END-1: whether a unit loots, there where there is loot. */
export const isLooting = (g: CbContext, id: number): boolean =>
  unitOf(g, id).mood === 'looting' && isInTheirCamp(g, id);

/** CB-CMD-6 (R): who has come into the enemy’s camp carried away, and fights nobody there, stays and loots. */
export function loot(g: CbContext, id: number): void {
  const unit = unitOf(g, id);
  const carriedAway = unit.mood === 'pursuing' || unit.mood === 'advancing';
  if (!carriedAway || isInContact(g, id) || !isInTheirCamp(g, id)) return;
  unit.mood = 'looting';
  g.tell?.({ type: 'loots', clauses: ['CB-CMD-6'], unit: id });
}

/** CB-CMD-6 (R): after all moves of the Combat phase: whoever has run or been driven into or out of a camp. */
export function settleLooters(g: CbContext): void {
  for (const side of SIDES)
    for (const id of presentOf(g, side)) {
      loot(g, id);
      if (unitOf(g, id).mood === 'looting' && !isInTheirCamp(g, id)) unitOf(g, id).mood = 'steady';
    }
}
