import type { Json, Side } from '@acies/kernel';
import { Stage } from '@acies/kernel/testing';
import { askedIn, contactsIn, idOf, standsAt } from '@acies/rules-disorder/testing';
import { type Board, GONE, type Unit } from '../board/board.ts';
import type { CbEvent } from '../board/events.ts';
import type { CbContext } from '../board/look.ts';
import { JT, settingOf } from '../board/setting.ts';
import type { Setup } from '../board/setup.ts';
import { turn } from '../play/turn.ts';
import { cbRules } from '../rule-set.ts';
import { contactFrom, leaderFrom, type Placed, placedFrom } from './lines-of-battle.ts';

type Lines = Readonly<Record<Side, readonly string[]>>;

export interface StageOptions extends Partial<Omit<Setup, 'id' | 'title' | 'about' | 'armies' | 'turns'>> {
  readonly turns?: number;
  /** Leaders as "Name rank key order", the general first; without them an army has none, not even a general. */
  readonly leaders?: Partial<Record<Side, readonly string[]>>;
  /** The order of both armies, where they have no leaders; to attack unless given. */
  readonly orders?: string;
  /** The step of the turn at which the stage opens: the tactical phase of the side with the initiative unless given. */
  readonly from?: string;
  readonly initiative?: Side;
  readonly turn?: number;
  /** Of leaders by name: inspire and steady actions, and wounds. */
  readonly inspires?: Readonly<Record<string, number>>;
  readonly steadies?: Readonly<Record<string, number>>;
  readonly wounds?: Readonly<Record<string, number>>;
  /** Leaders who are alone, by name, in javelin throws. */
  readonly alone?: Readonly<Record<string, readonly [number, number]>>;
  /** Units in contact from the first: `a x flank fresh`. */
  readonly contacts?: readonly string[];
  /** Whom pursuers go after: `a x`. */
  readonly prey?: readonly string[];
  /** Dice that fall before anybody is asked. */
  readonly dice?: readonly number[];
}

/** What a side that wants nothing chooses. */
const PASSES: Record<string, Json> = {
  command: { do: 'nothing' },
  test: null,
  bias: { inspiring: 0, steadying: 0 },
  rally: false,
  action: { do: 'stand' },
  path: [],
  shoot: null,
  declare: { do: 'done' },
};

/**
 * A small battle for tests: units by a line of words, dice that fall as written. Red stands at the lower edge, faces up
 * (0 degrees) and has the initiative. Lengths are javelin throws. It begins in the tactical phase of the first turn.
 */
export class CbStage extends Stage<Setup, Board, CbEvent, CbContext> {
  constructor(lines: Lines, options: StageOptions = {}) {
    const placed = { red: lines.red.map(placedFrom), blue: lines.blue.map(placedFrom) };
    const setup = setupFrom(placed, options);
    const board = boardFrom(setup, [...placed.red, ...placed.blue], options);
    const stack = [
      { procedure: cbRules.main.name, step: 'judge', locals: {}, into: undefined },
      { procedure: turn.name, step: options.from ?? 'moveFirst', locals: {}, into: undefined },
    ];
    super(cbRules, { setup, board, stack, dice: options.dice ?? [] }, PASSES);
  }

  id(key: string): number {
    return idOf(this.g, key);
  }

  unit(key: string): Unit {
    return this.board.units[this.id(key)]!;
  }

  /** Where a unit stands: javelin throws to a hundredth, and degrees; or gone. */
  at(key: string): string {
    return standsAt(this.unit(key), JT, 100);
  }

  /** The unit a leader is with, alone or gone. */
  leader(name: string): string {
    const { alive, unit } = this.board.leaders[this.g.setting.leaders.findIndex((leader) => leader.name === name)]!;
    if (!alive) return 'gone';
    return unit === GONE ? 'alone' : this.g.setting.units[unit]!.key;
  }

  get contacts(): string[] {
    return contactsIn(this.g);
  }

  /** Who must decide what, and for which unit if it is one's own: `red action leg`. Empty when the battle is over. */
  override get asked(): string {
    return askedIn(this.g, this.game);
  }
}

function setupFrom(placed: Readonly<Record<Side, readonly Placed[]>>, options: StageOptions): Setup {
  const { leaders, from: _, initiative: __, turn: ___, inspires: ____, steadies: _____, ...more } = options;
  const {
    orders = 'attack',
    wounds: ______,
    alone: _______,
    contacts: ________,
    prey: __________,
    dice: _________,
    ...rest
  } = more;
  const army = (side: Side): Setup['armies']['red'] => ({
    name: side,
    units: placed[side].map(({ unit }) => unit),
    leaders: (leaders?.[side] ?? [`nobody-${side} general ${placed[side][0]!.unit.id} ${orders}`]).map(leaderFrom),
  });
  return cbRules.parseSetup({
    ...{ id: 'stage', title: 'Stage', about: '', terrain: [] },
    ...rest,
    armies: { red: army('red'), blue: army('blue') },
  });
}

/** The board is changed before the first step runs. */
function boardFrom(setup: Setup, placed: readonly Placed[], options: StageOptions): Board {
  const board = cbRules.begin(setup);
  const setting = settingOf(setup);
  const id = (key: string): number => setting.units.findIndex((one) => one.key === key);
  Object.assign(board, { initiative: options.initiative ?? 'red', turn: options.turn ?? 1 });
  for (const [i, { state }] of placed.entries()) Object.assign(board.units[i]!, state);
  for (const { id: leader, side, name } of setting.leaders) {
    const state = board.leaders[leader]!;
    if (!options.leaders?.[side]) Object.assign(state, { alive: false, unit: GONE });
    state.inspires = options.inspires?.[name] ?? 0;
    state.steadies = options.steadies?.[name] ?? 0;
    state.wounds = options.wounds?.[name] ?? 0;
    const at = options.alone?.[name];
    if (at) Object.assign(state, { unit: GONE, x: at[0] * JT, y: at[1] * JT });
  }
  for (const line of options.prey ?? []) {
    const [hunter, prey] = line.split(' ') as [string, string];
    board.units[id(hunter)]!.prey = id(prey);
  }
  board.contacts = (options.contacts ?? []).map((line) => contactFrom(line, id));
  return board;
}

export const stage = (lines: Lines, options?: StageOptions): CbStage => new CbStage(lines, options);
