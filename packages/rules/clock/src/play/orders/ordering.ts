import { again, ask, call, type Draw, done, open, procedure, type Side } from '@acies/kernel';
import type { Reason } from '@acies/kernel/odds';
import { isOver } from '../../board/change.ts';
import { type ClockContext, countOf, isReason } from '../../board/look.ts';
import { stratagemWords } from '../deployment/stratagem-words.ts';
import { dressing } from '../fighting/dressing.ts';
import { carryOut, whyNotOrder } from '../moving/carry-out.ts';
import { orderable } from '../moving/groups.ts';
import { aimOrder } from './aim-order.ts';
import { excludedOrders } from './order-exclusions.ts';
import { orderPhrases } from './order-phrases.ts';
import { parseOrder } from './order-text.ts';
import { previewOrder, sayOrder, wordsOfOrder } from './order-words.ts';
import { asOrder, type Order } from './orders.ts';
import { sampleOrder } from './sample-order.ts';
import { costOfOrder, showOrder } from './shown-orders.ts';
import { reachOfOrder } from './shown-reach.ts';
import { suggestOrders } from './suggest.ts';

export interface Ordering {
  readonly side: Side;
  order?: Order | undefined;
}

export const orderDecision = open<ClockContext, Ordering, Order>('order', {
  pass: { do: 'done' },
  question: (g, { side }) => {
    const free = g.setting.leadersOf[side].filter((id) => g.board.leaders[id]! >= 0 && !g.board.spent.includes(id));
    const names = free.map((id) => g.setting.leaders[id]!.name);
    const freely = names.length > 0 ? `, and free ones of ${names.join(', ')}` : '';
    const stratagems = stratagemWords(g, side, side);
    return `Whom do you order? ${countOf(g.board.orders, 'order')} left${freely}${stratagems && `; ${stratagems}`}`;
  },
  label: (g, _, order) => sayOrder(g, order),
  typed: (g, _, order) => wordsOfOrder(g, order),
  preview: (g, { side }, order) => previewOrder(g, side, order),
  excluded: (g, { side }) => excludedOrders(g, side),
  check(g, { side }, choice): Reason | undefined {
    const order = asOrder(choice);
    return isReason(order) ? order : whyNotOrder(g, side, order);
  },
  sample: (g, { side }, draw: Draw) => sampleOrder(g, side, draw),
  suggest: (g, { side }) => suggestOrders(g, side),
  parse: (g, { side }, text) => parseOrder(g, side, text),
  about: (g, { side }) => orderable(g, side),
  shows: (g, { side }, order) => showOrder(g, side, order),
  aim: (g, { side }, wish) => aimOrder(g, side, wish),
  reach: (g, { side }, piece) => reachOfOrder(g, side, piece),
  cost: (g, _, order) => costOfOrder(g, order),
  phrases: (g, { side }, piece) => orderPhrases(g, side, piece),
});

/** MC-ORD-1, MC-MOV-8: orders one after another; then units without one may turn or dress (MC-MOV-12). */
export const ordering = procedure<ClockContext, Ordering>('ordering', {
  ask: (g, o) => {
    g.prepared.forget();
    return isOver(g) ? done(undefined) : ask(o.side, orderDecision, 'order');
  },
  obey: (g, { side, order }) => {
    if (order!.do === 'done') return call(dressing, { side });
    carryOut(g, side, order!);
    return again('ask');
  },
});
