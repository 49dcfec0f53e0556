import { type BadInput, type BySide, bySide, SIDES, type Side } from '@acies/kernel';
import { unusable } from '@acies/kernel/input';
import {
  type Area,
  type Bounds,
  type Box,
  boundsOf,
  boxAt,
  cornersOf,
  type Hill,
  INCH,
  isOffTable,
  type Line,
  overlap,
  type Point,
  peakOf,
  reachesInto,
  type TableSize,
} from '@acies/table';
import { LEADERS, type LeaderId } from '../sheet/chapters/leader-fate.ts';
import { CLOCK_START, MOST_HALF_TURNS, SHORT_CLOCK_START } from '../sheet/clock.ts';
import { type Rulings, rulingsFrom } from '../sheet/rulings.ts';
import { moveOf, rangeOf, type UnitKind, unitKind } from '../sheet/troops.ts';
import type { Setup, Stratagem, Terrain, UnitSetup } from './setup.ts';

/** MC-UNIT-1: a base is 1.6 inches square. */
export const BASE = Math.round(1.6 * INCH);

/** What never changes about a unit. */
export interface UnitFacts {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: UnitKind;
  /** Missile range, 0 for none. */
  readonly range: number;
  /** MC-MOV-4: its move in the open, 0 for what stays where it is, and in rough going. */
  readonly open: number;
  readonly rough: number;
  /** Where the battle puts it, or would. */
  readonly start: Box;
  /** The index of the terrain in which it lies in ambush, or -1. */
  readonly hidden: number;
}

export interface LeaderFacts {
  readonly id: number;
  readonly name: string;
  readonly side: Side;
  readonly rank: LeaderId;
  readonly combat: number;
  readonly rally: number;
  readonly with: number;
}

interface TerrainFacts extends Hill {
  readonly key: string;
  readonly kind: Terrain;
}

/** Everything about a battle that never changes, worked out once from its setup. */
export interface Setting {
  readonly table: TableSize;
  readonly terrain: readonly TerrainFacts[];
  readonly rough: readonly Area[];
  readonly dense: readonly Area[];
  readonly closed: readonly Area[];
  readonly hills: readonly Hill[];
  readonly streams: readonly Line[];
  readonly units: readonly UnitFacts[];
  readonly leaders: readonly LeaderFacts[];
  readonly idsOf: BySide<readonly number[]>;
  readonly leadersOf: BySide<readonly number[]>;
  /** Leaders of each side, the general last: his free order reaches further groups. */
  readonly generalLast: BySide<readonly number[]>;
  readonly stratagems: BySide<readonly Stratagem[]>;
  readonly clocks: BySide<number>;
  readonly halfTurns: number;
  readonly rulings: Rulings;
}

const WIDTH = 72;
const HEIGHT = 48;

const settings = new WeakMap<Setup, Setting>();

export function settingOf(setup: Setup): Setting {
  const known = settings.get(setup);
  if (known) return known;
  const fresh = makeField(setup);
  settings.set(setup, fresh);
  return fresh;
}

const pointAt = ([x, y]: readonly [number, number]): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });

function makeField(setup: Setup): Setting {
  const terrain = setup.terrain.map(({ id, kind, points, crest }): TerrainFacts => {
    const outline = points.map(pointAt);
    return { key: id, kind, points: outline, crest: crest?.map(pointAt) ?? [peakOf(outline)] };
  });
  const ofKind = (...kinds: readonly Terrain[]): TerrainFacts[] => terrain.filter(({ kind }) => kinds.includes(kind));
  const units: UnitFacts[] = [];
  for (const side of SIDES)
    for (const unit of setup.armies[side].units) units.push(unitFacts(units.length, side, unit, terrain));
  const leaders: LeaderFacts[] = [];
  for (const side of SIDES)
    for (const { name, rank, with: key } of setup.armies[side].leaders) {
      const { combat, rally } = LEADERS[rank];
      const unit = units.findIndex((one) => one.key === key);
      leaders.push({ id: leaders.length, name, side, rank, combat, rally, with: unit });
    }
  const leadersOf = bySide((side) => leaders.filter((leader) => leader.side === side));
  const usual = setup.short ? SHORT_CLOCK_START : CLOCK_START;
  return {
    table: { width: Math.round((setup.width ?? WIDTH) * INCH), height: Math.round((setup.height ?? HEIGHT) * INCH) },
    terrain,
    rough: ofKind('rough', 'dense woods'),
    dense: ofKind('dense woods'),
    closed: ofKind('prohibited'),
    hills: ofKind('hill'),
    streams: (setup.streams ?? []).map((points) => ({ points: points.map(pointAt) })),
    units,
    leaders,
    idsOf: bySide((side) => units.filter((unit) => unit.side === side).map(({ id }) => id)),
    leadersOf: bySide((side) => leadersOf[side].map(({ id }) => id)),
    generalLast: bySide((side) => leadersOf[side].toSorted(byRank).map(({ id }) => id)),
    stratagems: bySide((side) => setup.armies[side].stratagems ?? []),
    clocks: bySide((side) => setup.armies[side].clock ?? usual),
    halfTurns: setup.halfTurns ?? MOST_HALF_TURNS,
    rulings: rulingsFrom(setup.rulings),
  };
}

