import { isFree, runAt } from '@acies/rules-disorder';
import { afterStep, type Box, bearingOf, centreOf, rangeBetween } from '@acies/table';
import { bodiesOf, boxOf, type LegioContext } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { HALT_SHORT } from '../../sheet/combat/after-combat.ts';

/** No charge comes farther. */
export const FAR = 1000 * PACE;

/** LG-CHG-2, LG-MOR-3 (R): whether a charge from where a unit stands strikes an enemy in flank or rear: from behind the line of his front. */
export const isExposedTo = (g: LegioContext, target: number, id: number): boolean =>
  bearingOf(boxOf(g, target), centreOf(boxOf(g, id))).ahead < 0;

/** LG-AFT-6: 40 paces short of contact with an enemy, or where it is if that is no farther off. */
export function shortOf(g: LegioContext, id: number, enemy: number, contact: Box): Box {
  const box = boxOf(g, id);
  if (rangeBetween(box, boxOf(g, enemy)) <= HALT_SHORT * PACE) return box;
  const back = afterStep(contact, { do: 'back', distance: HALT_SHORT * PACE });
  return isFree(bodiesOf(g), id, back) ? back : box;
}

/** LG-AFT-6: the same of whoever it meets on its run at an enemy; where it meets nobody it goes the whole way. */
export function shortOfMet(g: LegioContext, id: number, enemy: number, length: number): Box {
  const { end, met } = runAt(bodiesOf(g), id, enemy, length);
  return met ? shortOf(g, id, met.enemy, end) : end;
}
