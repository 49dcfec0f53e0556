import type { Json } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { groupsOf, groupWith } from './groups.ts';
import { parseOrder } from './order-text.ts';
import { wordsOfOrder } from './order-words.ts';
import type { Order } from './orders.ts';
import { candidateOrders, sampleOrder, suggestOrders } from './suggest.ts';
import { patch } from './testing/marching.ts';
import { type Scene, scene } from './testing/scene.ts';

/** A fixed row of numbers, as good as chance. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Both armies near each other, some in contact, on all kinds of ground. */
const melee = (): Scene =>
  scene(
    {
      red: [
        ...['p1 Pike 30 26 0', 'p2 Pike 31.6 26 0', 'p3 Pike 33.2 26 0', 'l1 Leg 30 27.6 0', 'l2 Leg 31.6 27.6 0'],
        ...['c1 LH 20 24 0 missiles=none', 'h1 HH 45 26 20', 'sk Sk 37 25 0 missiles=none', 'amb WB hidden wood'],
        ...['art Art 60 44 0 missiles=none', 'camp Camp 50 44 0', 'e El 38 30 0', 'd1 MF 5 40 0', 'd2 MF 5 41.6 0'],
      ],
      blue: [
        ...['x1 MF 30.8 21 180', 'x2 MF 32.4 21 180', 'x3 WB 34 21 180', 'y LH 44 22 200', 'z MF 20 24 180'],
        ...['el El 37 20 180', 'bag Bag 60 4 180', 'v HH 26 23 120'],
      ],
    },
    {
      contacts: ['c1 z'],
      leaders: { red: ['Ann general p2', 'Bea subordinate h1'] },
      armies: { red: { stratagems: ['ambush', 'feigned flight'] } },
      terrain: [
        patch('dense woods', 10, 14, 18, 20, 'wood'),
        patch('prohibited', 48, 10, 52, 24),
        patch('rough', 40, 18, 44, 24),
      ],
    },
  );

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
    const keys = groupsOf(s.g, 'red').map((units) => units.map((id) => s.g.field.units[id]!.key).join(' '));
    expect(keys.slice(0, 2)).toEqual(['p1 p2 p3 l1 l2', 'd1 d2']);
    // One in contact and a camp take no order, one in ambush is not there.
    expect(keys.slice(2)).toEqual(['p1', 'p2', 'p3', 'l1', 'l2', 'h1', 'sk', 'art', 'e', 'd1', 'd2']);
  });

  it('a group has one facing, to a degree, however slowly a line bends', () => {
    const red = ['u1 Leg 30 30 0', 'u2 Leg 31.6 29.986 359', 'u3 Leg 33.2 29.944 358'];
    const s = scene({ red, blue: ['x MF 60 5 180'] });
    expect(groupWith(s.g, [0, 1, 2], 0)).toEqual([0, 1]);
    expect(s.refusal('group u1: advance 2')).toBeUndefined();
    expect(s.refusal('u1 u2 u3: advance 2')).toBe('a group has one facing (MC-ORD-1)');
  });

  it('MC-ORD-3 an ambush is offered in the middle of its terrain', () => {
    const reveal = candidateOrders(melee().g, 'red').find((order) => order.do === 'reveal');
    expect(reveal).toEqual({ do: 'reveal', unit: 8, x: 14 * 2540, y: 17 * 2540, heading: 0 });
  });
});

describe('MC-ORD-1 orders drawn at random', () => {
  it('are legal, and of every sort', () => {
    const s = melee();
    const seen = new Set<string>();
    for (let seed = 1; seed <= 1500; seed++) {
      const order = sampleOrder(s.g, 'red', drawing(seed * 7919));
      const refusal = s.question.refuse(order as unknown as Json);
      expect(refusal, wordsOfOrder(s.g, order)).toBeUndefined();
      const charges = order.do === 'move' && s.question.preview(order as unknown as Json) !== undefined;
      seen.add(charges ? 'charge' : order.do);
    }
    expect(seen).toEqual(new Set(['done', 'move', 'charge', 'disengage', 'ride', 'reveal']));
  });

  it('end the orders where nobody can be ordered', () => {
    const s = scene({ red: ['camp Camp 30 30 0'], blue: ['x MF 60 5 180'] });
    for (let seed = 1; seed < 50; seed++) expect(sampleOrder(s.g, 'red', drawing(seed))).toEqual<Order>({ do: 'done' });
  });

  it('leave a sound board behind whatever is drawn', () => {
    const draw = drawing(12_345);
    for (let game = 0; game < 6; game++) {
      const s = melee();
      for (let n = 0; n < 25; n++) {
        const order = sampleOrder(s.g, 'red', draw);
        if (order.do === 'done') continue;
        s.choose(order, ...diceFor(s, order));
        expect(s.engine.rules.faults(s.g)).toEqual([]);
      }
    }
  });
});

/** A throw for everybody who charges an elephant or scythed chariots and is not himself fearsome. */
function diceFor(s: Scene, order: Order): number[] {
  const preview = order.do === 'move' ? s.question.preview(order as unknown as Json) : undefined;
  return [...(preview ?? '').matchAll(/dares/g)].map(() => 9);
}
