import { shock } from '../../board/change.ts';
import { boxOf, enemiesOf, factsOf, isPresent, isWithin, type LegioContext, unitOf } from '../../board/look.ts';
import { shiesAt } from '../../sheet/chapters/morale.ts';
import { isCavalry, JAVELIN } from '../../sheet/troops.ts';

/** LG-MOR-4: whether beasts that a unit shies at are within javelin range of it. */
export function isNearBeasts(g: LegioContext, id: number): boolean {
  const { type } = factsOf(g, id).kind;
  if (!isCavalry(type)) return false;
  const box = boxOf(g, id);
  for (const enemy of enemiesOf(g, id))
    if (shiesAt(type, factsOf(g, enemy).kind) && isWithin(box, boxOf(g, enemy), JAVELIN)) return true;
  return false;
}

/** LG-MOR-4 (R): cavalry shies at elephants and camels once an approach. */
export function shyAtBeasts(g: LegioContext): void {
  for (const { id } of g.setting.units) {
    if (!isPresent(g, id)) continue;
    const near = isNearBeasts(g, id);
    const unit = unitOf(g, id);
    if (near && !unit.shied) shock(g, id, 'strange beasts');
    unit.shied = near;
  }
}
