import { again, ask, done, listed, otherSide, procedure, type Side } from '@acies/kernel';
import { columnOf, type Zone } from '@acies/zones';
import { joinGenerals } from '../../board/change.ts';
import { type CkContext, factsOf, isFreeFor, nameZone, unitOf } from '../../board/look.ts';
import { isMarching, ON_RIGHT } from '../../board/places.ts';
import { depthOf } from '../../sheet/rows.ts';
import { showComing } from '../shown-places.ts';

export interface Flanking {
  readonly side: Side;
  /** Marchers who have still to enter. */
  units: number[];
  zone?: Zone | undefined;
}

/** CK-MOV-6: zones of the side edge outside the enemy's base row, without enemies, with room. */
function entriesOf(g: CkContext, id: number): Zone[] {
  const { side } = factsOf(g, id);
  const { grid, columns, rightToLeft } = g.setting;
  const edge = unitOf(g, id).zone === ON_RIGHT ? columns[side][0]! : columns[side].at(-1)!;
  return rightToLeft[side].filter(
    (zone) =>
      columnOf(grid, zone) === edge && depthOf(grid, zone, otherSide(side)) > 0 && isFreeFor(g, zone, side, [id]),
  );
}

export const arriveDecision = listed<CkContext, Flanking, Zone>('arrive', {
  question: (g, { units }) => `Arrival on the flank, ${factsOf(g, units[0]!).name}: in which zone?`,
  options(g, { units }, out) {
    for (const zone of entriesOf(g, units[0]!)) out.add(zone);
  },
  label: (g, _, zone) => nameZone(g, zone),
  about: (_, { units }) => units.slice(0, 1),
  shows: (g, { units }, zone) => showComing(g, units.slice(0, 1), zone),
});

/** CK-SEQ-1, CK-MOV-6: once the clock has come so far, flank marchers enter; that was their move, and they may assault. */
export const flanking = procedure<CkContext, Flanking>('flanking', {
  muster: (g, f) => {
    if (g.board.clock < g.setting.flankAt) return done(undefined);
    f.units = g.setting.idsOf[f.side].filter((id) => isMarching(unitOf(g, id).zone));
    return undefined;
  },
  next: (g, f) => {
    if (f.units.length === 0) return done(undefined);
    if (entriesOf(g, f.units[0]!).length > 0) return ask(f.side, arriveDecision, 'zone');
    f.units.shift();
    return again('next');
  },
  enter: (g, f) => {
    const id = f.units.shift()!;
    const unit = unitOf(g, id);
    unit.zone = f.zone!;
    unit.moved = true;
    g.tell?.({ type: 'arrived', clauses: ['CK-MOV-6'], unit: id, zone: f.zone!, from: 'flank' });
    joinGenerals(g, f.side, f.zone!);
    return again('next');
  },
});
