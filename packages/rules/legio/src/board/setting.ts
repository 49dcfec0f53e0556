import { type BySide, bySide, SIDES, type Side } from '@acies/kernel';
import { block, depthOf, type StandSize, widthOf } from '@acies/rules-disorder';
import { type Area, type Box, boxAt, type Hill, type Line, type Point, peakOf, type TableSize } from '@acies/table';
import type { LeaderId } from '../sheet/chapters/leader-risk.ts';
import { isBarred } from '../sheet/chapters/moving.ts';
import type { Order } from '../sheet/chapters/orders.ts';
import { type Rulings, rulingsFrom } from '../sheet/rulings.ts';
import { FIELD, STAND, usualStands } from '../sheet/strength.ts';
import { isLight, kindOnFoot, type TroopId, type UnitKind, unitKind } from '../sheet/troops.ts';
import type { LineKind, Setup, Terrain, UnitSetup } from './setup.ts';

/** The table counts in hundredths of a millimetre, and a pace is a millimetre. */
export const PACE = 100;
export const STAND_SIZE = { width: STAND.width * PACE, depth: STAND.depth * PACE };

/** What never changes about a unit. */
export interface UnitFacts {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: UnitKind;
  /** LG-MAN-7 (R): the same unit dismounted, if its battle grants that. */
  readonly onFoot: UnitFacts | undefined;
  readonly stand: StandSize;
  readonly stands: number;
  readonly files: number;
  readonly start: Box;
  /** The leader in whose command it is. */
  readonly command: number;
}

export interface LeaderFacts {
  readonly id: number;
  readonly name: string;
  readonly side: Side;
  readonly rank: LeaderId;
  readonly with: number;
  /** LG-CMD-3: of his command. */
  readonly order: OrderGiven;
}

/** LG-CMD-3: an order, and whom to support if that is it. */
export type OrderGiven = {
  readonly do: Order;
  readonly behind?: number;
};

interface TerrainFacts extends Hill {
  readonly key: string;
  readonly kind: Terrain;
  /** Of a camp: whose it is. */
  readonly of: Side | undefined;
}

/** Everything about a battle that never changes, worked out once from its setup. */
export interface Setting {
  readonly table: TableSize;
  readonly terrain: readonly TerrainFacts[];
  readonly difficult: readonly Area[];
  readonly closed: readonly Area[];
  /** LG-MOV-6: to those who cannot enter difficult ground. */
  readonly closedToBarred: readonly Area[];
  readonly hills: readonly Hill[];
  readonly camps: BySide<readonly Area[]>;
  readonly lines: Readonly<Record<LineKind, readonly Line[]>>;
  /** LG-MAN-5 (R): what takes half a move to cross: major obstacles and fortifications. */
  readonly barriers: readonly Line[];
  readonly units: readonly UnitFacts[];
  readonly leaders: readonly LeaderFacts[];
  readonly idsOf: BySide<readonly number[]>;
  readonly leadersOf: BySide<readonly number[]>;
  readonly turns: number;
  /** LG-END-1: a looted camp loses the battle. */
  readonly campDecides: boolean;
  readonly rulings: Rulings;
}

const TURNS = 20;

const settings = new WeakMap<Setup, Setting>();

export function settingOf(setup: Setup): Setting {
  let setting = settings.get(setup);
  if (!setting) settings.set(setup, (setting = makeField(setup)));
  return setting;
}

export const pointAt = ([x, y]: readonly [number, number]): Point => ({
  x: Math.round(x * PACE),
  y: Math.round(y * PACE),
});

