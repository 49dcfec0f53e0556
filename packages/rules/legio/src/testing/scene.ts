import {
  type AnyEvent,
  Engine,
  type Game,
  type Json,
  type LiveGame,
  type OpenQuestion,
  type Side,
  scriptedDice,
} from '@acies/kernel';
import { type Board, GONE, type Unit } from '../board.ts';
import type { LegioEvent } from '../events.ts';
import { PACE } from '../field.ts';
import { legioRules } from '../rule-set.ts';
import type { Setup } from '../setup.ts';
import type { LegioTable } from '../table.ts';
import { turn } from '../turn.ts';
import { contactFrom, leaderFrom, type Placed, placedFrom } from './lines-of-battle.ts';

type BothSides<T> = Readonly<Partial<Record<Side, T>>>;

export interface SceneOptions extends Partial<Omit<Setup, 'id' | 'title' | 'about' | 'armies'>> {
  /** Leaders as "Name rank key", the general first; without them an army has none, not even a general. */
  readonly leaders?: BothSides<readonly string[]>;
  /** The step of the turn at which the scene begins: the moves of the side with the initiative unless given. */
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

/**
 * A small battle for tests: units by a line of words, dice that fall as written. Red stands at the lower edge, faces up
 * (0 degrees) and has the initiative. Lengths are paces. It begins in the move phase, with everybody in hand.
 */
export class Scene {
  readonly engine = new Engine(legioRules);
  readonly game: Game;
  /** Everything that has happened since the scene began. */
  events: (AnyEvent | LegioEvent)[] = [];
  readonly setup: Setup;
  readonly #asksDice: boolean;

  constructor(lines: Readonly<Record<Side, readonly string[]>>, options: SceneOptions = {}) {
    const {
      leaders,
      from,
      initiative,
      turn: _,
      inspires,
      contacts,
      catches,
      dice,
      asksDice = false,
      ...rest
    } = options;
    this.#asksDice = asksDice;
    const placed = { red: lines.red.map(placedFrom), blue: lines.blue.map(placedFrom) };
    const army = (side: Side): Setup['armies']['red'] => ({
      name: side,
      units: placed[side].map(({ unit }) => unit),
      leaders: (leaders?.[side] ?? [`nobody-${side} general ${placed[side][0]!.unit.id}`]).map(leaderFrom),
    });
    this.setup = legioRules.parseSetup({
      ...{ id: 'scene', title: 'Scene', about: '', terrain: [] },
      ...rest,
      armies: { red: army('red'), blue: army('blue') },
    });
    this.game = this.#begin([...placed.red, ...placed.blue], options);
  }

  /** The board is changed before the first step runs. */
  #begin(placed: readonly Placed[], options: SceneOptions): Game {
    const { from = 'moveFirst' } = options;
    const board = legioRules.begin(this.setup);
    const game: Game = {
      rules: legioRules.id,
      setup: this.setup,
      board,
      dice: { kind: 'entered', throws: 0 },
      stack: [
        { procedure: legioRules.main.name, step: 'judge', locals: {}, into: undefined },
        { procedure: turn.name, step: from, locals: {}, into: undefined },
      ],
      pending: [],
      revealed: 0,
      result: null,
    };
    const control = LOOSE.includes(from) ? 'loose' : 'free';
    for (const [id, { state }] of placed.entries()) Object.assign(board.units[id]!, { control }, state);
    this.#setBoard(game, options);
    this.#run(game, [...(options.dice ?? [])], (live) => live.run());
    return game;
  }

