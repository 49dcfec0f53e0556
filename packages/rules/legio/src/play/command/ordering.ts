import { listed, type Side } from '@acies/kernel';
import {
  boxOf,
  factsOf,
  isAlive,
  isRouting,
  isWithin,
  type LegioContext,
  leaderState,
  nameOf,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import type { OrderGiven } from '../../board/setting.ts';
import { ORDERS } from '../../sheet/chapters/orders.ts';
import { BOW } from '../../sheet/troops.ts';

/** The general gives an order. */
export interface Ordering {
  readonly side: Side;
  leader: number;
  /** The leader whose command is meant. */
  to: number;
  order?: OrderGiven | undefined;
}

/** The units of a leader’s command that are still there. */
export const commandOf = (g: LegioContext, leader: number): number[] =>
  presentOf(g, g.setting.leaders[leader]!.side).filter((id) => factsOf(g, id).command === leader && !isRouting(g, id));

const mayHear = (g: LegioContext, leader: number): boolean =>
  isAlive(g, leader) && !isRouting(g, leaderState(g, leader).unit);

/** LG-CMD-3 (R): only the general changes orders, of his own command and of the others; nobody in rout hears them. */
export function hearersOf(g: LegioContext, leader: number): number[] {
  const { rank, side } = g.setting.leaders[leader]!;
  if (rank !== 'general') return [];
  return g.setting.leadersOf[side].filter((to) => mayHear(g, to) && commandOf(g, to).length > 0);
}

/** LG-CMD-1: whether a messenger waits for him with an order. */
export const waitingFor = (g: LegioContext, leader: number): boolean =>
  g.board.dispatches.some(({ to, arrived }) => to === leader && arrived);

export const orderWords = (name: (unit: number) => string, { do: order, behind }: OrderGiven): string => {
  if (behind !== undefined) return `support ${name(behind)}`;
  return order === 'free' ? 'act as its leaders wish' : order;
};

const sameOrder = (a: OrderGiven, b: OrderGiven): boolean => a.do === b.do && a.behind === b.behind;

export const orderDecision = listed<LegioContext, Ordering, OrderGiven>('order', {
  question: (g, { to }) => {
    const so = orderWords((id) => nameOf(g, id), leaderState(g, to).order);
    return `What is ${g.setting.leaders[to]!.name}’s command to do? So far: ${so}`;
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

/** LG-CMD-3: his own command, and a leader within bow range, are told at once; to others a messenger rides. */
export function sendOrder(g: LegioContext, leader: number, to: number, order: OrderGiven): void {
  const { board } = g;
  board.dispatches = board.dispatches.filter((dispatch) => dispatch.to !== to);
  const [from, goal] = [leaderState(g, leader).unit, leaderState(g, to).unit];
  if (to === leader || isWithin(boxOf(g, from), boxOf(g, goal), BOW)) {
    leaderState(g, to).order = order;
    g.tell?.({ type: 'ordered', clauses: ['LG-CMD-1', 'LG-CMD-3'], leader, to, order, how: 'told' });
    return;
  }
  const { x, y } = unitOf(g, from);
  board.dispatches.push({ to, order, x, y, arrived: false });
  g.tell?.({ type: 'ordered', clauses: ['LG-CMD-1', 'LG-CMD-3'], leader, to, order, how: 'sent' });
}

/** LG-CMD-1: a leader listens to the order that a messenger has brought. */
export function hearOrder(g: LegioContext, leader: number): void {
  const found = g.board.dispatches.find(({ to, arrived }) => to === leader && arrived)!;
  g.board.dispatches = g.board.dispatches.filter((one) => one !== found);
  const { order } = found;
  leaderState(g, leader).order = order;
  g.tell?.({ type: 'ordered', clauses: ['LG-CMD-1'], leader, to: leader, order, how: 'heard' });
}
