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
import { bestOption, type Judges } from '../judges.ts';
import type { Player, Turn } from '../player.ts';
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

function chooseOrder(turn: Turn<ClockTable>): Order {
  const outlook = outlookOf(turn.g, turn.side);
  const fights = fightsWorth(turn.g, turn.side);
  const glances = candidateOrders(turn.g, turn.side)
    .map((order) => ({
      order,
      first: glance(turn, outlook, order),
      charges: order.do === 'ride' || isCharge(turn.g, outlook, order),
    }))
    .sort((a, b) => b.first - a.first);
  let best: Order = { do: 'done' };
  let most = DONE;
  const looks = { charges: CHARGES_LOOKED_AT, others: OTHERS_LOOKED_AT };
  for (const { order, first, charges } of glances) {
    const kind = charges ? 'charges' : 'others';
    if (looks[kind] === 0) continue;
    const worth = closely(turn, fights, order, first);
    if (worth === undefined) continue;
    looks[kind]--;
    if (worth > most) [best, most] = [order, worth];
  }
  return best;
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

/** The considered player: charges by exact odds, and moves that bring the right troops up facing the enemy. */
export const centurion: Player = {
  name: 'centurion',
  about: 'charges by exact odds, and brings the right troops up facing the enemy',
  choose(turn) {
    if (turn.decision === 'order') return chooseOrder(turn as Turn<ClockTable>) as unknown as Json;
    if (turn.decision === 'deploy') return turn.suggestions()[0] ?? turn.sample();
    return bestOption(JUDGES, turn);
  },
};
