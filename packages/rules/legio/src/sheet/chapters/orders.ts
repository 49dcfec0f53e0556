import { type Reason, reason } from '@acies/kernel/odds';

/** LG-CMD-3: the orders that a command may have; free is as its leaders wish. */
export const ORDERS = ['free', 'attack', 'hold', 'skirmish', 'support', 'withdraw'] as const;
export type Order = (typeof ORDERS)[number];

/** What a unit may set out to do; a charge on formed troops is apart from others. */
export const DEEDS = ['advance', 'stand', 'withdraw', 'charge formed', 'charge other', 'move in support'] as const;
export type Deed = (typeof DEEDS)[number];

const CHARGES: readonly Deed[] = ['charge formed', 'charge other'];

/** LG-CMD-3: what each order forbids, and why. */
const FORBIDS: Readonly<Record<Order, readonly [readonly Deed[], string]>> = {
  free: [[], ''],
  attack: [['withdraw'], 'it is to close and fight'],
  hold: [['advance', 'withdraw', 'move in support', ...CHARGES], 'it is to hold its ground'],
  skirmish: [['charge formed'], 'it is not to charge formed troops'],
  support: [['advance', 'withdraw', ...CHARGES], 'it is to stay behind the unit that it supports'],
  withdraw: [['advance', 'move in support', ...CHARGES], 'it is to go away'],
};

/** LG-CMD-3: why a deed is against an order, if it is. */
export function againstOrder(order: Order, deed: Deed): Reason | undefined {
  const [forbidden, why] = FORBIDS[order];
  return forbidden.includes(deed) ? reason('LG-CMD-3', why) : undefined;
}
