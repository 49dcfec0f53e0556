import {
  BLOCKED,
  type Direction,
  entryAt,
  type Going,
  type Hex,
  neighbour,
  OFF,
  opposite,
  pathTo,
  type ReachList,
  reach,
} from '@acies/hexes';
import { GONE } from '../../board/board.ts';
import { enter } from '../../board/change.ts';
import { factsOf, type HexContext, inEnemyZone, placeOf, standOf } from '../../board/look.ts';
import {
  disorderedEntering,
  haltsEntering,
  mayEnter,
  mostHexes,
  mostTouching,
  type Terrain,
} from '../../sheet/terrain.ts';

/** How far a stand may go in one bound from where it is. */
export function allowanceOf(g: HexContext, id: number): number {
  const { move, family } = factsOf(g, id);
  return Math.min(move, mostHexes(family, placeOf(g, id)));
}

/** Whether a stand could go from one hex into the next at all. */
export const isOpenTo = (g: HexContext, id: number, from: Hex, hex: Hex, start: Hex): boolean =>
  g.board.at[hex] === GONE && mayEnter(factsOf(g, id).family, g.setting.places[hex]!) && mayCross(g, from, hex, start);

/** HX-TER-3: halt before crossing, so that defences are crossed only with the first step of a bound. */
export const mayCross = (g: HexContext, from: Hex, hex: Hex, start: Hex): boolean =>
  from === start || g.setting.places[hex]!.defences === g.setting.places[from]!.defences;

/** Whether a stand must stop in a hex it enters: the terrain, or an enemy's zone (HX-SEQ-4). */
export const mustStop = (g: HexContext, id: number, hex: Hex): boolean => {
  const { family, side } = factsOf(g, id);
  return haltsEntering(family, g.setting.places[hex]!) || inEnemyZone(g, hex, side);
};

/** A bound that goes on past so many hexes keeps off the ground that would have shortened it to them (HX-TER-4, HX-TER-7). */
function goingOf(g: HexContext, id: number, most: number): Going {
  const start = standOf(g, id).hex;
  const { family } = factsOf(g, id);
  const { places } = g.setting;
  return {
    enter: (hex, from) =>
      isOpenTo(g, id, from, hex, start) && mostTouching(family, places[hex]!.terrain) >= most ? 1 : BLOCKED,
    stops: (hex) => mustStop(g, id, hex),
  };
}

/**
 * HX-TER-4, HX-TER-7: whether a bound that came this way, its start first, may go on into a hex: at most 2H touch rough ground, and
 * at most 1H of those at home there touches swamp.
 */
export function mayGoOnInto(g: HexContext, id: number, way: readonly Hex[], next: Hex): boolean {
  const { family } = factsOf(g, id);
  return [...way, next].every((hex) => way.length <= mostTouching(family, g.setting.places[hex]?.terrain ?? 'open'));
}

const ROOTED: Going = { enter: () => BLOCKED, stops: () => true };

/**
 * Where a stand may end a bound: a list for all that it can do clear of ground that shortens a bound, and one for each such ground,
 * through which it does not go so far.
 */
export type Reachable = readonly ReachList[];

export function reachableFor(g: HexContext, id: number): Reachable {
  const { grid, reachList, roughList, swampList, nearSlow } = g.setting;
  const { hex, facing } = standOf(g, id);
  const { family, side } = factsOf(g, id);
  const allowance = allowanceOf(g, id);
  const rooted = inEnemyZone(g, hex, side);
  const into = (list: ReachList, most: number): ReachList => {
    reach(grid, hex, facing, Math.min(allowance, most), rooted ? ROOTED : goingOf(g, id, most), list);
    return list;
  };
  const clear = into(reachList, Number.POSITIVE_INFINITY);
  if (rooted || !nearSlow[hex]) return [clear];
  const shortened = (list: ReachList, ground: Terrain): ReachList[] => {
    const most = mostTouching(family, ground);
    return Number.isFinite(most) ? [into(list, most)] : [];
  };
  return [clear, ...shortened(roughList, 'rough'), ...shortened(swampList, 'swamp')];
}

/** Calls back for every pose in which a stand may end its bound by moving or turning. */
export function eachPose(reachable: Reachable, visit: (hex: Hex, facing: Direction) => void): void {
  for (const [which, list] of reachable.entries())
    for (let i = 0; i < list.count; i++) {
      const hex = list.hexes[i]!;
      const facing = list.facings[i]!;
      if (listWith(reachable, hex, facing) === which) visit(hex, facing);
    }
}

