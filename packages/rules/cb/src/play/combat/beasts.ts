import type { Box } from '@acies/table';
import { shock } from '../../board/change.ts';
import { boxOf, type CbContext, enemiesOf, factsOf, isPresent, isWithin, sideOf, unitOf } from '../../board/look.ts';
import { type MoraleCause, moraleOfBeasts, SHOCKS } from '../../sheet/chapters/morale.ts';
import { isHorse, type TroopId } from '../../sheet/troops.ts';

/** CB-MOR-3, CB-MOR-4: what beasts of the enemy within 1 JT are to a unit, each kind once. */
export function beastsNear(g: CbContext, id: number): MoraleCause[] {
  const { type } = factsOf(g, id).kind;
  const found: MoraleCause[] = [];
  if (!isHorse(type)) return found;
  const box = boxOf(g, id);
  const ownElephants = g.setting.hasElephants[sideOf(g, id)];
  for (const enemy of enemiesOf(g, id)) {
    const cause = moraleOfBeasts(type, factsOf(g, enemy).kind.type, ownElephants);
    if (!cause || found.includes(cause) || !isNew(g, id, cause)) continue;
    if (isWithin(box, boxOf(g, enemy), SHOCKS[cause].within!)) found.push(cause);
  }
  return found;
}

/** CB-MOR-10: elephants frighten a unit once a turn, be they the enemy’s or run amok; camels are met only after charge moves. */
const isNew = (g: CbContext, id: number, cause: MoraleCause): boolean => cause === 'camels' || !unitOf(g, id).shied;

function shyAt(g: CbContext, id: number, cause: MoraleCause): void {
  if (cause !== 'camels') unitOf(g, id).shied = true;
  shock(g, id, cause);
}

/** CB-MOR-3, CB-MOR-4, CB-MOR-10: once a turn, after charge moves. */
export function shyAtBeasts(g: CbContext): void {
  const shying = g.setting.units
    .filter(({ id }) => isPresent(g, id))
    .map(({ id }) => ({ id, causes: beastsNear(g, id) }));
  for (const { id, causes } of shying) for (const cause of causes) shyAt(g, id, cause);
}

/** CB-MOR-3, CB-MOR-10: cavalry of either side within 1 JT of the way of beasts that have run amok. */
export function shyAtRampage(g: CbContext, beasts: TroopId, way: Box): void {
  for (const { id, side, kind } of g.setting.units) {
    const cause = isPresent(g, id) && moraleOfBeasts(kind.type, beasts, g.setting.hasElephants[side]);
    if (cause && isNew(g, id, cause) && isWithin(way, boxOf(g, id), SHOCKS[cause].within!)) shyAt(g, id, cause);
  }
}
