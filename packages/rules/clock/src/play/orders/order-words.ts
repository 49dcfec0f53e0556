import type { Side } from '@acies/kernel';
import { percent } from '@acies/kernel/odds';
import { INCH, printSteps, saySteps } from '@acies/table';
import type { Clash } from '../../board/flush.ts';
import { type ClockContext, countOf, factsOf, INCHES, isPresent, isReason, unitOf } from '../../board/look.ts';
import type { Move } from '../../board/move.ts';
import { meleeChances, otherRole, prepareMelee } from '../../sheet/chapters/melee.ts';
import { prepareNerve, rallyChance } from '../../sheet/chapters/rally.ts';
import { chargeMelee } from '../charge/charge-preview.ts';
import { sayPlace } from '../deployment/place-words.ts';
import { rallySituation } from '../fighting/rallying.ts';
import { prepareMove } from '../moving/move-order.ts';
import { CLOCK_WORD, exactly } from './order-text.ts';
import { asSteps, BY_CLOCK, cheapestBy, type MoveOrder, type Order, stratagemCost } from './orders.ts';
import { stepsMade } from './shown-orders.ts';
import { idsToType, idToType, namesOf } from './who-is-meant.ts';

/** Who gives an order, as far as it must be said: the clock only where typing nothing would have a leader give it. */
function byWords(g: ClockContext, by: number, units: readonly number[]): string {
  if (by !== BY_CLOCK) return `${g.setting.leaders[by]!.name}: `;
  const usual = cheapestBy(g, factsOf(g, units[0]!).side, units) ?? BY_CLOCK;
  return usual === BY_CLOCK ? '' : `${CLOCK_WORD}: `;
}

/** An order in words that can be typed again. */
export function wordsOfOrder(g: ClockContext, order: Order): string {
  switch (order.do) {
    case 'done':
      return 'no more orders';
    case 'move':
      return `${byWords(g, order.by, order.units)}${idsToType(g, order.units)}: ${printSteps(asSteps(order.steps), INCH)}`;
    case 'forced march':
      return `forced march ${idsToType(g, order.units)}: ${printSteps(asSteps(order.steps), INCH)}`;
    case 'disengage':
      return `${byWords(g, order.by, [order.unit])}${order.feigned ? 'feign' : 'disengage'} ${idToType(g, order.unit)}`;
    case 'ride':
      return `ride ${g.setting.leaders[order.leader]!.name} to ${idToType(g, order.to)}`;
    case 'reveal':
      return `reveal ${idToType(g, order.unit)} at ${exactly(order.x)} ${exactly(order.y)} facing ${order.heading / 10}`;
  }
}

/** An order as one would tell it, with names and rounded lengths. */
export function sayOrder(g: ClockContext, order: Order): string {
  switch (order.do) {
    case 'done':
      return 'no more orders';
    case 'move':
      return `${byWords(g, order.by, order.units)}${namesOf(g, order.units)}: ${sayWay(g, order)}${sayCharge(g, order)}`;
    case 'forced march':
      return `forced march of ${namesOf(g, order.units)}: ${sayWay(g, order)}`;
    case 'disengage':
      return `${byWords(g, order.by, [order.unit])}${namesOf(g, [order.unit])} ${order.feigned ? 'feigns flight' : 'disengages'}`;
    case 'ride':
      return `${g.setting.leaders[order.leader]!.name} rides to ${namesOf(g, [order.to])}`;
    case 'reveal': {
      const cost = countOf(stratagemCost('ambush'), 'order');
      return `spring the ambush of ${namesOf(g, [order.unit])} for ${cost}: ${sayPlace(g, order.unit, order)}`;
    }
  }
}

/** As far as they really go, so that words and costs agree. A group faces as its first unit does. */
function sayWay(g: ClockContext, order: Extract<Order, { units: number[] }>): string {
  const units = [...new Set(order.units)];
  const steps = asSteps(order.steps);
  const isThere = units.every((id) => isPresent(g, id));
  const made = isThere ? stepsMade(g, units, steps, order.do === 'forced march') : steps;
  return saySteps(made, unitOf(g, units[0]!).heading, INCHES);
}

/** Whom a move charges: the last inches of a way do not show it. */
function sayCharge(g: ClockContext, { units, steps }: MoveOrder): string {
  const move = units.every((id) => isPresent(g, id))
    ? chargeOf(g, factsOf(g, units[0]!).side, units, steps)
    : undefined;
  const targets = new Set(move?.clashes.map(({ target }) => target));
  return targets.size > 0 ? `, charging ${namesOf(g, [...targets])}` : '';
}

/** A move that can be made and is a charge. */
function chargeOf(g: ClockContext, side: Side, units: readonly number[], steps: MoveOrder['steps']): Move | undefined {
  const move = prepareMove(g, side, units, asSteps(steps));
  return isReason(move) || move.clashes.length === 0 ? undefined : move;
}

/** The odds of a charge in a few words. */
export function previewOrder(g: ClockContext, side: Side, order: Order): string | undefined {
  if (order.do !== 'move') return undefined;
  const move = chargeOf(g, side, order.units, order.steps);
  return move?.clashes
    .map((clash) => {
      const dares = rallyChance(prepareNerve(rallySituation(g, clash.unit), factsOf(g, clash.target).kind));
      const nerve = dares < 1 ? `dares ${percent(dares)}, ` : '';
      return `charges ${factsOf(g, clash.target).name} in ${clash.met}: ${nerve}${oddsOf(g, move, order.units, clash)}`;
    })
    .join('; ');
}

/** MC-MEL-11: the odds of the melee that is then fought, perhaps by a friend who is in front of the enemy already. */
function oddsOf(g: ClockContext, move: Move, units: readonly number[], clash: Clash): string {
  const { contact, situation } = chargeMelee(g, move, units, clash);
  const chances = meleeChances(prepareMelee(situation, g.setting.rulings));
  const role = contact.attacker === clash.target ? 'defender' : 'attacker';
  const [own, enemy] = [chances[role], chances[otherRole(role)]];
  const thrower = contact[role];
  const who = thrower === clash.unit ? '' : `${factsOf(g, thrower).name}, in front of it, then `;
  return `${who}wins ${percent(own.wins)}, loses ${percent(enemy.wins)}, destroys ${percent(enemy.destroyed)}`;
}
