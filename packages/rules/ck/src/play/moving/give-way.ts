import { ask, listed, procedure, type Side } from '@acies/kernel';
import { across, FACES, type Face, OFF, type Zone } from '@acies/zones';
import { bringGenerals } from '../../board/change.ts';
import { type CkContext, isFreeFor, nameZone, unitOf, unitsIn } from '../../board/look.ts';
import { showComing } from '../shown-places.ts';

export interface GiveWay {
  readonly side: Side;
  readonly zone: Zone;
  way?: Face | undefined;
}

/** CK-FALL-2: faces across which the few in a zone can be moved away. */
export function waysToGive(g: CkContext, side: Side, zone: Zone): Face[] {
  const units = unitsIn(g, zone, side);
  return FACES.filter((face) => {
    const to = across(g.setting.grid, zone, face);
    return to !== OFF && isFreeFor(g, to, side, units);
  });
}

export const giveWayDecision = listed<CkContext, GiveWay, Face>('give-way', {
  question: (g, { zone }) => `${nameZone(g, zone)} must be left to the enemy who falls back: where to?`,
  options(g, { side, zone }, out) {
    for (const face of waysToGive(g, side, zone)) out.add(face);
  },
  label: (g, { zone }, face) => `to ${nameZone(g, across(g.setting.grid, zone, face))}`,
  about: (g, { side, zone }) => unitsIn(g, zone, side),
  shows: (g, { side, zone }, face) => showComing(g, unitsIn(g, zone, side), across(g.setting.grid, zone, face)),
});

/** CK-FALL-2: fewer than 4 bases in the way of a fall back are moved away, their owner chooses where. */
export const giveWay = procedure<CkContext, GiveWay>('give-way', {
  choose: (_, { side }) => ask(side, giveWayDecision, 'way'),
  go: (g, { side, zone, way }) => {
    const { markers } = g.board;
    const units = unitsIn(g, zone, side);
    const to = across(g.setting.grid, zone, way!);
    for (const id of units) unitOf(g, id).zone = to;
    markers[to] = markers[to]! + markers[zone]!;
    markers[zone] = 0;
    bringGenerals(g, zone, to, side);
    g.tell?.({ type: 'gave way', clauses: ['CK-FALL-2'], units, from: zone, to });
  },
});
