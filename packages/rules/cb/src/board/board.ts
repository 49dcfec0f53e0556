import type { Side } from '@acies/kernel';
import { mapped } from '@acies/kernel/fast';
import type { Met } from '@acies/rules-disorder';
import type { Box } from '@acies/table';
import type { Motion } from '../sheet/combat/combat-factors.ts';
import type { Formation } from '../sheet/formations.ts';
import type { OrderGiven, Setting } from './setting.ts';

export const GONE = -1;

/** CB-CTL-3 to CB-CTL-5, CB-CMD-6: it acts by its orders; a test has set it free, halted it, or makes it go on as before. */
export type Control = 'ordered' | 'free' | 'halts' | 'repeats';

/** What carries a unit away. */
export type Mood = 'steady' | 'routing' | 'pursuing' | 'advancing' | 'looting' | 'rampaging';

/** What changes about a unit. */
export interface Unit {
  where: 'table' | 'gone';
  x: number;
  y: number;
  heading: number;
  formation: Formation;
  /** Stands abreast when not in column. */
  files: number;
  dp: number;
  shaken: boolean;
  casualties: number;
  mood: Mood;
  /** CB-AFT-7: in pursuit: whom it goes after, or GONE. */
  prey: number;
  /** CB-CTL-5: what it did in the turn before; in the first it has done nothing. */
  last: 'none' | 'stand' | 'move';
  /** This turn: */
  control: Control;
  /** CB-REC-4: it has begun to rally. */
  rallies: boolean;
  /** CB-CMD-2: a leader has steadied it, and it stays halted. */
  steadied: boolean;
  /** CB-CMD-4: it may shoot past the nearest. */
  directed: boolean;
  moved: boolean;
  shot: boolean;
  /** CB-SHO-1: with the dice of those who do not move. */
  shotStill: boolean;
  formedUp: boolean;
  /** CB-UNIT-7: it has left its formation. */
  loosened: boolean;
  /** CB-RES-6: it has opened its ranks. */
  opened: boolean;
  /** CB-AFT-7: it has had its follow-on combat. */
  followedOn: boolean;
  /** It has fought this turn, so that it has not rested. */
  fought: boolean;
  /** CB-UNIT-3: stands lost to morale. */
  moraleStands: number;
  /** CB-CBT-5: what it comes on with, until it has fought. */
  motion: Motion;
  /** CB-CHG-4, CB-MOR-7: it has charged in this phase, and is charging or has fallen short; spent, it has fought since, or gone on after. */
  rush: 'none' | 'charging' | 'spent';
  /** CB-MOR-10: elephants have frightened it this turn. */
  shied: boolean;
}

/** Two units in contact: who came at whom. */
export interface Contact {
  readonly attacker: number;
  readonly defender: number;
  /** The defender has charged the attacker too. */
  readonly mutual: boolean;
  readonly met: Met;
  /** CB-CBT-10: this is their first round. */
  readonly fresh: boolean;
  /** They have fought this round. */
  readonly done: boolean;
}

/** CB-CMD-5: a messenger with an order for another leader’s command. */
export interface Messenger {
  readonly to: number;
  readonly order: OrderGiven;
  x: number;
  y: number;
  /** He has come, and the order waits to be received. */
  arrived: boolean;
}

export interface Leader {
  alive: boolean;
  /** The unit he is attached to, or GONE; then he is at x, y. */
  unit: number;
  x: number;
  y: number;
  wounds: number;
  /** CB-CMD-3, CB-CMD-2: actions of this turn. */
  inspires: number;
  steadies: number;
  /** CB-CMD-5: the order of his command. */
  order: OrderGiven;
}

/** CB-MOR-10: a loss of this turn that friends will take to heart in the Morale phase. */
export type Loss =
  | { readonly what: 'unit'; readonly unit: number; readonly at: Box }
  | { readonly what: 'leader'; readonly leader: number; readonly at: Box };

export interface Board {
  turn: number;
  initiative: Side;
  readonly units: Unit[];
  readonly leaders: Leader[];
  contacts: Contact[];
  messengers: Messenger[];
  losses: Loss[];
}

export const beginBoard = ({ units, leaders }: Setting): Board => ({
  turn: 0,
  initiative: 'red',
  units: mapped(units, ({ start: { x, y, heading }, formation, files }) => ({
    where: 'table',
    x,
    y,
    heading,
    formation,
    files,
    dp: 0,
    shaken: false,
    casualties: 0,
    mood: 'steady',
    prey: GONE,
    last: 'none',
    control: 'ordered',
    rallies: false,
    steadied: false,
    directed: false,
    moved: false,
    shot: false,
    shotStill: false,
    formedUp: false,
    loosened: false,
    opened: false,
    followedOn: false,
    fought: false,
    moraleStands: 0,
    motion: 'standing',
    rush: 'none',
    shied: false,
  })),
  leaders: mapped(leaders, ({ with: unit, order }) => ({
    alive: true,
    unit,
    x: units[unit]!.start.x,
    y: units[unit]!.start.y,
    wounds: 0,
    inspires: 0,
    steadies: 0,
    order,
  })),
  contacts: [],
  messengers: [],
  losses: [],
});

export const copyBoard = (board: Board): Board => ({
  turn: board.turn,
  initiative: board.initiative,
  units: mapped(board.units, (unit) => ({ ...unit })),
  leaders: mapped(board.leaders, (leader) => ({ ...leader })),
  contacts: board.contacts.slice(),
  messengers: mapped(board.messengers, (messenger) => ({ ...messenger })),
  losses: board.losses.slice(),
});
