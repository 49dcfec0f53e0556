import { SIDES, type Side } from '@acies/kernel';
import { mayEnter } from '../sheet/scenery.ts';
import { type CkContext, excessIn, factsOf, fightersIn, hasUnits, nameZone, unitOf } from './look.ts';
import { GONE, IN_RESERVE, isMarching, UNPLACED } from './places.ts';

/** What no legal play can produce; empty for a sound board. */
export const faultsIn = (g: CkContext): string[] => [...unitFaults(g), ...zoneFaults(g), ...generalFaults(g)];

function unitFaults(g: CkContext): string[] {
  return g.board.units.flatMap(({ zone, halves, winning }, id) => {
    const { name, start, type } = factsOf(g, id);
    const faults: string[] = [];
    if (halves < 0 || halves > start) faults.push(`${name} has ${halves} half bases of ${start}`);
    if (zone === GONE && halves > 0) faults.push(`${name} is gone with ${halves} half bases`);
    if (zone !== GONE && halves < g.setting.least) faults.push(`${name} has ${halves} half bases and is still there`);
    if (zone >= g.setting.grid.count || zone < UNPLACED) faults.push(`${name} is nowhere`);
    if (zone >= 0 && !mayEnter(type, g.board.scenery[zone]!)) faults.push(`${name} stands in ${g.board.scenery[zone]}`);
    if (winning && zone < 0) faults.push(`${name} is off the field with a winning marker`);
    return faults;
  });
}

function zoneFaults(g: CkContext): string[] {
  const faults: string[] = [];
  for (let zone = 0; zone < g.setting.grid.count; zone++) {
    const name = nameZone(g, zone);
    if (hasUnits(g, zone, 'red') && hasUnits(g, zone, 'blue')) faults.push(`both sides are in ${name}`);
    const markers = g.board.markers[zone]!;
    const bearers = SIDES.some((side) => fightersIn(g, zone, side).length > 0);
    if (markers < 0 || !Number.isInteger(markers)) faults.push(`${name} has ${markers} markers`);
    if (markers > 0 && !bearers) faults.push(`${name} has markers and nobody who bears them`);
    // The side whose turn it is may overfill a zone until its moves end (CK-ZONE-2).
    for (const side of SIDES)
      if (side !== g.board.side && excessIn(g, zone, side) > 0) faults.push(`${side} has too many units in ${name}`);
  }
  return faults;
}

function generalFaults(g: CkContext): string[] {
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
