import { type Context, otherSide, type Side } from '@acies/kernel';
import { across, FACES, OFF, type Zone, zoneName } from '@acies/zones';
import { CAPACITY, countsToward } from '../sheet/chapters/capacity.ts';
import { mayEnter } from '../sheet/scenery.ts';
import { HALVES, isFighting, isSkirmisher } from '../sheet/troops.ts';
import type { Who } from '../sheet/who.ts';
import type { Board, Unit } from './board.ts';
import type { CkEvent } from './events.ts';
import type { GeneralFacts, Setting, UnitFacts } from './setting.ts';
import type { Setup } from './setup.ts';

/** What every step of the rules is given. */
export interface CkContext extends Context<Setup, Board, CkEvent> {
  readonly setting: Setting;
}

export const unitOf = (g: CkContext, id: number): Unit => g.board.units[id]!;
export const factsOf = (g: CkContext, id: number): UnitFacts => g.setting.units[id]!;
export const nameZone = (g: CkContext, zone: Zone): string => zoneName(g.setting.grid, zone);
/** A zone and what covers it: "D2, gentle hill". */
export function zoneWords(g: CkContext, zone: Zone): string {
  const scenery = g.board.scenery[zone]!;
  return scenery === 'open' ? nameZone(g, zone) : `${nameZone(g, zone)}, ${scenery}`;
}

export const whoIs = (g: CkContext, id: number): Who => {
  const { side, name } = factsOf(g, id);
  return { side, unit: name };
};
/** A throw of a whole zone. */
export const whoIn = (g: CkContext, zone: Zone, side: Side): Who => ({ side, unit: nameZone(g, zone) });

/** Units of a side in a zone. */
export function unitsIn(g: CkContext, zone: Zone, side: Side): number[] {
  const { units } = g.board;
  const found: number[] = [];
  for (const id of g.setting.idsOf[side]) if (units[id]!.zone === zone) found.push(id);
  return found;
}

/** Units there that fight, fall back and can be shot down: all but artillery (CK-ZONE-4). */
export const fightersIn = (g: CkContext, zone: Zone, side: Side): number[] =>
  unitsIn(g, zone, side).filter((id) => isFighting(factsOf(g, id).type));

/** CK-MOR-6: those of a zone who fight when it does: all who can, but those whom their morale holds. */
export function combatantsIn(g: CkContext, zone: Zone, side: Side): number[] {
  const fighters = fightersIn(g, zone, side);
  return g.setting.rulings.heldZones ? fighters.filter((id) => !unitOf(g, id).held) : fighters;
}

export function hasUnits(g: CkContext, zone: Zone, side: Side): boolean {
  const { units } = g.board;
  for (const id of g.setting.idsOf[side]) if (units[id]!.zone === zone) return true;
  return false;
}

/** Who stands in a zone; the two sides never share one. */
export function holderOf(g: CkContext, zone: Zone): Side | undefined {
  if (hasUnits(g, zone, 'red')) return 'red';
  return hasUnits(g, zone, 'blue') ? 'blue' : undefined;
}

/** CK-ZONE-4: the general of a zone; a second one has no effect. */
export function generalIn(g: CkContext, zone: Zone, side: Side): GeneralFacts | undefined {
  for (const id of g.setting.generalsOf[side]) if (g.board.generals[id] === zone) return g.setting.generals[id];
  return undefined;
}

/** A general counts as one base. */
const GENERAL_HALVES = HALVES;

/** Half bases of a side in a zone, a general's counted (CK-ZONE-3). */
export function halvesIn(g: CkContext, zone: Zone, side: Side): number {
  const { units } = g.board;
  let halves = generalIn(g, zone, side) ? GENERAL_HALVES : 0;
  for (const id of g.setting.idsOf[side]) if (units[id]!.zone === zone) halves += units[id]!.halves;
  return halves;
}

/** CK-ZONE-3: so many bases make a hostile face, give rear support or own a zone. */
const STRONG_HALVES = 4 * HALVES;
export const isStrongIn = (g: CkContext, zone: Zone, side: Side): boolean => halvesIn(g, zone, side) >= STRONG_HALVES;

/** CK-ZONE-3: faces behind which the enemy stands in strength. */
export function hostileFaces(g: CkContext, zone: Zone, side: Side): number {
  const enemy = otherSide(side);
  let count = 0;
  for (const face of FACES) {
    const next = across(g.setting.grid, zone, face);
    if (next !== OFF && isStrongIn(g, next, enemy)) count++;
  }
  return count;
}

/** CK-MOV-4: whether any unit of a side stands on a face of a zone. */
export function isWatched(g: CkContext, zone: Zone, by: Side): boolean {
  for (const face of FACES) {
    const next = across(g.setting.grid, zone, face);
    if (next !== OFF && hasUnits(g, next, by)) return true;
  }
  return false;
}

/** CK-MOR-1 (R): a friendly unit other than skirmishers on some face. */
export function isSupported(g: CkContext, zone: Zone, side: Side): boolean {
  for (const face of FACES) {
    const next = across(g.setting.grid, zone, face);
    if (next !== OFF && unitsIn(g, next, side).some((id) => !isSkirmisher(factsOf(g, id).type))) return true;
  }
  return false;
}

/** CK-ZONE-1: by how many a zone holds more than it may. */
export const excessIn = (g: CkContext, zone: Zone, side: Side): number =>
  countsToward(unitsIn(g, zone, side).map((id) => factsOf(g, id).type)) - CAPACITY;

/** CK-ZONE-1: whether these units would find room in a zone of their own side, those in it counted. */
export function hasRoomFor(g: CkContext, zone: Zone, side: Side, newcomers: readonly number[]): boolean {
  const there = unitsIn(g, zone, side).filter((id) => !newcomers.includes(id));
  return countsToward([...there, ...newcomers].map((id) => factsOf(g, id).type)) <= CAPACITY;
}

/** Where units may come to stand: no enemy, scenery that all may enter, room for them. */
export const isFreeFor = (g: CkContext, zone: Zone, side: Side, units: readonly number[]): boolean =>
  !hasUnits(g, zone, otherSide(side)) && allMayEnter(g, zone, units) && hasRoomFor(g, zone, side, units);

export const allMayEnter = (g: CkContext, zone: Zone, units: readonly number[]): boolean =>
  units.every((id) => mayEnter(factsOf(g, id).type, g.board.scenery[zone]!));
