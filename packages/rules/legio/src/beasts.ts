import { shock } from './changes.ts';
import { shiesAt } from './morale.ts';
import { boxOf, enemiesOf, factsOf, isPresent, isWithin, type LegioTable, sideOf, unitOf } from './table.ts';
import { JAVELIN } from './troops.ts';

/** LG-MOR-4: whether beasts that a unit shies at are within javelin range of it. */
export const isNearBeasts = (g: LegioTable, id: number): boolean =>
  enemiesOf(g, sideOf(g, id)).some(
    (enemy) =>
      shiesAt(factsOf(g, id).kind.type, factsOf(g, enemy).kind) && isWithin(boxOf(g, id), boxOf(g, enemy), JAVELIN),
  );

/** LG-MOR-4 (R): cavalry shies at elephants and camels once an approach. */
export function shyAtBeasts(g: LegioTable): void {
  for (const { id } of g.field.units) {
    if (!isPresent(g, id)) continue;
    const near = isNearBeasts(g, id);
    const unit = unitOf(g, id);
    if (near && !unit.shied) shock(g, id, 'strange beasts');
    unit.shied = near;
  }
}
