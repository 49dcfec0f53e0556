import { again, ask, call, done, listed, procedure, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import { type CkContext, excessIn, factsOf, nameZone, unitsIn } from '../../board/look.ts';
import { countsToward } from '../../sheet/chapters/capacity.ts';
import { isFighting } from '../../sheet/troops.ts';
import { fallBack, showRetreat } from './fall-back.ts';

export interface Occupancy {
  readonly side: Side;
  zone?: Zone;
  unit?: number | undefined;
}

/** CK-ZONE-2, CK-ZONE-4: those whose going makes room; artillery only where nobody else's does. */
function whoMayLeave(g: CkContext, zone: Zone, side: Side): number[] {
  const units = unitsIn(g, zone, side);
  const types = units.map((id) => factsOf(g, id).type);
  const useful = units.filter((_, i) => countsToward(types.toSpliced(i, 1)) < countsToward(types));
  const fighters = useful.filter((id) => isFighting(factsOf(g, id).type));
  return fighters.length > 0 ? fighters : useful;
}

export const leavesDecision = listed<CkContext, Occupancy, number>('leaves', {
  question: (g, { zone }) => `${nameZone(g, zone!)} holds too many units: which falls back?`,
  options(g, { zone, side }, out) {
    for (const id of whoMayLeave(g, zone!, side)) out.add(id);
  },
  label: (g, _, id) => factsOf(g, id).name,
  about: (g, { zone, side }) => unitsIn(g, zone!, side),
  shows: (g, { zone, side }, id) => showRetreat(g, { side, from: zone!, units: [id] }),
});

/** CK-ZONE-2 (R): at the end of movement a unit of an overfull zone falls back, and another, until the rest have room. */
export const occupancy = procedure<CkContext, Occupancy>('occupancy', {
  check: (g, o) => {
    const full = g.setting.rightToLeft[o.side].find((zone) => excessIn(g, zone, o.side) > 0);
    if (full === undefined) return done(undefined);
    o.zone = full;
    return ask(o.side, leavesDecision, 'unit');
  },
  leave: (_, { side, zone, unit }) => call(fallBack, { side, from: zone!, units: [unit!] }),
  next: () => again('check'),
});
