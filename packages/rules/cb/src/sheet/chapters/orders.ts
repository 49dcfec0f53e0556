import { type Reason, reason } from '@acies/kernel/odds';

/** CB-CMD-5: the orders that a unit may have. */
export const ORDERS = ['attack', 'hold', 'skirmish', 'support', 'withdraw'] as const;
export type Order = (typeof ORDERS)[number];

/** What a unit may set out to do; a charge on formed troops is apart from others. */
export const DEEDS = [
  'advance',
  'stand',
  'withdraw',
  'charge formed',
  'charge other',
  'shoot',
  'move in support',
] as const;
export type Deed = (typeof DEEDS)[number];

/** CB-CMD-5: how far behind the unit that it supports a unit may be, in javelin throws. */
export const SUPPORT_REACH = 5;

const CHARGES: readonly Deed[] = ['charge formed', 'charge other'];

/** CB-CMD-5: what each order forbids, and why. */
const FORBIDS: Readonly<Record<Order, readonly [readonly Deed[], string]>> = {
  attack: [['withdraw'], 'it is to close and fight'],
  hold: [['advance', 'withdraw', 'move in support', ...CHARGES], 'it is to hold its ground'],
  skirmish: [['charge formed'], 'it is not to charge formed troops'],
  support: [['advance', 'withdraw', ...CHARGES], 'it is to stay behind the unit that it supports'],
  withdraw: [['advance', 'move in support', ...CHARGES], 'it is to go away'],
};

/** CB-CMD-5: why a deed is against an order, if it is. */
export function againstOrder(order: Order, deed: Deed): Reason | undefined {
  const [forbidden, why] = FORBIDS[order];
  return forbidden.includes(deed) ? reason('CB-CMD-5', why) : undefined;
}
