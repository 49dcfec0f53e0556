import { otherSide, type Side } from '@acies/kernel';
import { across, FACES, type Face, OFF, oppositeFace, type Zone, type ZoneGrid } from '@acies/zones';
import type { CkContext } from '../board/look.ts';
import { clashChances } from '../sheet/chapters/clash-odds.ts';
import { depthOf } from '../sheet/rows.ts';
import { hindersAssault, isHill } from '../sheet/scenery.ts';
import { groundPoints, STRONG_HALVES } from './ground.ts';
import { asPool, type Strengths } from './strength.ts';

/** What a won or lost fight is worth, in half bases. */
const FIGHT_WORTH = 5;
/** How much the enemy's chances count beside one's own: he moves later, and things change until then. */
const DANGER = 0.6;
const ADVANCE = 0.12;
const HILL = 0.2;

/** The chance that one zone beats another across a face, as they stand. */
function beats(g: CkContext, s: Strengths, side: Side, from: Zone, face: Face): number {
  const { grid } = g.setting;
  const to = across(grid, from, face);
  const enemy = otherSide(side);
  const behind = across(grid, from, oppositeFace(face));
  const beyond = across(grid, to, face);
  const front: Face = side === 'red' ? 0 : 2;
  const own = s.dice[side][from]! + (behind !== OFF && s.halves[side][behind]! >= STRONG_HALVES ? 2 : 0);
  const other = s.dice[enemy][to]! + (beyond !== OFF && s.halves[enemy][beyond]! >= STRONG_HALVES ? 2 : 0);
  const ground = hindersAssault(g.board.scenery[to]!) ? 2 : 0;
  const flank = face === front ? 0 : 2;
  const target = { dice: asPool(other - flank), gift: false };
  return clashChances(target, { dice: asPool(own - ground), gift: false }).assaulterWins;
}

/** The chance of the most promising assault from a zone; none where there is nobody to assault. */
export function bestChance(g: CkContext, s: Strengths, side: Side, from: Zone): number {
  const enemy = otherSide(side);
  let best = 0;
  for (const face of FACES) {
    const to = across(g.setting.grid, from, face);
    if (to === OFF || s.units[enemy][to] === 0) continue;
    best = Math.max(best, beats(g, s, side, from, face));
  }
  return best;
}

/** What that is worth to who dares so much; nothing if it is better not made. */
function bestAssault(g: CkContext, s: Strengths, side: Side, from: Zone, daring: number): number {
  const chance = bestChance(g, s, side, from);
  return chance === 0 ? 0 : Math.max(0, FIGHT_WORTH * (2 * chance - 1) + daring);
}

/** How soon the clock runs out: ground counts at the end. */
const urgency = (g: CkContext): number => 0.35 + 0.65 * Math.min(1, g.board.clock / g.setting.clockEnds);

/** How a side looks at the field if it dares so much: the more, the less it fears. */
export interface View {
  readonly g: CkContext;
  readonly s: Strengths;
  readonly side: Side;
  readonly daring: number;
}

/** What a side may hope for in a zone of its own, or has to fear from one of the enemy's, in half bases. */
export function zoneWorth({ g, s, side, daring }: View, zone: Zone): number {
  const enemy = otherSide(side);
  if (s.units[side][zone] === 0)
    return s.units[enemy][zone] === 0 ? 0 : (-DANGER / (1 + daring)) * bestAssault(g, s, enemy, zone, 0);
  const halves = s.halves[side][zone]!;
  return (
    ADVANCE * halves * Math.min(3, depthOf(g.setting.grid, zone, side)) +
    urgency(g) * groundPoints(g, side, zone, halves) +
    bestAssault(g, s, side, zone, daring) +
    (isHill(g.board.scenery[zone]!) ? HILL : 0) -
    crowding(s.units[side][zone]!)
  );
}

/** Zones whose worth hangs on who stands in a zone: itself, and one and two steps across each face. */
export function reachOf(grid: ZoneGrid, zone: Zone): Zone[] {
  const reach = [zone];
  for (const face of FACES) {
    const next = across(grid, zone, face);
    if (next === OFF) continue;
    const beyond = across(grid, next, face);
    reach.push(next, ...(beyond === OFF ? [] : [beyond]));
  }
  return reach;
}

/** Units spread thin are beaten one after another. */
const crowding = (units: number): number => (units < 2 ? 0.6 : 0);
