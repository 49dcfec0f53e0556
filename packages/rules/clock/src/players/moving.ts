import { afterStep, type Box, bearingOf, bodyOf, centreOf, INCH, isBeside, memberAt, rearOf } from '@acies/table';
import { boxOf, type ClockContext, factsOf, presentOf } from '../board/look.ts';
import { asSteps, type Order } from '../play/orders/orders.ts';
import { givesSupport } from '../sheet/chapters/melee-factors.ts';
import { matchup } from './matchup.ts';
import { type Foe, type Outlook, standWorth } from './position.ts';

/** Friends in line on its flanks, two at most, where a unit stands or would stand: they lend it support, and cover it. */
function companyOf(friends: readonly Box[], box: Box): number {
  let count = 0;
  for (const friend of friends) if (isBeside(box, friend)) count++;
  return Math.min(2, count);
}

/** How many more friends in line those have who make a move, and those they join or leave: two for each who comes together. */
function companyChange(g: ClockContext, units: readonly number[], from: readonly Box[], to: readonly Box[]): number {
  const { side } = factsOf(g, units[0]!);
  const supports = (id: number): boolean => givesSupport(factsOf(g, id).kind.type);
  const others = presentOf(g, side).filter((id) => !units.includes(id) && supports(id));
  const boxes = others.map((id) => boxOf(g, id));
  let change = 0;
  for (const [i, id] of units.entries()) {
    if (!supports(id)) continue;
    change += companyOf(boxes, to[i]!) - companyOf(boxes, from[i]!);
  }
  return 2 * change;
}

/** Whether a unit closes up behind a friend. */
function crowdsBehind(g: ClockContext, units: readonly number[], id: number, to: Box): boolean {
  const friends = presentOf(g, factsOf(g, id).side).filter((friend) => !units.includes(friend));
  return friends.some((friend) => {
    const { ahead, aside } = bearingOf(to, rearOf(boxOf(g, friend)));
    return ahead >= -INCH / 4 && ahead < to.depth && Math.abs(aside) < to.width;
  });
}

/** An enemy on whom a path ends, whom it would charge; paths toward an enemy are aimed at his middle. */
const foeAt = ({ foes }: Outlook, { x, y, depth }: Box): Foe | undefined =>
  foes.find(({ centre }) => (centre.x - x) ** 2 + (centre.y - y) ** 2 < (1.2 * depth) ** 2);

type MoveOrder = Extract<Order, { do: 'move' }>;

/** Where those stand who are to move, and where they would. */
interface Passage {
  readonly from: readonly Box[];
  readonly to: readonly Box[];
}

function passageOf(g: ClockContext, { units, steps }: MoveOrder): Passage {
  const from = units.map((id) => boxOf(g, id));
  const body = bodyOf(from);
  const end = asSteps(steps).reduce(afterStep, body.frame);
  return { from, to: from.map((box, i) => memberAt(body, i, end, box)) };
}

/** What a move changes for everybody who makes it; one that ends on an enemy by what a charge on him might bring. */
export function moveWorth(outlook: Outlook, order: MoveOrder): number {
  const { g, judgement } = outlook;
  const { weights } = judgement;
  const { from, to } = passageOf(g, order);
  let worth = weights.company * companyChange(g, order.units, from, to);
  for (const [i, id] of order.units.entries()) {
    const foe = foeAt(outlook, to[i]!);
    if (foe)
      worth +=
        weights.chargeFirst + matchup(judgement, g, id, foe.id) + (isBehindFront(foe, from[i]!) ? weights.flank : 0);
    else {
      worth += standWorth(outlook, id, to[i]!) - standWorth(outlook, id, from[i]!);
      if (crowdsBehind(g, order.units, id, to[i]!)) worth -= weights.crowding;
    }
  }
  return worth;
}

const isBehindFront = ({ box }: Foe, own: Box): boolean => bearingOf(box, centreOf(own)).ahead < 0;

/** Whether an order looks like a charge. */
export const isCharge = (outlook: Outlook, order: Order): boolean =>
  order.do === 'move' && passageOf(outlook.g, order).to.some((box) => foeAt(outlook, box) !== undefined);
