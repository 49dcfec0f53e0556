import type { Draw, Side } from '@acies/kernel';
import {
  type Box,
  bodiesOf,
  bodyOf,
  centreOf,
  headingOf,
  INCH,
  lengthOf,
  type Point,
  pathToward,
  pointFrom,
  rangeBetween,
  type Step,
  sameHeading,
} from '@acies/table';
import { whyNotOrder } from './carry-out.ts';
import { allowanceOf, whyUnitStays } from './movement.ts';
import { cheapestBy, type MoveOrder, type Order } from './orders.ts';
import { boxOf, type ClockTable, contactsOf, enemiesOf, factsOf, presentOf, unitOf } from './table.ts';
import { facesFreely } from './troops.ts';

/** Units that could still take a move order. */
const readyOf = (g: ClockTable, side: Side): number[] =>
  presentOf(g, side).filter((id) => whyUnitStays(g, id, false) === undefined);

/** Groups of them in unbroken contact that face one way, the large ones first, and every unit by itself. */
export function groupsOf(g: ClockTable, side: Side): number[][] {
  const ready = readyOf(g, side);
  const bodies = bodiesOf(ready.map((id) => boxOf(g, id))).map((body) => body.map((at) => ready[at]!));
  const groups = bodies.filter(
    (body) => body.length > 1 && body.every((id) => sameHeading(boxOf(g, id), boxOf(g, body[0]!))),
  );
  return [...groups.sort((a, b) => b.length - a.length), ...ready.map((id) => [id])];
}

/** Enemies that a group thinks of: the nearest, by their middles. */
function nearestFoes(g: ClockTable, side: Side, frame: Box, most: number): Box[] {
  const { x, y } = centreOf(frame);
  const boxes = enemiesOf(g, side).map((id) => boxOf(g, id));
  const away = (box: Box): number => (box.x - x) ** 2 + (box.y - y) ** 2;
  return boxes.sort((one, other) => away(one) - away(other)).slice(0, most);
}

const FOES = 3;

/** Paths for a group: straight ahead by all, half and a little; at the enemies near it and, in reach, at their flanks. */
function pathsOf(g: ClockTable, side: Side, units: readonly number[]): Step[][] {
  const { frame } = bodyOf(units.map((id) => boxOf(g, id)));
  const allowance = allowanceOf(g, units, frame, nearRough(g, frame, allowanceOf(g, units, frame, false)));
  if (allowance === 0) return [];
  const alone = units.length === 1;
  const free = alone && facesFreely(factsOf(g, units[0]!).kind.type);
  const paths: Step[][] = [
    allowance,
    Math.ceil((3 * allowance) / 4),
    Math.ceil(allowance / 2),
    Math.ceil(allowance / 4),
    INCH,
  ].map((distance) => [{ do: 'advance', distance }]);
  for (const [i, foe] of nearestFoes(g, side, frame, alone ? FOES : 2).entries()) {
    const middle = centreOf(foe);
    const far = Math.sqrt((middle.x - frame.x) ** 2 + (middle.y - frame.y) ** 2) > allowance + 2 * foe.depth;
    // Beyond reach only the nearest is worth going for.
    if (far && i > 0) continue;
    const goals = far
      ? [middle]
      : [middle, pointFrom(foe, -foe.depth / 2, foe.width), pointFrom(foe, -foe.depth / 2, -foe.width)];
    for (const goal of goals)
      paths.push(free ? facingPath(frame, goal, allowance) : pathToward(frame, goal, allowance));
    if (free && i === 0) paths.push(facingPath(frame, reflected(frame, middle), allowance));
  }
  if (alone) paths.push([{ do: 'turn', to: 'about' }], [{ do: 'back', distance: INCH }]);
  return paths.filter((path) => path.length > 0);
}

