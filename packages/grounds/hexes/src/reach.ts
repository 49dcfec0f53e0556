import type { Direction, Directions } from './direction.ts';
import { turn } from './facing.ts';
import { type Grid, type Hex, OFF } from './grid.ts';

/** The cost of a step that cannot be taken. */
export const BLOCKED = -1;

export const MAX_ALLOWANCE = 8;

/** The ground as one stand finds it. Both are asked more than once in a bound, and must not change their answer. */
export interface Going {
  /** The cost of a step across side `dir` of `from` into `hex`, at least 1, or `BLOCKED`, as is anything less. */
  enter(hex: Hex, from: Hex, dir: Direction): number;
  /** Whether entering the hex ends the move. */
  stops(hex: Hex): boolean;
}

export interface ReachOptions {
  /** Sides turned free of cost before the first step; 1 unless told. */
  readonly freeSides?: number;
  /** Sides that may be turned in one hex, anew each time it is entered; 2 unless told. */
  readonly sidesPerHex?: number;
}

/** A hex and a facing in it, `hex * 6 + facing`. */
type Pose = number;

/** Where a stand can end its bound, entry by entry below `count`. Made once and filled anew by every `reach`. */
export interface ReachList {
  count: number;
  readonly hexes: Int16Array;
  readonly facings: Directions;
  readonly costs: Uint8Array;
  readonly search: Search;
}

/** The buffers of the search. An arrival is a pose just stepped into, before any turn there. */
interface Search {
  readonly grid: Grid;
  allowance: number;
  going: Going | undefined;
  origin: Pose;
  /** By pose. */
  readonly entries: Int16Array;
  readonly arrivalCosts: Uint8Array;
  /** By arrival, the one before it. */
  readonly previous: Int16Array;
  /** By entry, the arrival in its hex. */
  readonly arrivals: Int16Array;
  /** Arrivals by cost: the first `queued[cost]` of each stretch of the queue. */
  readonly queue: Int16Array;
  readonly queued: Int16Array;
}

const NONE = -1;
const UNREACHED = 255;
const USUAL: ReachOptions = {};

export function makeReachList(grid: Grid): ReachList {
  const poses = grid.count * 6;
  return {
    count: 0,
    hexes: new Int16Array(poses),
    facings: new Uint8Array(poses) as Directions,
    costs: new Uint8Array(poses),
    search: {
      grid,
      allowance: 0,
      going: undefined,
      origin: NONE,
      entries: new Int16Array(poses).fill(NONE),
      arrivalCosts: new Uint8Array(poses),
      previous: new Int16Array(poses),
      arrivals: new Int16Array(poses),
      queue: new Int16Array(poses * (MAX_ALLOWANCE + 1)),
      queued: new Int16Array(MAX_ALLOWANCE + 1),
    },
  };
}

/**
 * HX-UNIT-1, HX-SEQ-4: lists every pose but the first in which a stand can end one bound, with its least cost. It steps into its
 * three front hexes and keeps its facing; a side turned costs 1, but the first before any step is free. Once stopped it neither
 * steps nor turns. Entries stand in the order they were found.
 */
export function reach(
  grid: Grid,
  start: Hex,
  facing: Direction,
  allowance: number,
  going: Going,
  out: ReachList,
  options: ReachOptions = USUAL,
): ReachList {
  const { search } = out;
  const { queue, queued, arrivalCosts } = search;
  if (search.grid !== grid) throw new RangeError('this reach list was made for another grid');
  if (allowance > MAX_ALLOWANCE) throw new RangeError(`an allowance of ${allowance} is over ${MAX_ALLOWANCE}`);
  const { freeSides = 1, sidesPerHex = 2 } = options;
  const origin = start * 6 + facing;
  begin(out, origin, allowance, going);
  for (let cost = 0; cost <= allowance; cost++)
    for (let i = 0; i < queued[cost]!; i++) {
      const pose = queue[cost * arrivalCosts.length + i]!;
      if (arrivalCosts[pose]! < cost) continue;
      if (pose === origin) leave(out, pose, cost, sidesPerHex, freeSides);
      else if (cost === allowance || going.stops((pose / 6) | 0)) end(out, pose, pose, cost);
      else leave(out, pose, cost, sidesPerHex, 0);
    }
  search.going = undefined;
  return out;
}

function begin(out: ReachList, origin: Pose, allowance: number, going: Going): void {
  const { search } = out;
  out.count = 0;
  search.allowance = allowance;
  search.going = going;
  search.origin = origin;
  search.entries.fill(NONE);
  search.arrivalCosts.fill(UNREACHED);
  search.queued.fill(0);
  arrive(search, origin, NONE, 0);
}

/** Turns every way it may in the hex it has entered, and each time steps on. */
function leave(out: ReachList, arrival: Pose, cost: number, sidesPerHex: number, freeSides: number): void {
  const hex = (arrival / 6) | 0;
  const facing = (arrival - hex * 6) as Direction;
  for (let sides = -sidesPerHex; sides <= sidesPerHex; sides++) {
    const spent = cost + Math.max(0, Math.abs(sides) - freeSides);
    if (spent > out.search.allowance) continue;
    const faced = turn(facing, sides);
    end(out, hex * 6 + faced, arrival, spent);
    if (spent < out.search.allowance) step(out.search, hex, faced, arrival, spent);
  }
}

function step(search: Search, from: Hex, facing: Direction, arrival: Pose, spent: number): void {
  for (let sides = -1; sides <= 1; sides++) {
    const dir = turn(facing, sides);
    const hex = search.grid.neighbours[from * 6 + dir]!;
    if (hex === OFF) continue;
    const price = search.going!.enter(hex, from, dir);
    const cost = spent + price;
    const pose = hex * 6 + facing;
    if (price < 1 || cost > search.allowance || cost >= search.arrivalCosts[pose]!) continue;
    arrive(search, pose, arrival, cost);
  }
}

function arrive(search: Search, pose: Pose, previous: Pose, cost: number): void {
  search.arrivalCosts[pose] = cost;
  search.previous[pose] = previous;
  search.queue[cost * search.arrivalCosts.length + search.queued[cost]!++] = pose;
}

function end(out: ReachList, pose: Pose, arrival: Pose, cost: number): void {
  const { entries, arrivals, origin } = out.search;
  if (pose === origin) return;
  let entry = entries[pose]!;
  if (entry === NONE) {
    entry = entries[pose] = out.count++;
    out.hexes[entry] = (pose / 6) | 0;
    out.facings[entry] = (pose % 6) as Direction;
  } else if (out.costs[entry]! <= cost) return;
  out.costs[entry] = cost;
  arrivals[entry] = arrival;
}

/** The entry that ends in that hex with that facing, or -1. */
export const entryAt = (list: ReachList, hex: Hex, facing: Direction): number => list.search.entries[hex * 6 + facing]!;

/** The hexes entered on the way, the last one being the entry's own; none if the stand only turned. */
export function pathTo(list: ReachList, entry: number): Hex[] {
  const { arrivals, previous, origin } = list.search;
  const path: Hex[] = [];
  for (let pose = arrivals[entry]!; pose !== origin; pose = previous[pose]!) path.push((pose / 6) | 0);
  return path.reverse();
}
