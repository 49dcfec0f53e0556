import { diceCount, type Run, runAt } from '@acies/rules-disorder';
import { type Box, cornersOf, hullOf, reachesInto } from '@acies/table';
import { disorder } from './changes.ts';
import { noteThrow } from './compelled.ts';
import { crossingsOn } from './drill.ts';
import { JT } from './field.ts';
import { type Manoeuvre, prepareManoeuvre, throwsLeft } from './manoeuvre.ts';
import { moveDice } from './move-kinds.ts';
import { farthest, prepareMove, rollMove, terrainTally } from './moving.ts';
import { bodiesOf, boxOf, type CbTable, enemyWithin, factsOf, inspiresOf, unitOf, whoIs } from './table.ts';
import { BOW_SHOT } from './troops.ts';

/** No charge comes farther. */
const FAR = 40 * JT;

const moverOf = (g: CbTable, id: number) => ({
  type: factsOf(g, id).kind.type,
  formation: unitOf(g, id).formation,
  kind: 'charge' as const,
});

/** CB-MOV-1, CB-MOV-2: how many dice a charge may have, the most first. */
export const chargeDice = (g: CbTable, id: number): number[] => moveDice(moverOf(g, id)).map(diceCount);

export const preparedCharge = (g: CbTable, id: number, dice: number) =>
  prepareMove({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    kind: 'charge',
    dice,
    difficult: false,
    beyondBow: false,
    inspireActions: inspiresOf(g, id),
  });

const asked = (g: CbTable, id: number) => ({
  unit: factsOf(g, id).kind,
  formation: unitOf(g, id).formation,
  dp: unitOf(g, id).dp,
  into: 'line' as const,
  nearEnemy: enemyWithin(g, id, BOW_SHOT),
});

/** CB-MAN-2, CB-MAN-7, CB-MAN-8: the manoeuvres of a run from where a unit stands. */
function manoeuvresOn(g: CbTable, id: number, { end, wheels }: Pick<Run, 'end' | 'wheels'>): Manoeuvre[] {
  const crossed = crossingsOn(g, [{ from: boxOf(g, id), to: end }]);
  return wheels ? ['wheel', ...crossed] : crossed;
}

/** CB-MAN-2 to CB-MAN-8 (R): halves of the move that a charge at an enemy loses on its way; more than all if it is barred. */
function halvesTo(g: CbTable, id: number, target: number): number {
  const manoeuvres = manoeuvresOn(g, id, runAt(bodiesOf(g), id, target, FAR));
  return manoeuvres.reduce((sum, manoeuvre) => {
    const { verdict, halves } = prepareManoeuvre({ ...asked(g, id), manoeuvre });
    return sum + (verdict.kind === 'impossible' ? 2 : halves);
  }, 0);
}

/** CB-SEQ-6: the most that a unit’s dice could give, in javelin throws. */
export function reachOf(g: CbTable, id: number): number {
  const [most] = chargeDice(g, id);
  return most === undefined ? 0 : farthest(preparedCharge(g, id, most)).total;
}

/** The same at an enemy, less what his way costs; a length on the table. */
export const reachAt = (g: CbTable, id: number, target: number): number => chargeLength(g, id, target, reachOf(g, id));

/** CB-MOV-1, CB-MOV-2, CB-MOV-7, CB-CMD-3: throws for a charge at an enemy. */
export function throwCharge(g: CbTable, id: number, target: number, dice: number): number {
  // The way is measured before fatigue may change anything.
  const halves = halvesTo(g, id, target);
  const length = noteThrow(g, id, rollMove(preparedCharge(g, id, dice), g.dice, whoIs(g, id)), 'CB-SEQ-6');
  return Math.floor(throwsLeft(length, halves));
}

/** How far a charge at an enemy comes that has thrown so many javelin throws; a length on the table. */
export const chargeLength = (g: CbTable, id: number, target: number, thrown: number): number =>
  Math.floor(throwsLeft(thrown * JT, halvesTo(g, id, target)));

export interface Cost {
  readonly clause: string;
  readonly label: string;
  readonly value: number;
}

/** CB-MAN-2, CB-MAN-7, CB-MAN-8, CB-MOV-8 (R): the DPs of a run: a charge is a move like any other. */
export function costsOf(g: CbTable, id: number, run: Pick<Run, 'end' | 'wheels'>): Cost[] {
  const drill = manoeuvresOn(g, id, run).flatMap((manoeuvre): Cost[] => {
    const { rows, total } = prepareManoeuvre({ ...asked(g, id), manoeuvre }).tally;
    return total > 0 ? [{ ...rows[0]!, value: total }] : [];
  });
  return [...drill, ...(entersDifficult(g, boxOf(g, id), run.end) ? terrainTally(moverOf(g, id)).rows : [])];
}

const entersDifficult = (g: CbTable, from: Box, to: Box): boolean => {
  const ground = hullOf([...cornersOf(from), ...cornersOf(to)]);
  return g.field.difficult.some((area) => reachesInto(area, ground));
};

export function payFor(g: CbTable, id: number, run: Run): void {
  for (const { clause, label, value } of costsOf(g, id, run)) disorder(g, id, value, 'movement', label, clause);
}
