import { type Direction, type Hex, neighbour, OFF, turn } from '@acies/hexes';
import type { Side } from '@acies/kernel';
import { GONE } from '../../board/board.ts';
import {
  factsOf,
  type HexContext,
  inEnemyZone,
  isLocked,
  isPresent,
  isWithinRangeOf,
  placeOf,
  standBeside,
  standOf,
} from '../../board/look.ts';
import { mayAttack, mayEnter } from '../../sheet/terrain.ts';
import { frontSides } from '../charge/charge-options.ts';
import { allowanceOf, mayCross, mayGoOnInto, mustStop } from '../moving/movement.ts';

/** HX-SEQ-3: calls back for each group a side can activate: stands in increasing order of number. */
export function eachGroup(g: HexContext, side: Side, visit: (stands: number[]) => void): void {
  const ready = g.setting.idsOf[side].filter((id) => mayJoin(g, id));
  const seen: number[][] = [];
  const visitOnce = (block: number[]): void => {
    if (block.length < 2 || seen.some((other) => sameStands(other, block))) return;
    seen.push(block);
    visit(block);
  };
  for (const leader of g.setting.leaders) {
    if (leader.side !== side || g.board.leaders[leader.id]!.stand === GONE) continue;
    const members = ready.filter((id) => isWithinRangeOf(g, leader.id, id));
    for (const block of blocksOf(g, members)) {
      visitOnce(block);
      eachSpeed(g, block, (slow) => blocksOf(g, slow).forEach(visitOnce));
    }
  }
}

const sameStands = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);

/** Stands of one speed within a mixed block can also go by themselves. */
function eachSpeed(g: HexContext, block: readonly number[], visit: (stands: number[]) => void): void {
  const first = factsOf(g, block[0]!).move;
  if (block.every((id) => factsOf(g, id).move === first)) return;
  for (const speed of new Set(block.map((id) => factsOf(g, id).move)))
    visit(block.filter((id) => factsOf(g, id).move === speed));
}

const mayJoin = (g: HexContext, id: number): boolean => !standOf(g, id).activated && mayMarch(g, id);

const mayMarch = (g: HexContext, id: number): boolean =>
  isPresent(g, id) &&
  !isLocked(g, id) &&
  placeOf(g, id).terrain !== 'village' &&
  !inEnemyZone(g, standOf(g, id).hex, factsOf(g, id).side);

/** Members not yet in a block; scratch, empty between calls. */
const loose: boolean[] = [];

/** Parts of a set of stands in which each touches another of the same facing. */
function blocksOf(g: HexContext, members: readonly number[]): number[][] {
  for (const id of members) loose[id] = true;
  const blocks: number[][] = [];
  for (const first of members) {
    if (!loose[first]) continue;
    loose[first] = false;
    const block = [first];
    for (const id of block) addNeighbours(g, id, block);
    blocks.push(block.sort((a, b) => a - b));
  }
  return blocks;
}

function addNeighbours(g: HexContext, id: number, block: number[]): void {
  const { hex, facing } = standOf(g, id);
  for (let dir = 0; dir < 6; dir++) {
    const other = standBeside(g, hex, dir as Direction);
    if (other === GONE || !loose[other] || standOf(g, other).facing !== facing) continue;
    loose[other] = false;
    block.push(other);
  }
}

/** HX-SEQ-3: the largest part of a group that is still one after a bound: together, free to go, one leader in range. */
export function stillTogether(g: HexContext, stands: readonly number[]): number[] {
  const free = stands.filter((id) => mayMarch(g, id) && !standOf(g, id).charged);
  let largest: number[] = [];
  for (const leader of g.setting.leaders) {
    const members = free.filter((id) => leader.side === factsOf(g, id).side && isWithinRangeOf(g, leader.id, id));
    for (const block of blocksOf(g, members)) if (block.length > largest.length) largest = block;
  }
  return largest;
}

/** A group's bound: all turn alike, then go straight in one direction. */
export type March = {
  /** Sides turned first: -1, 0 or 1. */
  readonly turn: number;
  readonly dir: Direction;
  readonly steps: number;
  readonly charge: boolean;
};

/** What one member does in a march. */
export interface MemberMarch {
  readonly stand: number;
  readonly path: readonly Hex[];
  readonly facing: Direction;
  /** The enemy it charges, or GONE. */
  readonly target: number;
  /** Hexes of the group's bound left after that. */
  readonly left: number;
}

/** HX-SEQ-3: slowest speed. */
const groupAllowance = (g: HexContext, stands: readonly number[]): number =>
  Math.min(...stands.map((id) => allowanceOf(g, id)));

