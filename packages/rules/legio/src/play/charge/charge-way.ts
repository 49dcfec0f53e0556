import { groundToward, type Run, runAt } from '@acies/rules-disorder';
import {
  type Area,
  type Box,
  boundsMeet,
  boundsOfArea,
  cornersOf,
  crosses,
  frontOf,
  hullOf,
  type Line,
  reachesInto,
} from '@acies/table';
import { disorder } from '../../board/change.ts';
import { bodiesOf, boxOf, enemyWithin, factsOf, type LegioContext, unitOf } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { pacesLeft, prepareManoeuvre } from '../../sheet/chapters/manoeuvre.ts';
import { farthest, isBarred, moveDice, prepareMove } from '../../sheet/chapters/moving.ts';
import type { Formation } from '../../sheet/formations.ts';
import { BOW, type TroopId } from '../../sheet/troops.ts';
import { throwCompelled } from '../acting/compelled.ts';
import { FAR } from '../moving/run.ts';

/** LG-MAN-5: major obstacles that the middle of a front passes. */
const obstaclesOn = (g: LegioContext, from: Box, to: Box): number =>
  g.setting.barriers.filter((line) => crosses(line, frontOf(from), frontOf(to))).length;

/** What lies between a unit and the enemy that it would charge. */
interface Way {
  /** LG-MOV-6 (R): difficult ground anywhere on it. */
  readonly difficult: boolean;
  /** LG-MAN-5: halves of the move that obstacles take. */
  readonly halves: number;
}

const OPEN: Way = { difficult: false, halves: 0 };

export function chargeWay(g: LegioContext, id: number, target: number): Way {
  const { kind } = factsOf(g, id);
  const { barriers, difficult } = g.setting;
  const bodies = bodiesOf(g);
  const within = groundToward(bodies, id, target);
  const isOnTheWay = (ground: Area | Line): boolean => boundsMeet(boundsOfArea(ground), within);
  if (!barriers.some(isOnTheWay) && (isBarred(kind.type) || !difficult.some(isOnTheWay))) return OPEN;
  const from = boxOf(g, id);
  const { end } = runAt(bodies, id, target, FAR);
  const ground = hullOf([...cornersOf(from), ...cornersOf(end)]);
  const obstacles = obstaclesOn(g, from, end);
  return {
    difficult: !isBarred(kind.type) && difficult.some((area) => reachesInto(area, ground)),
    halves: obstacles === 0 ? 0 : obstacles * prepareManoeuvre({ ...asked(g, id), manoeuvre: 'cross obstacle' }).halves,
  };
}

const asked = (g: LegioContext, id: number) => ({
  unit: factsOf(g, id).kind,
  formation: unitOf(g, id).formation,
  into: 'line' as const,
  nearEnemy: enemyWithin(g, id, BOW),
});

/** LG-SEQ-4: the farthest that a unit’s dice could bring it in a charge at an enemy. */
export function reachAt(g: LegioContext, id: number, target: number): number {
  const { difficult, halves } = chargeWay(g, id, target);
  return pacesLeft(reachOf(g, id, difficult), halves) * PACE;
}

/** In paces. */
export function reachOf(g: LegioContext, id: number, difficult = false): number {
  const { type } = factsOf(g, id).kind;
  const { formation } = unitOf(g, id);
  const known = knownReaches[difficult ? 'difficult' : 'open'];
  let reaches = known.get(type);
  if (!reaches) known.set(type, (reaches = {}));
  return (reaches[formation] ??= workOutReach(type, formation, difficult));
}

type Reaches = Map<TroopId, Partial<Record<Formation, number>>>;
const knownReaches = { open: new Map() as Reaches, difficult: new Map() as Reaches };

function workOutReach(type: TroopId, formation: Formation, difficult: boolean): number {
  const average = moveDice(type, 'charge')[0]?.average ?? 0;
  const situation = { type, formation, kind: 'charge' as const, average, road: false, beyondBow: false };
  return farthest(prepareMove({ ...situation, difficult })).total;
}

/** LG-MOV-1, LG-MOV-2: throws for a charge at an enemy with so many average dice. */
export function throwCharge(g: LegioContext, id: number, target: number, average: number): number {
  const { difficult, halves } = chargeWay(g, id, target);
  return Math.floor(pacesLeft(Math.max(0, throwCompelled(g, id, 'charge', { difficult, average })), halves));
}

export interface Cost {
  readonly clause: string;
  readonly label: string;
  readonly value: number;
}

/** LG-MAN-2, LG-MAN-5: the DPs of a run that a unit is about to make: a charge is a move like any other (R). */
export function costsOf(g: LegioContext, id: number, { end, wheels }: Run): Cost[] {
  const situation = asked(g, id);
  const rows = wheels ? [...prepareManoeuvre({ ...situation, manoeuvre: 'wheel' }).tally.rows] : [];
  const { tally } = prepareManoeuvre({ ...situation, manoeuvre: 'cross obstacle' });
  for (let n = obstaclesOn(g, boxOf(g, id), end); n > 0; n--) rows.push(...tally.rows);
  return rows;
}

export function payFor(g: LegioContext, id: number, run: Run): void {
  for (const { clause, label, value } of costsOf(g, id, run)) disorder(g, id, value, 'movement', label, clause);
}
