import { diceCount, groundToward, lengthBefore, type Run, runAt, wheelsToward } from '@acies/rules-disorder';
import { type Box, cornersOf, hullOf, reachesInto } from '@acies/table';
import { disorder } from '../../board/change.ts';
import { BEYOND_MAJOR, type Crossing, crossingsOn, endsBeyond, liesAcross } from '../../board/crossings.ts';
import { bodiesOf, boxOf, type CbContext, factsOf, inspiresOf, unitOf, whoIs } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { halvesOf, type Manoeuvre, prepareManoeuvre, throwsLeft } from '../../sheet/chapters/manoeuvre.ts';
import { moveDice } from '../../sheet/chapters/move-kinds.ts';
import { farthest, prepareMove, rollMove, terrainTally } from '../../sheet/chapters/moving.ts';
import type { Formation } from '../../sheet/formations.ts';
import type { UnitKind } from '../../sheet/troops.ts';
import { noteThrow } from '../moving/compelled.ts';
import { nearOn } from '../moving/drill.ts';

/** No charge comes farther. */
const FAR = 40 * JT;

const moverOf = (g: CbContext, id: number) => ({
  type: factsOf(g, id).kind.type,
  formation: unitOf(g, id).formation,
  kind: 'charge' as const,
});

/** CB-MOV-1, CB-MOV-2: how many dice a charge may have, the most first. */
export const chargeDice = (g: CbContext, id: number): number[] => moveDice(moverOf(g, id)).map(diceCount);

export const preparedCharge = (g: CbContext, id: number, dice: number) =>
  prepareMove({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    kind: 'charge',
    dice,
    difficult: false,
    beyondBow: false,
    inspireActions: inspiresOf(g, id),
  });

const drilled = (g: CbContext, id: number, manoeuvre: Manoeuvre, nearEnemy: boolean, dp: number) => ({
  unit: factsOf(g, id).kind,
  formation: unitOf(g, id).formation,
  into: 'line' as const,
  manoeuvre,
  nearEnemy,
  dp,
});

/** CB-MAN-1, CB-MAN-7, CB-MAN-8: what a manoeuvre takes of a unit that charges. */
const asked = (g: CbContext, id: number, manoeuvre: Manoeuvre, nearEnemy: boolean, dp = unitOf(g, id).dp) =>
  prepareManoeuvre(drilled(g, id, manoeuvre, nearEnemy, dp));

const crossedOn = (g: CbContext, id: number, end: Box): Crossing[] =>
  crossingsOn(g.setting, [{ from: boxOf(g, id), to: end }]);

/** CB-MAN-2: halves of the move that the wheel of a charge takes. */
const wheelHalves = (g: CbContext, id: number): number => halvesOf(drilled(g, id, 'wheel', true, 0));

/**
 * CB-MAN-7, CB-MAN-8 (R): what may be run of so much thrown if the run ends there: a gap takes half, and a major obstacle
 * ends it half a javelin throw beyond; nothing where its way is barred.
 */
function allowedFor(g: CbContext, id: number, end: Box, thrown: number, wheel: number): number {
  let halves = wheel;
  let over = 0;
  for (const { manoeuvre, line } of crossedOn(g, id, end)) {
    const { verdict, halves: taken } = asked(g, id, manoeuvre, true);
    if (verdict.kind === 'impossible') return 0;
    halves += taken;
    if (taken === 2 && endsBeyond(line, end) <= BEYOND_MAJOR * JT) over++;
  }
  // A full move leaves room for nothing else that takes of it.
  return over === 1 && halves === 2 ? thrown : Math.floor(throwsLeft(thrown, halves));
}

/** CB-MAN-2 to CB-MAN-8 (R): how far a charge at an enemy comes with such a length; only what it comes to costs it anything. */
function lengthAt(g: CbContext, id: number, target: number, thrown: number): number {
  const bodies = bodiesOf(g);
  // Which way it goes is of no account where there is nothing to cross, and no wheel that takes anything.
  if (isOpenToward(g, id, target) && wheelTaken(g, id, target) === 0) return Math.floor(thrown);
  const run = (length: number): Run => runAt(bodies, id, target, length);
  const whole = run(FAR);
  const wheel = whole.wheels ? wheelHalves(g, id) : 0;
  const most = Math.floor(throwsLeft(thrown, wheel));
  if (crossedOn(g, id, whole.end).length === 0) return most;
  return lengthBefore(most, (length) => length > allowedFor(g, id, run(length).end, thrown, wheel));
}

