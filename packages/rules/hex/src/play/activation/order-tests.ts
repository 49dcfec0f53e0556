import { factsOf, type HexContext, hasLeader, inLeaderRange, standOf, whoIs } from '../../board/look.ts';
import {
  type OrderPurpose,
  type OrderSituation,
  type OrderTest,
  prepareOrderTest,
  takeOrderTest,
} from '../../sheet/chapters/orders.ts';

/** The order test of one stand as it stands on the field. */
const orderSituationOf = (g: HexContext, id: number): OrderSituation => ({
  class: factsOf(g, id).class,
  leaderAttached: hasLeader(g, id),
  inRange: inLeaderRange(g, id),
  movements: standOf(g, id).bounds,
});

/**
 * HX-SEQ-3: a group takes one test, at the worst class, and counts the most bounds that any member has made; a leader with
 * any member is attached. One leader has all of a group in his range, or it is none.
 */
function groupOrderSituation(g: HexContext, stands: readonly number[]): OrderSituation {
  const situations = stands.map((id) => orderSituationOf(g, id));
  return {
    class: situations
      .map((one) => one.class)
      .sort()
      .at(-1)!,
    leaderAttached: situations.some((one) => one.leaderAttached),
    inRange: true,
    movements: Math.max(...situations.map((one) => one.movements)),
  };
}

export const orderTestOf = (g: HexContext, stands: readonly number[]): OrderTest =>
  prepareOrderTest(stands.length === 1 ? orderSituationOf(g, stands[0]!) : groupOrderSituation(g, stands));

/** Takes the test and tells of it. */
export function testOrders(g: HexContext, stands: readonly number[], purpose: OrderPurpose): boolean {
  const test = orderTestOf(g, stands);
  const passed = takeOrderTest(test, g.dice, whoIs(g, stands[0]!));
  g.tell?.({
    type: 'ordered',
    clauses: ['HX-ORD-1', 'HX-ORD-2'],
    stand: stands[0]!,
    purpose,
    passed,
    tally: test.tally,
    needs: test.needs,
  });
  return passed;
}
