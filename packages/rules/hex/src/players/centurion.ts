import { neighbour, OFF } from '@acies/hexes';
import { OptionList } from '@acies/kernel/fast';
import type { Question } from '@acies/players';
import { considered, type Evaluators } from '@acies/players';
import { GONE } from '../board/board.ts';
import { factsOf, type HexContext, hasLeader, placeOf, sideOf, standOf } from '../board/look.ts';
import type { Activation } from '../play/activation/activation.ts';
import type { ActivateChoice } from '../play/activation/activations.ts';
import type { OpportunityChoice } from '../play/activation/opportunity.ts';
import { orderTestOf } from '../play/activation/order-tests.ts';
import { asItComesIn, type Charge, type Response } from '../play/charge/charge.ts';
import type { Retreat, RetreatChoice } from '../play/charge/retreat.ts';
import type { Melee } from '../play/melee/fight.ts';
import { chargeSituation, meleeSituation } from '../play/melee/melee-situation.ts';
import type { Melees } from '../play/melee/order.ts';
import { type BoundChoice, boundDecision } from '../play/moving/bounds.ts';
import type { ShotChoice } from '../play/shooting/shooting.ts';
import type { hexRules } from '../rule-set.ts';
import { orderChance } from '../sheet/chapters/orders.ts';
import { boundWorths } from './bounds.ts';
import { orderWorth, supportWorth } from './melees.ts';
import { meleeWorth, shotWorth } from './worth.ts';

const scratch = new OptionList<BoundChoice>();

/** The best that a stand or group could do with a bound. */
function bestBound(g: HexContext, activation: Activation): number {
  scratch.clear();
  boundDecision.options(g, activation, scratch, sideOf(g, activation.stands[0]!));
  let best = 0;
  const worthOf = boundWorths(g, activation.stands);
  for (let i = 0; i < scratch.count; i++) best = Math.max(best, worthOf(scratch.items[i]!));
  return best;
}

const activateWorth = ({ g }: Question<HexContext>, choice: ActivateChoice): number => {
  if (choice.do === 'pass') return 0.02;
  if (choice.do === 'activate') return bestBound(g, { stands: [...choice.stands], bound: 0 });
  return rideWorth(g, choice.leader, choice.to);
};

/** A leader belongs with strong stands in the line, not with weak ones. */
function rideWorth(g: HexContext, leader: number, to: number): number {
  const from = g.board.leaders[leader]!.stand;
  const standing = (id: number): number => standOf(g, id).sp + (standOf(g, id).disordered ? 1 : 0);
  return 0.1 * (standing(to) - standing(from)) - 0.35;
}

const extraWorth = ({ g, locals }: Question<HexContext, Activation>, more: boolean): number => {
  if (!more) return 0;
  const pass = orderChance(orderTestOf(g, locals.stands));
  const free = bestBound(g, { ...locals, failed: false });
  const tied = bestBound(g, { ...locals, failed: true });
  return pass * free + (1 - pass) * (tied - 0.9 * locals.stands.length) - 0.05;
};

/** Where the charger will stand, and what its charge is then worth to it. */
const threat = (g: HexContext, c: Charge): number =>
  meleeWorth(chargeSituation(g, c.stand, c.target, c.path.at(-1) ?? standOf(g, c.stand).hex, c.facing));

const responseWorth = ({ g, locals }: Question<HexContext, Charge>, response: Response): number => {
  if (response === 'stand') return -threat(g, locals);
  if (response === 'shoot') return -threat(g, locals) + shotWorth(asItComesIn(g, locals), locals.target, locals.stand);
  // An evader who is likely to be caught had better stand.
  const escapes = factsOf(g, locals.target).move + locals.path.length > factsOf(g, locals.stand).move;
  return escapes ? -0.25 : -1.5 - threat(g, locals);
};

const opportunityWorth = ({ g }: Question<HexContext>, choice: OpportunityChoice): number => {
  if (choice.do === 'none') return 0;
  if (choice.do === 'turn') return -0.1;
  const pass = orderChance(orderTestOf(g, [choice.stand]));
  if (choice.do === 'charge')
    return pass * meleeWorth(chargeSituation(g, choice.stand, choice.target, choice.to, choice.facing));
  return pass * shotWorth(g, choice.stand, choice.target);
};