/** Works a march out for every member, foremost first; undefined if a member's way is barred. */
export function planMarch(g: HexContext, stands: readonly number[], march: March): MemberMarch[] | undefined {
  const paths = new Map<number, Hex[]>(stands.map((id) => [id, []]));
  const place = new Map<number, Hex>(stands.map((id) => [id, standOf(g, id).hex]));
  const halted = new Set<number>();
  const order = foremostFirst(g, stands, march.dir);
  for (let step = 0; step < march.steps; step++) {
    for (const id of order) {
      if (halted.has(id)) continue;
      const next = neighbour(g.setting.grid, place.get(id)!, march.dir);
      const way = next === OFF ? 'barred' : wayInto(g, id, next, place, stands, halted);
      if (way === 'barred') return undefined;
      if (way === 'halt' || !mayGoOnInto(g, id, [standOf(g, id).hex, ...paths.get(id)!], next)) {
        halted.add(id);
        continue;
      }
      place.set(id, next);
      paths.get(id)!.push(next);
      if (mustStop(g, id, next)) halted.add(id);
    }
  }
  const allowance = groupAllowance(g, stands);
  return order.map((id) => memberMarch(g, id, paths.get(id)!, place.get(id)!, march, allowance));
}

function foremostFirst(g: HexContext, stands: readonly number[], dir: Direction): number[] {
  const ahead = (id: number): number => {
    let count = 0;
    for (let hex = standOf(g, id).hex; (hex = neighbour(g.setting.grid, hex, dir)) !== OFF; ) {
      const other = g.board.at[hex]!;
      if (other !== GONE && stands.includes(other)) count++;
    }
    return count;
  };
  return [...stands].sort((a, b) => ahead(a) - ahead(b) || a - b);
}

function wayInto(
  g: HexContext,
  id: number,
  hex: Hex,
  place: ReadonlyMap<number, Hex>,
  stands: readonly number[],
  halted: ReadonlySet<number>,
): 'free' | 'barred' | 'halt' {
  for (const other of stands) if (place.get(other) === hex) return halted.has(other) ? 'halt' : 'barred';
  const occupant = g.board.at[hex]!;
  const leaves = occupant !== GONE && stands.includes(occupant);
  if (occupant !== GONE && !leaves) return 'barred';
  if (!mayEnter(factsOf(g, id).family, g.setting.places[hex]!)) return 'barred';
  return mayCross(g, place.get(id)!, hex, standOf(g, id).hex) ? 'free' : 'halt';
}

function memberMarch(g: HexContext, id: number, path: Hex[], end: Hex, march: March, allowance: number): MemberMarch {
  const facing = turn(standOf(g, id).facing, march.turn);
  const target = march.charge ? enemyAhead(g, id, end, facing) : GONE;
  return { stand: id, path, facing, target, left: allowance - path.length };
}

/** HX-SEQ-5: the enemy a member meets, straight ahead before the sides. */
function enemyAhead(g: HexContext, id: number, hex: Hex, facing: Direction): number {
  for (const sides of frontSides(g.setting.places[hex]!)) {
    const next = neighbour(g.setting.grid, hex, turn(facing, sides));
    const other = next === OFF ? GONE : g.board.at[next]!;
    if (other === GONE || factsOf(g, other).side === factsOf(g, id).side) continue;
    if (mayAttack(factsOf(g, id).family, g.setting.places[hex]!, placeOf(g, other))) return other;
  }
  return GONE;
}

/** Calls back for each march open to a group: plain ones, and charges that meet someone. */
export function eachMarch(
  g: HexContext,
  stands: readonly number[],
  mayCharge: boolean,
  visit: (march: March) => void,
): void {
  const { facing } = standOf(g, stands[0]!);
  const allowance = groupAllowance(g, stands);
  for (const turned of [0, 1, -1]) {
    const ahead = turn(facing, turned);
    if (turned !== 0) visit({ turn: turned, dir: ahead, steps: 0, charge: false });
    if (mayCharge) visitCharge(g, stands, { turn: turned, dir: ahead, steps: 0, charge: true }, visit);
    for (const veer of [0, 1, -1]) {
      for (let steps = 1; steps <= allowance; steps++) {
        const march: March = { turn: turned, dir: turn(ahead, veer), steps, charge: false };
        const plan = planMarch(g, stands, march);
        if (!plan) break;
        // A march in which nobody gets this far is the same as a shorter one.
        if (!plan.some((member) => member.path.length === steps)) break;
        visit(march);
        if (mayCharge) visitCharge(g, stands, { ...march, charge: true }, visit);
      }
    }
  }
}

function visitCharge(g: HexContext, stands: readonly number[], march: March, visit: (march: March) => void): void {
  if (planMarch(g, stands, march)?.some((member) => member.target !== GONE)) visit(march);
}
