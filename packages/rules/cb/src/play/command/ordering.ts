import { listed, type Side } from '@acies/kernel';
import {
  type CbContext,
  factsOf,
  fleesWithUnit,
  isAlive,
  isRouting,
  leaderState,
  nameOf,
  presentOf,
} from '../../board/look.ts';
import type { OrderGiven } from '../../board/setting.ts';
import { ORDERS } from '../../sheet/chapters/orders.ts';

/** A leader gives an order. */
export interface Ordering {
  readonly side: Side;
  leader: number;
  /** The leader whose command is meant. */
  to: number;
  order?: OrderGiven | undefined;
}

/** CB-CMD-5 (R): only the general changes orders, of his own command and of the others; nobody in rout hears them. */
export const hearersOf = (g: CbContext, leader: number): number[] => {
  const { rank, side } = g.setting.leaders[leader]!;
  if (rank !== 'general') return [];
  return g.setting.leadersOf[side].filter(
    (to) => isAlive(g, to) && !fleesWithUnit(g, to) && commandOf(g, to).length > 0,
  );
};

/** The units of a leader’s command that are still there. */
export const commandOf = (g: CbContext, leader: number): number[] =>
  presentOf(g, g.setting.leaders[leader]!.side).filter((id) => factsOf(g, id).command === leader && !isRouting(g, id));

/** CB-CMD-1: whether a messenger waits for him with an order. */
export const waitingFor = (g: CbContext, leader: number): boolean =>
  g.board.messengers.some(({ to, arrived }) => to === leader && arrived);

const sameOrder = (a: OrderGiven, b: OrderGiven): boolean => a.do === b.do && a.behind === b.behind;

export const orderWords = (name: (unit: number) => string, { do: order, behind }: OrderGiven): string =>
  behind === undefined ? order : `support ${name(behind)}`;

/** CB-CMD-5: the order that a messenger has for a leader, after what he has to do so far. */
export const pendingWords = (g: CbContext, leader: number): string =>
  g.board.messengers
    .filter(({ to }) => to === leader)
    .map(({ order, arrived }) => {
      const words = orderWords((id) => nameOf(g, id), order);
      return arrived ? `; a messenger has come with: ${words}` : `; a messenger is on his way with: ${words}`;
    })
    .join('');

export const orderDecision = listed<CbContext, Ordering, OrderGiven>('order', {
  question: (g, { to }) => {
    const { name } = g.setting.leaders[to]!;
    const so = orderWords((id) => nameOf(g, id), leaderState(g, to).order);
    return `What is ${name}’s command to do? So far: ${so}${pendingWords(g, to)}`;
  },
  options(g, { side, to }, out) {
    const now = leaderState(g, to).order;
    const add = (order: OrderGiven): void => {
      if (!sameOrder(order, now)) out.add(order);
    };
    for (const order of ORDERS) if (order !== 'support') add({ do: order });
    const others = presentOf(g, side).filter((id) => factsOf(g, id).command !== to && !isRouting(g, id));
    for (const behind of others) add({ do: 'support', behind });
  },
  label: (g, _, choice) => orderWords((id) => nameOf(g, id), choice),
  about: (g, { to }) => commandOf(g, to),
  shows: (g, { to }, { behind }) => ({
    pieces: commandOf(g, to),
    ...(behind === undefined ? {} : { targets: [behind] }),
  }),
});
