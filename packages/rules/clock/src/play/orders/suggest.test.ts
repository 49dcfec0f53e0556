import type { Json } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { melee } from '../../testing/melee.ts';
import { stage } from '../../testing/stage.ts';
import { groupsOf, groupWith } from '../moving/groups.ts';
import { parseOrder } from './order-text.ts';
import { wordsOfOrder } from './order-words.ts';
import { candidateOrders, suggestOrders } from './suggest.ts';

describe('MC-ORD-1 orders that are offered', () => {
  it('are legal, each once, and of every sort', () => {
    const s = melee();
    const offered = suggestOrders(s.g, 'red');
    expect(offered.filter((order) => s.question.refuse(order as unknown as Json) !== undefined)).toEqual([]);
    expect(new Set(offered.map((order) => JSON.stringify(order))).size).toBe(offered.length);
    expect(new Set(offered.map((order) => order.do))).toEqual(new Set(['done', 'move', 'disengage', 'ride', 'reveal']));
    expect(offered.filter((order) => order.do === 'disengage').map((order) => order.feigned)).toEqual([false, true]);
    expect(offered[0]).toEqual({ do: 'done' });
    const moves = offered.filter((order) => order.do === 'move');
    expect(moves.some(({ units }) => units.length === 5)).toBe(true);
    const charges = moves.filter((order) => s.question.preview(order as unknown as Json) !== undefined);
    expect(charges.length).toBeGreaterThan(5);
  });

  it('can be typed as they are told', () => {
    const s = melee();
    for (const order of suggestOrders(s.g, 'red'))
      expect(parseOrder(s.g, 'red', wordsOfOrder(s.g, order))).toEqual(order);
  });

  it('are nothing but the end of orders where nobody can be ordered', () => {
    const s = melee();
    s.board.orders = 0;
    s.board.spent.push(0, 1);
    s.board.rode.push(0, 1);
    expect(suggestOrders(s.g, 'red')).toEqual([{ do: 'done' }]);
  });

  it('are made of groups, the large first, and of units alone', () => {
    const s = melee();
    const keys = groupsOf(s.g, 'red').map((units) => units.map((id) => s.g.setting.units[id]!.key).join(' '));
    expect(keys.slice(0, 2)).toEqual(['p1 p2 p3 l1 l2', 'd1 d2']);
    // One in contact and a camp take no order, one in ambush is not there.
    expect(keys.slice(2)).toEqual(['p1', 'p2', 'p3', 'l1', 'l2', 'h1', 'sk', 'art', 'e', 'd1', 'd2']);
  });

  it('a group has one facing, to a degree, however slowly a line bends', () => {
    const red = ['u1 Leg 30 30 0', 'u2 Leg 31.6 29.986 359', 'u3 Leg 33.2 29.944 358'];
    const s = stage({ red, blue: ['x MF 60 5 180'] });
    expect(groupWith(s.g, [0, 1, 2], 0)).toEqual([0, 1]);
    expect(s.refusal('group u1: advance 2')).toBeUndefined();
    expect(s.refusal('u1 u2 u3: advance 2')).toBe('a group has one facing (MC-ORD-1)');
  });

  it('MC-ORD-3 an ambush is offered in the middle of its terrain', () => {
    const reveal = candidateOrders(melee().g, 'red').find((order) => order.do === 'reveal');
    expect(reveal).toEqual({ do: 'reveal', unit: 8, x: 14 * 2540, y: 17 * 2540, heading: 0 });
  });
});
