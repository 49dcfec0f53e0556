import { isFree } from '@acies/rules-disorder';
import { afterStep, type Box, centreOf, crosses, distanceBetween, frontOf, turnedInPlace } from '@acies/table';
import { bodiesOf, boxOf, enemiesOf, enemyNear, friendsOf, isFormedUnit, type LegioContext } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { shelters } from '../../board/supports.ts';
import { mayReform, type Refuge } from '../../sheet/combat/after-combat.ts';
import { BOW } from '../../sheet/troops.ts';
import { nearestEnemyFrom } from '../moving/paths.ts';

/** LG-AFT-5: what a routing unit would have about it at a place. */
function refugeAt(g: LegioContext, id: number, box: Box): Refuge {
  const enemies = enemiesOf(g, id).map((enemy) => centreOf(boxOf(g, enemy)));
  const nearest = nearestEnemyFrom(g, id, box);
  const sheltersIt = (friend: number): boolean =>
    isFormedUnit(g, friend) && nearest !== undefined && shelters(boxOf(g, friend), box, boxOf(g, nearest));
  return {
    behindSupports: friendsOf(g, id).some(sheltersIt),
    behindObstacle:
      enemies.length > 0 &&
      enemies.every((enemy) => g.setting.barriers.some((line) => crosses(line, centreOf(box), enemy))),
    beyondBowRange: !enemyNear(g, id, box, BOW),
  };
}

/** LG-AFT-5: whether a routing unit has got to where it stays, and may reform. */
export const isInRefuge = (g: LegioContext, id: number): boolean => mayReform(refugeAt(g, id, boxOf(g, id)));

/** How finely the way of a flight is looked at. */
const STEP = 5 * PACE;

/** LG-AFT-5: the first place on the way of a flight where there is refuge; where it ends if there is none before. */
export function refugeOnTheWay(g: LegioContext, id: number, end: Box): Box | undefined {
  const start = turnedInPlace(boxOf(g, id), end.heading);
  const length = distanceBetween(frontOf(start), frontOf(end));
  for (let distance = STEP; distance < length; distance += STEP) {
    const there = afterStep(start, { do: 'advance', distance });
    if (isFree(bodiesOf(g), id, there) && mayReform(refugeAt(g, id, there))) return there;
  }
  return undefined;
}
