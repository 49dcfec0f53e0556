import { type BySide, bySide, SIDES, type Side } from '@acies/kernel';
import { block, depthOf, type StandSize, widthOf } from '@acies/rules-disorder';
import { type Area, type Box, boxAt, type Hill, type Line, type Point, peakOf, type TableSize } from '@acies/table';
import type { LeaderId } from '../sheet/chapters/leader-risk.ts';
import { isBarred } from '../sheet/chapters/moving.ts';
import type { Order } from '../sheet/chapters/orders.ts';
import type { Formation } from '../sheet/formations.ts';
import { type Rulings, rulingsFrom } from '../sheet/rulings.ts';
import { FIELD, standSize, usualStands } from '../sheet/strength.ts';
import { isLight, type TroopId, type UnitKind, unitKind } from '../sheet/troops.ts';
import type { LineKind, Setup, Terrain, UnitSetup } from './setup.ts';

/** CB-UNIT-1: the table counts in hundredths of a millimetre, and a javelin throw is 40 mm. */
export const JT = 4000;

/** A stand on the table. */
const standOf = (type: TroopId): StandSize => {
  const { width, depth } = standSize(type);
  return { width: width * JT, depth: depth * JT };
};

/** What never changes about a unit. */
export interface UnitFacts {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: UnitKind;
  readonly stand: StandSize;
  readonly stands: number;
  readonly files: number;
  readonly formation: Formation;
  readonly start: Box;
  /** The leader in whose command it is. */
  readonly command: number;
}

export interface LeaderFacts {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly side: Side;
  readonly rank: LeaderId;
  readonly ally: boolean;
  readonly with: number;
  readonly order: OrderGiven;
}

/** CB-CMD-5: an order, and whom to support if that is it. */
export type OrderGiven = {
  readonly do: Order;
  readonly behind?: number;
};

interface TerrainFacts extends Hill {
  readonly key: string;
  readonly kind: Terrain;
  readonly of: Side | undefined;
}

/** A box without size, for what is at a point. */
export const spot = (at: Point): Box => boxAt(at, 0, 0, 0);

