import { ask, call, done, listed, otherSide, procedure, type Side } from '@acies/kernel';
import type { Shown } from '@acies/kernel/picture';
import { across, FACES, type Face, OFF, type Zone } from '@acies/zones';
import { bringGenerals, destroy, lose, reunite, settleZone, takeShare } from '../../board/change.ts';
import {
  allMayEnter,
  type CkContext,
  factsOf,
  fightersIn,
  hasRoomFor,
  hasUnits,
  isStrongIn,
  nameZone,
  unitOf,
  unitsIn,
} from '../../board/look.ts';
import { IN_RESERVE } from '../../board/places.ts';
import { rearFace } from '../../sheet/rows.ts';
import { isFighting } from '../../sheet/troops.ts';
import { showComing } from '../shown-places.ts';
import { giveWay, waysToGive } from './give-way.ts';

/** Who has to go, and from where. */
interface Retreat {
  readonly side: Side;
  readonly from: Zone;
  readonly units: readonly number[];
  /** CK-OUT-4: enemies here do not give way. */
  readonly closed?: Zone | null;
}

export interface FallBack extends Retreat {
  units: number[];
  way?: Face | undefined;
  /** Where that way leads, kept while enemies give way: they may step into scenery that is jumped over. */
  path?: WayBack | undefined;
}

/** Where a way back leads: over which zones, to which, and whether enemies there must make room. */
interface WayBack {
  /** OFF for off the table. */
  readonly to: number;
  readonly jumped: readonly Zone[];
  readonly pushes: boolean;
}

/** CK-FALL-1, CK-FALL-2, CK-FALL-3: the way in one direction, or undefined where it is barred. */
export function wayBack(g: CkContext, { side, from, units, closed }: Retreat, face: Face): WayBack | undefined {
  const enemy = otherSide(side);
  const jumped: Zone[] = [];
  let zone = from;
  for (;;) {
    const next = across(g.setting.grid, zone, face);
    if (next === OFF) return face === rearFace(side) ? { to: OFF, jumped, pushes: false } : undefined;
    if (hasUnits(g, next, enemy)) {
      const yields =
        next !== closed &&
        !isStrongIn(g, next, enemy) &&
        allMayEnter(g, next, units) &&
        waysToGive(g, enemy, next).length > 0;
      return yields ? { to: next, jumped, pushes: true } : undefined;
    }
    if (allMayEnter(g, next, units) && hasRoomFor(g, next, side, units)) return { to: next, jumped, pushes: false };
    jumped.push(next);
    zone = next;
  }
}

const otherWays = (g: CkContext, f: Retreat): Face[] =>
  FACES.filter((face) => face !== rearFace(f.side) && wayBack(g, f, face) !== undefined);

/** CK-FALL-2: there is no way at all, and to fall back is the end. */
export const isTrapped = (g: CkContext, f: Retreat): boolean =>
  wayBack(g, f, rearFace(f.side)) === undefined && otherWays(g, f).length === 0;

/** Where units would fall back to, and who must make room for them. */
function showWay(g: CkContext, f: Retreat, { to, jumped, pushes }: WayBack): Shown {
  if (to === OFF) return { pieces: f.units };
  const back = showComing(g, f.units, to, jumped);
  return pushes ? { ...back, targets: unitsIn(g, to, otherSide(f.side)) } : back;
}

/** The way straight back where it is open; where it is not, somebody has still to choose one. */
export function showRetreat(g: CkContext, f: Retreat): Shown {
  const back = wayBack(g, f, rearFace(f.side));
  return back ? showWay(g, f, back) : { pieces: f.units };
}

export const wayDecision = listed<CkContext, FallBack, Face>('way-back', {
  question: (g, f) => `The way back from ${nameZone(g, f.from)} is barred: which way instead?`,
  options(g, f, out) {
    for (const face of otherWays(g, f)) out.add(face);
  },
  label(g, f, face) {
    const { to, jumped, pushes } = wayBack(g, f, face)!;
    const over = jumped.length > 0 ? ` over ${jumped.map((zone) => nameZone(g, zone)).join(', ')}` : '';
    return `to ${nameZone(g, to)}${over}${pushes ? ', whose enemies give way' : ''}`;
  },
  about: (_, f) => f.units,
  shows: (g, f, face) => showWay(g, f, wayBack(g, f, face)!),
});

/** CK-FALL-1 to CK-FALL-4: units fall back, all the same way. */
export const fallBack = procedure<CkContext, FallBack>('fall-back', {
  choose: (g, f) => {
    f.units = f.units.filter((id) => unitOf(g, id).zone === f.from);
    if (f.units.length === 0) return done(undefined);
    if (wayBack(g, f, rearFace(f.side))) {
      f.way = rearFace(f.side);
      return undefined;
    }
    if (otherWays(g, f).length > 0) return ask(f.side, wayDecision, 'way');
    for (const id of f.units) destroy(g, id, 'no way out', 'CK-FALL-2');
    return done(undefined);
  },
  clear: (g, f) => {
    f.path = wayBack(g, f, f.way!)!;
    return f.path.pushes ? call(giveWay, { side: otherSide(f.side), zone: f.path.to }) : undefined;
  },
  go: (g, f) => {
    goBack(g, f, f.path!);
  },
});

function goBack(g: CkContext, { side, from, units }: FallBack, { to, jumped }: WayBack): void {
  const { board } = g;
  const all = units.length === unitsIn(g, from, side).length;
  const carried = carriedBy(g, side, from, units);
  const place = to === OFF ? IN_RESERVE : to;
  for (const id of units) unitOf(g, id).zone = place;
  // CK-FALL-3: markers are dumped into the first zone of own units jumped over; scenery alone keeps none.
  const dumped = jumped.find((zone) => fightersIn(g, zone, side).length > 0) ?? to;
  g.tell?.({
    type: 'fell back',
    clauses: ['CK-FALL-1'],
    units: [...units],
    from,
    to: place,
    jumped,
    markers: carried,
    dumped,
  });
  if (dumped !== OFF) board.markers[dumped] = board.markers[dumped]! + carried;
  if (all) bringGenerals(g, from, place, side);
  if (to === OFF) leaveTable(g, units);
  settleZone(g, from, side);
  if (to === OFF) reunite(g, from, side);
}

/** CK-FALL-1: the units take their markers along: one its share, all of them everything. */
function carriedBy(g: CkContext, side: Side, from: Zone, units: readonly number[]): number {
  const { markers } = g.board;
  if (units.every((id) => !isFighting(factsOf(g, id).type))) return 0;
  if (units.length === fightersIn(g, from, side).length) {
    const all = markers[from]!;
    markers[from] = 0;
    return all;
  }
  return takeShare(g, from, side);
}

/** CK-FALL-4: off the table every unit loses a half base. */
function leaveTable(g: CkContext, units: readonly number[]): void {
  for (const id of units) {
    unitOf(g, id).winning = false;
    lose(g, id, 1, 'CK-FALL-4', false);
  }
}
