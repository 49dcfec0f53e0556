import { SIDES, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import { type CkContext, generalIn } from '../board/look.ts';
import { isAtStrength, isFighting, isSkirmisher } from '../sheet/troops.ts';
import { GENERAL_HALVES } from './ground.ts';

/** What both sides have in each zone, counted once for a look at the whole field. */
export interface Strengths {
  /** Half bases by zone, a general's counted. */
  readonly halves: Readonly<Record<Side, Float64Array>>;
  /** Dice the zone would bring to a fight by itself. */
  readonly dice: Readonly<Record<Side, Float64Array>>;
  readonly units: Readonly<Record<Side, Float64Array>>;
}

const LEAST_DICE = 4;
const MOST_UNIT_DICE = 10;
const GENERAL_DICE = 2;

/** CK-FGT-2, roughly: units at strength 3 or 2, skirmishers 1, and a die for quality or against it. */
function diceOf(g: CkContext, id: number): number {
  const { type, quality, start, bow } = g.setting.units[id]!;
  if (!isFighting(type)) return 0;
  const base = isSkirmisher(type) ? 1 : 2;
  const strong = type === 'CO' || type === 'Cav' || type === 'Ch';
  const whole = strong && isAtStrength(g.board.units[id]!.halves, start) ? 1 : 0;
  const good = quality === 'levy' ? -1 : quality === 'plain' ? 0 : 1;
  return base + whole + good - (bow && (type === 'CO' || type === 'Aux') ? 1 : 0);
}

const emptied = (count: number): Record<Side, Float64Array> => ({
  red: new Float64Array(count),
  blue: new Float64Array(count),
});
let scratch = { halves: emptied(0), dice: emptied(0), units: emptied(0) };

/** Zeros for so many zones, in storage that is used again and again. */
function cleared(count: number): typeof scratch {
  if (scratch.units.red.length !== count)
    scratch = { halves: emptied(count), dice: emptied(count), units: emptied(count) };
  else for (const counts of Object.values(scratch)) for (const side of SIDES) counts[side].fill(0);
  return scratch;
}

/** Good until it is asked for again. */
export function strengthsOf(g: CkContext): Strengths {
  const s = cleared(g.setting.grid.count);
  for (const side of SIDES) {
    for (const id of g.setting.idsOf[side]) if (g.board.units[id]!.zone >= 0) add(g, s, side, id);
    for (let zone = 0; zone < g.setting.grid.count; zone++) if (s.units[side][zone]! > 0) complete(g, s, side, zone);
  }
  return s;
}

/** Counts one zone anew, after somebody has come or gone. */
export function recount(g: CkContext, s: Strengths, side: Side, zone: Zone): void {
  for (const counts of [s.halves, s.dice, s.units]) counts[side][zone] = 0;
  for (const id of g.setting.idsOf[side]) if (g.board.units[id]!.zone === zone) add(g, s, side, id);
  if (s.units[side][zone]! > 0) complete(g, s, side, zone);
}

function add(g: CkContext, { halves, dice, units }: Strengths, side: Side, id: number): void {
  const { zone, halves: left } = g.board.units[id]!;
  halves[side][zone]! += left;
  dice[side][zone]! += diceOf(g, id);
  units[side][zone]! += 1;
}

/** CK-FGT-2: the units have so many dice at most; a general comes on top. */
function complete(g: CkContext, { halves, dice }: Strengths, side: Side, zone: Zone): void {
  dice[side][zone] = Math.min(MOST_UNIT_DICE, dice[side][zone]!);
  // CK-ZONE-4: a second general in a zone has no effect.
  if (!generalIn(g, zone, side)) return;
  halves[side][zone]! += GENERAL_HALVES;
  dice[side][zone]! += GENERAL_DICE;
}

/** Dice as they could be thrown. */
export const asPool = (dice: number): number => Math.max(LEAST_DICE, Math.min(18, Math.round(dice)));
