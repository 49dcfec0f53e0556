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
import { INCH } from '@acies/table';
import type { Board, Contact, Unit } from '../board.ts';
import type { ClockEvent } from '../events.ts';
import { parseOrder } from '../order-text.ts';
import { clockRules } from '../rule-set.ts';
import type { Setup, UnitSetup } from '../setup.ts';
import type { ClockTable } from '../table.ts';

/** "key type x y facing traits…" in inches and degrees: `leg Leg 30 24 0 veteran heavyArmour noPila`. */
type UnitLine = string;

export interface SceneOptions extends Partial<Omit<Setup, 'id' | 'title' | 'about' | 'armies'>> {
  /** Leaders as "Name general with-key" or "Name subordinate with-key". */
  readonly leaders?: { readonly red?: readonly string[]; readonly blue?: readonly string[] };
  /** More about an army: stratagems, clock. */
  readonly armies?: { readonly red?: Partial<Setup['armies']['red']>; readonly blue?: Partial<Setup['armies']['red']> };
  /** DMZ by key of the unit, before the first half turn. */
  readonly dmz?: Readonly<Record<string, number>>;
  /** Units that have fought before: pila and wild charges are spent. */
  readonly fought?: readonly string[];
  /** Units in contact from the first, "attacker defender" and what holds of them: `a x flank unfaced fresh downhill`. */
  readonly contacts?: readonly string[];
  /** Dice that fall before anybody is asked. */
  readonly dice?: readonly number[];
}

const GRADES = ['inexperienced', 'veteran', 'elite'];

function unitFrom(line: UnitLine): UnitSetup {
  const [id, type, x, y, facing, ...words] = line.trim().split(/\s+/) as [string, string, string, string, string];
  const unit: Record<string, unknown> = { id, name: id, type };
  if (x === 'hidden') unit.hidden = y;
  else Object.assign(unit, { at: [Number(x), Number(y)], facing: Number(facing) });
  for (const word of words as string[]) {
    if (GRADES.includes(word)) Object.assign(unit, { combat: word, rally: word });
    else if (/^no[A-Z]/.test(word)) unit[word[2]!.toLowerCase() + word.slice(3)] = false;
    else if (word.includes('=')) unit[word.split('=')[0]!] = word.split('=')[1];
    else unit[word] = true;
  }
  return unit as UnitSetup;
}

function leaderFrom(line: string): Setup['armies']['red']['leaders'][number] {
  const [name, rank, key] = line.trim().split(/\s+/) as [string, 'general' | 'subordinate', string];
  return { name, rank, with: key };
}

function contactFrom(line: string, id: (key: string) => number): Contact {
  const [attacker, defender, ...words] = line.trim().split(/\s+/) as [string, string];
  const says = (word: string): boolean => (words as string[]).includes(word);
  const met = says('rear') ? 'rear' : says('flank') ? 'flank' : 'front';
  return {
    attacker: id(attacker),
    defender: id(defender),
    from: met,
    met,
    faced: !says('unfaced'),
    downhill: says('downhill'),
    fresh: says('fresh'),
  };
}

/**
 * A small battle for tests: units by a line of words, orders as they are typed, dice that fall as written. Red stands at
 * the lower edge, faces up (0 degrees) and moves first.
 */
export class Scene {
  readonly engine = new Engine(clockRules);
  readonly game: Game;
  /** Everything that has happened since the scene began. */
  events: (AnyEvent | ClockEvent)[] = [];
  readonly setup: Setup;

  constructor(units: Readonly<Record<Side, readonly UnitLine[]>>, options: SceneOptions = {}) {
    const { leaders, armies, dmz, fought, contacts, dice, ...rest } = options;
    const army = (side: Side): Setup['armies']['red'] => ({
      name: side,
      units: units[side].map(unitFrom),
      leaders: (leaders?.[side] ?? []).map(leaderFrom),
      ...armies?.[side],
    });
    this.setup = clockRules.parseSetup({
      id: 'scene',
      title: 'Scene',
      about: '',
      terrain: [],
      deploy: 'as given',
      first: 'red',
      ...rest,
      armies: { red: army('red'), blue: army('blue') },
    });
    this.game = this.#begin({ dmz: {}, fought: [], contacts: [], dice: [], ...options });
  }