/** Everything about a battle that never changes, worked out once from its setup. */
export interface Setting {
  readonly table: TableSize;
  readonly terrain: readonly TerrainFacts[];
  readonly difficult: readonly Area[];
  readonly closed: readonly Area[];
  /** CB-MOV-8: to those who cannot enter difficult ground. */
  readonly closedToMounted: readonly Area[];
  readonly hills: readonly Hill[];
  readonly camps: BySide<readonly Area[]>;
  readonly lines: Readonly<Record<LineKind, readonly Line[]>>;
  /** CB-MAN-7 (R): fortifications are crossed as major obstacles are. */
  readonly majors: readonly Line[];
  /** All that one can stand behind. */
  readonly barriers: readonly Line[];
  /** There is no line at all that a way could cross. */
  readonly isUncrossed: boolean;
  readonly units: readonly UnitFacts[];
  readonly leaders: readonly LeaderFacts[];
  readonly idsOf: BySide<readonly number[]>;
  readonly leadersOf: BySide<readonly number[]>;
  readonly hasElephants: BySide<boolean>;
  readonly turns: number;
  /** CB-END-1: a looted camp loses the battle. */
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

export const pointAt = ([x, y]: readonly [number, number]): Point => ({ x: Math.round(x * JT), y: Math.round(y * JT) });

function makeField(setup: Setup): Setting {
  const terrain = setup.terrain.map(({ id, kind, points, crest, of }): TerrainFacts => {
    const outline = points.map(pointAt);
    return { key: id, kind, points: outline, crest: crest?.map(pointAt) ?? [peakOf(outline)], of };
  });
  const ofKind = (kind: Terrain): TerrainFacts[] => terrain.filter((one) => one.kind === kind);
  const leaders = leadersIn(setup);
  const units = unitsIn(setup, leaders);
  return {
    table: { width: (setup.width ?? FIELD.width) * JT, height: (setup.height ?? FIELD.depth) * JT },
    terrain,
    difficult: ofKind('difficult'),
    closed: ofKind('impassable'),
    closedToMounted: [...ofKind('impassable'), ...ofKind('difficult')],
    hills: ofKind('hill'),
    camps: bySide((side) => ofKind('camp').filter(({ of }) => of === side)),
    ...linesIn(setup),
    units,
    leaders,
    idsOf: bySide((side) => units.filter((unit) => unit.side === side).map(({ id }) => id)),
    leadersOf: bySide((side) => leaders.filter((leader) => leader.side === side).map(({ id }) => id)),
    hasElephants: bySide((side) => units.some((unit) => unit.side === side && unit.kind.type === 'El')),
    turns: setup.turns ?? TURNS,
    campDecides: setup.objective?.campDecides ?? false,
    rulings: rulingsFrom(setup.rulings),
  };
}

function linesIn({ lines = [] }: Setup): Pick<Setting, 'lines' | 'majors' | 'barriers' | 'isUncrossed'> {
  const of = (kind: LineKind): Line[] =>
    lines.filter((line) => line.kind === kind).map(({ points }) => ({ points: points.map(pointAt) }));
  const [obstacle, major, fortification] = [of('obstacle'), of('major'), of('fortification')];
  const majors = [...major, ...fortification];
  return {
    lines: { obstacle, major, fortification, gap: of('gap') },
    majors,
    barriers: [...obstacle, ...majors],
    isUncrossed: lines.length === 0,
  };
}

/** Units are numbered red first, then blue, as the battle lists them; leaders likewise. */
function leadersIn({ armies }: Setup): LeaderFacts[] {
  const order = SIDES.flatMap((side) => armies[side].units.map(({ id }) => id));
  const leaders: LeaderFacts[] = [];
  for (const side of SIDES)
    for (const { id: key, name, rank, ally = false, with: unit, order: given } of armies[side].leaders) {
      const behind = given?.behind === undefined ? {} : { behind: order.indexOf(given.behind) };
      const told = { do: given?.do ?? 'attack', ...behind };
      leaders.push({ id: leaders.length, key, name, side, rank, ally, with: order.indexOf(unit), order: told });
    }
  return leaders;
}

function unitsIn({ armies }: Setup, leaders: readonly LeaderFacts[]): UnitFacts[] {
  const units: UnitFacts[] = [];
  for (const side of SIDES) {
    const own = leaders.filter((leader) => leader.side === side);
    const general = own.find(({ rank }) => rank === 'general')!;
    for (const unit of armies[side].units) {
      const { id } = own.find(({ key }) => key === unit.command) ?? general;
      units.push(unitFacts(units.length, side, unit, id));
    }
  }
  return units;
}

/** Red faces up the table, blue down. */
export const aheadOf = (side: Side): number => (side === 'red' ? 0 : 1800);

/** CB-UNIT-7: light troops begin unformed, others in line. */
const usualFormation = (type: TroopId): Formation => (isLight(type) ? 'unformed' : 'line');

function unitFacts(id: number, side: Side, unit: UnitSetup, command: number): UnitFacts {
  const { id: key, name, type, at, facing } = unit;
  const stand = standOf(type);
  const stands = unit.stands ?? usualStands(type);
  const formation = unit.formation ?? usualFormation(type);
  const files = Math.min(stands, unit.files ?? Math.ceil(stands / 2));
  const heading = facing === undefined ? aheadOf(side) : Math.round(facing * 10) % 3600;
  const shape = block(stands, formation === 'column' ? 1 : files);
  const start = boxAt(pointAt(at), heading, widthOf(shape, stand), depthOf(shape, stand));
  return { id, key, name, side, kind: unitKind(type, unit), stand, stands, files, formation, start, command };
}

/** CB-MOV-8: ground that a class may not enter. */
export const closedFor = ({ closed, closedToMounted }: Setting, type: TroopId): readonly Area[] =>
  isBarred(type) ? closedToMounted : closed;

/** Units as the battle places them, with the ground that is closed to each. */
export const placedIn = (setting: Setting) =>
  setting.units.map(({ side, name, start, kind }) => ({ side, name, start, closed: closedFor(setting, kind.type) }));
