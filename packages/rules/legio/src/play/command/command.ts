import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import { rangeBetween } from '@acies/table';
import {
  boxOf,
  calledOf,
  inPaces,
  isAlive,
  isRouting,
  type LegioContext,
  leaderState,
  nameOf,
  presentOf,
  rightToLeft,
  unitOf,
} from '../../board/look.ts';
import { COMMAND_POINTS } from '../../sheet/chapters/leader-risk.ts';
import { controllable, excludedCommands, mayRide, whyNotInspire, wordReachOf } from './command-reach.ts';
import { commandShown, leaderReach } from './command-shown.ts';
import { rideMessengers, turnsToRide } from './messengers.ts';
import { hearersOf, hearOrder, type Ordering, orderDecision, sendOrder, waitingFor } from './ordering.ts';

/** LG-CMD-1: what a leader may decide for a command point. */
export type CommandChoice =
  | { readonly do: 'nothing' }
  | { readonly do: 'control' }
  | { readonly do: 'inspire' }
  | { readonly do: 'ride'; readonly to: number }
  | { readonly do: 'messenger'; readonly to: number }
  | { readonly do: 'order'; readonly to: number }
  | { readonly do: 'listen' };

export interface Commanding extends Ordering {
  readonly side: Side;
  /** Leaders who have not decided yet, the next first. */
  waiting: number[];
  points: number;
  choice?: CommandChoice | undefined;
}

/** What is decided, with units called so. */
function wordsOfCommand(
  g: LegioContext,
  leader: number,
  choice: CommandChoice,
  callOf: (id: number) => string,
): string {
  const { unit } = leaderState(g, leader);
  if (choice.do === 'control') {
    const ids = controllable(g, leader);
    return `control ${ids.length === 1 ? '' : `${ids.length} units: `}${ids.map((id) => nameOf(g, id)).join(', ')}`;
  }
  if (choice.do === 'inspire') return `inspire ${nameOf(g, unit)}`;
  if (choice.do === 'nothing') return 'no more';
  if (choice.do === 'listen') return 'listen to the order that a messenger has brought';
  if (choice.do === 'order')
    return choice.to === leader ? 'give his command another order' : `order ${g.setting.leaders[choice.to]!.name}`;
  const away = inPaces(rangeBetween(boxOf(g, unit), boxOf(g, choice.to)));
  if (choice.do === 'ride') return `ride to ${callOf(choice.to)}, ${away}`;
  const turns = turnsToRide(unitOf(g, unit), unitOf(g, choice.to));
  return `send a messenger to ${callOf(choice.to)}, ${away}, ${turns === 1 ? 'there this turn' : `there in ${turns} turns`}`;
}

export const commandDecision = listed<LegioContext, Commanding, CommandChoice>('command', {
  pass: { do: 'nothing' },
  question: (g, { waiting, points }) =>
    `${g.setting.leaders[waiting[0]!]!.name} decides, ${points} command point${points === 1 ? '' : 's'} left`,
  options(g, { waiting, side }, out) {
    const leader = waiting[0]!;
    const { isHeard, messengersTo } = wordReachOf(g, leader);
    out.add({ do: 'nothing' });
    if (isHeard) out.add({ do: 'control' });
    if (!whyNotInspire(g, leader)) out.add({ do: 'inspire' });
    if (waitingFor(g, leader)) out.add({ do: 'listen' });
    for (const to of hearersOf(g, leader)) out.add({ do: 'order', to });
    for (const to of presentOf(g, side)) if (mayRide(g, leader, to)) out.add({ do: 'ride', to });
    for (const to of messengersTo) out.add({ do: 'messenger', to });
  },
  label: (g, { waiting }, choice) => wordsOfCommand(g, waiting[0]!, choice, (id) => nameOf(g, id)),
  typed: (g, { waiting }, choice) => wordsOfCommand(g, waiting[0]!, choice, (id) => calledOf(g, id)),
  excluded: (g, { waiting }) => excludedCommands(g, waiting[0]!),
  about: (g, { waiting }) => [leaderState(g, waiting[0]!).unit],
  shows: (g, { waiting }, choice) => commandShown(g, waiting[0]!, choice),
  reach: (g, { waiting }, piece) => leaderReach(g, waiting[0]!, piece),
});

/** LG-SEQ-1, LG-CMD-1: each leader of a side, from right to left, a decision for each point; then messengers ride. */
export const commanding = procedure<LegioContext, Commanding>('commanding', {
  muster: (g, c) => {
    const alive = g.setting.leadersOf[c.side].filter(
      (leader) => isAlive(g, leader) && !isRouting(g, leaderState(g, leader).unit),
    );
    const byUnit = new Map(alive.map((leader) => [leaderState(g, leader).unit, leader]));
    c.waiting = rightToLeft(g, c.side, [...byUnit.keys()]).map((unit) => byUnit.get(unit)!);
    c.points = 0;
  },
  next: (g, c) => {
    if (c.waiting.length === 0) {
      rideMessengers(g, c.side);
      return done(undefined);
    }
    if (c.points === 0) c.points = COMMAND_POINTS[g.setting.leaders[c.waiting[0]!]!.rank];
    return ask(c.side, commandDecision, 'choice');
  },
  act: (g, c) => {
    const choice = c.choice!;
    const leader = c.waiting[0]!;
    if (choice.do === 'order') {
      Object.assign(c, { leader, to: choice.to });
      return ask(c.side, orderDecision, 'order');
    }
    if (choice.do !== 'nothing') carryOutCommand(g, leader, choice);
    return spend(c, choice.do === 'nothing' ? c.points : 1);
  },
  order: (g, c) => {
    sendOrder(g, c.leader, c.to, c.order!);
    return spend(c, 1);
  },
});

function spend(c: Commanding, points: number) {
  c.points -= points;
  if (c.points === 0) c.waiting.shift();
  return again('next');
}

function carryOutCommand(
  g: LegioContext,
  leader: number,
  choice: Exclude<CommandChoice, { do: 'nothing' | 'order' }>,
): void {
  const state = leaderState(g, leader);
  switch (choice.do) {
    case 'control':
      for (const unit of controllable(g, leader)) {
        unitOf(g, unit).control = 'free';
        g.tell?.({ type: 'command', clauses: ['LG-CMD-1', 'LG-CMD-2'], leader, does: 'control', unit });
      }
      break;
    case 'inspire':
      state.inspires++;
      g.tell?.({ type: 'command', clauses: ['LG-CMD-1'], leader, does: 'inspire', unit: state.unit });
      break;
    case 'listen':
      hearOrder(g, leader);
      break;
    case 'ride':
      Object.assign(state, { unit: choice.to, inspires: 0 });
      g.tell?.({ type: 'rode', clauses: ['LG-CMD-1', 'LG-CMD-2'], leader, to: choice.to });
      break;
    case 'messenger': {
      const { x, y } = unitOf(g, state.unit);
      g.board.messengers.push({ to: choice.to, x, y });
      g.tell?.({ type: 'messenger', clauses: ['LG-CMD-1'], leader, to: choice.to, arrives: false });
      break;
    }
  }
}