  /** The board is changed before the first step runs, so that rallies of the first half turn see it. */
  #begin({ dmz, fought, contacts, dice }: Required<Pick<SceneOptions, 'dmz' | 'fought' | 'contacts' | 'dice'>>): Game {
    const board = clockRules.begin(this.setup);
    const { main } = clockRules;
    const game: Game = {
      rules: clockRules.id,
      setup: this.setup,
      board,
      dice: { kind: 'entered', throws: 0 },
      stack: [{ procedure: main.name, step: main.order[0]!, locals: {}, into: undefined }],
      pending: [],
      revealed: 0,
      result: null,
    };
    const g = this.engine.look(game) as ClockTable;
    const id = (key: string): number => g.field.units.findIndex((one) => one.key === key);
    const unit = (key: string): Unit => board.units[id(key)]!;
    for (const [key, count] of Object.entries(dmz)) Object.assign(unit(key), { dmz: count, hadDmz: count > 0 });
    for (const key of fought) unit(key).fought = true;
    for (const line of contacts) board.contacts.push(contactFrom(line, id));
    this.#run(game, [...dice], (live) => live.run());
    return game;
  }

  get board(): Board {
    return this.game.board as Board;
  }

  get g(): ClockTable {
    return this.engine.look(this.game) as ClockTable;
  }

  id(key: string): number {
    const id = this.g.field.units.findIndex((unit) => unit.key === key);
    if (id < 0) throw new Error(`there is no unit ${key}`);
    return id;
  }

  unit(key: string): Unit {
    return this.board.units[this.id(key)]!;
  }

  /** Where a unit stands: inches to a tenth, and degrees; or where else it is. */
  at(key: string): string {
    const { where, x, y, heading } = this.unit(key);
    if (where !== 'table') return where;
    const inches = (length: number): number => Math.round((10 * length) / INCH) / 10;
    return `${inches(x)} ${inches(y)} ${heading / 10}`;
  }

  /** The unit a leader is with, or gone. */
  leader(name: string): string {
    const at = this.board.leaders[this.g.field.leaders.findIndex((leader) => leader.name === name)]!;
    return at < 0 ? 'gone' : this.g.field.units[at]!.key;
  }

  get question(): OpenQuestion {
    return this.engine.legal(this.game)[0]!;
  }

  /** Who must decide what: `red order`. */
  get asked(): string {
    return this.game.pending.map(({ side, decision }) => `${side} ${decision}`).join(', ');
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

  /** Chooses by the words of an option, or how they begin. */
  pick(label: string | RegExp, ...faces: number[]): this {
    const { question } = this;
    const found = question.options!.filter((option) => {
      const text = question.label(option);
      return typeof label === 'string' ? text === label || text.startsWith(label) : label.test(text);
    });
    if (found.length !== 1) throw new Error(`${found.length} options fit ${label}: ${this.labels.join(' | ')}`);
    return this.choose(found[0], ...faces);
  }

  /** An order as a player types it: `leg1: advance 4`. */
  order(text: string, ...faces: number[]): this {
    return this.choose(parseOrder(this.g, this.question.side, text), ...faces);
  }

  /** Why an order is refused: `reason (clause)`; undefined if it is not. */
  refusal(text: string): string | undefined {
    return this.question.refuse(parseOrder(this.g, this.question.side, text) as unknown as Json);
  }

  /** Ends the orders and the dressing that follows; the dice are for all that comes next. */
  done(...faces: number[]): this {
    if (this.asked.endsWith(' order')) {
      const dresses = this.#dressFollows();
      this.choose({ do: 'done' }, ...(dresses ? [] : faces));
      if (!dresses) return this;
    }
    return this.choose({ do: 'done' }, ...faces);
  }

  /** Whether somebody could still turn or dress once orders end: otherwise that is not asked. */
  #dressFollows(): boolean {
    const copy = this.engine.copy(this.game);
    const live = this.engine.open(copy, scriptedDice([]));
    try {
      live.choose(live.pendingOf(this.question.side)!, { do: 'done' });
    } catch {
      // Dice were wanted, so melee has begun: nobody was left to dress.
      return false;
    }
    return copy.pending.some(({ decision }) => decision === 'dress');
  }

  /** Events of one type. */
  told<T extends ClockEvent['type']>(type: T): Extract<ClockEvent, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<ClockEvent, { type: T }>[];
  }

  get log(): string[] {
    return this.events.map((event) => clockRules.tellInWords(this.setup, event as ClockEvent)).filter(Boolean);
  }

  #run(game: Game, faces: number[], act: (live: LiveGame) => void): void {
    const dice = scriptedDice(faces, (event) => this.events.push(event));
    act(this.engine.open(game, dice, (event) => this.events.push(event)));
    dice.assertUsedUp();
  }
}

export const scene = (units: Readonly<Record<Side, readonly UnitLine[]>>, options?: SceneOptions): Scene =>
  new Scene(units, options);
