import type { Json, Side } from '@acies/kernel';
import { Stage } from '@acies/kernel/testing';
import { askedIn, contactsIn, idOf, standsAt } from '@acies/rules-disorder/testing';
import { type Board, GONE, type Unit } from '../board/board.ts';
import type { LegioEvent } from '../board/events.ts';
import type { LegioContext } from '../board/look.ts';
import { PACE, settingOf } from '../board/setting.ts';
import type { Setup } from '../board/setup.ts';
import { turn } from '../play/turn.ts';
import { legioRules } from '../rule-set.ts';
import { contactFrom, leaderFrom, type Placed, placedFrom } from './lines-of-battle.ts';

type BothSides<T> = Readonly<Partial<Record<Side, T>>>;

export interface StageOptions extends Partial<Omit<Setup, 'id' | 'title' | 'about' | 'armies'>> {
  /** Leaders as "Name rank key", the general first; without them an army has none, not even a general. */
  readonly leaders?: BothSides<readonly string[]>;
  /** The step of the turn at which the stage opens: the moves of the side with the initiative unless given. */
  readonly from?: string;
  readonly initiative?: Side;
  readonly turn?: number;
  /** Inspire actions by the name of a leader. */
  readonly inspires?: Readonly<Record<string, number>>;
  /** Units in contact from the first, "attacker defender" and where they met: `a x flank`. */
  readonly contacts?: readonly string[];
  /** Pursuers at the heels of routers, "pursuer router stands". */
  readonly catches?: readonly string[];
  /** LG-MOV-1: cavalry is asked with how many dice it charges; without it throws all it may. */
  readonly asksDice?: boolean;
  /** Dice that fall before anybody is asked. */
  readonly dice?: readonly number[];
}

/** Steps before anybody is in hand. */
const LOOSE = ['begin', 'commandFirst', 'commandSecond', 'controlFirst', 'controlSecond'];

/** LG-MOV-1: average dice of cavalry. */
const MOST_DICE = 2;

/** What a side that wants nothing chooses. */
const PASSES: Readonly<Record<string, Json>> = {
  command: { do: 'nothing' },
  cease: false,
  bias: 0,
  action: { do: 'stand' },
  path: [],
  shoot: false,
  declare: { do: 'done' },
};

function setupFrom(placed: Readonly<Record<Side, readonly Placed[]>>, options: StageOptions): Setup {
  const { leaders, from: _, initiative: __, turn: ___, inspires: ____, ...more } = options;
  const { contacts: _____, catches: ______, dice: _______, asksDice: ________, ...rest } = more;
  const army = (side: Side): Setup['armies']['red'] => ({
    name: side,
    units: placed[side].map(({ unit }) => unit),
    leaders: (leaders?.[side] ?? [`nobody-${side} general ${placed[side][0]!.unit.id}`]).map(leaderFrom),
  });
  return legioRules.parseSetup({
    ...{ id: 'stage', title: 'Stage', about: '', terrain: [] },
    ...rest,
    armies: { red: army('red'), blue: army('blue') },
  });
}

/** The board is changed before the first step runs. */
function boardFrom(setup: Setup, placed: readonly Placed[], from: string, options: StageOptions): Board {
  const board = legioRules.begin(setup);
  const setting = settingOf(setup);
  const control = LOOSE.includes(from) ? 'loose' : 'free';
  const id = (key: string): number => setting.units.findIndex((one) => one.key === key);
  for (const [i, { state, prey }] of placed.entries())
    Object.assign(board.units[i]!, { control }, state, prey === undefined ? {} : { prey: id(prey) });
  Object.assign(board, { initiative: options.initiative ?? 'red', turn: options.turn ?? 1 });
  for (const { id: leader, side, name } of setting.leaders) {
    if (!options.leaders?.[side]) board.leaders[leader]!.unit = GONE;
    board.leaders[leader]!.inspires = options.inspires?.[name] ?? 0;
  }
  for (const line of options.contacts ?? []) board.contacts.push(contactFrom(line, id));
  for (const line of options.catches ?? []) {
    const [pursuer, router, stands] = line.trim().split(/\s+/) as [string, string, string];
    board.catches.push({ pursuer: id(pursuer), router: id(router), stands: Number(stands) });
  }
  return board;
}

/**
 * A small battle for tests: units by a line of words, dice that fall as written. Red stands at the lower edge, faces up
 * (0 degrees) and has the initiative. Lengths are paces. It begins in the move phase, with everybody in hand.
 */
export class LegioStage extends Stage<Setup, Board, LegioEvent, LegioContext> {
  constructor(lines: Readonly<Record<Side, readonly string[]>>, options: StageOptions = {}) {
    const { from = 'moveFirst', asksDice = false, dice = [] } = options;
    const placed = { red: lines.red.map(placedFrom), blue: lines.blue.map(placedFrom) };
    const setup = setupFrom(placed, options);
    const board = boardFrom(setup, [...placed.red, ...placed.blue], from, options);
    const stack = [
      { procedure: legioRules.main.name, step: 'judge', locals: {}, into: undefined },
      { procedure: turn.name, step: from, locals: {}, into: undefined },
    ];
    super(legioRules, { setup, board, stack, dice }, PASSES, asksDice ? {} : { 'charge-dice': MOST_DICE });
  }

  id(key: string): number {
    return idOf(this.g, key);
  }

  unit(key: string): Unit {
    return this.board.units[this.id(key)]!;
  }

  /** Where a unit stands: paces to a tenth, and degrees; or gone. */
  at(key: string): string {
    return standsAt(this.unit(key), PACE, 10);
  }

  /** The unit a leader is with, or gone. */
  leader(name: string): string {
    const at = this.board.leaders[this.g.setting.leaders.findIndex((leader) => leader.name === name)]!.unit;
    return at === GONE ? 'gone' : this.g.setting.units[at]!.key;
  }

  get contacts(): string[] {
    return contactsIn(this.g);
  }

  /** Who must decide what, and for which unit if it is one's own: `red action leg`. Empty when the battle is over. */
  override get asked(): string {
    return askedIn(this.g, this.game);
  }
}

export const stage = (lines: Readonly<Record<Side, readonly string[]>>, options?: StageOptions): LegioStage =>
  new LegioStage(lines, options);
