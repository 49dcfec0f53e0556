import { DIRECTION_NAMES, hexNamed, nameOf } from '@acies/hexes';
import {
  type AnyEvent,
  Engine,
  type Game,
  type Json,
  type LiveGame,
  type OpenQuestion,
  type Side,
  scriptedDice,
  type Tally,
} from '@acies/kernel';
import type { Board, Leader, Stand } from '../board.ts';
import type { HexEvent } from '../events.ts';
import { hexRules } from '../index.ts';
import { parseSetup, type Setup, type StandSetup } from '../setup.ts';
import type { HexTable } from '../table.ts';

/** "key type class hex facing": `leg Leg A C4 E`. */
type StandLine = string;

export interface SceneOptions {
  readonly turns?: number;
  /** Rulings switched on or off. */
  readonly rulings?: Setup['rulings'];
  /** Overrides by key of the stand. */
  readonly stands?: Readonly<Record<string, Partial<StandSetup>>>;
  /** Leaders as "Name general with-key" or "Name leader with-key". */
  readonly leaders?: { readonly red?: readonly string[]; readonly blue?: readonly string[] };
  readonly breakPoints?: Partial<Record<Side, number>>;
  /** The initiative dice of the first turn, red and blue in turn; red has the initiative unless told. */
  readonly initiative?: readonly number[];
}

const standFrom = (line: StandLine, options: SceneOptions): StandSetup => {
  const [id, type, troopClass, at, facing] = line.trim().split(/\s+/) as [string, ...string[]];
  return { id, name: id, type, class: troopClass, at, facing, ...options.stands?.[id] } as StandSetup;
};

const leaderFrom = (line: string): Setup['armies']['red']['leaders'][number] => {
  const [name, rank, key] = line.trim().split(/\s+/) as [string, string, string];
  return { name, general: rank === 'general', with: key };
};

/** A small field for tests: a drawn map, stands by name, and dice that fall as written. */
export class Scene {
  readonly engine = new Engine(hexRules);
  readonly game: Game;
  /** Everything that has happened since the scene began. */
  events: (AnyEvent | HexEvent)[] = [];
  readonly setup: Setup;

  constructor(map: string, armies: Readonly<Record<Side, readonly StandLine[]>>, options: SceneOptions = {}) {
    const army = (side: Side): Setup['armies']['red'] => ({
      name: side,
      stands: armies[side].map((line) => standFrom(line, options)),
      leaders: (options.leaders?.[side] ?? []).map(leaderFrom),
      ...(options.breakPoints?.[side] === undefined ? {} : { breakPoints: options.breakPoints[side] }),
    });
    this.setup = parseSetup({
      id: 'scene',
      title: 'Scene',
      about: '',
      map: map.split('\n').filter((line) => line.trim() !== ''),
      turns: options.turns ?? 10,
      rulings: options.rulings,
      armies: { red: army('red'), blue: army('blue') },
    });
    const started = this.engine.startEntered(this.setup, []);
    if (!('needs' in started)) throw new Error('the initiative was not thrown for');
    const { game } = this.engine.startEntered(
      this.setup,
      (options.initiative ?? [6, 1]).map((face) => ({ die: 'D6', faces: [face] })),
    ) as { game: Game };
    this.game = game;
  }

  get board(): Board {
    return this.game.board as Board;
  }

  get g(): HexTable {
    return this.engine.look(this.game) as HexTable;
  }

  id(key: string): number {
    const id = this.g.field.stands.findIndex((stand) => stand.key === key);
    if (id < 0) throw new Error(`there is no stand ${key}`);
    return id;
  }

  stand(key: string): Stand {
    return this.board.stands[this.id(key)]!;
  }

  leader(name: string): Leader {
    return this.board.leaders[this.g.field.leaders.findIndex((leader) => leader.name === name)]!;
  }

  hex(name: string): number {
    const hex = hexNamed(this.g.field.grid, name);
    if (hex === undefined) throw new Error(`there is no hex ${name}`);
    return hex;
  }

  /** Where a stand is, as a name; undefined when it is gone. */
  at(key: string): string | undefined {
    const { hex } = this.stand(key);
    return hex < 0 ? undefined : nameOf(this.g.field.grid, hex);
  }

  get question(): OpenQuestion {
    return this.engine.legal(this.game)[0]!;
  }

  /** Who must decide what: `red activate`. */
  get asked(): string {
    return this.game.pending.map(({ side, decision }) => `${side} ${decision}`).join(', ');
  }