/** Whether rough going is so near that a move might touch it. */
const nearRough = (g: ClockTable, frame: Box, allowance: number): boolean =>
  g.field.rough.some(({ points }) => {
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

/** MC-MOV-3: for those who face freely, straight at a place. */
function facingPath(box: Box, goal: Point, allowance: number): Step[] {
  const middle = centreOf(box);
  const heading = headingOf(goal.x - middle.x, goal.y - middle.y);
  return [
    { do: 'face', heading },
    { do: 'advance', distance: allowance },
  ];
}

/** The place as far from a box on the other side. */
const reflected = (box: Box, { x, y }: Point): Point => {
  const middle = centreOf(box);
  return { x: 2 * middle.x - x, y: 2 * middle.y - y };
};

/** MC-MOV-11: who is in contact and could break off. */
function flights(g: ClockTable, side: Side): Order[] {
  return presentOf(g, side)
    .filter((id) => contactsOf(g, id).length > 0 && !unitOf(g, id).ordered)
    .flatMap((unit): Order[] => {
      const by = cheapestBy(g, side, [unit]);
      return by === undefined
        ? []
        : [
            { do: 'disengage', by, unit, feigned: false },
            { do: 'disengage', by, unit, feigned: true },
          ];
    });
}

/** Leaders who could ride to another unit. */
function rides(g: ClockTable, side: Side): Order[] {
  return g.field.leadersOf[side].flatMap((leader): Order[] => {
    const from = g.board.leaders[leader]!;
    if (from < 0 || g.board.rode.includes(leader)) return [];
    return presentOf(g, side)
      .filter((to) => to !== from && rangeBetween(boxOf(g, from), boxOf(g, to)) <= 6 * INCH)
      .map((to) => ({ do: 'ride', leader, to }));
  });
}

/** MC-ORD-3: ambushes in the middle of their terrain, facing ahead. */
function ambushes(g: ClockTable, side: Side): Order[] {
  return g.field.idsOf[side]
    .filter((id) => unitOf(g, id).where === 'ambush')
    .map((unit) => {
      const { hidden, start } = factsOf(g, unit);
      const { crest } = g.field.terrain[hidden]!;
      return { do: 'reveal', unit, x: crest[0]!.x, y: crest[0]!.y, heading: start.heading };
    });
}

const isLegal = (g: ClockTable, side: Side, order: Order): boolean => whyNotOrder(g, side, order) === undefined;

/** Every order worth a thought. Not all of them are legal: to check is dearer than to think of them. */
export function candidateOrders(g: ClockTable, side: Side): Order[] {
  const orders: Order[] = [];
  for (const units of groupsOf(g, side)) {
    const by = cheapestBy(g, side, units);
    if (by === undefined) continue;
    for (const steps of pathsOf(g, side, units))
      orders.push({ do: 'move', by, units: [...units], steps: steps as MoveOrder['steps'] });
  }
  return [...orders, ...flights(g, side), ...rides(g, side), ...ambushes(g, side)];
}

/** The legal ones among them, each once: two goals may want the same way. */
export function suggestOrders(g: ClockTable, side: Side): Order[] {
  const once = new Map(candidateOrders(g, side).map((order) => [JSON.stringify(order), order]));
  return [{ do: 'done' }, ...[...once.values()].filter((order) => isLegal(g, side, order))];
}

const TRIES = 6;

/** One legal order, quickly. */
export function sampleOrder(g: ClockTable, side: Side, draw: Draw): Order {
  const ready = readyOf(g, side);
  for (let tries = 0; tries < TRIES && draw(8) > 0; tries++) {
    const order = drawOrder(g, side, ready, draw);
    if (order && isLegal(g, side, order)) return order;
  }
  return { do: 'done' };
}

function drawOrder(g: ClockTable, side: Side, ready: readonly number[], draw: Draw): Order | undefined {
  if (draw(12) === 0) {
    const others = [...flights(g, side), ...rides(g, side), ...ambushes(g, side)];
    return others[draw(Math.max(1, others.length))];
  }
  if (ready.length === 0) return undefined;
  const one = ready[draw(ready.length)]!;
  const units = draw(2) === 0 ? [one] : groupWith(g, ready, one);
  const steps = drawPath(g, side, units, draw);
  const by = cheapestBy(g, side, units);
  return by === undefined ? undefined : { do: 'move', by, units, steps: steps as MoveOrder['steps'] };
}

/** Straight on, toward an enemy, or wherever a wheel leads. */
function drawPath(g: ClockTable, side: Side, units: readonly number[], draw: Draw): Step[] {
  const { frame } = bodyOf(units.map((id) => boxOf(g, id)));
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

/** The whole group that a unit belongs to. */
export function groupWith(g: ClockTable, ready: readonly number[], id: number): number[] {
  const like = ready.filter((other) => sameHeading(boxOf(g, id), boxOf(g, other)));
  const bodies = bodiesOf(like.map((other) => boxOf(g, other))).map((body) => body.map((at) => like[at]!));
  return bodies.find((body) => body.includes(id))!;
}
