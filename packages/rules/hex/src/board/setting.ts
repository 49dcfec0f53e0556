import {
  type Direction,
  directionNamed,
  type Grid,
  hexNamed,
  makeReachList,
  makeSight,
  parseMap,
  type ReachList,
  type Sight,
  within,
} from '@acies/hexes';
import { type BySide, bySide, SIDES, type Side } from '@acies/kernel';
import { type Rulings, rulingsFrom } from '../sheet/rulings.ts';
import { type Place, SHORTENED_MOST, type Terrain, USUAL_WORKS, type Works } from '../sheet/terrain.ts';
import { type Family, type Missiles, rangeDiceOf, TROOPS, type TroopClass, type TroopId } from '../sheet/troops.ts';
import type { MAP_LETTERS, Setup, StandSetup } from './setup.ts';

/** What never changes about a stand. */
export interface StandFacts {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly side: Side;
  readonly type: TroopId;
  readonly family: Family;
  readonly class: TroopClass;
  readonly start: number;
  readonly move: number;
  readonly impact: number;
  readonly missiles: Missiles;
  readonly range: number;
  /** HX-UNIT-3: dice changes at 1H, 2H and so on. */
  readonly rangeDice: readonly number[];
  readonly pilum: boolean;
  readonly impetuous: boolean;
  readonly roman: boolean;
  readonly hex: number;
  readonly facing: Direction;
}

interface LeaderFacts {
  readonly id: number;
  readonly name: string;
  readonly side: Side;
  /** HX-ORD-2 (R): 6H for the general, 4H for others. */
  readonly range: number;
  readonly general: boolean;
  readonly stand: number;
}

/** Everything about a battle that never changes, worked out once from its setup. */
export interface Setting {
  readonly grid: Grid;
  readonly places: readonly Place[];
  readonly sight: Sight;
  readonly stands: readonly StandFacts[];
  readonly leaders: readonly LeaderFacts[];
  readonly idsOf: BySide<readonly number[]>;
  readonly rulings: Rulings;
  /** HX-END-1: break points an army starts with, and how many lost break it. */
  readonly total: BySide<number>;
  readonly breaksAt: BySide<number>;
  /** Hexes from which a bound can come to rough ground or swamp, by which it may be shortened. */
  readonly nearSlow: readonly boolean[];
  /** Scratch for the movement search, round such ground and through it; they hold nothing between calls. */
  readonly reachList: ReachList;
  readonly roughList: ReachList;
  readonly swampList: ReachList;
}

/** HX-END-1: what a lost leader counts. */
export const LEADER_POINTS = 3;
const GENERAL_RANGE = 6;
const LEADER_RANGE = 4;

type Letter = keyof typeof MAP_LETTERS;

const place = (terrain: Terrain, height = 0, defences = false): Place => ({ terrain, height, defences });

const PLACES: Readonly<Record<Letter, Place>> = {
  '.': place('open'),
  w: place('woods'),
  '~': place('stream'),
  '=': place('river'),
  s: place('swamp'),
  v: place('village'),
  ',': place('rough'),
  '^': place('open', 1),
  A: place('open', 2),
  W: place('woods', 1),
  ';': place('rough', 1),
  '#': place('open', 0, true),
};

const SLOW: readonly Terrain[] = ['rough', 'swamp'];

const settings = new WeakMap<Setup, Setting>();

export function settingOf(setup: Setup): Setting {
  const known = settings.get(setup);
  if (known) return known;
  const fresh = makeField(setup);
  settings.set(setup, fresh);
  return fresh;
}

