import type { Json } from '@acies/kernel';
import {
  afterMove,
  afterRide,
  asSteps,
  boxOf,
  type ClockTable,
  candidateOrders,
  type DressChoice,
  type Firing,
  isInContact,
  isReason,
  type Order,
  prepareMove,
  unitOf,
  whyNotOrder,
} from '@acies/rules-clock';
import { afterStep } from '@acies/table';
import { bestFirst, considered, type Judges } from '../judges.ts';
import type { Turn, Weighed } from '../player.ts';
import { fightsWorth } from './fights.ts';
import { isCharge, moveWorth, type Outlook, outlookOf, standWorth } from './position.ts';
import { daring, fireWorth, worthOf } from './worth.ts';

/** Orders looked at closely: the best by a first glance, of charges and of others. */
const CHARGES_LOOKED_AT = 30;
const OTHERS_LOOKED_AT = 8;
/** What it takes to give an order at all. */
const DONE = 0.02;
/** Even fights are no use: who loses a half turn loses heart. */
const CHARGE_BAR = 0.2;

/** A first glance at an order, without asking whether it is legal. */
function glance({ g }: Turn<ClockTable>, outlook: Outlook, order: Order): number {
  if (order.do === 'move') return moveWorth(g, outlook, order);
  if (order.do === 'reveal') return g.board.halfTurn > 2 ? 0.6 : 0;
  if (order.do === 'disengage') return unitOf(g, order.unit).dmz === 0 ? -0.2 : -1;
  // A ride is looked at closely where there is a fight.
  return order.do === 'ride' && isInContact(g, order.to) ? 0.5 : -1;
}

type MoveOrder = Extract<Order, { do: 'move' }>;

/** An order as it will come out, with the fights that are on worth so much now; undefined where it is not legal. */
function closely(turn: Turn<ClockTable>, fights: number, order: Order, first: number): number | undefined {
  const { g, side } = turn;
  if (order.do === 'move') return moveCloselyWorth(turn, fights, order, first);
  if (whyNotOrder(g, side, order) !== undefined) return undefined;
  return order.do === 'ride' ? fightsWorth(afterRide(g, order.leader, order.to), side) - fights : first;
}

function moveCloselyWorth(
  { g, side }: Turn<ClockTable>,
  fights: number,
  order: MoveOrder,
  first: number,
): number | undefined {
  const move = prepareMove(g, side, order.units, asSteps(order.steps));
  if (isReason(move)) return undefined;
  const charges = move.clashes.length > 0;
  if (!charges && g.board.contacts.length === 0) return first;
  const gain = fightsWorth(afterMove(g, order.units, move), side) - fights;
  return charges ? daring(g, move) * gain - CHARGE_BAR : first + gain;
}

const WORDS = { charges: 'exact odds of the fights it leads to', others: 'the ground, the facing and who is near' };

/** Nothing more to be done, and the orders that were looked at closely. */
function weighOrders(turn: Turn<ClockTable>): Weighed[] {
  const outlook = outlookOf(turn.g, turn.side);
  const fights = fightsWorth(turn.g, turn.side);
  const glances = candidateOrders(turn.g, turn.side)
    .map((order) => ({
      order,
      first: glance(turn, outlook, order),
      charges: order.do === 'ride' || isCharge(turn.g, outlook, order),
    }))
    .sort((a, b) => b.first - a.first);
  const weighed: Weighed[] = [{ choice: { do: 'done' }, worth: DONE, words: 'what it takes to give an order at all' }];
  const looks = { charges: CHARGES_LOOKED_AT, others: OTHERS_LOOKED_AT };
  for (const { order, first, charges } of glances) {
    const kind = charges ? 'charges' : 'others';
    if (looks[kind] === 0) continue;
    const worth = closely(turn, fights, order, first);
    if (worth === undefined) continue;
    looks[kind]--;
    weighed.push({ choice: order as unknown as Json, worth, words: WORDS[kind] });
  }
  return bestFirst(weighed);
}

/** The battle's own drawing up is as good as any. */
function weighDeployments(turn: Turn): Weighed[] {
  const [first = turn.sample(), ...others] = turn.suggestions();
  return [{ choice: first, worth: 1 }, ...others.map((choice) => ({ choice, worth: 0 }))];
}

function dressWorth({ g, side }: Turn<ClockTable>, choice: DressChoice): number {
  if (choice.do !== 'turn') return choice.do === 'done' ? 0.15 : 0;
  const box = boxOf(g, choice.unit);
  const turned = afterStep(box, { do: 'turn', to: choice.to });
  const outlook = outlookOf(g, side);
  return standWorth(g, outlook, choice.unit, turned) - standWorth(g, outlook, choice.unit, box);
}

const fireChoiceWorth = ({ g, locals }: Turn<ClockTable, Firing>, target: number): number => {
  const together = locals.aims.filter(([, at]) => at === target).map(([by]) => by);
  const before = together.length > 0 ? fireWorth(g, together, target) : 0;
  return fireWorth(g, [...together, locals.waiting[0]!], target) - before;
};

/** A winner that stays keeps its place in line, and so its support: who went on lost more than he gained in trials. */
const advanceWorth = (_: Turn<ClockTable>, advances: boolean): number => (advances ? 0 : 1);

/** A leader flees to sound troops out of the fight. */
const refugeWorth = ({ g }: Turn<ClockTable>, to: number): number =>
  worthOf(g, to) - unitOf(g, to).dmz - (isInContact(g, to) ? 2 : 0);

const JUDGES = {
  'deploys-first': (_: Turn<ClockTable>, first: boolean) => (first ? 0 : 1),
  'moves-first': (_: Turn<ClockTable>, first: boolean) => (first ? 1 : 0),
  fire: fireChoiceWorth,
  dress: dressWorth,
  advance: advanceWorth,
  escape: refugeWorth,
} as Judges<ClockTable>;

const LOOKS_AT = {
  deploy: 'the first place that is suggested',
  'deploys-first': 'who sees the other drawn up',
  'moves-first': 'who strikes first',
  fire: 'exact odds of the shots, with those who shoot at the same',
  dress: 'the ground, the facing and who is near',
  advance: 'the place in line, and its support',
  escape: 'sound troops out of the fight',
};

/** The considered player: charges by exact odds, and moves that bring the right troops up facing the enemy. */
export const centurion = considered({
  name: 'centurion',
  about: 'charges by exact odds, and brings the right troops up facing the enemy',
  judges: JUDGES,
  whole: { order: (turn) => weighOrders(turn as Turn<ClockTable>), deploy: weighDeployments },
  looksAt: LOOKS_AT,
});
