import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { type Box, cornersOf, isOffTable, isWhollyIn, outsideBy, reachesInto, touch } from '@acies/table';
import { standAt } from '../../board/change.ts';
import { boxOf, type ClockContext, enemiesOf, factsOf, inInches, unitOf } from '../../board/look.ts';
import { BASE } from '../../board/setting.ts';
import { isOpenTo, unitsOn } from '../../board/standing.ts';
import type { Order } from '../orders/orders.ts';
import { playStratagem, whyTooDear } from './stratagems.ts';

type Reveal = Extract<Order, { do: 'reveal' }>;

/** MC-ORD-3 (R): an ambush is sprung anywhere within its terrain, clear of everybody and touching no enemy, while none is in there. */
export function whyNotReveal(g: ClockContext, side: Side, { unit, x, y, heading }: Reveal): Reason | undefined {
  const facts = g.setting.units[unit];
  if (facts?.side !== side || unitOf(g, unit).where !== 'ambush') return reason('MC-ORD-3', 'it lies in no ambush');
  const tooDear = whyTooDear(g, 'ambush');
  if (tooDear) return tooDear;
  const terrain = g.setting.terrain[facts.hidden];
  if (!terrain) return reason('MC-ORD-3', 'nobody here knows where it lies');
  const box: Box = { x, y, heading, width: BASE, depth: BASE };
  const corners = cornersOf(box);
  if (!isWhollyIn(terrain, corners)) {
    const outside = inInches(outsideBy(terrain, corners));
    return reason('MC-ORD-3', `it must stand wholly in the ${terrain.kind}: ${outside} outside`);
  }
  // A terrain may reach beyond the table.
  if (isOffTable(g.setting.table, box)) return reason('MC-ORD-3', 'it must stand on the table');
  if (!isOpenTo(g, unit, box)) return reason('MC-MOV-1', 'it may not stand there');
  if (enemiesOf(g, side).some((id) => reachesInto(terrain, cornersOf(boxOf(g, id)))))
    return reason('MC-ORD-3', 'the enemy is in that terrain: the ambush is found out');
  const other = unitsOn(g, box)[0];
  if (other !== undefined) return reason('MC-ORD-3', `${factsOf(g, other).name} stands there`);
  const enemy = enemiesOf(g, side).find((id) => touch(boxOf(g, id), box));
  return enemy === undefined
    ? undefined
    : reason('MC-ORD-3', `it would touch ${factsOf(g, enemy).name}: to spring up is no charge`);
}

/** MC-ORD-3: a unit springs from ambush. */
export function reveal(g: ClockContext, side: Side, { unit, x, y, heading }: Reveal): void {
  playStratagem(g, side, 'ambush');
  standAt(g, unit, { x, y, heading });
  g.tell?.({ type: 'revealed', clauses: ['MC-ORD-3'], unit, to: { x, y, heading } });
}