const isOpenToward = (g: CbContext, id: number, target: number): boolean =>
  !liesAcross(g.setting, groundToward(bodiesOf(g), id, target));

/** CB-MAN-2: halves of the move that a charge’s wheel takes, if it comes so far as to wheel. */
const wheelTaken = (g: CbContext, id: number, target: number): number => {
  const halves = wheelHalves(g, id);
  return halves > 0 && wheelsToward(bodiesOf(g), id, target, FAR) ? halves : 0;
};

/**
 * The length on the table that a charge has for so many javelin throws, if it comes home. Who does has wheeled, so that where there is
 * nothing to cross no run need be looked for, which is dear. Of a charge that does not come home it may say less.
 */
export const lengthHome = (g: CbContext, id: number, target: number, throws: number): number =>
  isOpenToward(g, id, target)
    ? Math.floor(throwsLeft(throws * JT, wheelTaken(g, id, target)))
    : lengthAt(g, id, target, throws * JT);

/** CB-SEQ-6: the most that a unit’s dice could give, in javelin throws. */
export function reachOf(g: CbContext, id: number): number {
  const { kind } = factsOf(g, id);
  const { formation } = unitOf(g, id);
  let known = knownReaches.get(kind);
  if (!known) knownReaches.set(kind, (known = {}));
  return ((known[formation] ??= [])[inspiresOf(g, id)] ??= workOutReach(g, id));
}

/** By formation and inspire actions, which are all that changes it. */
const knownReaches = new WeakMap<UnitKind, Partial<Record<Formation, number[]>>>();

function workOutReach(g: CbContext, id: number): number {
  const [most] = chargeDice(g, id);
  return most === undefined ? 0 : farthest(preparedCharge(g, id, most)).total;
}

/** How far a charge at an enemy may come at the most, less what the way costs; a length on the table. */
export const reachAt = (g: CbContext, id: number, target: number): number =>
  chargeLength(g, id, target, reachOf(g, id));

/** CB-MOV-1, CB-MOV-2, CB-MOV-7, CB-CMD-3: throws for a charge at an enemy. */
export function throwCharge(g: CbContext, id: number, target: number, dice: number): number {
  const length = noteThrow(g, id, rollMove(preparedCharge(g, id, dice), g.dice, whoIs(g, id)), 'CB-SEQ-6');
  return lengthAt(g, id, target, length);
}

/** How far a charge at an enemy comes that has thrown so many javelin throws; a length on the table. */
export const chargeLength = (g: CbContext, id: number, target: number, thrown: number): number =>
  lengthAt(g, id, target, thrown * JT);

export interface Cost {
  readonly clause: string;
  readonly label: string;
  readonly value: number;
}

/** CB-MAN-2, CB-MAN-7, CB-MAN-8, CB-MOV-8 (R): the DPs of a run: a charge is a move like any other. */
export function costsOf(g: CbContext, id: number, { end, wheels }: Pick<Run, 'end' | 'wheels'>): Cost[] {
  const from = boxOf(g, id);
  const drill = [
    ...(wheels ? [{ manoeuvre: 'wheel' as const, near: nearOn(g, id, [{ from, to: from }]) }] : []),
    ...crossedOn(g, id, end).map(({ manoeuvre }) => ({ manoeuvre, near: nearOn(g, id, [{ from, to: end }]) })),
  ];
  const costs: Cost[] = [];
  // CB-MAN-1: DPs gained on the way count toward those that spare it more.
  let { dp } = unitOf(g, id);
  for (const { manoeuvre, near } of drill) {
    const { rows, total } = asked(g, id, manoeuvre, near, dp).tally;
    if (total > 0) costs.push({ ...rows[0]!, value: total });
    dp += total;
  }
  return [...costs, ...(entersDifficult(g, from, end) ? terrainTally(moverOf(g, id)).rows : [])];
}

const entersDifficult = (g: CbContext, from: Box, to: Box): boolean => {
  const ground = hullOf([...cornersOf(from), ...cornersOf(to)]);
  return g.setting.difficult.some((area) => reachesInto(area, ground));
};

export function payFor(g: CbContext, id: number, run: Run): void {
  for (const { clause, label, value } of costsOf(g, id, run)) disorder(g, id, value, 'movement', label, clause);
}