const shootWorth = ({ g }: Question<HexContext>, choice: ShotChoice): number =>
  choice.do === 'done' ? 0 : shotWorth(g, choice.stand, choice.target);

const mainWorth =
  (against: 'attacker' | 'defender') =>
  (question: Question<HexContext, Melees>, id: number): number => {
    const { g, locals } = question;
    const enemy = locals[against]!;
    const contact = g.board.contacts.find(
      (one) => (one.attacker === id && one.defender === enemy) || (one.attacker === enemy && one.defender === id),
    )!;
    const worth = meleeWorth(meleeSituation(g, contact.attacker, contact.defender, contact.fresh));
    return contact.attacker === id ? worth : -worth;
  };

const retreatWorth = ({ g, locals }: Question<HexContext, Retreat>, { dir }: RetreatChoice): number => {
  const hex = neighbour(g.setting.grid, standOf(g, locals.stand).hex, dir);
  if (hex === OFF) return -5;
  const pushes = g.board.at[hex] === GONE ? 0 : -1;
  return pushes + (g.setting.places[hex]!.terrain === 'open' ? 0 : -0.5);
};

const holdWorth = ({ g, locals }: Question<HexContext, Melee>, choice: 'retreat' | 'hold'): number =>
  choice === 'hold' ? standOf(g, locals.loser!).sp - 2.5 : 0;

/** Heavy foot in line stays; horse that has won goes on unless it carries a leader or is worn. */
const pursueWorth = ({ g, locals }: Question<HexContext, Melee>, pursues: boolean): number => {
  if (!pursues) return 0;
  const id = locals.winner!;
  const { sp, disordered } = standOf(g, id);
  const worn = factsOf(g, id).start - sp + (disordered ? 1 : 0) + (hasLeader(g, id) ? 1 : 0);
  return 0.5 - 0.5 * worn - (placeOf(g, id).height > 0 ? 0.3 : 0);
};

const EVALUATORS = {
  activate: activateWorth,
  bound: ({ g, locals }: Question<HexContext, Activation>, choice: BoundChoice) =>
    boundWorths(g, locals.stands)(choice),
  'extra-bound': extraWorth,
  response: responseWorth,
  opportunity: opportunityWorth,
  shoot: shootWorth,
  'melee-order': orderWorth,
  'main-attacker': mainWorth('defender'),
  'main-defender': mainWorth('attacker'),
  'support-attacker': supportWorth('attacker'),
  'support-defender': supportWorth('defender'),
  retreat: retreatWorth,
  'hold-village': holdWorth,
  pursue: pursueWorth,
} satisfies Evaluators<typeof hexRules>;

const LOOKS_AT = {
  activate: 'the best it could do with a bound',
  bound: 'exact odds of shots and charges, ground, flanks and company',
  'extra-bound': 'the chance of the order test, and what a bound is worth if it passes or fails',
  response: 'the charge as it comes in, and what is gained by shooting or running',
  opportunity: 'the chance of the order test and what it wins',
  shoot: 'exact odds of the shot',
  'melee-order': 'exact odds of each melee: the best for him first',
  'main-attacker': 'exact odds of the melee',
  'main-defender': 'exact odds of the melee',
  'support-attacker': 'exact odds of this melee and of others that a stand could support',
  'support-defender': 'exact odds of this melee and of others that a stand could support',
  retreat: 'friends in the way, the ground, the edge of the field',
  'hold-village': 'the strength that is left',
  pursue: 'how worn the winner is',
};

/** The considered player: each option by what it is worth, from exact odds and a feel for terrain and flanks. */
export const centurion = considered<typeof hexRules>({
  name: 'centurion',
  about: 'weighs every option by exact odds and a feel for ground and flanks',
  evaluators: EVALUATORS,
  whole: {},
  looksAt: LOOKS_AT,
});
