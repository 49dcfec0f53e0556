import type { Side } from '@acies/kernel';
import {
  type Box,
  bodyOf,
  centreOf,
  type Edge,
  facingPath,
  facingPathOnto,
  INCH,
  isWithinRange,
  type Point,
  pathOnto,
  pathToward,
  type Step,
} from '@acies/table';
import { boxOf, type ClockContext, enemiesOf, factsOf, isInContact, presentOf, unitOf } from '../../board/look.ts';
import { BASE } from '../../board/setting.ts';
import { facesFreely } from '../../sheet/troops.ts';
import { whyNotOrder } from '../moving/carry-out.ts';
import { groupsOf } from '../moving/groups.ts';
import { allowanceOf, touchesRough, wayOf, wheelRelief } from '../moving/movement.ts';
import { cheapestBy, type MoveOrder, type Order } from './orders.ts';

/** Enemies that a group thinks of, the nearest first by their middles: some, and beyond them those whom a friend holds. */
function nearestFoes(g: ClockContext, side: Side, frame: Box, most: number): Box[] {
  const { x, y } = centreOf(frame);
  const away = (id: number): number => (unitOf(g, id).x - x) ** 2 + (unitOf(g, id).y - y) ** 2;
  const foes = enemiesOf(g, side).toSorted((one, other) => away(one) - away(other));
  const held = foes.slice(most).filter((id) => isInContact(g, id));
  return [...foes.slice(0, most), ...held].map((id) => boxOf(g, id));
}

const FOES = 3;
/** Edges that one must go round to; the front, or whatever one comes to, is met by going straight at the middle. */
const ROUNDABOUT: readonly Edge[] = ['left', 'right', 'rear'];

/** How far a group goes: its open move, or its rough move where the way that it would go leads into rough going. */
type Way = (allowance: number) => Step[];

function stretched(g: ClockContext, units: readonly number[], frame: Box, way: Way): Step[] {
  const open = allowanceOf(g, units, frame, false);
  const steps = wheeled(g, units, frame, way, open);
  if (!nearRough(g, frame, open) || !touchesRough(g, units, wayOf(g, units, steps))) return steps;
  const rough = allowanceOf(g, units, frame, true);
  return rough > 0 ? wheeled(g, units, frame, way, rough) : [];
}

/** MC-MOV-2: a deep group that wheels goes so much less far as its tail goes farther than its frame. */
function wheeled(g: ClockContext, units: readonly number[], frame: Box, way: Way, allowance: number): Step[] {
  const steps = way(allowance);
  if (units.length === 1 || frame.depth <= BASE || !steps.some((step) => step.do === 'wheel')) return steps;
  return way(Math.max(0, allowance + wheelRelief(wayOf(g, units, steps))));
}

const ahead =
  (share: number): Way =>
  (allowance) => [{ do: 'advance', distance: Math.ceil(allowance * share) }];

/** Paths for a group: straight ahead by all, half and a little; at the enemies near it and, in reach, at their flanks. */
function pathsOf(g: ClockContext, side: Side, units: readonly number[]): Step[][] {
  const { frame } = bodyOf(units.map((id) => boxOf(g, id)));
  const alone = units.length === 1;
  const free = alone && facesFreely(factsOf(g, units[0]!).kind.type);
  const ways: Way[] = [ahead(1), ahead(3 / 4), ahead(1 / 2), ahead(1 / 4), () => [{ do: 'advance', distance: INCH }]];
  const reach = allowanceOf(g, units, frame, false);
  for (const [i, foe] of nearestFoes(g, side, frame, alone ? FOES : 2).entries()) {
    const middle = centreOf(foe);
    const far = Math.sqrt((middle.x - frame.x) ** 2 + (middle.y - frame.y) ** 2) > reach + 2 * foe.depth;
    // Beyond reach only the nearest is worth going for.
    if (far && i > 0) continue;
    ways.push((allowance) => (free ? facingPath(frame, middle, allowance) : pathToward(frame, middle, allowance)));
    if (!far)
      for (const edge of alone ? ROUNDABOUT : [])
        ways.push((allowance) => (free ? facingPathOnto : pathOnto)(frame, foe, edge, allowance));
    if (free && i === 0) ways.push((allowance) => facingPath(frame, reflected(frame, middle), allowance));
  }
  if (alone)
    ways.push(
      () => [{ do: 'turn', to: 'about' }],
      () => [{ do: 'back', distance: INCH }],
    );
  return ways.map((way) => stretched(g, units, frame, way)).filter((path) => path.length > 0);
}

