import type { Side } from '@acies/kernel';
import { mapped } from '@acies/kernel/fast';
import type { Motion } from '../sheet/combat/combat-factors.ts';
import type { Formation } from '../sheet/formations.ts';
import { type OrderGiven, type Setting, usualFormation } from './setting.ts';

export const GONE = -1;

/** LG-CMD-1, LG-CTL-2: nobody has it in hand yet; in hand or free to act; or what a control test made of it. */
export type Control = 'loose' | 'free' | 'halts' | 'repeats';

/** What carries a unit away. */
export type Mood = 'steady' | 'routing' | 'pursuing' | 'looting';

/** What changes about a unit. */
export interface Unit {
  where: 'table' | 'gone';
  x: number;
  y: number;
  heading: number;
  formation: Formation;
  /** LG-MAN-7: dismounted. */
  onFoot: boolean;
  /** Stands abreast when in line or unformed. */
  files: number;
  dp: number;
  shaken: boolean;
  casualties: number;
  mood: Mood;
  /** LG-AFT-6: whom it pursues, or GONE; of account only in pursuit. */
  prey: number;
  /** LG-UNIT-2: a shieldwall’s one shot is gone. */
  hasShot: boolean;
  /** LG-AFT-1: halted after a combat of the turn before; and of this turn, for the next. */
  halted: boolean;
  haltsNext: boolean;
  /** LG-CTL-2: what it did in its last move phase. */
  last: 'stand' | 'move';
  /** LG-MOR-4: it has already shied at the beasts that are near. */
  shied: boolean;
  /** This turn: */
  control: Control;
  /** LG-CMD-3: its control test has it act as wished, whatever its orders. */
  asWished: boolean;
  moved: boolean;
  rests: boolean;
  formedUp: boolean;
  shotOver: boolean;
  shotAt: boolean;
  motion: Motion;
  /** LG-MOR-3: it charges, counter-charges, pursues or follows up in this very combat phase. */
  comesOn: boolean;
}

/** Two units in contact: who came at whom. */
export interface Contact {
  readonly attacker: number;
  readonly defender: number;
  readonly met: 'front' | 'flank' | 'rear';
  /** They have fought this turn. */
  readonly done?: true;
}

/** LG-CMD-1: a messenger on his way to a unit. */
export interface Messenger {
  readonly to: number;
  x: number;
  y: number;
}

export interface Leader {
  /** The unit he is with, or GONE. */
  unit: number;
  /** Inspire actions of this turn. */
  inspires: number;
  /** LG-CMD-3: of his command. */
  order: OrderGiven;
}

/** LG-CMD-3: a messenger with an order for a leader. */
export interface Dispatch {
  /** The leader. */
  readonly to: number;
  readonly order: OrderGiven;
  x: number;
  y: number;
  /** He has come, and the order waits to be heard. */
  arrived: boolean;
}

/** LG-AFT-6: pursuers who have caught routers, and throw for them next turn. */
interface Catch {
  readonly pursuer: number;
  readonly router: number;
  readonly stands: number;
}

export interface Board {
  turn: number;
  initiative: Side;
  readonly units: Unit[];
  readonly leaders: Leader[];
  contacts: Contact[];
  messengers: Messenger[];
  dispatches: Dispatch[];
  catches: Catch[];
}

export function beginBoard({ units, leaders }: Setting): Board {
  return {
    turn: 0,
    initiative: 'red',
    units: mapped(units, (facts) => ({
      where: 'table',
      x: facts.start.x,
      y: facts.start.y,
      heading: facts.start.heading,
      formation: usualFormation(facts),
      onFoot: false,
      files: facts.files,
      dp: 0,
      shaken: false,
      casualties: 0,
      mood: 'steady',
      prey: GONE,
      hasShot: false,
      halted: false,
      haltsNext: false,
      last: 'stand',
      shied: false,
      control: 'loose',
      asWished: false,
      moved: false,
      rests: false,
      formedUp: false,
      shotOver: false,
      shotAt: false,
      motion: 'standing',
      comesOn: false,
    })),
    leaders: mapped(leaders, (leader) => ({ unit: leader.with, inspires: 0, order: leader.order })),
    contacts: [],
    messengers: [],
    dispatches: [],
    catches: [],
  };
}

export const copyBoard = (board: Board): Board => ({
  turn: board.turn,
  initiative: board.initiative,
  units: mapped(board.units, (unit) => ({ ...unit })),
  leaders: mapped(board.leaders, (leader) => ({ ...leader })),
  contacts: board.contacts.slice(),
  messengers: mapped(board.messengers, (messenger) => ({ ...messenger })),
  dispatches: mapped(board.dispatches, (dispatch) => ({ ...dispatch })),
  catches: board.catches.slice(),
});
