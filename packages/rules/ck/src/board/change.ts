import type { Side } from '@acies/kernel';
import { type Zone, zoneDistance } from '@acies/zones';
import { GENERAL_MARKERS } from '../sheet/chapters/saves.ts';
import { depthOf } from '../sheet/rows.ts';
import { isSkirmisher } from '../sheet/troops.ts';
import { type CkContext, factsOf, fightersIn, hasUnits, unitOf, unitsIn } from './look.ts';
import { GONE, IN_RESERVE } from './places.ts';

/** Changes to the board that several procedures make. */

/** CK-SAV-2, CK-PUR-1: half bases lost, and a casualty marker for each (never for skirmishers: CK-SKI-1). */
export function lose(g: CkContext, id: number, halves: number, clause: string, withMarkers: boolean): void {
  const unit = unitOf(g, id);
  const lost = Math.min(halves, unit.halves);
  if (lost === 0) return;
  const marker = withMarkers && unit.zone >= 0 && !isSkirmisher(factsOf(g, id).type);
  unit.halves -= lost;
  if (marker) g.board.markers[unit.zone] = g.board.markers[unit.zone]! + lost;
  g.tell?.({ type: 'lost', clauses: [clause], unit: id, halves: lost, marker });
  if (unit.halves < g.setting.least) destroy(g, id, 'losses', 'CK-UNIT-2');
}

export function destroy(
  g: CkContext,
  id: number,
  how: 'losses' | 'cavalry' | 'artillery' | 'no way out',
  clause: string,
): void {
  const unit = unitOf(g, id);
  const { zone } = unit;
  unit.zone = GONE;
  unit.halves = 0;
  unit.winning = false;
  g.tell?.({ type: 'destroyed', clauses: [clause], unit: id, how });
  if (zone >= 0) settleZone(g, zone, factsOf(g, id).side);
}

/** CK-ZONE-4: artillery whose zone has lost is lost, and leaves no markers. */
export function loseArtillery(g: CkContext, zone: Zone, side: Side): void {
  for (const id of unitsIn(g, zone, side)) if (factsOf(g, id).type === 'Art') destroy(g, id, 'artillery', 'CK-ZONE-4');
}

/** After units have left: markers need someone who bears them, and a general does not stand alone. */
export function settleZone(g: CkContext, zone: Zone, side: Side): void {
  if (fightersIn(g, zone, side).length > 0) return;
  g.board.markers[zone] = 0;
  if (hasUnits(g, zone, side)) return;
  for (const id of g.setting.generalsOf[side]) if (g.board.generals[id] === zone) escapeFrom(g, id, zone);
}

/** CK-GEN-7: a general whose last unit is gone rides to the nearest zone of his own, or is lost. */
function escapeFrom(g: CkContext, id: number, from: Zone): void {
  const to = refugeOf(g, from, g.setting.generals[id]!.side);
  if (to === GONE) loseGeneral(g, id, 'CK-GEN-7');
  else placeGeneral(g, id, to, 'escape');
}

/** CK-GEN-7: a general who went off the table with units of whom none is left there goes back to the others. */
export function reunite(g: CkContext, from: Zone, side: Side): void {
  if (g.setting.idsOf[side].some((unit) => unitOf(g, unit).zone === IN_RESERVE)) return;
  for (const id of g.setting.generalsOf[side]) if (g.board.generals[id] === IN_RESERVE) escapeFrom(g, id, from);
}

/** The nearest zone with own units, the nearer to the base edge of equals; the reserve, if there is no other. */
function refugeOf(g: CkContext, from: Zone, side: Side): number {
  const { grid, idsOf } = g.setting;
  let best = GONE;
  let least = Number.POSITIVE_INFINITY;
  let reserve = false;
  for (const id of idsOf[side]) {
    const { zone } = unitOf(g, id);
    if (zone < 0) {
      reserve ||= zone !== GONE;
      continue;
    }
    const away = 100 * zoneDistance(grid, from, zone) + depthOf(grid, zone, side);
    if (away < least) [best, least] = [zone, away];
  }
  return best === GONE && reserve ? IN_RESERVE : best;
}

export function placeGeneral(g: CkContext, id: number, to: number, how: 'ride' | 'along' | 'escape'): void {
  g.board.generals[id] = to;
  g.tell?.({ type: 'rode', clauses: [how === 'ride' ? 'CK-GEN-4' : 'CK-GEN-7'], general: id, to, how });
}

/** CK-GEN-5: a dead general leaves casualty markers. */
export function killGeneral(g: CkContext, id: number): void {
  const zone = g.board.generals[id]!;
  loseGeneral(g, id, 'CK-GEN-5');
  g.board.markers[zone] = g.board.markers[zone]! + GENERAL_MARKERS;
}

function loseGeneral(g: CkContext, id: number, clause: string): void {
  g.board.generals[id] = GONE;
  g.tell?.({ type: 'general lost', clauses: [clause], general: id });
}

/** CK-MOR-6: what one unit of a zone takes along: the markers divided by the units, rounded up. */
export function takeShare(g: CkContext, zone: Zone, side: Side): number {
  const bearers = fightersIn(g, zone, side).length;
  const share = Math.ceil(g.board.markers[zone]! / Math.max(1, bearers));
  g.board.markers[zone] = g.board.markers[zone]! - share;
  return share;
}

/** Generals go along with the last unit of their zone. */
export function bringGenerals(g: CkContext, from: Zone, to: number, side: Side): void {
  for (const id of g.setting.generalsOf[side]) if (g.board.generals[id] === from) placeGeneral(g, id, to, 'along');
}

/** CK-MOR-6: what a unit that sets out takes along: its share, unless a battle switches that off; the last bearer all. */
export function setOut(g: CkContext, id: number): number {
  const { side, type } = factsOf(g, id);
  const from = unitOf(g, id).zone;
  const bears = type !== 'Art' && (g.setting.rulings.markersMarch || fightersIn(g, from, side).length === 1);
  return bears ? takeShare(g, from, side) : 0;
}

/** A unit steps into the next zone. What it carries is put down where it stops, not where it passes. */
export function stepOver(g: CkContext, id: number, to: Zone): void {
  const unit = unitOf(g, id);
  const { side } = factsOf(g, id);
  const from = unit.zone;
  const last = unitsIn(g, from, side).length === 1;
  unit.zone = to;
  if (last) bringGenerals(g, from, to, side);
  settleZone(g, from, side);
}

/** Generals who went off with their troops come back with the first unit that comes on. */
export function joinGenerals(g: CkContext, side: Side, zone: Zone): void {
  for (const id of g.setting.generalsOf[side])
    if (g.board.generals[id] === IN_RESERVE) placeGeneral(g, id, zone, 'along');
}

export function loseWinningMarkers(g: CkContext, zone: Zone, side: Side): void {
  for (const id of unitsIn(g, zone, side)) unitOf(g, id).winning = false;
}