  get options(): readonly Json[] {
    return this.question.options!;
  }

  /** Options in words. */
  get labels(): string[] {
    return this.options.map((option) => this.question.label(option));
  }

  /** Chooses; the dice must be just those that fall. */
  choose(choice: unknown, ...faces: number[]): this {
    return this.#with(faces, (live, question) => {
      const refusal = question.refuse(choice as Json);
      if (refusal !== undefined)
        throw new Error(
          `${this.asked} ${JSON.stringify(choice)}: ${refusal}; options: ${JSON.stringify(this.options)}`,
        );
      live.choose(live.pendingOf(question.side)!, choice as Json);
    });
  }

  /** Chooses by the words of an option. */
  pick(label: string | RegExp, ...faces: number[]): this {
    const { question } = this;
    const found = this.options.filter((option) => {
      const text = question.label(option);
      return typeof label === 'string' ? text === label : label.test(text);
    });
    if (found.length !== 1) throw new Error(`${found.length} options fit ${label}: ${this.labels.join(' | ')}`);
    return this.choose(found[0], ...faces);
  }

  /** Activates a stand by name. */
  activate(...keys: string[]): this {
    return this.choose({ do: 'activate', stands: keys.map((key) => this.id(key)).sort((a, b) => a - b) });
  }

  /** Both sides pass until nobody activates any more this turn; the dice are for all that follows. */
  passAll(...faces: number[]): this {
    const { turn } = this.board;
    while (this.asked.endsWith(' activate') && this.board.turn === turn) {
      const last = this.board.passed.red || this.board.passed.blue || !this.othersReady();
      this.choose({ do: 'pass' }, ...(last ? faces : []));
    }
    return this;
  }

  /** The side asked to activate passes. */
  pass(...faces: number[]): this {
    return this.choose({ do: 'pass' }, ...faces);
  }

  /** Puts two stands into a melee that has already been fought, as a draw leaves them. */
  lock(attacker: string, defender: string): this {
    this.board.contacts.push({
      attacker: this.id(attacker),
      defender: this.id(defender),
      fresh: false,
      fought: false,
    });
    return this;
  }

  /** Why something is not among the options: `clause: reason`. */
  why(what: string): string | undefined {
    const found = this.question.excluded().find((one) => one.what === what);
    return found && `${found.clause}: ${found.text}`;
  }

  /** Which way a stand faces. */
  facing(key: string): string {
    return DIRECTION_NAMES[this.stand(key).facing];
  }

  /** Events of one type. */
  told<T extends HexEvent['type']>(type: T): Extract<HexEvent, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<HexEvent, { type: T }>[];
  }

  get log(): string[] {
    return this.events.map((event) => hexRules.tellInWords(this.setup, event as HexEvent)).filter(Boolean);
  }

  private othersReady(): boolean {
    const side = this.game.pending[0]!.side === 'red' ? 'blue' : 'red';
    return this.g.field.idsOf[side].some((id) => this.board.stands[id]!.hex >= 0 && !this.board.stands[id]!.activated);
  }

  #with(faces: number[], act: (live: LiveGame, question: OpenQuestion) => void): this {
    const dice = scriptedDice(faces, (event) => this.events.push(event));
    const { question } = this;
    act(
      this.engine.open(this.game, dice, (event) => this.events.push(event)),
      question,
    );
    dice.assertUsedUp();
    return this;
  }
}

/** The rows of a tally as it is printed: `strength points 4`, `impact 3`. */
export const rowsOf = ({ rows }: Tally): string[] => rows.map(({ label, value }) => `${label} ${value}`);

/** Dice that do nothing in a pool, and pass every morale test. */
export const ones = (count: number): number[] => new Array<number>(count).fill(1);

/** A map of open ground, with other ground in the hexes named: `plain(11, 5, { C4: 'w' })`. */
export function plain(width: number, height: number, ground: Readonly<Record<string, string>> = {}): string {
  const rows = Array.from({ length: height }, (_, row) => {
    const letter = String.fromCharCode(65 + row);
    return Array.from({ length: width }, (_, col) => ground[`${letter}${col + 1}`] ?? '.').join(' ');
  });
  return rows.map((row, i) => (i % 2 === 1 ? ` ${row}` : row)).join('\n');
}

export const scene = (
  map: string,
  armies: Readonly<Record<Side, readonly StandLine[]>>,
  options?: SceneOptions,
): Scene => new Scene(map, armies, options);
