import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import { rangeBetween } from '@acies/table';
import { COMMAND_POINTS, LEADER_MOVE } from './leader-risk.ts';
import { rideMessengers } from './messengers.ts';
import {
  boxOf,
  factsOf,
  isAlive,
  isInContact,
  isRouting,
  isWithin,
  type LegioTable,
  leaderState,
  leaderWith,
  nameOf,
  paces,
  presentOf,
  rightToLeft,
  unitOf,
} from './table.ts';
import { BOW, isSpecial } from './troops.ts';

/** LG-CMD-1: what a leader may decide for a command point. */
export type CommandChoice =
  | { readonly do: 'nothing' }
  | { readonly do: 'control' }
  | { readonly do: 'inspire' }
  | { readonly do: 'ride'; readonly to: number }
  | { readonly do: 'messenger'; readonly to: number };

export interface Commanding {
  readonly side: Side;
  /** Leaders who have not decided yet, the next first. */
  waiting: number[];
  points: number;
  choice?: CommandChoice | undefined;
}

/** LG-CMD-2 (R): a leader commands the units of his command, the general all. */
const isUnder = (g: LegioTable, leader: number, unit: number): boolean =>
  g.field.leaders[leader]!.rank === 'general' || factsOf(g, unit).command === leader;

const isNear = (g: LegioTable, leader: number, unit: number, within: number): boolean =>
  isWithin(boxOf(g, leaderState(g, leader).unit), boxOf(g, unit), within);

/** Units of his that nobody has in hand yet; who flees, pursues or fights obeys nobody. */
export const looseOf = (g: LegioTable, leader: number): number[] =>
  presentOf(g, g.field.leaders[leader]!.side).filter((id) => {
    const { control, mood } = unitOf(g, id);
    return control === 'loose' && mood === 'steady' && !isInContact(g, id) && isUnder(g, leader, id);
  });

const controllable = (g: LegioTable, leader: number): number[] =>
  looseOf(g, leader).filter((id) => isNear(g, leader, id, BOW));

export const commandDecision = listed<LegioTable, Commanding, CommandChoice>('command', {
  question: (g, { waiting, points }) =>
    `${g.field.leaders[waiting[0]!]!.name} decides, ${points} command point${points === 1 ? '' : 's'} left`,
  options(g, { waiting, side }, out) {
    const leader = waiting[0]!;
    const { unit } = leaderState(g, leader);
    out.add({ do: 'nothing' });
    if (controllable(g, leader).length > 0) out.add({ do: 'control' });
    if (!isSpecial(factsOf(g, unit).kind.type)) out.add({ do: 'inspire' });
    for (const to of presentOf(g, side)) {
      if (to !== unit && !leaderWith(g, to) && !isRouting(g, to) && isNear(g, leader, to, LEADER_MOVE))
        out.add({ do: 'ride', to });
    }
    for (const to of looseOf(g, leader)) {
      const sent = g.board.messengers.some((messenger) => messenger.to === to);
      if (!sent && !isNear(g, leader, to, BOW)) out.add({ do: 'messenger', to });
    }
  },
  label(g, { waiting }, choice) {
    if (choice.do === 'control') {
      const names = controllable(g, waiting[0]!).map((id) => nameOf(g, id));
      return `control ${names.join(', ')}`;
    }
    if (choice.do === 'inspire') return `inspire ${nameOf(g, leaderState(g, waiting[0]!).unit)}`;
    if (choice.do === 'nothing') return 'no more';
    const away = paces(rangeBetween(boxOf(g, leaderState(g, waiting[0]!).unit), boxOf(g, choice.to)));
    return choice.do === 'ride'
      ? `ride to ${nameOf(g, choice.to)}, ${away}`
      : `send a messenger to ${nameOf(g, choice.to)}, ${away}`;
  },
});

/** LG-SEQ-1, LG-CMD-1: each leader of a side, from right to left, a decision for each point; then messengers ride. */
export const commanding = procedure<LegioTable, Commanding>('commanding', {
  muster: (g, c) => {
    const alive = g.field.leadersOf[c.side].filter(
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
    if (c.points === 0) c.points = COMMAND_POINTS[g.field.leaders[c.waiting[0]!]!.rank];
    return ask(c.side, commandDecision, 'choice');
  },
  act: (g, c) => {
    const choice = c.choice!;
    const leader = c.waiting[0]!;
    if (choice.do !== 'nothing') carryOut(g, leader, choice);
    c.points = choice.do === 'nothing' ? 0 : c.points - 1;
    if (c.points === 0) c.waiting.shift();
    return again('next');
  },
});

function carryOut(g: LegioTable, leader: number, choice: Exclude<CommandChoice, { do: 'nothing' }>): void {
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
    case 'ride':
      Object.assign(state, { unit: choice.to, inspires: 0 });
      g.tell?.({ type: 'rode', clauses: ['LG-CMD-1', 'LG-CMD-2'], leader, to: choice.to, joins: true });
      break;
    case 'messenger': {
      const { x, y } = unitOf(g, state.unit);
      g.board.messengers.push({ to: choice.to, x, y });
      g.tell?.({ type: 'messenger', clauses: ['LG-CMD-1'], leader, to: choice.to, arrives: false });
      break;
    }
  }
}
