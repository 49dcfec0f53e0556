import { SIDES, type Side } from '@acies/kernel';
import { mayEnter } from '../sheet/scenery.ts';
import { type CkContext, excessIn, factsOf, fightersIn, hasUnits, nameZone, unitOf } from './look.ts';
import { GONE, IN_RESERVE, isMarching, UNPLACED } from './places.ts';

/** The invariants that a board breaks, which no legal play can do; empty for a sound one. */
export const brokenInvariants = (g: CkContext): string[] => [
  ...unitInvariants(g),
  ...zoneInvariants(g),
  ...generalInvariants(g),
];

function unitInvariants(g: CkContext): string[] {
  return g.board.units.flatMap(({ zone, halves, winning }, id) => {
    const { name, start, type } = factsOf(g, id);
    const broken: string[] = [];
    if (halves < 0 || halves > start) broken.push(`${name} has ${halves} half bases of ${start}`);
    if (zone === GONE && halves > 0) broken.push(`${name} is gone with ${halves} half bases`);
    if (zone !== GONE && halves < g.setting.least) broken.push(`${name} has ${halves} half bases and is still there`);
    if (zone >= g.setting.grid.count || zone < UNPLACED) broken.push(`${name} is nowhere`);
    if (zone >= 0 && !mayEnter(type, g.board.scenery[zone]!)) broken.push(`${name} stands in ${g.board.scenery[zone]}`);
    if (winning && zone < 0) broken.push(`${name} is off the field with a winning marker`);
    return broken;
  });
}

function zoneInvariants(g: CkContext): string[] {
  const broken: string[] = [];
  for (let zone = 0; zone < g.setting.grid.count; zone++) {
    const name = nameZone(g, zone);
    if (hasUnits(g, zone, 'red') && hasUnits(g, zone, 'blue')) broken.push(`both sides are in ${name}`);
    const markers = g.board.markers[zone]!;
    const bearers = SIDES.some((side) => fightersIn(g, zone, side).length > 0);
    if (markers < 0 || !Number.isInteger(markers)) broken.push(`${name} has ${markers} markers`);
    if (markers > 0 && !bearers) broken.push(`${name} has markers and nobody who bears them`);
    // The side whose turn it is may overfill a zone until its moves end (CK-ZONE-2).
    for (const side of SIDES)
      if (side !== g.board.side && excessIn(g, zone, side) > 0) broken.push(`${side} has too many units in ${name}`);
  }
  return broken;
}

function generalInvariants(g: CkContext): string[] {
  return g.board.generals.flatMap((zone, id) => {
    const { name, side } = g.setting.generals[id]!;
    if (zone >= 0) return hasUnits(g, zone, side) ? [] : [`${name} is alone in ${nameZone(g, zone)}`];
    if (zone === IN_RESERVE) return waits(g, side) ? [] : [`${name} waits in reserve with nobody to come back with`];
    return zone === GONE || zone === UNPLACED ? [] : [`${name} is nowhere`];
  });
}

/** CK-GEN-7: somebody is still to come on. */
const waits = (g: CkContext, side: Side): boolean =>
  g.setting.idsOf[side].some((id) => unitOf(g, id).zone === IN_RESERVE || isMarching(unitOf(g, id).zone));