/** The first list that has a pose, or -1: a way clear of slow ground is taken where there is one. */
const listWith = (reachable: Reachable, hex: Hex, facing: Direction): number =>
  reachable.findIndex((list) => entryAt(list, hex, facing) >= 0);

export const canReach = (reachable: Reachable, hex: Hex, facing: Direction): boolean =>
  listWith(reachable, hex, facing) >= 0;

/** The hexes a stand enters on its way to a pose, clear of rough ground and swamp where it can be. */
export function pathToPose(g: HexContext, id: number, hex: Hex, facing: Direction): Hex[] {
  if (placeOf(g, id).terrain === 'village') return hex === standOf(g, id).hex ? [] : [hex];
  const reachable = reachableFor(g, id);
  const list = reachable[listWith(reachable, hex, facing)];
  // In no list is only the pose it already has.
  return list ? pathTo(list, entryAt(list, hex, facing)) : [];
}

/** What is left of a bound after the way to a pose: sides turned count as well as hexes entered. */
export function leftAfter(g: HexContext, id: number, hex: Hex, facing: Direction): number {
  if (placeOf(g, id).terrain === 'village') return allowanceOf(g, id) - pathToPose(g, id, hex, facing).length;
  const reachable = reachableFor(g, id);
  const list = reachable[listWith(reachable, hex, facing)];
  return allowanceOf(g, id) - (list ? list.costs[entryAt(list, hex, facing)]! : 0);
}

/** HX-TER-5: a stand leaves a village by 1H in any direction. */
export function waysOutOfVillage(g: HexContext, id: number): Direction[] {
  const { hex } = standOf(g, id);
  const out: Direction[] = [];
  for (let dir = 0; dir < 6; dir++) {
    const next = neighbour(g.setting.grid, hex, dir as Direction);
    if (next !== OFF && isOpenTo(g, id, hex, next, hex)) out.push(dir as Direction);
  }
  return out;
}

/** The hexes straight behind a stand that it can go back into, at most so many. */
export function straightBack(g: HexContext, id: number, hexes: number): Hex[] {
  const { hex: start, facing } = standOf(g, id);
  const most = Math.min(hexes, mostHexes(factsOf(g, id).family, placeOf(g, id)));
  const way: Hex[] = [];
  for (let hex = start; way.length < most && (way.length === 0 || !mustStop(g, id, hex)); hex = way.at(-1)!) {
    const behind = neighbour(g.setting.grid, hex, opposite(facing));
    if (behind === OFF || !isOpenTo(g, id, hex, behind, hex) || !mayGoOnInto(g, id, [start, ...way], behind)) break;
    way.push(behind);
  }
  return way;
}

/** Moves a stand along a path and turns it. */
export function travel(
  g: HexContext,
  id: number,
  path: readonly Hex[],
  facing: Direction,
  how: 'move' | 'charge' | 'evade' | 'retreat' | 'pursue' | 'displaced' | 'step back' | 'leave',
): void {
  const stand = standOf(g, id);
  g.tell?.({ type: 'moved', clauses: [CLAUSE_OF_MOVE[how]], stand: id, path: [...path], facing, how });
  stand.facing = facing;
  for (const hex of path) enter(g, id, hex);
}

const CLAUSE_OF_MOVE = {
  move: 'HX-UNIT-1',
  charge: 'HX-SEQ-5',
  evade: 'HX-SEQ-6',
  retreat: 'HX-MEL-6',
  pursue: 'HX-PUR-1',
  displaced: 'HX-MEL-6',
  'step back': 'HX-SEQ-4',
  leave: 'HX-MEL-6',
} as const;

/**
 * The table as it would be with a stand at the end of a path, with the disorder that the way there causes; the board itself
 * is left alone.
 */
export function asIfArrived(g: HexContext, id: number, path: readonly Hex[], facing: Direction): HexContext {
  const stand = standOf(g, id);
  const hex = path.at(-1) ?? stand.hex;
  const at = g.board.at.slice();
  const stands = g.board.stands.slice();
  at[stand.hex] = GONE;
  at[hex] = id;
  stands[id] = { ...stand, hex, facing, disordered: stand.disordered || isUpsetOn(g, id, path) };
  return { ...g, board: { ...g.board, at, stands } };
}

/** Whether any terrain on a path disorders a stand. */
function isUpsetOn(g: HexContext, id: number, path: readonly Hex[]): boolean {
  const { family } = factsOf(g, id);
  const { places } = g.setting;
  let from = standOf(g, id).hex;
  for (const hex of path) {
    if (disorderedEntering(family, places[from]!, places[hex]!) !== undefined) return true;
    from = hex;
  }
  return false;
}
