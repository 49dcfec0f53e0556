import { percent, type Side } from '@acies/kernel';
import { INCH, printSteps } from '@acies/table';
import { chargeSituation } from './charge-preview.ts';
import { meleeChances, prepareMelee } from './melee.ts';
import { isReason, prepareMove } from './move-order.ts';
import { CLOCK_WORD } from './order-text.ts';
import { asSteps, BY_CLOCK, cheapestBy, type Order } from './orders.ts';
import { prepareNerve, rallyChance } from './rally.ts';
import { rallySituation } from './rallying.ts';
import { type ClockTable, factsOf } from './table.ts';
import { nameToType } from './who-is-meant.ts';

const namesOf = (g: ClockTable, units: readonly number[]): string => units.map((id) => nameToType(g, id)).join(', ');

/** Who gives an order, as far as it must be said: the clock only where typing nothing would have a leader give it. */
function byWords(g: ClockTable, by: number, units: readonly number[]): string {
  if (by !== BY_CLOCK) return `${g.field.leaders[by]!.name}: `;
  const usual = cheapestBy(g, factsOf(g, units[0]!).side, units) ?? BY_CLOCK;
  return usual === BY_CLOCK ? '' : `${CLOCK_WORD}: `;
}

/** A length in inches, with decimals enough to lead back to it. */
const exactly = (length: number): string => `${Number((length / INCH).toFixed(4))}`;

/** An order in words that can be typed again. */
export function wordsOfOrder(g: ClockTable, order: Order): string {
  switch (order.do) {
    case 'done':
      return 'no more orders';
    case 'move':
      return `${byWords(g, order.by, order.units)}${namesOf(g, order.units)}: ${printSteps(asSteps(order.steps), INCH)}`;
    case 'forced march':
      return `forced march ${namesOf(g, order.units)}: ${printSteps(asSteps(order.steps), INCH)}`;
    case 'disengage':
      return `${byWords(g, order.by, [order.unit])}${order.feigned ? 'feign' : 'disengage'} ${nameToType(g, order.unit)}`;
    case 'ride':
      return `ride ${g.field.leaders[order.leader]!.name} to ${nameToType(g, order.to)}`;
    case 'reveal':
      return `reveal ${nameToType(g, order.unit)} at ${exactly(order.x)} ${exactly(order.y)} facing ${order.heading / 10}`;
  }
}

/** The odds of a charge in a few words. */
export function previewOrder(g: ClockTable, side: Side, order: Order): string | undefined {
  if (order.do !== 'move') return undefined;
  const move = prepareMove(g, side, order.units, asSteps(order.steps));
  if (isReason(move) || move.clashes.length === 0) return undefined;
  return move.clashes
    .map((clash) => {
      const { attacker, defender } = meleeChances(
        prepareMelee(chargeSituation(g, move, order.units, clash), g.field.rulings),
      );
      const dares = rallyChance(prepareNerve(rallySituation(g, clash.unit), factsOf(g, clash.target).kind));
      const nerve = dares < 1 ? `dares ${percent(dares)}, ` : '';
      return `charges ${factsOf(g, clash.target).name} in ${clash.met}: ${nerve}wins ${percent(attacker.wins)}, loses ${percent(defender.wins)}, destroys ${percent(defender.destroyed)}`;
    })
    .join('; ');
}
