import { type Grid, hexNamed, nameOf, neighbour, OFF, parseMap } from '@acies/hexes';
import {
  type BySide,
  bySide,
  type Context,
  type EventBase,
  parseWith,
  type Result,
  type RulingsOf,
  SIDES,
  type Side,
  switchesOf,
} from '@acies/kernel';
import { aboutText, idText, MOST_ROWS, mapRow, nameText, unusable, wordText } from '@acies/kernel/input';
import type { Tally } from '@acies/kernel/odds';
import { z } from 'zod';
import { MEN, RULINGS, TROOP_IDS, type TroopId } from './clauses.ts';

const rulings = switchesOf(RULINGS);

const bandSchema = z.strictObject({
  name: nameText,
  units: z
    .array(z.strictObject({ name: nameText, type: z.enum(TROOP_IDS), at: wordText.describe('a hex, such as B3') }))
    .min(1)
    .max(12),
});

/** The letters of a map. */
const TERRAIN = { '.': 'open', w: 'woods' } as const;

const setupSchema = z.strictObject({
  id: idText,
  title: nameText,
  about: aboutText,
  map: z.array(mapRow).min(1).max(MOST_ROWS),
  turns: z.number().int().min(1).max(30),
  rulings: rulings.schema.optional(),
  armies: z.strictObject({ red: bandSchema, blue: bandSchema }),
});
export type Setup = z.infer<typeof setupSchema>;

/** Checks a scenario, first its form and then its sense. */
export function parseSetup(data: unknown): Setup {
  const setup = parseWith(setupSchema, data, 'the battle');
  const faults = faultsIn(setup);
  if (faults.length > 0) throw unusable('the battle', faults);
  return setup;
}

function mapOf({ map }: Setup) {
  try {
    return parseMap(map.join('\n'));
  } catch (fault) {
    throw unusable('the battle', [`map: ${(fault as Error).message}`]);
  }
}

function faultsIn(setup: Setup): string[] {
  const { grid, cells } = mapOf(setup);
  const faults = [...new Set(cells)].filter((cell) => !(cell in TERRAIN)).map((cell) => `map: "${cell}" is no ground`);
  const taken = new Set<number>();
  const names = new Set<string>();
  for (const side of SIDES)
    for (const [i, { at, type, name }] of setup.armies[side].units.entries()) {
      const where = `armies.${side}.units[${i}]`;
      const hex = hexNamed(grid, at);
      if (hex === undefined) faults.push(`${where}.at: there is no hex ${at}`);
      else if (taken.has(hex)) faults.push(`${where}.at: ${at} is taken already`);
      else if (type === 'Horse' && cells[hex] === 'w') faults.push(`${where}.at: horse does not enter woods`);
      else taken.add(hex);
      if (names.has(name)) faults.push(`${where}.name: "${name}" is used twice`);
      names.add(name);
    }
  return faults;
}

/** What never changes of a unit. */
export interface UnitFacts {
  readonly id: number;
  readonly side: Side;
  readonly name: string;
  readonly type: TroopId;
  readonly hex: number;
}

/** What a setup is opened into: worked out once, and never changed. */
export interface Setting {
  readonly grid: Grid;
  readonly woods: readonly boolean[];
  readonly units: readonly UnitFacts[];
  readonly idsOf: BySide<readonly number[]>;
  readonly rulings: RulingsOf<typeof RULINGS>;
}

const settings = new WeakMap<Setup, Setting>();

export function settingOf(setup: Setup): Setting {
  const known = settings.get(setup);
  if (known) return known;
  const { grid, cells } = mapOf(setup);
  const units = SIDES.flatMap((side) => setup.armies[side].units.map((unit) => ({ ...unit, side }))).map(
    ({ side, name, type, at }, id) => ({ id, side, name, type, hex: hexNamed(grid, at)! }),
  );
  const setting: Setting = {
    grid,
    woods: cells.map((cell) => cell === 'w'),
    units,
    idsOf: bySide((side) => units.filter((unit) => unit.side === side).map(({ id }) => id)),
    rulings: rulings.from(setup.rulings),
  };
  settings.set(setup, setting);
  return setting;
}

/** What changes: plain data, for it is saved. */
export interface Board {
  turn: number;
  units: { hex: number; men: number; acted: boolean }[];
}

export const beginBoard = (setup: Setup): Board => ({
  turn: 0,
  units: settingOf(setup).units.map(({ hex }) => ({ hex, men: MEN, acted: false })),
});

export const copyBoard = ({ turn, units }: Board): Board => ({ turn, units: units.map((unit) => ({ ...unit })) });

export type SkirmishEvent = EventBase &
  (
    | { readonly type: 'turn'; readonly turn: number; readonly side: Side }
    | { readonly type: 'moved'; readonly unit: number; readonly to: number }
    | {
        readonly type: 'struck';
        readonly unit: number;
        readonly at: number;
        readonly hits: number;
        readonly tally: Tally;
      }
    | { readonly type: 'gone'; readonly unit: number }
    | { readonly type: 'ended'; readonly result: Result }
  );

/** What every step is given. */
export interface Skirmish extends Context<Setup, Board, SkirmishEvent> {
  readonly setting: Setting;
}

export const isPresent = (g: Skirmish, id: number): boolean => g.board.units[id]!.men > 0;
export const factsOf = (g: Skirmish, id: number): UnitFacts => g.setting.units[id]!;
export const hexName = (g: Skirmish, hex: number): string => nameOf(g.setting.grid, hex);
export const presentOf = (g: Skirmish, side: Side): number[] => g.setting.idsOf[side].filter((id) => isPresent(g, id));

export const unitAt = (g: Skirmish, hex: number): number =>
  g.board.units.findIndex((unit) => unit.hex === hex && unit.men > 0);

export const besides = (g: Skirmish, hex: number): number[] =>
  ([0, 1, 2, 3, 4, 5] as const).map((dir) => neighbour(g.setting.grid, hex, dir)).filter((one) => one !== OFF);

/** Units of a side beside a hex. */
export const unitsBeside = (g: Skirmish, hex: number, side: Side): number[] =>
  besides(g, hex)
    .map((one) => unitAt(g, one))
    .filter((id) => id >= 0 && factsOf(g, id).side === side);

/** How many men and units a side has lost. */
export const menLost = (g: Skirmish, side: Side): number =>
  g.setting.idsOf[side].reduce((sum, id) => sum + MEN - g.board.units[id]!.men, 0);
export const unitsLost = (g: Skirmish, side: Side): number => g.setting.idsOf[side].length - presentOf(g, side).length;

/** What no legal play can do. */
export function brokenInvariants(g: Skirmish): string[] {
  const present = g.setting.units.filter(({ id }) => isPresent(g, id));
  const hexes = new Set(present.map(({ id }) => g.board.units[id]!.hex));
  return [
    ...(hexes.size === present.length ? [] : ['two units stand in one hex']),
    ...present
      .filter(({ id, type }) => type === 'Horse' && g.setting.woods[g.board.units[id]!.hex])
      .map(({ name }) => `${name} stands in woods`),
    ...g.board.units.filter(({ men }) => men < 0 || men > MEN).map(({ men }) => `a unit of ${men} men`),
  ];
}
