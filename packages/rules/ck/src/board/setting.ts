import { type BySide, bySide, SIDES, type Side } from '@acies/kernel';
import { parseZones, type Zone, type ZoneGrid, zoneNamed } from '@acies/zones';
import { saveTally } from '../sheet/chapters/saves.ts';
import { isInRowsOf, rightFace } from '../sheet/rows.ts';
import { type Rulings, rulingsFrom } from '../sheet/rulings.ts';
import { MAP_LETTERS, type Piece, type Scenery } from '../sheet/scenery.ts';
import { HALVES, leastHalves, TROOPS, type UnitKind } from '../sheet/troops.ts';
import { IN_RESERVE, ON_LEFT, ON_RIGHT, UNPLACED } from './places.ts';
import { type GeneralSetup, LEFT, RESERVE, RIGHT, type Setup, type UnitSetup } from './setup.ts';

/** What never changes about a unit. */
export interface UnitFacts extends UnitKind {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly side: Side;
  /** Half bases it starts with. */
  readonly start: number;
  /** Zones a turn. */
  readonly zones: number;
  /** CK-SAV-1: at what it saves. */
  readonly savesShots: number;
  readonly savesFights: number;
  /** Where the battle puts it, or would. */
  readonly at: number;
}

export interface GeneralFacts {
  readonly id: number;
  readonly name: string;
  readonly side: Side;
  readonly moraleGift: boolean;
  readonly valiantGift: boolean;
  readonly fightGift: boolean;
  readonly erratic: boolean;
  readonly at: number;
}

/** Everything about a battle that never changes, worked out once from its setup. */
export interface Setting {
  readonly grid: ZoneGrid;
  /** Scenery of the battle itself, before either side places its pieces. */
  readonly scenery: readonly Scenery[];
  readonly units: readonly UnitFacts[];
  readonly generals: readonly GeneralFacts[];
  readonly idsOf: BySide<readonly number[]>;
  readonly generalsOf: BySide<readonly number[]>;
  readonly pieces: BySide<readonly Piece[]>;
  readonly rulings: Rulings;
  /** Half bases an army starts with. */
  readonly total: BySide<number>;
  readonly clockEnds: number;
  readonly flankAt: number;
  /** CK-UNIT-2: with fewer half bases a unit is destroyed. */
  readonly least: number;
  /** CK-SEQ-1: zones by columns from each side's right, the front row first. */
  readonly rightToLeft: BySide<readonly Zone[]>;
  /** Columns from each side's right. */
  readonly columns: BySide<readonly number[]>;
  readonly ownZones: BySide<readonly Zone[]>;
}

const CLOCK_ENDS = 40;
const FLANK_AT = 20;

const settings = new WeakMap<Setup, Setting>();

export function settingOf(setup: Setup): Setting {
  const known = settings.get(setup);
  if (known) return known;
  const fresh = makeField(setup);
  settings.set(setup, fresh);
  return fresh;
}

function makeField(setup: Setup): Setting {
  const { grid, cells } = parseZones(setup.map.join('\n'));
  const units: UnitFacts[] = [];
  const generals: GeneralFacts[] = [];
  for (const side of SIDES) {
    for (const unit of setup.armies[side].units) units.push(unitFacts(grid, units.length, side, unit));
    for (const general of setup.armies[side].generals)
      generals.push(generalFacts(grid, generals.length, side, general));
  }
  const rulings = rulingsFrom(setup.rulings);
  const zones = Array.from({ length: grid.count }, (_, zone) => zone);
  return {
    grid,
    scenery: cells.map((cell) => MAP_LETTERS[cell]!),
    units,
    generals,
    idsOf: bySide((side) => units.filter((unit) => unit.side === side).map(({ id }) => id)),
    generalsOf: bySide((side) => generals.filter((general) => general.side === side).map(({ id }) => id)),
    pieces: bySide((side) => (setup.deploy === 'free' ? (setup.armies[side].scenery ?? []) : [])),
    rulings,
    total: bySide((side) => units.reduce((sum, unit) => sum + (unit.side === side ? unit.start : 0), 0)),
    clockEnds: setup.clockEnds ?? CLOCK_ENDS,
    flankAt: setup.flankAt ?? FLANK_AT,
    least: leastHalves(rulings.wholeBase),
    rightToLeft: bySide((side) => zonesFromRight(grid, side)),
    columns: bySide((side) => columnsFromRight(grid, side)),
    ownZones: bySide((side) => zones.filter((zone) => isInRowsOf(grid, zone, side))),
  };
}

function columnsFromRight(grid: ZoneGrid, side: Side): number[] {
  const columns = Array.from({ length: grid.width }, (_, column) => column);
  return rightFace(side) === 1 ? columns.reverse() : columns;
}

function zonesFromRight(grid: ZoneGrid, side: Side): Zone[] {
  const rows = Array.from({ length: grid.height }, (_, row) => (side === 'red' ? row : grid.height - 1 - row));
  return columnsFromRight(grid, side).flatMap((column) => rows.map((row) => row * grid.width + column));
}

function unitFacts(grid: ZoneGrid, id: number, side: Side, unit: UnitSetup): UnitFacts {
  const { bases, zones } = TROOPS[unit.type];
  const kind: UnitKind = {
    type: unit.type,
    quality: unit.quality,
    shield: unit.shield ?? true,
    armoured: unit.armoured ?? false,
    bow: unit.bow ?? false,
    pike: unit.pike ?? false,
    shock: unit.shock ?? false,
  };
  return {
    ...kind,
    id,
    key: unit.id,
    name: unit.name,
    side,
    start: bases * HALVES,
    zones,
    savesShots: saveTally(kind, false).total,
    savesFights: saveTally(kind, true).total,
    at: placeNamed(grid, unit.at),
  };
}

function generalFacts(
  grid: ZoneGrid,
  id: number,
  side: Side,
  { name, gifts, erratic, at }: GeneralSetup,
): GeneralFacts {
  const has = (gift: 'morale' | 'valiant' | 'fight'): boolean => gifts?.includes(gift) ?? false;
  return {
    id,
    name,
    side,
    moraleGift: has('morale'),
    valiantGift: has('valiant'),
    fightGift: has('fight'),
    erratic: erratic ?? false,
    at: placeNamed(grid, at),
  };
}

function placeNamed(grid: ZoneGrid, at: string | undefined): number {
  if (at === undefined) return UNPLACED;
  if (at === RESERVE) return IN_RESERVE;
  if (at === LEFT) return ON_LEFT;
  return at === RIGHT ? ON_RIGHT : zoneNamed(grid, at)!;
}
