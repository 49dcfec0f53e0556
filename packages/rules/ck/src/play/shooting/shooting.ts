import { again, ask, call, done, listed, otherSide, procedure, type Side } from '@acies/kernel';
import { across, FACES, OFF, straightLine, type Zone } from '@acies/zones';
import { lose } from '../../board/change.ts';
import { type CkContext, factsOf, fightersIn, hasUnits, nameZone, unitOf, unitsIn, whoIs } from '../../board/look.ts';
import type { UnitFacts } from '../../board/setting.ts';
import {
  ARTILLERY_RANGE,
  type ArtilleryHit,
  mayShoot,
  rollArtillery,
  volleyTally,
} from '../../sheet/chapters/volley.ts';
import { basesWords } from '../../sheet/words.ts';
import { isOver } from '../ending.ts';
import { hitsOn, takeHits } from '../hits.ts';
import { throwing } from '../throws/throws.ts';

export interface Shooting {
  readonly side: Side;
  /** CK-SEQ-1: zones from the shooter's right, and where we are. */
  index: number;
  target?: Zone | undefined;
  hits?: number | undefined;
  /** Artillery of the zone that has still to shoot. */
  pieces: number[];
  hit?: ArtilleryHit;
  unit?: number | undefined;
}

const shooterZone = (g: CkContext, { side, index }: Shooting): Zone => g.setting.rightToLeft[side][index]!;

/** CK-SHO-2: the units of a zone that shoot together. */
const shootersIn = (g: CkContext, zone: Zone, side: Side): UnitFacts[] =>
  unitsIn(g, zone, side)
    .filter((id) => !unitOf(g, id).silent)
    .map((id) => factsOf(g, id))
    .filter(mayShoot);

const canBeHit = (g: CkContext, zone: Zone, side: Side): boolean =>
  zone !== OFF && fightersIn(g, zone, side).length > 0;

/** CK-SHO-1: enemies across a face; artillery takes no shooting casualties, so it is no target by itself. */
export const volleyTargets = (g: CkContext, from: Zone, side: Side): Zone[] =>
  FACES.map((face) => across(g.setting.grid, from, face)).filter((to) => canBeHit(g, to, otherSide(side)));

/** CK-SHO-4: enemies one or two zones away in a straight line. */
export function artilleryTargets(g: CkContext, from: Zone, side: Side): Zone[] {
  const targets: Zone[] = [];
  for (const face of FACES)
    for (let steps = 1; steps <= ARTILLERY_RANGE; steps++) {
      const to = straightLine(g.setting.grid, from, face, steps);
      if (canBeHit(g, to, otherSide(side))) targets.push(to);
    }
  return targets;
}

const enemiesAt = (g: CkContext, zone: Zone, side: Side): string =>
  unitsIn(g, zone, otherSide(side))
    .map((id) => factsOf(g, id).name)
    .join(', ');

export const volleyDecision = listed<CkContext, Shooting, Zone>('volley', {
  question: (g, s) => {
    const zone = shooterZone(g, s);
    return `${nameZone(g, zone)} shoots with ${volleyTally(shootersIn(g, zone, s.side)).total}D6: at whom?`;
  },
  options(g, s, out) {
    for (const to of volleyTargets(g, shooterZone(g, s), s.side)) out.add(to);
  },
  label: (g, s, to) => `${nameZone(g, to)}: ${enemiesAt(g, to, s.side)}`,
  about: (g, s) => shootersIn(g, shooterZone(g, s), s.side).map(({ id }) => id),
  shows: (g, s, to) => ({
    pieces: shootersIn(g, shooterZone(g, s), s.side).map(({ id }) => id),
    targets: fightersIn(g, to, otherSide(s.side)),
    cell: to,
  }),
});

export const artilleryDecision = listed<CkContext, Shooting, Zone>('artillery', {
  question: (g, { pieces }) => `At whom shall ${factsOf(g, pieces[0]!).name} shoot?`,
  options(g, s, out) {
    for (const to of artilleryTargets(g, shooterZone(g, s), s.side)) out.add(to);
  },
  label: (g, s, to) => `${nameZone(g, to)}: ${enemiesAt(g, to, s.side)}`,
  about: (_, { pieces }) => pieces.slice(0, 1),
  shows: (g, { pieces, side }, to) => ({
    pieces: pieces.slice(0, 1),
    targets: fightersIn(g, to, otherSide(side)),
    cell: to,
  }),
});

/** CK-SHO-4: on 5 the target's owner chooses the unit hit, on 6 the shooter. */
export const artilleryHitDecision = listed<CkContext, Shooting, number>('artillery-hit', {
  question: (g, { target }) => `Artillery hits ${nameZone(g, target!)}: which unit?`,
  options(g, { side, target }, out) {
    for (const id of fightersIn(g, target!, otherSide(side))) out.add(id);
  },
  label: (g, _, id) => `${factsOf(g, id).name} (${basesWords(unitOf(g, id).halves)})`,
  about: (g, { side, target }) => fightersIn(g, target!, otherSide(side)),
  shows: (_, { pieces }, id) => ({ pieces: pieces.slice(0, 1), targets: [id] }),
});

/** CK-SEQ-1, CK-SHO-1, CK-SHO-4: every zone that can shoots, right to left: one volley of all its shooters, then artillery. */
export const shooting = procedure<CkContext, Shooting>('shooting', {
  zone: (g, s) => {
    const zones = g.setting.rightToLeft[s.side];
    while (s.index < zones.length && !hasUnits(g, zones[s.index]!, s.side)) s.index++;
    if (s.index === zones.length || isOver(g)) return done(undefined);
    const from = zones[s.index]!;
    s.pieces = unitsIn(g, from, s.side).filter((id) => factsOf(g, id).type === 'Art' && !unitOf(g, id).silent);
    const shoots = shootersIn(g, from, s.side).length > 0 && volleyTargets(g, from, s.side).length > 0;
    return shoots ? ask(s.side, volleyDecision, 'target') : again('piece');
  },
  volley: (g, s) => {
    const zone = shooterZone(g, s);
    const count = volleyTally(shootersIn(g, zone, s.side)).total;
    return call(throwing, { kind: 'volley', side: s.side, zone, count, asked: otherSide(s.side) }, 'hits');
  },
  hits: (g, s) => {
    if (g.tell) {
      const from = shooterZone(g, s);
      const tally = volleyTally(shootersIn(g, from, s.side));
      g.tell({ type: 'volley', clauses: ['CK-SHO-1'], side: s.side, from, to: s.target!, tally, hits: s.hits! });
    }
    return call(takeHits, hitsOn(otherSide(s.side), s.target!, s.hits!, false));
  },
  piece: (g, s) => {
    if (isOver(g)) return done(undefined);
    if (s.pieces.length > 0 && artilleryTargets(g, shooterZone(g, s), s.side).length > 0)
      return ask(s.side, artilleryDecision, 'target');
    s.index++;
    return again('zone');
  },
  shot: (g, s) => {
    const unit = s.pieces[0]!;
    const hit = rollArtillery(g.dice, whoIs(g, unit));
    s.hit = hit;
    g.tell?.({ type: 'artillery', clauses: ['CK-SHO-4'], unit, to: s.target!, hit });
    if (hit === 'miss') return again('reload');
    return ask(hit === 'target' ? otherSide(s.side) : s.side, artilleryHitDecision, 'unit');
  },
  strike: (g, s) => {
    lose(g, s.unit!, 1, 'CK-SHO-4', true);
  },
  reload: (_, s) => {
    s.pieces.shift();
    return again('piece');
  },
});