/** Whether rough going is so near that a move might touch it. */
const nearRough = (g: ClockContext, frame: Box, allowance: number): boolean =>
  g.setting.rough.some(({ points }) => {
    const reach = allowance + frame.width;
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    return (
      frame.x > Math.min(...xs) - reach &&
      frame.x < Math.max(...xs) + reach &&
      frame.y > Math.min(...ys) - reach &&
      frame.y < Math.max(...ys) + reach
    );
  });

/** The place as far from a box on the other side. */
const reflected = (box: Box, { x, y }: Point): Point => {
  const middle = centreOf(box);
  return { x: 2 * middle.x - x, y: 2 * middle.y - y };
};

/** MC-MOV-11: who is in contact and could break off. */
function flights(g: ClockContext, side: Side): Order[] {
  const orders: Order[] = [];
  for (const unit of presentOf(g, side)) {
    const by = isInContact(g, unit) && !unitOf(g, unit).ordered ? cheapestBy(g, side, [unit]) : undefined;
    if (by === undefined) continue;
    orders.push({ do: 'disengage', by, unit, feigned: false }, { do: 'disengage', by, unit, feigned: true });
  }
  return orders;
}

const isRideable = (from: Box, to: Box): boolean => isWithinRange(from, to, 6 * INCH);

/** Leaders who could ride to another unit. */
function rides(g: ClockContext, side: Side): Order[] {
  const orders: Order[] = [];
  for (const leader of g.setting.leadersOf[side]) {
    const from = g.board.leaders[leader]!;
    if (from < 0 || g.board.rode.includes(leader)) continue;
    for (const to of presentOf(g, side))
      if (to !== from && isRideable(boxOf(g, from), boxOf(g, to))) orders.push({ do: 'ride', leader, to });
  }
  return orders;
}

/** MC-ORD-3: ambushes in the middle of their terrain, facing ahead; who does not know where they lie has none to think of. */
function ambushes(g: ClockContext, side: Side): Order[] {
  return g.setting.idsOf[side]
    .filter((id) => unitOf(g, id).where === 'ambush' && factsOf(g, id).hidden >= 0)
    .map((unit) => {
      const { hidden, start } = factsOf(g, unit);
      const { crest } = g.setting.terrain[hidden]!;
      return { do: 'reveal', unit, x: crest[0]!.x, y: crest[0]!.y, heading: start.heading };
    });
}

/** Orders to do something else than to move. */
export const otherOrders = (g: ClockContext, side: Side): Order[] => [
  ...flights(g, side),
  ...rides(g, side),
  ...ambushes(g, side),
];

export const isLegal = (g: ClockContext, side: Side, order: Order): boolean =>
  whyNotOrder(g, side, order) === undefined;

/** Every order worth a thought. Not all of them are legal: to check is dearer than to think of them. */
export function candidateOrders(g: ClockContext, side: Side): Order[] {
  const orders: Order[] = [];
  for (const units of groupsOf(g, side)) {
    const by = cheapestBy(g, side, units);
    if (by === undefined) continue;
    for (const steps of pathsOf(g, side, units))
      orders.push({ do: 'move', by, units: [...units], steps: steps as MoveOrder['steps'] });
  }
  return [...orders, ...otherOrders(g, side)];
}

/** The legal ones among them, each once: two goals may want the same way. */
export function suggestOrders(g: ClockContext, side: Side): Order[] {
  const once = new Map(candidateOrders(g, side).map((order) => [JSON.stringify(order), order]));
  return [{ do: 'done' }, ...[...once.values()].filter((order) => isLegal(g, side, order))];
}
