import type { Side } from '@acies/kernel';
import { INCH, printSteps } from '@acies/table';
import { chargeSituation } from './charge-preview.ts';
import { meleeChances, prepareMelee } from './melee.ts';
import { isReason, prepareMove } from './move-order.ts';
import { asSteps, BY_CLOCK, type Order } from './orders.ts';
import { prepareNerve, rallyChance } from './rally.ts';
import { rallySituation } from './rallying.ts';
import { type ClockTable, factsOf } from './table.ts';

const namesOf = (g: ClockTable, units: readonly number[]): string => units.map((id) => factsOf(g, id).name).join(', ');

const byWords = (g: ClockTable, by: number): string => (by === BY_CLOCK ? '' : `${g.field.leaders[by]!.name}: `);

/** An order in words that can be typed again. */
export function wordsOfOrder(g: ClockTable, order: Order): string {
  switch (order.do) {
    case 'done':
      return 'no more orders';
    case 'move':
      return `${byWords(g, order.by)}${namesOf(g, order.units)} ${printSteps(asSteps(order.steps), INCH)}`;
    case 'forced march':
      return `forced march of ${namesOf(g, order.units)}: ${printSteps(asSteps(order.steps), INCH)}`;
    case 'disengage':
      return `${byWords(g, order.by)}${factsOf(g, order.unit).name} disengages${order.feigned ? ', feigning flight' : ''}`;
    case 'ride':
      return `${g.field.leaders[order.leader]!.name} rides to ${factsOf(g, order.to).name}`;
    case 'reveal':
      return `${factsOf(g, order.unit).name} springs from ambush`;
  }
}

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

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
