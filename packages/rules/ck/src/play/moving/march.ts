import { again, ask, listed, otherSide, procedure } from '@acies/kernel';
import { percent } from '@acies/kernel/odds';
import { across, FACES, OFF, type Zone } from '@acies/zones';
import { setOut, stepOver } from '../../board/change.ts';
import { type CkContext, factsOf, hasRoomFor, hasUnits, nameZone, unitOf, whoIs } from '../../board/look.ts';
import { chanceOfCrossing, rollCrossing } from '../../sheet/chapters/crossing.ts';
import { showComing } from '../shown-places.ts';
import { crossingIn } from './crossing-in.ts';

export type GoOnChoice = Zone | 'stop';

/** Zones a unit can step into: across a face, free of enemies, with scenery it may enter. */
export function stepsOf(g: CkContext, id: number, visit: (to: Zone) => void): void {
  const { side } = factsOf(g, id);
  const { zone } = unitOf(g, id);
  for (const face of FACES) {
    const to = across(g.setting.grid, zone, face);
    if (to === OFF || hasUnits(g, to, otherSide(side))) continue;
    if (crossingIn(g, id, to, false).verdict.kind !== 'impossible') visit(to);
  }
}

export const mayMove = (g: CkContext, id: number): boolean => {
  const { zone, moved, held } = unitOf(g, id);
  return zone >= 0 && !moved && !held;
};

export function previewStep(g: CkContext, id: number, to: Zone): string | undefined {
  const crossing = crossingIn(g, id, to, false);
  const rolls = crossing.verdict.kind === 'roll';
  const notes = [
    rolls && `needs ${crossing.tally.total} or more, ${percent(chanceOfCrossing(crossing))}`,
    // CK-ZONE-2: one may go there, but somebody falls back if it stays so.
    !hasRoomFor(g, to, factsOf(g, id).side, [id]) && 'too many there unless someone leaves',
  ];
  return notes.filter(Boolean).join('; ') || undefined;
}

/** One unit's move, zone by zone. */
export interface March {
  readonly unit: number;
  to: Zone;
  /** Zones of movement left. */
  left: number;
  /** Casualty markers it has taken along. */
  carries: number;
  /** It has left the zone where it began. */
  underWay: boolean;
  next?: GoOnChoice | undefined;
}

export const goOnDecision = listed<CkContext, March, GoOnChoice>('go-on', {
  pass: 'stop',
  question: (g, { unit, left }) =>
    `${factsOf(g, unit).name} at ${nameZone(g, unitOf(g, unit).zone)} may move ${left === 1 ? 'one more zone' : `${left} more zones`}: where to?`,
  options(g, { unit }, out) {
    out.add('stop');
    stepsOf(g, unit, (to) => out.add(to));
  },
  label: (g, _, choice) => (choice === 'stop' ? 'stay' : `to ${nameZone(g, choice)}`),
  preview: (g, { unit }, choice) => (choice === 'stop' ? undefined : previewStep(g, unit, choice)),
  about: (_, { unit }) => [unit],
  shows: (g, { unit }, choice) => (choice === 'stop' ? { pieces: [unit] } : showComing(g, [unit], choice)),
});

/** CK-MOV-1, CK-MOV-2: steps, each with its roll; a failed roll wastes one zone of movement. */
export const march = procedure<CkContext, March>('march', {
  step: (g, m) => {
    unitOf(g, m.unit).moved = true;
    cross(g, m);
    m.left--;
    return m.left > 0 ? ask(factsOf(g, m.unit).side, goOnDecision, 'next') : again('stop');
  },
  goOn: (_, m) => {
    if (m.next === 'stop') return undefined;
    m.to = m.next!;
    return again('step');
  },
  stop: (g, { unit, carries }) => {
    const { zone } = unitOf(g, unit);
    g.board.markers[zone] = g.board.markers[zone]! + carries;
  },
});

export const marchOf = (g: CkContext, unit: number, to: Zone): March => ({
  unit,
  to,
  left: factsOf(g, unit).zones,
  carries: 0,
  underWay: false,
});

function cross(g: CkContext, m: March): void {
  const { unit, to } = m;
  const crossing = crossingIn(g, unit, to, false);
  const tally = crossing.verdict.kind === 'roll' ? crossing.tally : null;
  if (rollCrossing(crossing, g.dice, 'moving', whoIs(g, unit))) {
    g.tell?.({ type: 'moved', clauses: ['CK-MOV-1'], unit, to, tally });
    if (!m.underWay) m.carries = setOut(g, unit);
    m.underWay = true;
    stepOver(g, unit, to);
  } else g.tell?.({ type: 'failed to move', clauses: ['CK-MOV-2'], unit, to, tally: tally! });
}
