import { afterStep, type Box } from '@acies/table';
import { boxOf, type ClockContext, factsOf, sideOf } from '../../board/look.ts';
import { mayRetreatThrough } from '../../board/passing.ts';
import { isOpenTo, unitsOn } from '../../board/standing.ts';

/** MC-MEL-2: where a beaten unit goes: a base depth back, facing the enemy, or beyond friends it may pass; undefined if it cannot. */
export function retreatOf(g: ClockContext, id: number): Box | undefined {
  const { kind } = factsOf(g, id);
  const { retreatThroughAny } = g.setting.rulings;
  let to = boxOf(g, id);
  for (;;) {
    to = afterStep(to, { do: 'back', distance: to.depth });
    if (!isOpenTo(g, id, to)) return undefined;
    const inTheWay = unitsOn(g, to, [id]);
    if (inTheWay.length === 0) return to;
    const passable = inTheWay.every(
      (other) =>
        sideOf(g, other) === sideOf(g, id) && mayRetreatThrough(kind, factsOf(g, other).kind, retreatThroughAny),
    );
    if (!passable) return undefined;
  }
}

/** MC-MEL-11, MC-ORD-3: where the winner comes to that advances a base depth; undefined if there is no room, or it is a camp. */
export function advanceOf(g: ClockContext, id: number): Box | undefined {
  if (factsOf(g, id).open === 0) return undefined;
  const box = boxOf(g, id);
  const to = afterStep(box, { do: 'advance', distance: box.depth });
  return isOpenTo(g, id, to) && unitsOn(g, to, [id]).length === 0 ? to : undefined;
}