  #setBoard(game: Game, options: SceneOptions): void {
    const board = game.board as Board;
    const { field } = this.engine.look(game) as LegioTable;
    const id = (key: string): number => field.units.findIndex((one) => one.key === key);
    Object.assign(board, { initiative: options.initiative ?? 'red', turn: options.turn ?? 1 });
    for (const { id: leader, side, name } of field.leaders) {
      if (!options.leaders?.[side]) board.leaders[leader]!.unit = GONE;
      board.leaders[leader]!.inspires = options.inspires?.[name] ?? 0;
    }
    for (const line of options.contacts ?? []) board.contacts.push(contactFrom(line, id));
    for (const line of options.catches ?? []) {
      const [pursuer, router, stands] = line.trim().split(/\s+/) as [string, string, string];
      board.catches.push({ pursuer: id(pursuer), router: id(router), stands: Number(stands) });
    }
  }

  get board(): Board {
    return this.game.board as Board;
  }

  get g(): LegioTable {
    return this.engine.look(this.game) as LegioTable;
  }

  id(key: string): number {
    const id = this.g.field.units.findIndex((unit) => unit.key === key);
    if (id < 0) throw new Error(`there is no unit ${key}`);
    return id;
  }

  unit(key: string): Unit {
    return this.board.units[this.id(key)]!;
  }

  /** Where a unit stands: paces to a tenth, and degrees; or gone. */
  at(key: string): string {
    const { where, x, y, heading } = this.unit(key);
    if (where !== 'table') return where;
    const inPaces = (length: number): number => Math.round((10 * length) / PACE) / 10;
    return `${inPaces(x)} ${inPaces(y)} ${heading / 10}`;
  }

  /** The unit a leader is with, or gone. */
  leader(name: string): string {
    const at = this.board.leaders[this.g.field.leaders.findIndex((leader) => leader.name === name)]!.unit;
    return at === GONE ? 'gone' : this.g.field.units[at]!.key;
  }

  get contacts(): string[] {
    const key = (id: number): string => this.g.field.units[id]!.key;
    return this.board.contacts.map(({ attacker, defender, met }) => `${key(attacker)}-${key(defender)} ${met}`);
  }

  get question(): OpenQuestion {
    return this.engine.legal(this.game)[0]!;
  }

  /** Who must decide what, and for which unit if it is one's own: `red action leg`. Empty when the battle is over. */
  get asked(): string {
    const { unit } = this.game.stack.at(-1)?.locals ?? {};
    const whose = typeof unit === 'number' ? ` ${this.g.field.units[unit]!.key}` : '';
    return this.game.pending.map(({ side, decision }) => `${side} ${decision}${whose}`).join(', ');
  }

  /** Options of a listed decision in words. */
  get labels(): string[] {
    return this.question.options!.map((option) => this.question.label(option));
  }

  /** Chooses; the dice must be just those that fall before the next decision. */
  choose(choice: unknown, ...faces: number[]): this {
    const { question } = this;
    const refusal = question.refuse(choice as Json);
    if (refusal !== undefined) throw new Error(`${this.asked} ${JSON.stringify(choice)}: ${refusal}`);
    this.#run(this.game, faces, (live) => live.choose(live.pendingOf(question.side)!, choice as Json));
    return this;
  }

  /** Chooses by the words of an option, or how they begin; the whole words of one win over the beginning of others. */
  pick(label: string | RegExp, ...faces: number[]): this {
    const { question } = this;
    const fits = (text: string): boolean => (typeof label === 'string' ? text.startsWith(label) : label.test(text));
    const whole = question.options!.filter((option) => question.label(option) === label);
    const found = whole.length > 0 ? whole : question.options!.filter((option) => fits(question.label(option)));
    if (found.length !== 1)
      throw new Error(`${this.asked}: ${found.length} options fit ${label}: ${this.labels.join(' | ')}`);
    return this.choose(found[0], ...faces);
  }

  /** A path as a player types it: `advance 60, wheel left 30`. */
  go(path: string, ...faces: number[]): this {
    return this.choose(this.question.parse(path), ...faces);
  }

  /** Why a path is refused: `reason (clause)`; undefined if it is not. */
  refusal(path: string): string | undefined {
    return this.question.refuse(this.question.parse(path)!);
  }

  /** Does nothing, whoever is asked. */
  pass(...faces: number[]): this {
    const choice = PASSES[this.question.decision];
    if (choice === undefined) throw new Error(`${this.asked} cannot be passed`);
    return this.choose(choice, ...faces);
  }

  /** Everybody does nothing until this is asked: `blue action`, `red declare`; the dice are for all that comes between. */
  until(asked: string, ...faces: number[]): this {
    this.#run(this.game, faces, (live) => {
      while (!this.asked.startsWith(asked)) {
        const [pending] = live.game.pending;
        if (!pending) throw new Error(`the battle is over before ${asked}`);
        const choice = PASSES[pending.decision];
        if (choice === undefined) throw new Error(`${this.asked} comes before ${asked}`);
        live.choose(pending, choice);
      }
    });
    return this;
  }

  /** Events of one type. */
  told<T extends LegioEvent['type']>(type: T): Extract<LegioEvent, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<LegioEvent, { type: T }>[];
  }

  get log(): string[] {
    return this.events.map((event) => legioRules.tellInWords(this.setup, event as LegioEvent)).filter(Boolean);
  }

  get faults(): string[] {
    return legioRules.faults(this.g);
  }

  /** Whether a charge is thrown for with all its dice, and nobody asked. */
  throwsAll(decision: string | undefined): boolean {
    return decision === 'charge-dice' && !this.#asksDice;
  }

  #run(game: Game, faces: readonly number[], act: (live: LiveGame) => void): void {
    const dice = scriptedDice(faces, (event) => this.events.push(event));
    const live = this.engine.open(game, dice, (event) => this.events.push(event));
    act(live);
    for (let [pending] = game.pending; pending && this.throwsAll(pending.decision); [pending] = game.pending)
      live.choose(pending, MOST_DICE);
    dice.assertUsedUp();
  }
}

export const scene = (lines: Readonly<Record<Side, readonly string[]>>, options?: SceneOptions): Scene =>
  new Scene(lines, options);
