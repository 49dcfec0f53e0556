import { again, ask, D6, type Dice, done, listed, procedure, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import { joinGenerals } from '../../board/change.ts';
import { type CkContext, factsOf, isFreeFor, nameZone, unitOf, whoIs } from '../../board/look.ts';
import { IN_RESERVE } from '../../board/places.ts';
import { depthOf } from '../../sheet/rows.ts';
import type { Who } from '../../sheet/who.ts';
import { showComing } from '../shown-places.ts';

export type ReserveChoice = Zone | 'wait';

export interface Reinforcements {
  readonly side: Side;
  /** Reserves who have still to throw. */
  units: number[];
  zone?: ReserveChoice | undefined;
}

/** CK-FALL-5: reserves return on 4 or more. */
const RETURNS_ON = 4;
const rollReserve = (dice: Dice, who: Who): boolean =>
  dice.one(D6, (face) => face >= RETURNS_ON, { clause: 'CK-FALL-5', label: 'returning from reserve', ...who });

/** CK-FALL-5: base-edge zones with room and no enemy. */
function basesFor(g: CkContext, id: number): Zone[] {
  const { side } = factsOf(g, id);
  return g.setting.rightToLeft[side].filter(
    (zone) => depthOf(g.setting.grid, zone, side) === 0 && isFreeFor(g, zone, side, [id]),
  );
}

export const returnDecision = listed<CkContext, Reinforcements, ReserveChoice>('return', {
  pass: 'wait',
  question: (g, { units }) => `${factsOf(g, units[0]!).name} may come up from reserve: where?`,
  options(g, { units }, out) {
    for (const zone of basesFor(g, units[0]!)) out.add(zone);
    out.add('wait');
  },
  label: (g, _, choice) => (choice === 'wait' ? 'wait in reserve' : nameZone(g, choice)),
  about: (_, { units }) => units.slice(0, 1),
  shows: (g, { units }, choice) =>
    choice === 'wait' ? { pieces: units.slice(0, 1) } : showComing(g, units.slice(0, 1), choice),
});

/** CK-SEQ-1, CK-FALL-5: each unit in reserve throws, and comes on where its owner likes. */
export const reinforcements = procedure<CkContext, Reinforcements>('reinforcements', {
  muster: (g, r) => {
    r.units = g.setting.idsOf[r.side].filter((id) => unitOf(g, id).zone === IN_RESERVE);
  },
  throw: (g, r) => {
    if (r.units.length === 0) return done(undefined);
    const id = r.units[0]!;
    if (basesFor(g, id).length > 0 && rollReserve(g.dice, whoIs(g, id))) return ask(r.side, returnDecision, 'zone');
    g.tell?.({ type: 'stays in reserve', clauses: ['CK-FALL-5'], unit: id });
    r.units.shift();
    return again('throw');
  },
  enter: (g, r) => {
    const id = r.units.shift()!;
    if (r.zone !== 'wait') comeOn(g, id, r.zone!);
    return again('throw');
  },
});

function comeOn(g: CkContext, id: number, zone: Zone): void {
  const { side } = factsOf(g, id);
  unitOf(g, id).zone = zone;
  g.tell?.({ type: 'arrived', clauses: ['CK-FALL-5'], unit: id, zone, from: 'reserve' });
  joinGenerals(g, side, zone);
}
