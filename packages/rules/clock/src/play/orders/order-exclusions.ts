import type { Exclusion, Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import {
  boxOf,
  type ClockContext,
  enemiesOf,
  factsOf,
  isAlive,
  isInContact,
  isReason,
  nearestOf,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import type { Stratagem } from '../../board/setup.ts';
import { chargePath } from '../charge/charge-path.ts';
import { whyNotDisengage } from '../charge/disengaging.ts';
import { whyNoStratagem } from '../deployment/stratagems.ts';
import { whyUnitStays } from '../moving/movement.ts';
import { BY_CLOCK, cheapestBy, whyNotBy } from './orders.ts';

const STRATAGEMS: readonly Stratagem[] = ['feigned flight', 'forced march'];

/** What cannot be ordered now, and why: unit by unit, what leaders and stratagems do not allow, and charges at last. */
export const excludedOrders = (g: ClockContext, side: Side): Exclusion[] => [
  ...g.setting.idsOf[side].flatMap((id) => againstUnit(g, side, id)),
  ...g.setting.leadersOf[side].flatMap((id) => againstLeader(g, side, id)),
  ...STRATAGEMS.flatMap((one) => excluded(one, whyNoStratagem(g, side, one))),
  ...excluded('an order of the clock', whyNotBy(g, side, [], BY_CLOCK)),
  ...presentOf(g, side).flatMap((id) => againstCharge(g, side, id)),
];

const whoIs = (g: ClockContext, id: number): string => `${factsOf(g, id).name} (${factsOf(g, id).key})`;

const excluded = (what: string, because: Reason | undefined): Exclusion[] => (because ? [{ what, ...because }] : []);

function againstUnit(g: ClockContext, side: Side, id: number): Exclusion[] {
  const { key } = factsOf(g, id);
  const { where } = unitOf(g, id);
  const who = whoIs(g, id);
  if (where === 'ambush')
    return excluded(`${who}: move`, reason('MC-ORD-3', `it lies in ambush: "reveal ${key} at x y"`));
  if (where !== 'table') return [];
  const stays = excluded(`${who}: move`, whyUnitStays(g, id, false));
  return isInContact(g, id) ? [...stays, ...againstFlight(g, side, id, who)] : stays;
}

function againstFlight(g: ClockContext, side: Side, unit: number, who: string): Exclusion[] {
  const by = cheapestBy(g, side, [unit]) ?? BY_CLOCK;
  const because = (feigned: boolean) => whyNotDisengage(g, side, { do: 'disengage', by, unit, feigned });
  return [...excluded(`${who}: disengage`, because(false)), ...excluded(`${who}: feign flight`, because(true))];
}

/** Of the enemies only the nearest: that others are farther goes without saying. */
function againstCharge(g: ClockContext, side: Side, id: number): Exclusion[] {
  if (whyUnitStays(g, id, false)) return [];
  const near = nearestOf(g, boxOf(g, id), enemiesOf(g, side));
  if (!near) return [];
  const path = chargePath(g, { side, units: [id], target: near.id, edge: undefined });
  return excluded(`${whoIs(g, id)}: charge ${whoIs(g, near.id)}`, isReason(path) ? path : undefined);
}

function againstLeader(g: ClockContext, side: Side, leader: number): Exclusion[] {
  const { name } = g.setting.leaders[leader]!;
  if (!isAlive(g, leader) || presentOf(g, side).length === 0) return [];
  const rode = g.board.rode.includes(leader) ? reason('MC-UNIT-2', 'he has ridden this half turn') : undefined;
  const spent = g.board.spent.includes(leader) ? reason('MC-ORD-2', 'he has given it') : undefined;
  return [...excluded(`${name}: free order`, spent), ...excluded(`${name}: ride`, rode)];
}
