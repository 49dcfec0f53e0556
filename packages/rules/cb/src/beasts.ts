import { shock } from './changes.ts';
import { type MoraleCause, moraleOfBeasts, SHOCKS } from './morale.ts';
import { boxOf, type CbTable, enemiesOf, factsOf, isPresent, isWithin, sideOf } from './table.ts';

/** CB-MOR-3, CB-MOR-4: what beasts of the enemy within 1 JT are to a unit, each kind once. */
export function beastsNear(g: CbTable, id: number): MoraleCause[] {
  const { type } = factsOf(g, id).kind;
  const box = boxOf(g, id);
  const found = enemiesOf(g, id).flatMap((enemy) => {
    const cause = moraleOfBeasts(type, factsOf(g, enemy).kind.type, g.field.hasElephants[sideOf(g, id)]);
    return cause && isWithin(box, boxOf(g, enemy), SHOCKS[cause].within!) ? [cause] : [];
  });
  return [...new Set(found)];
}

/** CB-MOR-3, CB-MOR-4, CB-MOR-10: once a turn, after charge moves. */
export function shyAtBeasts(g: CbTable): void {
  const shying = g.field.units
    .filter(({ id }) => isPresent(g, id))
    .map(({ id }) => ({ id, causes: beastsNear(g, id) }));
  for (const { id, causes } of shying) for (const cause of causes) shock(g, id, cause);
}
