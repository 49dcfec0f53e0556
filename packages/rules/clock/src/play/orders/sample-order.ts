import type { Draw, Side } from '@acies/kernel';
import { type Box, bodyOf, centreOf, lengthOf, pathToward, type Step } from '@acies/table';
import { boxOf, type ClockContext, enemiesOf } from '../../board/look.ts';
import { groupWith, readyOf } from '../moving/groups.ts';
import { allowanceOf } from '../moving/movement.ts';
import { runsOntoFriend } from '../moving/onto-friends.ts';
import { cheapestBy, type MoveOrder, type Order } from './orders.ts';
import { isLegal, otherOrders } from './suggest.ts';

const TRIES = 6;

/** One legal order, quickly. */
export function sampleOrder(g: ClockContext, side: Side, draw: Draw): Order {
  const ready = readyOf(g, side);
  for (let tries = 0; tries < TRIES && draw(8) > 0; tries++) {
    const order = drawOrder(g, side, ready, draw);
    if (order && isLegal(g, side, order)) return order;
  }
  return { do: 'done' };
}

function drawOrder(g: ClockContext, side: Side, ready: readonly number[], draw: Draw): Order | undefined {
  if (draw(12) === 0) {
    const others = otherOrders(g, side);
    return others[draw(Math.max(1, others.length))];
  }
  if (ready.length === 0) return undefined;
  const one = ready[draw(ready.length)]!;
  const units = draw(2) === 0 ? [one] : groupWith(g, ready, one);
  const body = bodyOf(units.map((id) => boxOf(g, id)));
  const steps = drawPath(g, side, units, body.frame, draw);
  if (runsOntoFriend(g, side, units, body, steps)) return undefined;
  const by = cheapestBy(g, side, units);
  return by === undefined ? undefined : { do: 'move', by, units, steps: steps as MoveOrder['steps'] };
}

/** Straight on, toward an enemy, or wherever a wheel leads. */
function drawPath(g: ClockContext, side: Side, units: readonly number[], frame: Box, draw: Draw): Step[] {
  const allowance = allowanceOf(g, units, frame, draw(3) === 0);
  const kind = draw(3);
  if (kind === 0) return [{ do: 'advance', distance: Math.max(1, Math.floor((allowance * (1 + draw(4))) / 4)) }];
  const enemies = enemiesOf(g, side);
  if (kind === 1 && enemies.length > 0) {
    const path = pathToward(frame, centreOf(boxOf(g, enemies[draw(enemies.length)]!)), allowance);
    if (path.length > 0) return path;
  }
  const angle = 50 * (1 + draw(18));
  const wheel: Step = { do: 'wheel', to: draw(2) === 0 ? 'left' : 'right', angle };
  const left = allowance - lengthOf(frame, wheel);
  return left > 0 ? [wheel, { do: 'advance', distance: left }] : [wheel];
}
