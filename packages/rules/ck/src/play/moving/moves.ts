import { again, ask, call, type Exclusion, listed, otherSide, procedure, type Side } from '@acies/kernel';
import { across, columnOf, FACES, OFF, type Zone } from '@acies/zones';
import { type CkContext, factsOf, hasUnits, nameZone, unitOf } from '../../board/look.ts';
import { showComing } from '../shown-places.ts';
import { crossingIn } from './crossing-in.ts';
import { march, marchOf, mayMove, previewStep, stepsOf } from './march.ts';
import { occupancy } from './occupancy.ts';

export type MoveChoice = { readonly do: 'next' } | { readonly do: 'move'; readonly unit: number; readonly to: Zone };

export interface Column {
  readonly side: Side;
  /** CK-SEQ-1: which column, from the mover's right. */
  index: number;
  choice?: MoveChoice | undefined;
}

/** CK-SEQ-1: the units of the column whose turn it is. */
function movers(g: CkContext, { side, index }: Column): number[] {
  const column = g.setting.columns[side][index];
  return g.setting.idsOf[side].filter(
    (id) => mayMove(g, id) && columnOf(g.setting.grid, unitOf(g, id).zone) === column,
  );
}

export const moveDecision = listed<CkContext, Column, MoveChoice>('move', {
  pass: { do: 'next' },
  question: (g, { side, index }) => `Column ${g.setting.columns[side][index]! + 1}: who moves where?`,
  options(g, column, out) {
    out.add({ do: 'next' });
    for (const id of movers(g, column)) stepsOf(g, id, (to) => out.add({ do: 'move', unit: id, to }));
  },
  label: (g, _, choice) =>
    choice.do === 'next' ? 'done with this column' : `${factsOf(g, choice.unit).name} to ${nameZone(g, choice.to)}`,
  preview: (g, _, choice) => (choice.do === 'next' ? undefined : previewStep(g, choice.unit, choice.to)),
  excluded: (g, { side, index }) => excludedMoves(g, side, g.setting.columns[side][index]!),
  about: (g, column) => movers(g, column),
  shows: (g, _, choice) => (choice.do === 'next' ? {} : showComing(g, [choice.unit], choice.to)),
});

function excludedMoves(g: CkContext, side: Side, column: number): Exclusion[] {
  return g.setting.idsOf[side].flatMap((id): Exclusion[] => {
    const { zone, held } = unitOf(g, id);
    if (zone < 0 || columnOf(g.setting.grid, zone) !== column) return [];
    const { name } = factsOf(g, id);
    if (held)
      return [{ what: `${name} moving`, clause: 'CK-MOR-4', text: 'its zone threw two fails or more for its morale' }];
    return FACES.flatMap((face) => {
      const to = across(g.setting.grid, zone, face);
      if (to === OFF) return [];
      const what = `${name} to ${nameZone(g, to)}`;
      if (hasUnits(g, to, otherSide(side)))
        return [{ what, clause: 'CK-MOV-5', text: 'enemies hold it: assault them' }];
      const { verdict } = crossingIn(g, id, to, false);
      return verdict.kind === 'impossible' ? [{ what, ...verdict.because }] : [];
    });
  });
}

/** CK-SEQ-1: moves by columns from the mover's right, then the zones are counted (CK-ZONE-2). */
export const moves = procedure<CkContext, Column>('moves', {
  column: (g, c) => {
    while (c.index < g.setting.columns[c.side].length && movers(g, c).length === 0) c.index++;
    return c.index === g.setting.columns[c.side].length ? again('count') : ask(c.side, moveDecision, 'choice');
  },
  go: (g, c) => {
    const choice = c.choice!;
    if (choice.do === 'move') return call(march, marchOf(g, choice.unit, choice.to));
    c.index++;
    return again('column');
  },
  next: () => again('column'),
  count: (_, { side }) => call(occupancy, { side }),
});
