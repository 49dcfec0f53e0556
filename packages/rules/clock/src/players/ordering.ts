import type { Question, Weighed } from '@acies/players';
import { bestFirst } from '@acies/players';
import { type ClockContext, isInContact, isReason, unitOf } from '../board/look.ts';
import type { Move } from '../board/move.ts';
import { whyNotOrder } from '../play/moving/carry-out.ts';
import { prepareMove } from '../play/moving/move-order.ts';
import { asSteps, type Order } from '../play/orders/orders.ts';
import { candidateOrders } from '../play/orders/suggest.ts';
import { afterMove, afterRide } from '../play/orders/what-if.ts';
import { fightsWorth } from './fights.ts';
import type { Judgement } from './judgement.ts';
import { isCharge, moveWorth } from './moving.ts';
import { type Outlook, outlookOf } from './position.ts';
import { standingOf } from './threats.ts';
import { daring, rallyWorth } from './worth.ts';

/** Orders looked at closely: the best by a first glance, of charges and of others. */
const CHARGES_LOOKED_AT = 30;
const OTHERS_LOOKED_AT = 20;

type MoveOrder = Extract<Order, { do: 'move' }>;
type RideOrder = Extract<Order, { do: 'ride' }>;

/** A first glance at an order, without asking whether it is legal. */
function glance(outlook: Outlook, order: Order): number {
  const { g, judgement } = outlook;
  if (order.do === 'move') return moveWorth(outlook, order);
  if (order.do === 'reveal') return g.board.halfTurn > 2 ? judgement.weights.reveal : 0;
  if (order.do === 'disengage') return unitOf(g, order.unit).dmz === 0 ? -0.2 : -1;
  // A ride is looked at closely where there is a fight, or somebody to rally.
  return order.do === 'ride' && (isInContact(g, order.to) || unitOf(g, order.to).dmz > 0) ? 0.5 : -1;
}

/** A side before an order: what the fights that are on are worth to it, and how it stands for the charges to come. */
class Consideration {
  readonly #judgement: Judgement;
  readonly #question: Question<ClockContext>;
  readonly #fights: number;
  readonly #standing: number;
  /** Where moves lead that have been looked at: several ways may lead to one place. */
  readonly #ends = new Set<string>();

  constructor(judgement: Judgement, question: Question<ClockContext>) {
    this.#judgement = judgement;
    this.#question = question;
    this.#fights = fightsWorth(judgement.weights, question.g, question.side);
    this.#standing = standingOf(judgement, question.g, question.side);
  }

  /** An order as it will come out; undefined where it is not legal, or comes to what another does. */
  closely(order: Order, first: number): number | undefined {
    const { g, side } = this.#question;
    if (order.do === 'move') return this.#move(order, first);
    if (whyNotOrder(g, side, order) !== undefined) return undefined;
    return order.do === 'ride' ? this.#ride(order) : first;
  }

  #move(order: MoveOrder, first: number): number | undefined {
    const { g, side } = this.#question;
    const move = prepareMove(g, side, order.units, asSteps(order.steps));
    if (isReason(move) || this.#isKnown(order, move)) return undefined;
    const then = afterMove(g, order.units, move);
    const { weights } = this.#judgement;
    const fights = then.board.contacts.length > 0 ? fightsWorth(weights, then, side) - this.#fights : 0;
    const gain = fights + standingOf(this.#judgement, then, side) - this.#standing;
    return move.clashes.length > 0
      ? daring(g, move) * gain - weights.charge + weights.chargeGlance * first
      : weights.place * first + gain;
  }

  #isKnown({ units }: MoveOrder, { ends }: Move): boolean {
    const key = `${units}:${ends.map(({ x, y, heading }) => `${x},${y},${heading}`)}`;
    if (this.#ends.has(key)) return true;
    this.#ends.add(key);
    return false;
  }

  /** A leader helps those who fight, and those who have to rally. */
  #ride({ leader, to }: RideOrder): number {
    const { g, side } = this.#question;
    const { weights } = this.#judgement;
    const then = afterRide(g, leader, to);
    const rallies = (table: ClockContext): number =>
      rallyWorth(weights, table, g.board.leaders[leader]!) + rallyWorth(weights, table, to);
    return fightsWorth(weights, then, side) - this.#fights + rallies(then) - rallies(g);
  }
}

const WORDS = {
  charges: 'exact odds of the fights it leads to, the charges to come',
  others: 'the ground, the facing, who is near, the charges to come',
};

/** Nothing more to be done, and the orders that were looked at closely. */
export function weighOrders(judgement: Judgement, question: Question<ClockContext>): Weighed[] {
  const outlook = outlookOf(judgement, question.g, question.side);
  const glances = candidateOrders(question.g, question.side)
    .map((order) => ({
      order,
      first: glance(outlook, order),
      charges: order.do === 'ride' || isCharge(outlook, order),
    }))
    .sort((a, b) => b.first - a.first);
  const enough = { worth: judgement.weights.order, words: 'what it takes to give an order at all' };
  const weighed: Weighed[] = [{ choice: { do: 'done' }, ...enough }];
  const consideration = new Consideration(judgement, question);
  const looks = { charges: CHARGES_LOOKED_AT, others: OTHERS_LOOKED_AT };
  for (const { order, first, charges } of glances) {
    const kind = charges ? 'charges' : 'others';
    if (looks[kind] === 0) continue;
    const worth = consideration.closely(order, first);
    if (worth === undefined) continue;
    looks[kind]--;
    weighed.push({ choice: order, worth, words: WORDS[kind] });
  }
  return bestFirst(weighed);
}
