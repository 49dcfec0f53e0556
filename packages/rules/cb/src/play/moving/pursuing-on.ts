import { type Run, runAt } from '@acies/rules-disorder';
import { type Box, centreOf, distanceBetween, TOUCH } from '@acies/table';
import { GONE } from '../../board/board.ts';
import { place } from '../../board/change.ts';
import { bodiesOf, boxOf, type CbContext, isPresent, isRouting, isWithin, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { farthest } from '../../sheet/chapters/moving.ts';
import { chargeLength, payFor } from '../charge/charge-way.ts';
import { hack } from '../charge/meeting.ts';
import { haltShort, pursuitMeets } from '../combat/pursuing.ts';
import { preparedCompelled, throwCompelled } from './compelled.ts';
import { faceEnemy, nearestSeen, wayToward } from './driven.ts';
import { loot } from './looting.ts';
import { makeMove } from './make-move.ts';

/** New enemy whom a pursuer has reached, and how far it has thrown to go. */
export interface Reached {
  readonly enemy: number;
  readonly length: number;
}

/**
 * CB-AFT-7: a pursuit of an earlier turn goes on with all dice after whom it pursues. New enemy whom it reaches it charges with
 * what it has thrown, and he is returned, to respond; (R) 1 JT short of one whom it may not charge it halts.
 */
export function pursueOn(g: CbContext, id: number): Reached | undefined {
  const thrown = throwCompelled(g, id, 'pursue');
  const prey = preyOf(g, id);
  if (prey === undefined) return undefined;
  unitOf(g, id).prey = prey;
  const length = chargeLength(g, id, prey, thrown / JT);
  const enemy = runAt(bodiesOf(g), id, prey, length).met?.enemy;
  if (enemy !== undefined && !isRouting(g, enemy)) {
    if (pursuitMeets(g, id, enemy) === 'charge') return { enemy, length };
    haltShort(g, id, enemy, length);
  } else runToward(g, id, prey, thrown, length);
  loot(g, id);
  return undefined;
}

/** CB-AFT-7 (R): whom it pursues already, as long as its dice could bring it to him; else the nearest whom it sees. */
function preyOf(g: CbContext, id: number): number | undefined {
  const { prey } = unitOf(g, id);
  const isInReach =
    prey !== GONE &&
    isPresent(g, prey) &&
    isWithin(boxOf(g, id), boxOf(g, prey), farthest(preparedCompelled(g, id, 'pursue')).total);
  return isInReach ? prey : nearestSeen(g, id);
}

/** CB-AFT-7: where it reaches nobody but routers, whom it catches; (R) stopped by friends it goes through them as in any move. */
function runToward(g: CbContext, id: number, prey: number, thrown: number, length: number): void {
  const run = runAt(bodiesOf(g), id, prey, length);
  const gone = awayFrom(boxOf(g, id), run.end);
  const way = run.met || gone + TOUCH >= length ? undefined : wayToward(g, id, prey, thrown / JT);
  if (way && awayFrom(boxOf(g, id), way.end) > gone) makeMove(g, id, way, 'pursue', 'CB-AFT-7');
  else if (gone <= TOUCH && !run.met) faceEnemy(g, id, prey);
  else runUp(g, id, run);
}

const awayFrom = (from: Box, to: Box): number => distanceBetween(centreOf(from), centreOf(to));

function runUp(g: CbContext, id: number, run: Run): void {
  payFor(g, id, run);
  if (!isPresent(g, id)) return;
  unitOf(g, id).moved = true;
  place(g, id, run.end, 'pursue', 'CB-AFT-7');
  if (run.met) hack(g, id, run.met.enemy, 'retire');
}

/** CB-AFT-7: it has reached new enemy, and so has declared its charge on him. */
export function chargeReached(g: CbContext, id: number, target: number): void {
  Object.assign(unitOf(g, id), { motion: 'pursuing', rush: 'charging' });
  g.tell?.({ type: 'charge', clauses: ['CB-AFT-7'], unit: id, target, forced: true, runsOn: true });
}
