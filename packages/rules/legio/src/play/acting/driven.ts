import { flightOf, runAt } from '@acies/rules-disorder';
import { afterStep, type Box, centreOf, distanceBetween, frontOf, headingOf, isRoomFor, type Step } from '@acies/table';
import { GONE } from '../../board/board.ts';
import { destroyUnit, place } from '../../board/change.ts';
import { bodiesOf, boxOf, factsOf, isPresent, isWithin, type LegioContext, sideOf, unitOf } from '../../board/look.ts';
import type { PreparedPath } from '../../board/prepared-path.ts';
import { aheadOf, PACE } from '../../board/setting.ts';
import { farthest, moveDice, prepareMove } from '../../sheet/chapters/moving.ts';
import { type Pursuit, runUpon } from '../combat/after-moves.ts';
import { isInRefuge, refugeOnTheWay } from '../combat/refuge.ts';
import { cornered } from '../combat/routing.ts';
import { isReason, preparePath } from '../moving/move-path.ts';
import { hemOf, type Licence } from '../moving/path-limits.ts';
import { nearestEnemy } from '../moving/paths.ts';
import { throwCompelled } from './compelled.ts';
import { movesOf } from './declared-moves.ts';
import { makeMove, throwFor } from './make-move.ts';

/** Moves of the move phase that nobody chooses. */

interface Way {
  readonly steps: readonly Step[];
  readonly prepared: PreparedPath;
}

const ROUGHLY = 10;

/** The longest of such paths that is allowed, to the pace. */
function longest(
  g: LegioContext,
  id: number,
  licence: Licence,
  stepsFor: (distance: number) => Step[],
): Way | undefined {
  const start = boxOf(g, id);
  const hem = hemOf(g, id, licence);
  const wayOf = (paces: number): Way | undefined => {
    const steps = stepsFor(paces * PACE);
    if (!isRoomFor(steps.reduce(afterStep, start), hem.bounds)) return undefined;
    const prepared = preparePath(g, id, steps, licence, hem);
    return isReason(prepared) ? undefined : { steps, prepared };
  };
  const most = Math.floor(licence.allowance);
  for (let least = most; least > -ROUGHLY; least -= ROUGHLY) {
    const found = least > 0 ? wayOf(least) : undefined;
    if (least > 0 && !found) continue;
    for (let exact = Math.min(most, least + ROUGHLY - 1); exact > Math.max(0, least); exact--) {
      const way = wayOf(exact);
      if (way) return way;
    }
    if (found) return found;
  }
  return undefined;
}

/** LG-CTL-2 (R): a move repeated: straight on with a basic move and all its dice, as far as it may. */
export function repeatMove(g: LegioContext, id: number): void {
  const action = movesOf(g, id).find(({ approach, road }) => !approach && !road)!;
  const licence = throwFor(g, id, action);
  const way = longest(g, id, licence, (distance) => [{ do: 'advance', distance }]);
  if (way) makeMove(g, id, way.steps, way.prepared, 'basic', 'LG-CTL-2');
  else g.tell?.({ type: 'stayed', clauses: ['LG-CTL-2'], unit: id, why: 'no way straight on' });
}

/** LG-AFT-5 (R): routers go on toward their own edge until there is refuge, and stay there while there is. */
export function fleeOn(g: LegioContext, id: number): void {
  if (isInRefuge(g, id)) return;
  const length = throwCompelled(g, id, 'rout');
  const home = (aheadOf(sideOf(g, id)) + 1800) % 3600;
  const flight = flightOf(bodiesOf(g), id, { length, heading: home, mayLeave: true });
  unitOf(g, id).moved = true;
  const refuge = flight && refugeOnTheWay(g, id, flight.end);
  if (refuge) place(g, id, refuge, 'rout', 'LG-AFT-5');
  else if (flight?.off) destroyUnit(g, id, 'left the table', 'LG-AFT-5');
  else if (flight) place(g, id, flight.end, 'rout', 'LG-AFT-5');
  else cornered(g, id);
}

/** LG-AFT-6, LG-CTL-2 (R): pursuers who do not stop run on at whom they pursue; undefined unless they come upon new enemy. */
export function pursueOn(g: LegioContext, id: number): Pursuit | undefined {
  const unit = unitOf(g, id);
  const length = throwCompelled(g, id, 'pursue');
  Object.assign(unit, { moved: true, last: 'move' });
  const prey = preyOf(g, id);
  if (prey === undefined) return undefined;
  unit.prey = prey;
  const from = boxOf(g, id);
  const heading = headingToward(from, boxOf(g, prey));
  const { end, met } = runAt(bodiesOf(g), id, prey, length);
  const gone = distanceBetween(frontOf(from), frontOf(end));
  const way = met || gone >= length - PACE ? undefined : wayThrough(g, id, heading, length);
  if (way && distanceBetween(frontOf(from), frontOf(way.prepared.end)) > gone) {
    makeMove(g, id, way.steps, way.prepared, 'pursue', 'LG-AFT-6');
    return undefined;
  }
  return runUpon(g, id, prey, length);
}

/** LG-MAN-8 (R): stopped by friends it goes through them, as in any move of the phase. */
const wayThrough = (g: LegioContext, id: number, heading: number, length: number): Way | undefined =>
  longest(g, id, { allowance: length / PACE, difficult: true, approach: false }, (distance) => [
    { do: 'face', heading },
    { do: 'advance', distance },
  ]);

/** LG-AFT-6 (R): whom it pursues already, as long as its dice could bring it to him; else the nearest. */
function preyOf(g: LegioContext, id: number): number | undefined {
  const { prey } = unitOf(g, id);
  const isInReach =
    prey !== GONE && isPresent(g, prey) && isWithin(boxOf(g, id), boxOf(g, prey), farthestPursuit(g, id));
  return isInReach ? prey : nearestEnemy(g, id);
}

/** In paces. */
function farthestPursuit(g: LegioContext, id: number): number {
  const { type } = factsOf(g, id).kind;
  const average = moveDice(type, 'pursue')[0]?.average ?? 0;
  const move = { type, formation: 'unformed', kind: 'pursue', average } as const;
  return farthest(prepareMove({ ...move, difficult: false, road: false, beyondBow: false })).total;
}

function headingToward(box: Box, other: Box): number {
  const [from, to] = [centreOf(box), centreOf(other)];
  return headingOf(to.x - from.x, to.y - from.y);
}
