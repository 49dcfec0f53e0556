import { describe, expect, it } from 'vitest';
import { againstOrder, DEEDS, ORDERS, type Order, SUPPORT_REACH } from './orders.ts';

describe('CB-CMD-5 orders', () => {
  it('CB-CMD-5 what there is', () => {
    expect(ORDERS).toEqual(['attack', 'hold', 'skirmish', 'support', 'withdraw']);
    const peaceful = ['shoot', 'move in support'];
    expect(DEEDS).toEqual(['advance', 'stand', 'withdraw', 'charge formed', 'charge other', ...peaceful]);
    expect(SUPPORT_REACH).toBe(5);
  });

  it.each<[Order, string[], string]>([
    ['attack', ['withdraw'], 'it is to close and fight'],
    ['hold', ['advance', 'withdraw', 'charge formed', 'charge other', 'move in support'], 'it is to hold its ground'],
    ['skirmish', ['charge formed'], 'it is not to charge formed troops'],
    [
      'support',
      ['advance', 'withdraw', 'charge formed', 'charge other'],
      'it is to stay behind the unit that it supports',
    ],
    ['withdraw', ['advance', 'charge formed', 'charge other', 'move in support'], 'it is to go away'],
  ])('CB-CMD-5 against %s: %j', (order, forbidden, text) => {
    expect(DEEDS.filter((deed) => againstOrder(order, deed))).toEqual(forbidden);
    for (const deed of DEEDS)
      expect(againstOrder(order, deed)).toEqual(forbidden.includes(deed) ? { clause: 'CB-CMD-5', text } : undefined);
  });
});
