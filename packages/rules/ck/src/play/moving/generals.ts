import { again, ask, call, done, listed, procedure, type Side } from '@acies/kernel';
import { across, FACES, OFF, type Zone } from '@acies/zones';
import { placeGeneral } from '../../board/change.ts';
import { type CkContext, fightersIn, generalIn, hasUnits, nameZone } from '../../board/look.ts';
import { MOST_ZONES, rollRide, rollValiant } from '../../sheet/chapters/general-rolls.ts';
import { isOver } from '../ending.ts';
import { previewFight } from '../fight/fight-preview.ts';
import { targetsOf } from '../fight/fights.ts';
import { showAssault, wayOver } from '../shown-places.ts';
import { assault, assaultOn } from './assault.ts';

export type RideChoice = Zone | 'stay';
export type ValiantChoice = Zone | 'wait';

export interface GeneralMove {
  readonly side: Side;
  /** Which general, counted among those of his side. */
  index: number;
  zones: number;
  to?: RideChoice | undefined;
  target?: ValiantChoice | undefined;
}

const currentGeneral = (g: CkContext, { side, index }: GeneralMove): number => g.setting.generalsOf[side][index]!;

/** CK-GEN-4 (R): a general rides from zone to zone of his own units. */
function ridesOf(g: CkContext, side: Side, from: Zone): Zone[] {
  return FACES.map((face) => across(g.setting.grid, from, face)).filter((to) => to !== OFF && hasUnits(g, to, side));
}

export const rideDecision = listed<CkContext, GeneralMove, RideChoice>('ride', {
  pass: 'stay',
  question: (g, m) => {
    const id = currentGeneral(g, m);
    const zones = m.zones === 1 ? 'one more zone' : `${m.zones} zones, one at a time`;
    return `${g.setting.generals[id]!.name} at ${nameZone(g, g.board.generals[id]!)} may ride ${zones}: where to?`;
  },
  options(g, m, out) {
    out.add('stay');
    for (const to of ridesOf(g, m.side, g.board.generals[currentGeneral(g, m)]!)) out.add(to);
  },
  label: (g, _, choice) => (choice === 'stay' ? 'stay' : `ride to ${nameZone(g, choice)}`),
  preview: (_, __, choice) => (choice === 'stay' ? undefined : 'on 2 or more, 83%'),
  excluded(g, m) {
    const zones = FACES.map((face) => across(g.setting.grid, g.board.generals[currentGeneral(g, m)]!, face));
    return zones
      .filter((to) => to !== OFF && !hasUnits(g, to, m.side))
      .map((to) => ({ what: `ride to ${nameZone(g, to)}`, clause: 'CK-GEN-4', text: 'no unit of yours is there' }));
  },
  shows: (g, m, choice) =>
    choice === 'stay' ? {} : { cell: choice, way: wayOver(g, [g.board.generals[currentGeneral(g, m)]!, choice]) },
});

/** CK-GEN-2: only the general who counts in his zone may lead it (CK-ZONE-4). */
function valiantTargets(g: CkContext, m: GeneralMove): Zone[] {
  const id = currentGeneral(g, m);
  const zone = g.board.generals[id]!;
  if (zone < 0 || !g.setting.generals[id]!.valiantGift || generalIn(g, zone, m.side)?.id !== id) return [];
  return targetsOf(g, zone, m.side);
}

export const valiantDecision = listed<CkContext, GeneralMove, ValiantChoice>('valiant', {
  pass: 'wait',
  question: (g, m) => `${g.setting.generals[currentGeneral(g, m)]!.name} is valiant: does he try to assault at once?`,
  options(g, m, out) {
    out.add('wait');
    for (const to of valiantTargets(g, m)) out.add(to);
  },
  label: (g, _, choice) => (choice === 'wait' ? 'wait' : `assault ${nameZone(g, choice)} at once, on 4 or more`),
  preview: (g, m, choice) =>
    choice === 'wait' ? undefined : previewFight(g, m.side, g.board.generals[currentGeneral(g, m)]!, choice),
  about: (g, m) => fightersIn(g, g.board.generals[currentGeneral(g, m)]!, m.side),
  shows: (g, m, choice) =>
    choice === 'wait' ? {} : showAssault(g, m.side, g.board.generals[currentGeneral(g, m)]!, choice),
});

/** CK-SEQ-1: generals one after another: they ride, and a valiant one may assault at once. */
export const generals = procedure<CkContext, GeneralMove>('generals', {
  ride: (g, m) => {
    if (isOver(g) || m.index === g.setting.generalsOf[m.side].length) return done(undefined);
    if (g.board.generals[currentGeneral(g, m)]! < 0) return again('next');
    return m.zones === 0 ? again('valiant') : ask(m.side, rideDecision, 'to');
  },
  go: (g, m) => {
    if (m.to === 'stay') return undefined;
    const id = currentGeneral(g, m);
    m.zones--;
    if (rollRide(g.dice, { side: m.side, unit: g.setting.generals[id]!.name })) {
      placeGeneral(g, id, m.to!, 'ride');
      return again('ride');
    }
    g.tell?.({ type: 'general stopped', clauses: ['CK-GEN-4'], general: id });
    return undefined;
  },
  valiant: (g, m) => (valiantTargets(g, m).length > 0 ? ask(m.side, valiantDecision, 'target') : again('next')),
  lead: (g, m) => {
    const to = m.target!;
    if (to === 'wait') return undefined;
    const id = currentGeneral(g, m);
    const assaults = rollValiant(g.dice, { side: m.side, unit: g.setting.generals[id]!.name });
    g.tell?.({ type: 'valiant', clauses: ['CK-GEN-2'], general: id, to, assaults });
    return assaults ? call(assault, assaultOn(m.side, g.board.generals[id]!, to)) : undefined;
  },
  next: (_, m) => {
    m.index++;
    m.zones = MOST_ZONES;
    return again('ride');
  },
});
