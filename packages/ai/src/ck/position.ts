import { otherSide, type Side } from '@acies/kernel';
import { type CkTable, clashChances, depthOf, hindersAssault, isHill } from '@acies/rules-ck';
import { across, FACES, type Face, OFF, oppositeFace, type Zone } from '@acies/zones';
import { groundPoints, STRONG_HALVES } from './ground.ts';
import { asPool, type Strengths, strengthsOf } from './strength.ts';

/** What a won or lost fight is worth, in half bases. */
const FIGHT_WORTH = 5;
/** How much the enemy's chances count beside one's own: he moves later, and things change until then. */
const DANGER = 0.6;
const ADVANCE = 0.12;

/** The chance that one zone beats another across a face, as they stand. */
function beats(g: CkTable, s: Strengths, side: Side, from: Zone, face: Face): number {
  const { grid } = g.field;
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

/** What the best assault from a zone promises to who dares so much; nothing if none is worth making. */
function bestAssault(g: CkTable, s: Strengths, side: Side, from: Zone, daring: number): number {
  const enemy = otherSide(side);
  let best = 0;
  for (const face of FACES) {
    const to = across(g.field.grid, from, face);
    if (to === OFF || s.units[enemy][to] === 0) continue;
    best = Math.max(best, FIGHT_WORTH * (2 * beats(g, s, side, from, face) - 1) + daring);
  }
  return best;
}

/** How soon the clock runs out: ground counts at the end. */
const urgency = (g: CkTable): number => 0.35 + 0.65 * Math.min(1, g.board.clock / g.field.clockEnds);

/** A side's prospects on the board as it stands, in half bases, if it dares so much: the more, the less it fears. */
export function prospects(g: CkTable, side: Side, daring = 0): number {
  const s = strengthsOf(g);
  const { grid } = g.field;
  const enemy = otherSide(side);
  const late = urgency(g);
  const fear = DANGER / (1 + daring);
  let worth = 0;
  for (let zone = 0; zone < grid.count; zone++) {
    if (s.units[side][zone]! > 0) {
      worth += ADVANCE * s.halves[side][zone]! * Math.min(3, depthOf(grid, zone, side));
      worth += late * groundPoints(g, side, zone, s.halves[side][zone]!) + bestAssault(g, s, side, zone, daring);
      if (isHill(g.board.scenery[zone]!)) worth += 0.2;
      worth -= crowding(s.units[side][zone]!);
    } else if (s.units[enemy][zone]! > 0) worth -= fear * bestAssault(g, s, enemy, zone, 0);
  }
  return worth;
}

/** Units spread thin are beaten one after another. */
const crowding = (units: number): number => (units < 2 ? 0.6 : 0);

/** A side's prospects with a unit in another zone. */
export function prospectsWith(g: CkTable, id: number, zone: Zone, side: Side, daring: number): number {
  const unit = g.board.units[id]!;
  const from = unit.zone;
  unit.zone = zone;
  const worth = prospects(g, side, daring);
  unit.zone = from;
  return worth;
}