/** Generals after all others. */
const byRank = (one: LeaderFacts, other: LeaderFacts): number =>
  Number(one.rank === 'general') - Number(other.rank === 'general');

/** Red faces up the table, blue down. */
const aheadOf = (side: Side): number => (side === 'red' ? 0 : 1800);

function unitFacts(id: number, side: Side, unit: UnitSetup, terrain: readonly TerrainFacts[]): UnitFacts {
  const { id: key, name, type, at, facing, hidden, ...given } = unit;
  const kind = unitKind(type, given);
  const heading = facing === undefined ? aheadOf(side) : Math.round(facing * 10) % 3600;
  return {
    id,
    key,
    name,
    side,
    kind,
    range: rangeOf(kind) * INCH,
    open: moveOf(type, false) * INCH,
    rough: moveOf(type, true) * INCH,
    start: boxAt(pointAt(at ?? [0, 0]), heading, BASE, BASE),
    hidden: terrain.findIndex((area) => area.key === hidden),
  };
}

/** MC-SEQ-3: how far from one's own edge, and from the sides, units are deployed. */
const DEPLOY_DEPTH = 12 * INCH;
const DEPLOY_SIDES = 6 * INCH;

/** MC-SEQ-3: where a side deploys. */
export const deploymentOf = ({ table }: Pick<Setting, 'table'>, side: Side): Bounds => ({
  left: DEPLOY_SIDES,
  right: table.width - DEPLOY_SIDES,
  top: side === 'red' ? table.height - DEPLOY_DEPTH : 0,
  bottom: side === 'red' ? table.height : DEPLOY_DEPTH,
});

/** How far a box reaches beyond a side's deployment; 0 within it. */
export function beyondDeployment(setting: Pick<Setting, 'table'>, side: Side, box: Box): number {
  const zone = deploymentOf(setting, side);
  const { left, right, top, bottom } = boundsOf(cornersOf(box));
  return Math.max(0, zone.left - left, right - zone.right, zone.top - top, bottom - zone.bottom);
}

/** Whether a box stands in a side's deployment. */
export const isInDeployment = (setting: Pick<Setting, 'table'>, side: Side, box: Box): boolean =>
  beyondDeployment(setting, side, box) === 0;

/** MC-MOV-1, MC-UNIT-2: prohibited terrain, and rough going for those who have no move in it but move at all. */
export const closedFor = ({ closed, rough }: Pick<Setting, 'closed' | 'rough'>, unit: UnitFacts): readonly Area[] =>
  unit.rough === 0 && unit.open > 0 ? [...closed, ...rough] : closed;

/** Units as the battle places them: on the table, clear of each other and of ground closed to them; as it suggests, in their zone. */
export function checkPlaces(setting: Setting, { deploy }: Pick<Setup, 'deploy'>): void {
  for (const unit of setting.units) {
    const because = unit.hidden >= 0 ? whyNotHiddenThere(setting, unit) : whyNotThere(setting, unit, deploy === 'free');
    if (because) throw misplaced(setting, unit, because);
  }
}

/** That a unit cannot be where the battle has it, with the place where the battle says so. */
export function misplaced({ idsOf }: Pick<Setting, 'idsOf'>, unit: UnitFacts, because: string): BadInput {
  const where = `armies.${unit.side}.units[${idsOf[unit.side].indexOf(unit.id)}]`;
  return unusable('the battle', [`${where}.${unit.hidden >= 0 ? 'hidden' : 'at'}: ${unit.name} ${because}`]);
}

function whyNotThere(setting: Setting, unit: UnitFacts, free: boolean): string | undefined {
  const { id, side, start } = unit;
  if (isOffTable(setting.table, start)) return 'stands off the table';
  if (closedFor(setting, unit).some((area) => reachesInto(area, cornersOf(start))))
    return 'stands on ground closed to it';
  if (free && !isInDeployment(setting, side, start)) return `stands outside the deployment of ${side}`;
  const other = setting.units.find((one) => one.id < id && one.hidden < 0 && overlap(one.start, start));
  return other && `stands on ${other.name}`;
}

/** MC-ORD-3, MC-MOV-1: nobody lies in ambush where he may not go. */
function whyNotHiddenThere(setting: Setting, unit: UnitFacts): string | undefined {
  const terrain = setting.terrain[unit.hidden]!;
  return closedFor(setting, unit).some((area) => area === terrain) ? 'hides in ground closed to it' : undefined;
}
