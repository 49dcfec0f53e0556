import { DIRECTION_NAMES, hexNamed, nameOf } from '@acies/hexes';
import type { Side } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import { Stage } from '@acies/kernel/testing';
import type { Board, Leader, Stand } from '../board/board.ts';
import type { HexEvent } from '../board/events.ts';
import type { HexContext } from '../board/look.ts';
import { parseSetup, type Setup, type StandSetup } from '../board/setup.ts';
import { hexRules } from '../rule-set.ts';

/** "key type class hex facing": `leg Leg A C4 E`. */
type StandLine = string;

export interface StageOptions {
  readonly turns?: number;
  /** Rulings switched on or off. */
  readonly rulings?: Setup['rulings'];
  /** Hills that give no benefit in melee. */
  readonly gentleHills?: Setup['gentleHills'];
  readonly defences?: Setup['defences'];
  /** Overrides by key of the stand. */
  readonly stands?: Readonly<Record<string, Partial<StandSetup>>>;
  /** Leaders as "Name general with-key" or "Name leader with-key". */
  readonly leaders?: { readonly red?: readonly string[]; readonly blue?: readonly string[] };
  readonly breakPoints?: Partial<Record<Side, number>>;
  /** The initiative dice of the first turn, red and blue in turn; red has the initiative unless told. */
  readonly initiative?: readonly number[];
}

const standFrom = (line: StandLine, options: StageOptions): StandSetup => {
  const [id, type, troopClass, at, facing] = line.trim().split(/\s+/) as [string, ...string[]];
  return { id, name: id, type, class: troopClass, at, facing, ...options.stands?.[id] } as StandSetup;
};

const leaderFrom = (line: string): Setup['armies']['red']['leaders'][number] => {
  const [name, rank, key] = line.trim().split(/\s+/) as [string, string, string];
  return { name, general: rank === 'general', with: key };
};

function setupFrom(map: string, armies: Readonly<Record<Side, readonly StandLine[]>>, options: StageOptions): Setup {
  const army = (side: Side): Setup['armies']['red'] => ({
    name: side,
    stands: armies[side].map((line) => standFrom(line, options)),
    leaders: (options.leaders?.[side] ?? []).map(leaderFrom),
    ...(options.breakPoints?.[side] === undefined ? {} : { breakPoints: options.breakPoints[side] }),
  });
  return parseSetup({
    id: 'stage',
    title: 'Stage',
    about: '',
    map: map.split('\n').filter((line) => line.trim() !== ''),
    turns: options.turns ?? 10,
    rulings: options.rulings,
    gentleHills: options.gentleHills,
    defences: options.defences,
    armies: { red: army('red'), blue: army('blue') },
  });
}

/** A small field for tests: a drawn map, stands by name, and dice that fall as written. */
export class HexStage extends Stage<Setup, Board, HexEvent, HexContext> {
  constructor(map: string, armies: Readonly<Record<Side, readonly StandLine[]>>, options: StageOptions = {}) {
    const setup = setupFrom(map, armies, options);
    const stack = [{ procedure: hexRules.main.name, step: hexRules.main.first, locals: {}, into: undefined }];
    const dice = options.initiative ?? [6, 1];
    super(hexRules, { setup, board: hexRules.begin(setup), stack, dice }, { activate: { do: 'pass' } });
    // What is told of the initiative is nobody's business here.
    this.events = [];
  }

  id(key: string): number {
    const id = this.g.setting.stands.findIndex((stand) => stand.key === key);
    if (id < 0) throw new Error(`there is no stand ${key}`);
    return id;
  }

  stand(key: string): Stand {
    return this.board.stands[this.id(key)]!;
  }

  leader(name: string): Leader {
    return this.board.leaders[this.g.setting.leaders.findIndex((leader) => leader.name === name)]!;
  }

  hex(name: string): number {
    const hex = hexNamed(this.g.setting.grid, name);
    if (hex === undefined) throw new Error(`there is no hex ${name}`);
    return hex;
  }

  /** Where a stand is, as a name; undefined when it is gone. */
  at(key: string): string | undefined {
    const { hex } = this.stand(key);
    return hex < 0 ? undefined : nameOf(this.g.setting.grid, hex);
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

  /** Which way a stand faces. */
  facing(key: string): string {
    return DIRECTION_NAMES[this.stand(key).facing];
  }

  private othersReady(): boolean {
    const side = this.game.pending[0]!.side === 'red' ? 'blue' : 'red';
    return this.g.setting.idsOf[side].some(
      (id) => this.board.stands[id]!.hex >= 0 && !this.board.stands[id]!.activated,
    );
  }
}

/** The rows of a tally as it is printed: `strength points 4`, `impact 3`. */
export const rowsOf = ({ rows }: Tally): string[] => rows.map(({ label, value }) => `${label} ${value}`);

/** Dice that do nothing in a pool, and pass every morale test. */
export const ones = (count: number): number[] => new Array<number>(count).fill(1);

/** A map of open ground, with other terrain in the hexes named: `plain(11, 5, { C4: 'w' })`. */
export function plain(width: number, height: number, terrain: Readonly<Record<string, string>> = {}): string {
  const rows = Array.from({ length: height }, (_, row) => {
    const letter = String.fromCharCode(65 + row);
    return Array.from({ length: width }, (_, col) => terrain[`${letter}${col + 1}`] ?? '.').join(' ');
  });
  return rows.map((row, i) => (i % 2 === 1 ? ` ${row}` : row)).join('\n');
}

export const stage = (
  map: string,
  armies: Readonly<Record<Side, readonly StandLine[]>>,
  options?: StageOptions,
): HexStage => new HexStage(map, armies, options);
