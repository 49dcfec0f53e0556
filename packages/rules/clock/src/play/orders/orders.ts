import type { Side } from '@acies/kernel';
import { checkedBy } from '@acies/kernel/input';
import { type Reason, reason } from '@acies/kernel/odds';
import { INCH, isWithinRange, rangeBetween, type Step } from '@acies/table';
import { z } from 'zod';
import { boxOf, type ClockContext, factsOf, inInches, isAlive } from '../../board/look.ts';
import type { Stratagem } from '../../board/setup.ts';

/** MC-ORD-2 (R): how far a leader's free order carries. */
export const COMMAND_RANGE = 12 * INCH;
const SUBORDINATE_MOST = 4;

/** Who gives an order: a leader by his free one, or BY_CLOCK, one of those that the clock allows. */
export const BY_CLOCK = -1;

/** No order is longer, lest a file could make one that takes for ever to check. */
export const MOST_STEPS = 8;

const length = z.number().int().min(1).max(1_000_000);
const stepSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('advance'), distance: length }),
  z.strictObject({ do: z.literal('incline'), distance: length, angle: z.number().int().min(-3600).max(3600) }),
  z.strictObject({ do: z.literal('wheel'), to: z.enum(['left', 'right']), angle: z.number().int().min(1).max(3600) }),
  z.strictObject({ do: z.literal('turn'), to: z.enum(['left', 'right', 'about']) }),
  z.strictObject({ do: z.literal('face'), heading: z.number().int().min(0).max(3599) }),
  z.strictObject({ do: z.literal('sidestep'), to: z.enum(['left', 'right']), distance: length }),
  z.strictObject({ do: z.literal('back'), distance: length }),
]);

const id = z.number().int().min(0);
const by = z.number().int().min(BY_CLOCK);

/** What a side may order. */
const orderSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('done') }),
  z.strictObject({
    do: z.literal('move'),
    by,
    units: z.array(id).min(1).max(100),
    steps: z.array(stepSchema).min(1).max(MOST_STEPS),
  }),
  z.strictObject({
    do: z.literal('forced march'),
    units: z.array(id).min(1).max(100),
    steps: z.array(stepSchema).min(1).max(MOST_STEPS),
  }),
  z.strictObject({ do: z.literal('disengage'), by, unit: id, feigned: z.boolean() }),
  z.strictObject({ do: z.literal('ride'), leader: id, to: id }),
  z.strictObject({
    do: z.literal('reveal'),
    unit: id,
    x: z.number().int(),
    y: z.number().int(),
    heading: z.number().int().min(0).max(3599),
  }),
]);

export type Order = z.infer<typeof orderSchema>;
export type MoveOrder = Extract<Order, { do: 'move' }>;

/** The sheet's primitives are the table's, but for changes of formation. */
export const asSteps = (steps: MoveOrder['steps']): readonly Step[] => steps;

/** What an order costs of those that the clock allows. */
const COSTS: Readonly<Record<Stratagem, number>> = { ambush: 2, 'feigned flight': 1, 'forced march': 1 };
export const stratagemCost = (stratagem: Stratagem): number => COSTS[stratagem];

/** MC-ORD-1, MC-ORD-2: why an order cannot be given by this leader, or by the clock. */
export function whyNotBy(g: ClockContext, side: Side, units: readonly number[], leader: number): Reason | undefined {
  if (leader === BY_CLOCK) return g.board.orders > 0 ? undefined : reason('MC-ORD-1', 'no orders are left');
  const facts = g.setting.leaders[leader];
  if (facts?.side !== side || !isAlive(g, leader)) return reason('MC-ORD-2', 'there is no such leader');
  if (g.board.spent.includes(leader)) return reason('MC-ORD-2', `${facts.name} has given his free order`);
  if (facts.rank === 'subordinate' && units.length > SUBORDINATE_MOST)
    return reason('MC-ORD-2', `${facts.name} orders 4 units at most: ${units.length - SUBORDINATE_MOST} too many`);
  const unreached = beyondOrders(g, units, leader);
  if (unreached === undefined) return undefined;
  const beyond = rangeBetween(boxOf(g, g.board.leaders[leader]!), boxOf(g, unreached)) - COMMAND_RANGE;
  return reason('MC-ORD-2', `${factsOf(g, unreached).name} is ${inInches(beyond)} beyond 12 inches from ${facts.name}`);
}

/** MC-ORD-2: the first of some units that is too far from a leader. */
function beyondOrders(g: ClockContext, units: readonly number[], leader: number): number | undefined {
  const box = boxOf(g, g.board.leaders[leader]!);
  for (const unit of units) if (!isWithinRange(box, boxOf(g, unit), COMMAND_RANGE)) return unit;
  return undefined;
}

/** The cheapest way to give an order: a leader's free one, if one can reach them, else one of the clock's. */
export function cheapestBy(g: ClockContext, side: Side, units: readonly number[]): number | undefined {
  for (const leader of g.setting.generalLast[side]) if (mayOrder(g, units, leader)) return leader;
  return g.board.orders > 0 ? BY_CLOCK : undefined;
}

/** MC-ORD-2: whether a leader can order units by his free order; it is asked so often that no reason is given. */
function mayOrder(g: ClockContext, units: readonly number[], leader: number): boolean {
  if (!isAlive(g, leader) || g.board.spent.includes(leader)) return false;
  const tooMany = g.setting.leaders[leader]!.rank === 'subordinate' && units.length > SUBORDINATE_MOST;
  return !tooMany && beyondOrders(g, units, leader) === undefined;
}

export function spend(g: ClockContext, leader: number): void {
  if (leader === BY_CLOCK) g.board.orders--;
  else g.board.spent.push(leader);
}

/** A choice from outside, checked for its very form. */
export function asOrder(data: unknown): Order | Reason {
  const { data: order, faults } = checkedBy(orderSchema, data);
  return faults ? reason('MC-ORD-1', `that is no order: ${faults[0]}`) : order;
}
