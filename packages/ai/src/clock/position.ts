import type { Side } from '@acies/kernel';
import {
  asSteps,
  boxOf,
  type ClockTable,
  enemiesOf,
  factsOf,
  givesSupport,
  isInContact,
  moveOf,
  type Order,
  presentOf,
} from '@acies/rules-clock';
import {
  afterStep,
  type Box,
  bearingOf,
  bodyOf,
  centreOf,
  distanceBetween,
  INCH,
  isBeside,
  memberAt,
  type Point,
  rearOf,
} from '@acies/table';
import { matchup } from './matchup.ts';

/** An enemy at a glance. */
interface Foe {
  readonly id: number;
  readonly box: Box;
  readonly centre: Point;
  /** How far he charges. */
  readonly reach: number;
  readonly engaged: boolean;
}

/** The enemies of a side, looked up once for many glances. */
export type Outlook = readonly Foe[];

export const outlookOf = (g: ClockTable, side: Side): Outlook =>
  enemiesOf(g, side).map((id) => {
    const box = boxOf(g, id);
    return { id, box, centre: centreOf(box), reach: reachOf(g, id), engaged: isInContact(g, id) };
  });

const reachOf = (g: ClockTable, id: number): number => moveOf(factsOf(g, id).kind.type, false) * INCH;

const APPROACH = 0.1;
const PROMISE = 0.5;
const RELUCTANCE = 6 * INCH;
const DANGER = 0.6;
/** What a flank or rear bared to an enemy in reach adds to the danger. */
const BARED = 1.5;
/** Charges are looked at before anything else. */
const CHARGE = 0.8;
const CROWDING = 0.4;
/** What a friend in line is worth. */
const COMPANY = 0.2;
/** What one hopes for of an enemy's flank or rear. */
const FLANK = 0.5;

/** What it is worth to stand somewhere: enemies one would beat in reach and ahead, those who would beat one out of theirs. */
export function standWorth(g: ClockTable, outlook: Outlook, id: number, box: Box): number {
  const middle = centreOf(box);
  const reach = reachOf(g, id);
  const { range } = factsOf(g, id);
  let promise = 0;
  let pull = 200 * INCH;
  for (const foe of outlook) {
    const dx = foe.centre.x - middle.x;
    const dy = foe.centre.y - middle.y;
    const gap = Math.max(0, Math.sqrt(dx * dx + dy * dy) - box.depth);
    const ours = matchup(g, id, foe.id);
    const behindHim = bearingOf(foe.box, middle).ahead < -foe.box.depth / 2;
    const hope = ours + (behindHim ? FLANK : 0);
    // Shooters keep their distance from those they would not beat; who has nobody to beat comes up all the same.
    const wanted = range > 0 && hope <= 0 ? range : 0;
    pull = Math.min(pull, Math.abs(gap - wanted) + (hope > 0 ? INCH / (0.2 + hope) : RELUCTANCE));
    if (gap <= reach && hope > 0 && isAhead(box, foe.centre)) promise = Math.max(promise, hope);
  }
  return PROMISE * promise - dangerAt(g, outlook, id, box) - (APPROACH * pull) / INCH;
}

/** What a unit fears where it stands, or would: the worst of the enemies who could charge it there, in flank above all. */
function dangerAt(g: ClockTable, outlook: Outlook, id: number, box: Box): number {
  const middle = centreOf(box);
  let danger = 0;
  for (const foe of outlook) {
    if (foe.engaged) continue;
    const gap = Math.max(0, distanceBetween(foe.centre, middle) - box.depth);
    if (gap > foe.reach || isBehind(foe.box, middle)) continue;
    const bared = isAhead(box, foe.centre) ? 0 : BARED;
    danger = Math.max(danger, matchup(g, foe.id, id) + bared - Math.max(0, matchup(g, id, foe.id)));
  }
  return DANGER * danger;
}

const isBehind = (box: Box, p: Point): boolean => bearingOf(box, p).ahead < -box.depth;
const isAhead = (box: Box, p: Point): boolean => {
  const { ahead, aside } = bearingOf(box, p);
  return ahead > 0 && Math.abs(aside) <= ahead + box.width;
};

/** Friends in line on its flanks, two at most, where a unit stands or would stand: they lend it support, and cover it. */
function companyOf(friends: readonly Box[], box: Box): number {
  let count = 0;
  for (const friend of friends) if (isBeside(box, friend)) count++;
  return Math.min(2, count);
}

/** What a move changes in the company of those who make it and of those they leave or join. */
function companyWorth(g: ClockTable, units: readonly number[], from: readonly Box[], to: readonly Box[]): number {
  const { side } = factsOf(g, units[0]!);
  const supports = (id: number): boolean => givesSupport(factsOf(g, id).kind.type);
  const others = presentOf(g, side).filter((id) => !units.includes(id) && supports(id));
  const boxes = others.map((id) => boxOf(g, id));
  let change = 0;
  for (const [i, id] of units.entries()) {
    if (!supports(id)) continue;
    change += companyOf(boxes, to[i]!) - companyOf(boxes, from[i]!);
  }
  return 2 * COMPANY * change;
}

/** What it costs to close up behind a friend, who then has no room to retreat. */
function crowdsBehind(g: ClockTable, units: readonly number[], id: number, to: Box): number {
  const friends = presentOf(g, factsOf(g, id).side).filter((friend) => !units.includes(friend));
  const crowded = friends.some((friend) => {
    const { ahead, aside } = bearingOf(to, rearOf(boxOf(g, friend)));
    return ahead >= -INCH / 4 && ahead < to.depth && Math.abs(aside) < to.width;
  });
  return crowded ? CROWDING : 0;
}

/** An enemy on whom a path ends, whom it would charge; paths toward an enemy are aimed at his middle. */
const foeAt = (outlook: Outlook, { x, y, depth }: Box): Foe | undefined =>
  outlook.find(({ centre }) => (centre.x - x) ** 2 + (centre.y - y) ** 2 < (1.2 * depth) ** 2);

/** What a move changes for everybody who makes it; one that ends on an enemy by what a charge on him might bring. */
export function moveWorth(g: ClockTable, outlook: Outlook, order: Extract<Order, { do: 'move' }>): number {
  const boxes = order.units.map((id) => boxOf(g, id));
  const body = bodyOf(boxes);
  const end = asSteps(order.steps).reduce(afterStep, body.frame);
  const ends = boxes.map((box, i) => memberAt(body, i, end, box));
  let worth = companyWorth(g, order.units, boxes, ends);
  for (const [i, id] of order.units.entries()) {
    const to = ends[i]!;
    const foe = foeAt(outlook, to);
    if (foe) worth += CHARGE + matchup(g, id, foe.id) + (isBehindFront(foe, boxes[i]!) ? FLANK : 0);
    else
      worth +=
        standWorth(g, outlook, id, to) - standWorth(g, outlook, id, boxes[i]!) - crowdsBehind(g, order.units, id, to);
  }
  return worth;
}

const isBehindFront = ({ box }: Foe, own: Box): boolean => bearingOf(box, centreOf(own)).ahead < 0;

/** Whether an order looks like a charge. */
export function isCharge(g: ClockTable, outlook: Outlook, order: Order): boolean {
  if (order.do !== 'move') return false;
  const boxes = order.units.map((id) => boxOf(g, id));
  const body = bodyOf(boxes);
  const end = asSteps(order.steps).reduce(afterStep, body.frame);
  return boxes.some((box, i) => foeAt(outlook, memberAt(body, i, end, box)) !== undefined);
}
