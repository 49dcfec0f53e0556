import type { Wish } from '@acies/kernel/picture';
import {
  type Box,
  boxFromMiddle,
  centreOf,
  conformed,
  distanceBetween,
  EDGES,
  type Edge,
  edgeMet,
  edgeOf,
  type Gait,
  midway,
  overlap,
  rangeBetween,
  type Step,
  waysTo,
} from '@acies/table';
import { boxOf, type ClockContext, enemiesOf, isReason } from '../../board/look.ts';
import { BASE } from '../../board/setting.ts';
import type { Goers } from '../moving/goers.ts';
import { prepareMove } from '../moving/move-order.ts';
import { stepsMade } from './shown-orders.ts';

/** MC-MOV-8: a unit that is dragged onto an enemy charges him, at the edge that it was dragged to if it can be reached. */
export function aimCharge(g: ClockContext, goers: Goers, gait: Gait, wish: Wish): readonly Step[] | undefined {
  const own = boxOf(g, wish.piece);
  const there = boxFromMiddle(wish, wish.heading ?? own.heading, BASE, BASE);
  const away = (id: number): number => distanceBetween(centreOf(boxOf(g, id)), wish);
  const [target] = enemiesOf(g, goers.side)
    .filter((id) => overlap(there, boxOf(g, id)))
    .sort((a, b) => away(a) - away(b));
  return target === undefined ? undefined : quickCharge(g, goers, gait, { by: wish.piece, target, at: wish });
}

/** Who of the goers is to meet whom, and near which place. */
interface Meant {
  readonly by: number;
  readonly target: number;
  readonly at: { readonly x: number; readonly y: number };
}

/** So many ways to each edge are tried. */
const CHARGES = 4;

/** Steps that bring a unit into contact with an enemy, if plain ones do: a quick search, while somebody holds the piece. */
export function quickCharge(g: ClockContext, goers: Goers, gait: Gait, meant: Meant): readonly Step[] | undefined {
  const { side, units, frame, spot } = goers;
  const { by, target, at } = meant;
  const [own, enemy] = [boxOf(g, by), boxOf(g, target)];
  if (units.every((id) => rangeBetween(boxOf(g, id), enemy) > gait.allowance)) return undefined;
  const meets = (steps: readonly Step[]): boolean => {
    const move = prepareMove(g, side, units, steps);
    return !isReason(move) && move.clashes.some((clash) => clash.target === target);
  };
  for (const edge of edgesNear(own, enemy, at)) {
    const square = conformed(own, enemy, edge);
    const aims = [{ ...centreOf(square), heading: square.heading }, midway(...edgeOf(enemy, edge))];
    const ways = aims.flatMap((aim) => waysTo(frame, aim, gait, spot).slice(0, CHARGES));
    const found = ways.map(({ steps }) => runInto(steps)).find(meets);
    if (found) return stepsMade(g, units, found, false).map(atLeastAHair);
  }
  return undefined;
}

/** Who touches the enemy already still has to go for him: no order has a step of nothing. */
export const atLeastAHair = (step: Step): Step =>
  'distance' in step && step.distance === 0 ? { ...step, distance: 1 } : step;

/** The edges of an enemy, the one first that one would come to, or was dragged to. */
function edgesNear(own: Box, enemy: Box, at: Meant['at']): Edge[] {
  const natural = edgeMet(own, enemy);
  const away = (edge: Edge): number =>
    distanceBetween(at, midway(...edgeOf(enemy, edge))) - (edge === natural ? BASE / 2 : 0);
  return [...EDGES].sort((a, b) => away(a) - away(b));
}

/** A way with a last advance that goes on until it meets somebody. */
function runInto(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1);
  return last?.do === 'advance' || last?.do === 'incline'
    ? [...steps.slice(0, -1), { ...last, distance: last.distance + BASE / 2 }]
    : [...steps, { do: 'advance', distance: BASE / 2 }];
}
