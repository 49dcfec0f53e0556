import { type Reason, reason, type Side } from '@acies/kernel';
import { type Box, cornersOf, isWhollyIn, overlap, reachesInto } from '@acies/table';
import { BASE } from './field.ts';
import type { Order } from './orders.ts';
import { playStratagem, whyTooDear } from './stratagems.ts';
import { boxOf, type ClockTable, enemiesOf, isPresent, unitOf } from './table.ts';

type Reveal = Extract<Order, { do: 'reveal' }>;

/** MC-ORD-3 (R): an ambush is sprung anywhere within its terrain, clear of everybody, while no enemy is in there. */
export function whyNotReveal(g: ClockTable, side: Side, { unit, x, y, heading }: Reveal): Reason | undefined {
  const facts = g.field.units[unit];
  if (facts?.side !== side || unitOf(g, unit).where !== 'ambush') return reason('MC-ORD-3', 'it lies in no ambush');
  const tooDear = whyTooDear(g, 'ambush');
  if (tooDear) return tooDear;
  const terrain = g.field.terrain[facts.hidden]!;
  const { width, height } = g.field.table;
  const box: Box = { x, y, heading, width: BASE, depth: BASE };
  const corners = cornersOf(box);
  if (!isWhollyIn(terrain, corners)) return reason('MC-ORD-3', `it must stand wholly in the ${terrain.kind}`);
  // A terrain may reach beyond the table.
  if (corners.some((p) => p.x < 0 || p.y < 0 || p.x > width || p.y > height))
    return reason('MC-ORD-3', 'it must stand on the table');
  if (enemiesOf(g, side).some((id) => reachesInto(terrain, cornersOf(boxOf(g, id)))))
    return reason('MC-ORD-3', 'the enemy is in that terrain: the ambush is found out');
  const other = g.field.units.find((one) => isPresent(g, one.id) && overlap(boxOf(g, one.id), box));
  return other && reason('MC-ORD-3', `${other.name} stands there`);
}

/** MC-ORD-3: a unit springs from ambush. */
export function reveal(g: ClockTable, side: Side, { unit, x, y, heading }: Reveal): void {
  playStratagem(g, side, 'ambush');
  const state = unitOf(g, unit);
  state.where = 'table';
  state.x = x;
  state.y = y;
  state.heading = heading;
  g.tell?.({ type: 'revealed', clauses: ['MC-ORD-3'], unit, to: { x, y, heading } });
}
