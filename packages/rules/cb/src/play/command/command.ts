import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import { rangeBetween } from '@acies/table';
import { GONE } from '../../board/board.ts';
import {
  boxOf,
  type CbContext,
  factsOf,
  fleesWithUnit,
  fromRight,
  inThrows,
  isAlive,
  isInContact,
  isRouting,
  leaderBox,
  leaderState,
  nameOf,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { actionsOf, LEADER_MOVE, mayInfluence } from '../../sheet/chapters/leader-risk.ts';
import { isWild, rangeOf } from '../../sheet/troops.ts';
import { commandShown, leaderReach, unitsWith } from './command-shown.ts';
import { influence, receiveOrder, rideTo, sendOrder } from './leader-acts.ts';
import { hearersOf, type Ordering, orderDecision, waitingFor } from './ordering.ts';

/** CB-CMD-1: what a leader may do with an action. */
export type CommandChoice =
  | { readonly do: 'nothing' | 'inspire' | 'steady' | 'direct' | 'receive' }
  | { readonly do: 'ride'; readonly to: number }
  | { readonly do: 'order'; readonly to: number };

export interface Commanding extends Ordering {
  readonly side: Side;
  /** Leaders who have not acted yet, the next first. */
  waiting: number[];
  actions: number;
  choice?: CommandChoice | undefined;
}

const wordsOf = (n: number): string => `${n} action${n === 1 ? '' : 's'}`;

/** CB-CMD-2, CB-CMD-3, CB-CMD-4: how a leader may influence the unit he is attached to. */
function influencesOf(g: CbContext, leader: number): ('inspire' | 'steady' | 'direct')[] {
  const { unit: id, wounds } = leaderState(g, leader);
  if (id === GONE) return [];
  const { kind } = factsOf(g, id);
  const { dp, shaken, mood, directed } = unitOf(g, id);
  const may = mayInfluence({ rank: g.setting.leaders[leader]!.rank, wounded: wounds > 0 });
  const found: ('inspire' | 'steady' | 'direct')[] = may ? ['inspire'] : [];
  if (may && (dp > 0 || shaken || mood !== 'steady' || isWild(kind.type))) found.push('steady');
  if (rangeOf(kind) > 0 && !directed && !isInContact(g, id)) found.push('direct');
  return found;
}

/** CB-CMD-1: to a unit within reach he attaches himself; toward one farther off he rides as far as he comes. */
const ridesOf = (g: CbContext, leader: number): number[] => {
  const led = g.board.leaders.filter(({ alive }) => alive).map(({ unit }) => unit);
  return presentOf(g, g.setting.leaders[leader]!.side).filter((to) => !led.includes(to) && !isRouting(g, to));
};

export const commandDecision = listed<CbContext, Commanding, CommandChoice>('command', {
  pass: { do: 'nothing' },
  question: (g, { waiting, actions }) => `${g.setting.leaders[waiting[0]!]!.name} acts, ${wordsOf(actions)} left`,
  options(g, { waiting }, out) {
    const leader = waiting[0]!;
    out.add({ do: 'nothing' });
    for (const does of influencesOf(g, leader)) out.add({ do: does });
    for (const to of ridesOf(g, leader)) out.add({ do: 'ride', to });
    for (const to of hearersOf(g, leader)) out.add({ do: 'order', to });
    if (waitingFor(g, leader)) out.add({ do: 'receive' });
  },
  label(g, { waiting }, choice) {
    const leader = waiting[0]!;
    switch (choice.do) {
      case 'nothing':
        return 'no more';
      case 'inspire':
        return `inspire ${nameOf(g, leaderState(g, leader).unit)} this turn`;
      case 'steady':
        return `steady ${nameOf(g, leaderState(g, leader).unit)}`;
      case 'direct':
        return `direct the shooting of ${nameOf(g, leaderState(g, leader).unit)}`;
      case 'receive':
        return 'receive the order that a messenger has brought';
      case 'ride':
        return rideWords(g, leader, choice.to);
      case 'order':
        return choice.to === leader ? 'give his command another order' : `order ${g.setting.leaders[choice.to]!.name}`;
    }
  },
  about: (g, { waiting }) => unitsWith(g, waiting[0]!),
  shows: (g, { waiting }, choice) => commandShown(g, waiting[0]!, choice),
  reach: (g, { waiting }, piece) => leaderReach(g, waiting[0]!, piece),
});

function rideWords(g: CbContext, leader: number, to: number): string {
  const away = rangeBetween(leaderBox(g, leader), boxOf(g, to));
  return `ride ${away <= LEADER_MOVE * JT ? 'to' : 'toward'} ${nameOf(g, to)}, ${inThrows(away)}`;
}

/** CB-SEQ-2, CB-CMD-1: each leader of a side, from right to left, an action at a time. */
export const commanding = procedure<CbContext, Commanding>('commanding', {
  muster: (g, c) => {
    const able = g.setting.leadersOf[c.side].filter((leader) => mayAct(g, leader));
    c.waiting = fromRight(c.side, able, (leader) => leaderBox(g, leader));
    c.actions = 0;
  },
  next: (g, c) => {
    if (c.waiting.length === 0) return done(undefined);
    const leader = c.waiting[0]!;
    if (c.actions === 0) c.actions = actionsFor(g, leader);
    if (c.actions === 0) {
      c.waiting.shift();
      return again('next');
    }
    return ask(c.side, commandDecision, 'choice');
  },
  act: (g, c) => {
    const choice = c.choice!;
    if (choice.do === 'order') {
      c.leader = c.waiting[0]!;
      c.to = choice.to;
      return ask(c.side, orderDecision, 'order');
    }
    carryOut(g, c.waiting[0]!, choice);
    return spend(c, choice.do === 'nothing' ? c.actions : 1);
  },
  order: (g, c) => {
    sendOrder(g, c.leader, c.to, c.order!);
    return spend(c, 1);
  },
});

function spend(c: Commanding, actions: number) {
  c.actions -= actions;
  if (c.actions <= 0) {
    c.actions = 0;
    c.waiting.shift();
  }
  return again('next');
}

const mayAct = (g: CbContext, leader: number): boolean => isAlive(g, leader) && !fleesWithUnit(g, leader);

const actionsFor = (g: CbContext, leader: number): number =>
  actionsOf({ rank: g.setting.leaders[leader]!.rank, wounded: leaderState(g, leader).wounds > 0 });

function carryOut(g: CbContext, leader: number, choice: Exclude<CommandChoice, { do: 'order' }>): void {
  switch (choice.do) {
    case 'nothing':
      return;
    case 'ride':
      rideTo(g, leader, choice.to);
      return;
    case 'receive':
      receiveOrder(g, leader);
      return;
    default:
      influence(g, leader, choice.do);
  }
}