function makeField(setup: Setup): Setting {
  const terrain = setup.terrain.map(({ id, kind, points, crest, of }): TerrainFacts => {
    const outline = points.map(pointAt);
    return { key: id, kind, of, points: outline, crest: crest?.map(pointAt) ?? [peakOf(outline)] };
  });
  const ofKind = (kind: Terrain): TerrainFacts[] => terrain.filter((one) => one.kind === kind);
  const linesOf = (kind: LineKind): Line[] =>
    (setup.lines ?? []).filter((line) => line.kind === kind).map(({ points }) => ({ points: points.map(pointAt) }));
  const leaders = leadersIn(setup);
  const units = unitsIn(setup, leaders);
  return {
    table: { width: (setup.width ?? FIELD.width) * PACE, height: (setup.height ?? FIELD.depth) * PACE },
    terrain,
    difficult: ofKind('difficult'),
    closed: ofKind('impassable'),
    closedToBarred: [...ofKind('impassable'), ...ofKind('difficult')],
    hills: ofKind('hill'),
    camps: bySide((side) => ofKind('camp').filter(({ of }) => of === side)),
    lines: { obstacle: linesOf('obstacle'), fortification: linesOf('fortification'), road: linesOf('road') },
    barriers: [...linesOf('obstacle'), ...linesOf('fortification')],
    units,
    leaders,
    idsOf: bySide((side) => units.filter((unit) => unit.side === side).map(({ id }) => id)),
    leadersOf: bySide((side) => leaders.filter((leader) => leader.side === side).map(({ id }) => id)),
    turns: setup.turns ?? TURNS,
    campDecides: setup.objective?.campDecides ?? false,
    rulings: rulingsFrom(setup.rulings),
  };
}

/** Units are numbered red first, then blue, as the battle lists them; leaders likewise. */
function leadersIn({ armies }: Setup): LeaderFacts[] {
  const order = SIDES.flatMap((side) => armies[side].units.map(({ id }) => id));
  const leaders: LeaderFacts[] = [];
  for (const side of SIDES)
    for (const { name, rank, with: key, order: given } of armies[side].leaders) {
      const behind = given?.behind === undefined ? {} : { behind: order.indexOf(given.behind) };
      const told = { do: given?.do ?? 'free', ...behind };
      leaders.push({ id: leaders.length, name, side, rank, with: order.indexOf(key), order: told });
    }
  return leaders;
}

function unitsIn({ armies }: Setup, leaders: readonly LeaderFacts[]): UnitFacts[] {
  const units: UnitFacts[] = [];
  for (const side of SIDES) {
    const own = leaders.filter((leader) => leader.side === side);
    const general = own.find(({ rank }) => rank === 'general')!.id;
    for (const unit of armies[side].units) {
      const at = armies[side].leaders.findIndex(({ id }) => id === unit.command);
      units.push(unitFacts(units.length, side, unit, at < 0 ? general : own[at]!.id));
    }
  }
  return units;
}

/** Red faces up the table, blue down. */
export const aheadOf = (side: Side): number => (side === 'red' ? 0 : 1800);

function unitFacts(id: number, side: Side, unit: UnitSetup, command: number): UnitFacts {
  const { id: key, name, type, at, facing, stands: given, files: wide, command: _, onFoot, ...traits } = unit;
  const kind = unitKind(type, traits);
  const stands = given ?? usualStands(type);
  const files = Math.min(stands, wide ?? Math.ceil(stands / 2));
  const heading = facing === undefined ? aheadOf(side) : Math.round(facing * 10) % 3600;
  const shape = block(stands, files);
  const start = boxAt(pointAt(at), heading, widthOf(shape, STAND_SIZE), depthOf(shape, STAND_SIZE));
  // All of one make, since nothing is looked up so often.
  const factsAs = (own: UnitKind, dismounted: UnitFacts | undefined): UnitFacts => {
    return { id, key, name, side, kind: own, stand: STAND_SIZE, stands, files, start, command, onFoot: dismounted };
  };
  return factsAs(kind, onFoot && factsAs(kindOnFoot(kind, onFoot), undefined));
}

/** LG-MAN-1: light troops are unformed, others begin in line. */
export const usualFormation = ({ kind }: Pick<UnitFacts, 'kind'>): 'line' | 'unformed' =>
  isLight(kind.type) ? 'unformed' : 'line';

/** LG-MOV-6: ground that a type may not enter. */
export const closedFor = ({ closed, closedToBarred }: Setting, type: TroopId): readonly Area[] =>
  isBarred(type) ? closedToBarred : closed;

/** Units as the battle places them, with the ground that is closed to each. */
export const placedIn = (setting: Setting) =>
  setting.units.map(({ side, name, start, kind }) => ({ side, name, start, closed: closedFor(setting, kind.type) }));