function makeField(setup: Setup): Setting {
  const { grid, cells } = parseMap(setup.map.join('\n'));
  const places = placesOf(setup, grid, cells as readonly Letter[]);
  const stands: StandFacts[] = [];
  for (const side of SIDES)
    for (const stand of setup.armies[side].stands) stands.push(factsOf(grid, stands.length, side, stand));
  const leaders: LeaderFacts[] = [];
  for (const side of SIDES)
    for (const { name, general, with: key } of setup.armies[side].leaders) {
      const stand = stands.findIndex((one) => one.key === key);
      leaders.push({ id: leaders.length, name, side, general, range: general ? GENERAL_RANGE : LEADER_RANGE, stand });
    }
  const idsOf = bySide((side) => stands.filter((stand) => stand.side === side).map((stand) => stand.id));
  const total = bySide(
    (side) =>
      stands.reduce((sum, stand) => sum + (stand.side === side ? stand.start : 0), 0) +
      LEADER_POINTS * leaders.filter((leader) => leader.side === side).length,
  );
  return {
    grid,
    places,
    sight: makeSight(grid, {
      heights: places.map((one) => one.height),
      cover: places.map((one) => (one.terrain === 'woods' || one.terrain === 'village' ? 1 : 0)),
    }),
    stands,
    leaders,
    idsOf,
    rulings: rulingsFrom(setup.rulings),
    total,
    breaksAt: bySide((side) => setup.armies[side].breakPoints ?? Math.ceil(total[side] / 2)),
    nearSlow: places.map((_, hex) =>
      within(grid, hex, SHORTENED_MOST).some((near) => SLOW.includes(places[near]!.terrain)),
    ),
    reachList: makeReachList(grid),
    roughList: makeReachList(grid),
    swampList: makeReachList(grid),
  };
}

/** Every hex as its letter has it, with what else the battle says of it. */
function placesOf({ defences = [], gentleHills }: Setup, grid: Grid, cells: readonly Letter[]): Place[] {
  const works = new Map(
    defences.flatMap(({ at, ...varied }) => at.map((name) => [hexNamed(grid, name)!, worksFrom(varied)] as const)),
  );
  const gentle = new Set(gentleHills === 'all' ? cells.keys() : gentleHills?.map((name) => hexNamed(grid, name)!));
  return cells.map((cell, hex) => {
    const own = works.get(hex);
    const isGentle = gentle.has(hex) && PLACES[cell].height > 0;
    if (own === undefined && !isGentle) return PLACES[cell];
    return { ...PLACES[cell], ...own, ...(isGentle ? { gentle: true } : {}) };
  });
}

type Varied = Omit<NonNullable<Setup['defences']>[number], 'at'>;

/** HX-TER-3: defences of which nothing is varied are as any. */
function worksFrom({ foot, mounted, disorder, closedTo }: Varied): Pick<Place, 'defences' | 'works'> {
  if ([foot, mounted, disorder, closedTo].every((one) => one === undefined)) return { defences: true };
  const { foot: usualFoot, mounted: usualMounted, disorder: usualDisorder, closedTo: usuallyClosed } = USUAL_WORKS;
  const works: Works = {
    foot: foot ?? usualFoot,
    mounted: mounted ?? usualMounted,
    disorder: disorder ?? usualDisorder,
    closedTo: closedTo ?? usuallyClosed,
  };
  return { defences: true, works };
}

function factsOf(grid: Grid, id: number, side: Side, stand: StandSetup): StandFacts {
  const troop = TROOPS[stand.type];
  const missiles = stand.missiles ?? troop.missiles;
  const rangeDice = stand.rangeDice ?? rangeDiceOf(troop.family, missiles);
  return {
    id,
    key: stand.id,
    name: stand.name,
    side,
    type: stand.type,
    family: troop.family,
    class: stand.class,
    start: stand.sp ?? troop.sp,
    move: stand.move ?? troop.move,
    impact: stand.impact ?? troop.impact,
    missiles,
    range: rangeDice.length,
    rangeDice,
    pilum: stand.pilum ?? troop.pilum,
    impetuous: stand.impetuous ?? troop.impetuous,
    roman: stand.roman ?? false,
    hex: hexNamed(grid, stand.at)!,
    facing: directionNamed(stand.facing)!,
  };
}
