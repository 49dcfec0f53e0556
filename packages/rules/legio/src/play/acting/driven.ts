import { flightOf, isFree } from '@acies/rules-disorder';
import { afterStep, type Box, centreOf, headingOf, isRoomFor, type Step, turnedInPlace } from '@acies/table';
import { destroyUnit, place } from '../../board/change.ts';
import { bodiesOf, boxOf, type LegioContext, sideOf, unitOf } from '../../board/look.ts';
import type { PreparedPath } from '../../board/prepared-path.ts';
import { aheadOf, PACE } from '../../board/setting.ts';
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

/** LG-AFT-5 (R): routers go on toward their own edge. */
export function fleeOn(g: LegioContext, id: number): void {
  const length = throwCompelled(g, id, 'rout');
  const home = (aheadOf(sideOf(g, id)) + 1800) % 3600;
  const flight = flightOf(bodiesOf(g), id, { length, heading: home, mayLeave: true });
  unitOf(g, id).moved = true;
  if (flight?.off) destroyUnit(g, id, 'left the table', 'LG-AFT-5');
  else if (flight) place(g, id, flight.end, 'rout', 'LG-AFT-5');
  else cornered(g, id);
}

/** LG-CTL-2 (R): pursuers who do not stop go on at the nearest enemy, and halt at javelin range as any move does. */
export function pursueOn(g: LegioContext, id: number): void {
  const allowance = throwCompelled(g, id, 'pursue') / PACE;
  const enemy = nearestEnemy(g, id);
  if (enemy === undefined) return;
  const heading = headingToward(boxOf(g, id), boxOf(g, enemy));
  const licence = { allowance, difficult: true, approach: false };
  const way = longest(g, id, licence, (distance) => [
    { do: 'face', heading },
    { do: 'advance', distance },
  ]);
  if (way) makeMove(g, id, way.steps, way.prepared, 'pursue', 'LG-AFT-6');
  else faceTo(g, id, heading);
}

function headingToward(box: Box, other: Box): number {
  const [from, to] = [centreOf(box), centreOf(other)];
  return headingOf(to.x - from.x, to.y - from.y);
}

function faceTo(g: LegioContext, id: number, heading: number): void {
  const turned = turnedInPlace(boxOf(g, id), heading);
  if (isFree(bodiesOf(g), id, turned)) place(g, id, turned, 'turn', 'LG-MAN-1');
}
