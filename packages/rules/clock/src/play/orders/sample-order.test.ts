import type { Json } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../testing/drawing.ts';
import { melee } from '../../testing/melee.ts';
import { type ClockStage, stage } from '../../testing/stage.ts';
import { wordsOfOrder } from './order-words.ts';
import type { Order } from './orders.ts';
import { sampleOrder } from './sample-order.ts';

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
    const s = stage({ red: ['camp Camp 30 30 0'], blue: ['x MF 60 5 180'] });
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
        expect(s.engine.rules.brokenInvariants(s.g)).toEqual([]);
      }
    }
  });
});

/** A throw for everybody who charges an elephant or scythed chariots and is not himself fearsome. */
function diceFor(s: ClockStage, order: Order): number[] {
  const preview = order.do === 'move' ? s.question.preview(order as unknown as Json) : undefined;
  return [...(preview ?? '').matchAll(/dares/g)].map(() => 9);
}
