import { isFree } from '@acies/rules-disorder';
import { type Box, centreOf, endOf, headingOf, isRoomFor, pathToward, turnedInPlace } from '@acies/table';
import { place } from '../../board/change.ts';
import { bodiesOf, boxOf, type CbContext, isFormedUnit, sideOf, unitOf } from '../../board/look.ts';
import type { PreparedPath } from '../../board/prepared-path.ts';
import { aheadOf, JT } from '../../board/setting.ts';
import { flee } from '../combat/routing.ts';
import { isVisible } from '../shooting/shots.ts';
import { throwCompelled } from './compelled.ts';
import { loot } from './looting.ts';
import { makeMove, throwFor } from './make-move.ts';
import { movesOf } from './move-actions.ts';
import { isReason, preparePath } from './move-path.ts';
import { hemOf, type Licence } from './path-limits.ts';
import { legsOf, type PathStep } from './path-steps.ts';
import { nearestEnemy } from './paths.ts';

/** Moves of the Tactical phase that nobody chooses. */

/** How finely the longest way is sought: a twentieth of a javelin throw. */
const FINE = JT / 20;

/** The longest of such paths that is allowed. */
function longest(
  g: CbContext,
  id: number,
  licence: Licence,
  stepsFor: (distance: number) => PathStep[],
): PreparedPath | undefined {
  const start = boxOf(g, id);
  const hem = hemOf(g, id, licence);
  const wayOf = (count: number): PreparedPath | undefined => {
    const steps = stepsFor(Math.round(count * FINE));
    const legs = legsOf(g, id, start, steps);
    if (!isRoomFor(endOf(start, legs), hem.bounds)) return undefined;
    const prepared = preparePath(g, id, steps, licence, hem, legs);
    return isReason(prepared) ? undefined : prepared;
  };
  const most = Math.floor((licence.allowance * JT) / FINE);
  for (let least = most; least > -10; least -= 10) {
    const found = least > 0 ? wayOf(least) : undefined;
    if (least > 0 && !found) continue;
    for (let exact = Math.min(most, least + 9); exact > Math.max(0, least); exact--) {
      const way = wayOf(exact);
      if (way) return way;
    }
    if (found) return found;
  }
  return undefined;
}

/** CB-CTL-5 (R): a move repeated: straight on with all its dice, as far as it may. */
export function repeatMove(g: CbContext, id: number): void {
  const action = movesOf(g, id).find(({ double }) => !double)!;
  const licence = throwFor(g, id, action);
  const way = longest(g, id, licence, (distance) => [{ do: 'advance', distance }]);
  if (way) makeMove(g, id, way, 'move', 'CB-CTL-5');
}

/** CB-AFT-6: routers go on to the rear, toward their own edge. */
export const fleeOn = (g: CbContext, id: number): void => flee(g, id, (aheadOf(sideOf(g, id)) + 1800) % 3600);

/** The nearest enemy whom a unit sees, or whom it does not, if it sees none. */
export const nearestSeen = (g: CbContext, id: number): number | undefined =>
  nearestEnemy(g, id, (one) => isVisible(g, id, one)) ?? nearestEnemy(g, id);

/** CB-CTL-6: at the nearest visible enemy with all dice, and up to 1 JT of him as any move. */
export function goAtNearest(g: CbContext, id: number): void {
  const allowance = throwCompelled(g, id, 'spontaneous') / JT;
  const enemy = nearestSeen(g, id);
  if (enemy === undefined) return;
  const way = wayToward(g, id, enemy, allowance);
  if (way) makeMove(g, id, way, 'spontaneous', 'CB-CTL-6');
  else faceEnemy(g, id, enemy);
  loot(g, id);
}

/** As far toward an enemy as any move may go: through friends where they may be passed, and no nearer than 1 JT to enemy. */
export function wayToward(g: CbContext, id: number, enemy: number, allowance: number): PreparedPath | undefined {
  const [box, other] = [boxOf(g, id), boxOf(g, enemy)];
  const heading = headingToward(box, other);
  return longest(g, id, { allowance, double: false }, (distance) =>
    isFormedUnit(g, id)
      ? (pathToward(box, centreOf(other), distance) as PathStep[])
      : [
          { do: 'face', heading },
          { do: 'advance', distance },
        ],
  );
}

/** CB-UNIT-7: who cannot come nearer to an enemy turns to him at least, unformed. */
export function faceEnemy(g: CbContext, id: number, enemy: number): void {
  if (!isFormedUnit(g, id)) faceTo(g, id, headingToward(boxOf(g, id), boxOf(g, enemy)));
}

function headingToward(box: Box, other: Box): number {
  const [from, to] = [centreOf(box), centreOf(other)];
  return headingOf(to.x - from.x, to.y - from.y);
}

function faceTo(g: CbContext, id: number, heading: number): void {
  const turned = turnedInPlace(boxOf(g, id), heading);
  if (heading === boxOf(g, id).heading || !isFree(bodiesOf(g), id, turned)) return;
  unitOf(g, id).moved = true;
  place(g, id, turned, 'turn', 'CB-UNIT-7');
}
