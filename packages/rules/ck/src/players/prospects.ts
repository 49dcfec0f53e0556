import type { Side } from '@acies/kernel';
import type { Zone, ZoneGrid } from '@acies/zones';
import type { CkContext } from '../board/look.ts';
import { reachOf, type View, zoneWorth } from './position.ts';
import { recount, strengthsOf } from './strength.ts';

/**
 * A side's prospects on the board as it stands, in half bases, if it dares so much, and with a unit elsewhere. Good until somebody
 * else's are asked for, or the board has changed.
 */
export class Prospects {
  readonly now: number;
  readonly #view: View;
  readonly #worths: Float64Array;
  readonly #changed: Float64Array;

  constructor(g: CkContext, side: Side, daring: number) {
    this.#view = { g, s: strengthsOf(g), side, daring };
    this.#worths = new Float64Array(g.setting.grid.count);
    for (let zone = 0; zone < this.#worths.length; zone++) this.#worths[zone] = zoneWorth(this.#view, zone);
    this.#changed = this.#worths.slice();
    this.now = sumOf(this.#worths);
  }

  /** With a unit in another zone: only zones near to where it is and where it would be are looked at again. */
  with(id: number, zone: Zone): number {
    const unit = this.#view.g.board.units[id]!;
    const from = unit.zone;
    this.#place(unit, from, zone);
    this.#changed.set(this.#worths);
    for (const near of touched(this.#view.g.setting.grid, from, zone))
      this.#changed[near] = zoneWorth(this.#view, near);
    this.#place(unit, zone, from);
    return sumOf(this.#changed);
  }

  #place(unit: { zone: Zone }, from: Zone, to: Zone): void {
    const { g, s, side } = this.#view;
    unit.zone = to;
    if (from >= 0) recount(g, s, side, from);
    if (to >= 0) recount(g, s, side, to);
  }
}

function sumOf(worths: Float64Array): number {
  let sum = 0;
  for (const worth of worths) sum += worth;
  return sum;
}

const known = new WeakMap<ZoneGrid, Map<string, readonly Zone[]>>();

/** Zones whose worth may change when a unit goes from one zone, or from off the field, to another; found out once for all. */
function touched(grid: ZoneGrid, from: Zone, to: Zone): readonly Zone[] {
  const key = `${from} ${to}`;
  const ofGrid = known.get(grid) ?? new Map<string, readonly Zone[]>();
  known.set(grid, ofGrid);
  const before = ofGrid.get(key);
  if (before) return before;
  const zones = [...new Set([...(from < 0 ? [] : reachOf(grid, from)), ...reachOf(grid, to)])];
  ofGrid.set(key, zones);
  return zones;
}
