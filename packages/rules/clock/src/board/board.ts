import { type BySide, bySide, type Side } from '@acies/kernel';
import { mapped, numbersFrom } from '@acies/kernel/fast';
import { NO_TOLL, type Toll } from '../sheet/clock.ts';
import type { Setting } from './setting.ts';
import type { Setup, Stratagem } from './setup.ts';

export const GONE = -1;

/** Where a unit is: on the table, in ambush, not yet deployed, or destroyed. */
type Whereabouts = 'table' | 'ambush' | 'unplaced' | 'gone';

/** Where the middle of a front is, and which way it faces. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** What changes about a unit. */
export interface Unit {
  where: Whereabouts;
  x: number;
  y: number;
  heading: number;
  dmz: number;
  hadDmz: boolean;
  /** It has fought a round of melee in this battle. */
  fought: boolean;
  /** It has moved since its own side's last half turn began: a turn is two half turns (MC-MEL-9). */
  moved: boolean;
  /** This half turn: */
  ordered: boolean;
  /** MC-RAL-3: it failed to charge a fearsome enemy. */
  daunted: boolean;
  /** MC-MEL-11: it has fought its round. */
  hasFought: boolean;
}

/** Which side of a unit is attacked. */
export type Met = 'front' | 'flank' | 'rear';

/** Two units in contact. */
export interface Contact {
  readonly attacker: number;
  readonly defender: number;
  /** Where the attack came from, for as long as the contact lasts. */
  readonly from: Met;
  /** Where the defender counts as attacked; it holds for the half turn although it turns. */
  met: Met;
  /** The defender faces the attacker. */
  faced: boolean;
  /** MC-MEL-8: the attacker charged down a slope. */
  readonly downhill: boolean;
  /** Come about by a charge this half turn. */
  fresh: boolean;
}

export interface Board {
  /** Half turns begun. */
  halfTurn: number;
  side: Side;
  first: Side;
  readonly clocks: BySide<number>;
  readonly units: Unit[];
  /** The unit each leader is with, or GONE. */
  readonly leaders: number[];
  contacts: Contact[];
  /** This half turn: orders left, leaders whose free order is given, leaders who have ridden, and what each side lost. */
  orders: number;
  spent: number[];
  rode: number[];
  readonly tolls: BySide<Toll>;
  /** Stratagems used up. */
  readonly played: BySide<Stratagem[]>;
}

export function beginBoard({ units, leaders, clocks }: Setting, { deploy, first }: Setup): Board {
  const free = deploy === 'free';
  return {
    halfTurn: 0,
    side: first ?? 'red',
    first: first ?? 'red',
    clocks: { red: clocks.red, blue: clocks.blue },
    units: mapped(units, ({ start, hidden }) => ({
      where: hidden >= 0 ? 'ambush' : free ? 'unplaced' : 'table',
      x: start.x,
      y: start.y,
      heading: start.heading,
      dmz: 0,
      hadDmz: false,
      fought: false,
      moved: false,
      ordered: false,
      daunted: false,
      hasFought: false,
    })),
    leaders: numbersFrom(leaders, (leader) => leader.with),
    contacts: [],
    orders: 0,
    spent: [],
    rode: [],
    tolls: bySide(() => NO_TOLL),
    played: { red: [], blue: [] },
  };
}

export const copyBoard = (board: Board): Board => ({
  halfTurn: board.halfTurn,
  side: board.side,
  first: board.first,
  clocks: { red: board.clocks.red, blue: board.clocks.blue },
  units: mapped(board.units, (unit) => ({ ...unit })),
  leaders: board.leaders.slice(),
  contacts: mapped(board.contacts, (contact) => ({ ...contact })),
  orders: board.orders,
  spent: board.spent.slice(),
  rode: board.rode.slice(),
  tolls: { red: { ...board.tolls.red }, blue: { ...board.tolls.blue } },
  played: { red: board.played.red.slice(), blue: board.played.blue.slice() },
});
