import type { Side } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import { Stage } from '@acies/kernel/testing';
import { type Zone, zoneName, zoneNamed } from '@acies/zones';
import type { Board, Unit } from '../board/board.ts';
import type { CkEvent } from '../board/events.ts';
import type { CkContext } from '../board/look.ts';
import { settingOf } from '../board/setting.ts';
import { type GeneralSetup, parseSetup, type Setup, type UnitSetup } from '../board/setup.ts';
import { ckRules } from '../rule-set.ts';
import { IDLE } from './idle.ts';

/** "key type quality place traits…": `pike CO veteran D3 pike armoured`; "noshield" for none; "left"/"right" for flank marches. */
type UnitLine = string;
/** "Name place gifts…": `Alexander D3 valiant fight`; "erratic" for an erratic leader. */
type GeneralLine = string;

export interface StageOptions extends Partial<Omit<Setup, 'id' | 'title' | 'about' | 'map' | 'armies'>> {
  readonly generals?: { readonly red?: readonly GeneralLine[]; readonly blue?: readonly GeneralLine[] };
  /** More about an army: scenery, flankers, reserves. */
  readonly armies?: { readonly red?: Partial<Setup['armies']['red']>; readonly blue?: Partial<Setup['armies']['red']> };
  /** Changes to the board before the first turn: markers by zone name, half bases and winning markers by key of the unit. */
  readonly markers?: Readonly<Record<string, number>>;
  readonly halves?: Readonly<Record<string, number>>;
  readonly winning?: readonly string[];
  readonly clock?: number;
  /** Dice that fall before anybody is asked. */
  readonly dice?: readonly number[];
}

const PLACES: Readonly<Record<string, string>> = { left: 'left flank', right: 'right flank' };

function unitFrom(line: UnitLine): UnitSetup {
  const [id, type, quality, at, ...traits] = line.trim().split(/\s+/) as [string, string, string, string, ...string[]];
  const has = (trait: string): boolean => traits.includes(trait);
  return {
    id,
    name: id,
    type,
    quality,
    at: at === '-' ? undefined : (PLACES[at] ?? at),
    shield: !has('noshield'),
    armoured: has('armoured'),
    bow: has('bow'),
    pike: has('pike'),
    shock: has('shock'),
  } as UnitSetup;
}

function generalFrom(line: GeneralLine): GeneralSetup {
  const [name, at, ...gifts] = line.trim().split(/\s+/) as [string, string, ...string[]];
  return {
    name,
    at: at === '-' ? undefined : at,
    erratic: gifts.includes('erratic'),
    gifts: gifts.filter((gift) => gift !== 'erratic') as GeneralSetup['gifts'],
  };
}

/** Five rows of six zones of open ground, with other scenery in the zones named: `plain({ C4: 'w' })`. */
export const plain = (scenery: Readonly<Record<string, string>> = {}, width = 6, height = 5): string =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => scenery[`${String.fromCharCode(65 + row)}${column + 1}`] ?? '.').join(
      ' ',
    ),
  ).join('\n');

function setupFrom(map: string, units: Readonly<Record<Side, readonly UnitLine[]>>, options: StageOptions): Setup {
  const { generals, armies, markers: _, halves: __, winning: ___, clock: ____, dice: _____, ...rest } = options;
  const army = (side: Side): Setup['armies']['red'] => ({
    name: side,
    units: units[side].map(unitFrom),
    generals: (generals?.[side] ?? []).map(generalFrom),
    ...armies?.[side],
  });
  return parseSetup({
    id: 'stage',
    title: 'Stage',
    about: '',
    map: map.split('\n').filter((line) => line.trim() !== ''),
    deploy: 'as given',
    first: 'red',
    ...rest,
    armies: { red: army('red'), blue: army('blue') },
  });
}

/** The board is changed before the first step runs, so that morale tests of the first turn see it. */
function boardFrom(setup: Setup, { markers, halves, winning, clock }: StageOptions): Board {
  const board = ckRules.begin(setup);
  const { grid, units } = settingOf(setup);
  const unit = (key: string): Unit => board.units[units.findIndex((one) => one.key === key)]!;
  for (const [name, count] of Object.entries(markers ?? {})) board.markers[zoneNamed(grid, name)!] = count;
  for (const [key, count] of Object.entries(halves ?? {})) unit(key).halves = count;
  for (const key of winning ?? []) unit(key).winning = true;
  board.clock = clock ?? 0;
  return board;
}

/**
 * A small battle for tests: a drawn map, units by name, and dice that fall as written. Red has the lower rows D and E and
 * moves first, blue the upper A and B; everybody stands as given unless told otherwise.
 */
export class CkStage extends Stage<Setup, Board, CkEvent, CkContext> {
  constructor(map: string, units: Readonly<Record<Side, readonly UnitLine[]>>, options: StageOptions = {}) {
    const setup = setupFrom(map, units, options);
    const stack = [{ procedure: ckRules.main.name, step: ckRules.main.first, locals: {}, into: undefined }];
    super(ckRules, { setup, board: boardFrom(setup, options), stack, dice: options.dice ?? [] }, IDLE);
  }

  id(key: string): number {
    const id = this.g.setting.units.findIndex((unit) => unit.key === key);
    if (id < 0) throw new Error(`there is no unit ${key}`);
    return id;
  }

  unit(key: string): Unit {
    return this.board.units[this.id(key)]!;
  }

  zone(name: string): Zone {
    const zone = zoneNamed(this.g.setting.grid, name);
    if (zone === undefined) throw new Error(`there is no zone ${name}`);
    return zone;
  }

  /** Where a unit is, as a name: a zone, or gone, reserve, left, right. */
  at(key: string): string {
    return this.#placeName(this.unit(key).zone);
  }

  general(name: string): string {
    const id = this.g.setting.generals.findIndex((general) => general.name === name);
    return this.#placeName(this.board.generals[id]!);
  }

  #placeName(place: number): string {
    return place >= 0
      ? zoneName(this.g.setting.grid, place)
      : ['', 'gone', 'reserve', 'left', 'right', 'unplaced'][-place]!;
  }

  markers(name: string): number {
    return this.board.markers[this.zone(name)]!;
  }

  /** Passes every decision of these kinds in the way that does least, until another one comes; no dice may fall. */
  skip(...decisions: string[]): this {
    while (this.game.pending.length > 0 && decisions.includes(this.game.pending[0]!.decision))
      this.choose(IDLE[this.game.pending[0]!.decision]);
    return this;
  }

  /** Passes generals and moves of the side whose turn it is, up to its shooting or fights. */
  toFights(): this {
    return this.skip('ride', 'valiant', 'move', 'go-on');
  }

  /** Declares an assault; the dice are for what falls at once. */
  assault(from: string, to: string, ...faces: number[]): this {
    return this.choose({ do: 'assault', from: this.zone(from), to: this.zone(to) }, ...faces);
  }

  /** A step of a unit in the moves. */
  move(key: string, to: string, ...faces: number[]): this {
    return this.choose({ do: 'move', unit: this.id(key), to: this.zone(to) }, ...faces);
  }
}

/** The printed breakdown, a row a line: `CK-FGT-3 rear support +2`. */
export const lines = ({ rows }: Tally): string[] =>
  rows.map(({ clause, label, value }) => `${clause} ${label} ${value > 0 ? '+' : ''}${value}`);

/** So many dice that show 1. */
export const ones = (count: number): number[] => new Array<number>(count).fill(1);

export const stage = (
  map: string,
  units: Readonly<Record<Side, readonly UnitLine[]>>,
  options?: StageOptions,
): CkStage => new CkStage(map, units, options);
