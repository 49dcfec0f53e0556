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
import { disorderedEntering, haltsEntering, mayEnter, mostHexes, ROUGH_MOST } from '../../sheet/terrain.ts';

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

function goingOf(g: HexContext, id: number, throughRough: boolean): Going {
  const start = standOf(g, id).hex;
  const { places } = g.setting;
  return {
    enter: (hex, from) =>
      isOpenTo(g, id, from, hex, start) && (throughRough || places[hex]!.terrain !== 'rough') ? 1 : BLOCKED,
    stops: (hex) => mustStop(g, id, hex),
  };
}

/** HX-TER-7: whether a bound that came this way, its start first, may go on into a hex: at most 2H touch rough ground. */
export const mayGoOnInto = (g: HexContext, way: readonly Hex[], next: Hex): boolean =>
  way.length <= ROUGH_MOST || ![...way, next].some((hex) => g.setting.places[hex]?.terrain === 'rough');

const ROOTED: Going = { enter: () => BLOCKED, stops: () => true };

/** Where a stand may end a bound: two lists, since a bound that touches rough ground is shorter (HX-TER-7). */
export interface Reachable {
  readonly clear: ReachList;
  readonly rough: ReachList | undefined;
}

export function reachableFor(g: HexContext, id: number): Reachable {
  const { grid, reachList, roughList, nearRough } = g.setting;
  const { hex, facing } = standOf(g, id);
  const allowance = allowanceOf(g, id);
  const rooted = inEnemyZone(g, hex, factsOf(g, id).side);
  reach(grid, hex, facing, allowance, rooted ? ROOTED : goingOf(g, id, false), reachList);
  if (rooted || !nearRough[hex]) return { clear: reachList, rough: undefined };
  reach(grid, hex, facing, Math.min(allowance, ROUGH_MOST), goingOf(g, id, true), roughList);
  return { clear: reachList, rough: roughList };
}

/** Calls back for every pose in which a stand may end its bound by moving or turning. */
export function eachPose(reachable: Reachable, visit: (hex: Hex, facing: Direction) => void): void {
  const { clear, rough } = reachable;
  for (let i = 0; i < clear.count; i++) visit(clear.hexes[i]!, clear.facings[i]!);
  if (!rough) return;
  for (let i = 0; i < rough.count; i++) {
    const hex = rough.hexes[i]!;
    const facing = rough.facings[i]!;
    if (entryAt(clear, hex, facing) < 0) visit(hex, facing);
  }
}

export const canReach = ({ clear, rough }: Reachable, hex: Hex, facing: Direction): boolean =>
  entryAt(clear, hex, facing) >= 0 || (rough !== undefined && entryAt(rough, hex, facing) >= 0);

/** The hexes a stand enters on its way to a pose, clear of rough ground where it can be. */
export function pathToPose(g: HexContext, id: number, hex: Hex, facing: Direction): Hex[] {
  if (placeOf(g, id).terrain === 'village') return hex === standOf(g, id).hex ? [] : [hex];
  const { clear, rough } = reachableFor(g, id);
  const round = entryAt(clear, hex, facing);
  if (round >= 0) return pathTo(clear, round);
  const through = rough ? entryAt(rough, hex, facing) : -1;
  // In neither list is only the pose it already has.
  return through >= 0 ? pathTo(rough!, through) : [];
}

/** What is left of a bound after the way to a pose: sides turned count as well as hexes entered. */
export function leftAfter(g: HexContext, id: number, hex: Hex, facing: Direction): number {
  if (placeOf(g, id).terrain === 'village') return allowanceOf(g, id) - pathToPose(g, id, hex, facing).length;
  const { clear, rough } = reachableFor(g, id);
  const round = entryAt(clear, hex, facing);
  const through = rough ? entryAt(rough, hex, facing) : -1;
  const spent = round >= 0 ? clear.costs[round]! : through >= 0 ? rough!.costs[through]! : 0;
  return allowanceOf(g, id) - spent;
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
    if (behind === OFF || !isOpenTo(g, id, hex, behind, hex)) break;
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
