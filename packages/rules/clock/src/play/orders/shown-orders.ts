import type { Side } from '@acies/kernel';
import type { Shown } from '@acies/kernel/picture';
import { drawnWay, INCH, inUnits, type Step } from '@acies/table';
import { enemyIn } from '../../board/contacts.ts';
import { boxOf, type ClockContext, contactsOf, inInches, isInContact, isPresent, isReason } from '../../board/look.ts';
import { meeting } from '../charge/charging.ts';
import { flightOf } from '../charge/disengaging.ts';
import { prepareMove } from '../moving/move-order.ts';
import { allowanceOf, touchesRough, turningCost, wayOf, wheelRelief, wheelsOf } from '../moving/movement.ts';
import { boxAt, ghostOf, middleOf } from '../shown-places.ts';
import { asOrder, asSteps, type Order } from './orders.ts';

/** Where orders are on the table, allowed or not. */

/** Where an order is on the table; of what is no order at all, nothing. */
export function showOrder(g: ClockContext, side: Side, choice: unknown): Shown {
  const order = asOrder(choice);
  if (isReason(order)) return {};
  switch (order.do) {
    case 'done':
      return {};
    case 'move':
    case 'forced march':
      return showMove(g, side, order);
    case 'disengage':
      return showFlight(g, order.unit);
    case 'ride':
      return showRide(g, order.leader, order.to);
    case 'reveal':
      return g.setting.units[order.unit] ? { pieces: [order.unit], ghosts: [ghostOf(order.unit, boxAt(order))] } : {};
  }
}

type Going = Extract<Order, { do: 'move' | 'forced march' }>;

/** Where a move ends: as it would be carried out, or where its steps lead if it is not allowed. */
function showMove(g: ClockContext, side: Side, order: Going): Shown {
  const units = [...new Set(order.units)];
  if (!units.every((id) => g.setting.units[id] !== undefined && isPresent(g, id))) return {};
  const steps = asSteps(order.steps);
  const made = stepsMade(g, units, steps, order.do === 'forced march');
  const { body, legs, marches } = wayOf(g, units, made);
  const move = prepareMove(g, side, order.units, steps, order.do === 'forced march');
  const ends = isReason(move) ? marches.map(({ start, stops }) => stops.at(-1) ?? start) : move.ends;
  const targets = isReason(move) ? [] : [...new Set(move.clashes.map(({ target }) => target))];
  const way = drawnWay(
    body.frame,
    legs.map(({ to }) => to),
  );
  return {
    pieces: units,
    ...(targets.length > 0 ? { targets } : {}),
    ghosts: units.map((id, i) => ghostOf(id, ends[i]!)),
    way,
  };
}

/** MC-MOV-8: the steps that are really made: a last one that runs into the enemy ends there. */
export function stepsMade(
  g: ClockContext,
  units: readonly number[],
  steps: readonly Step[],
  forced: boolean,
): readonly Step[] {
  if (forced) return steps;
  const { marches } = wayOf(g, units, steps);
  const before = marches.map(({ stops }, i) => stops.at(-2) ?? boxOf(g, units[i]!));
  const met = meeting(g, units, before, steps.at(-1)!);
  return met ? [...steps.slice(0, -1), met.last] : steps;
}

function showFlight(g: ClockContext, unit: number): Shown {
  if (g.setting.units[unit] === undefined || !isPresent(g, unit) || !isInContact(g, unit)) return {};
  const targets = contactsOf(g, unit).map((contact) => enemyIn(contact, unit));
  const end = flightOf(g, unit);
  if (!end) return { pieces: [unit], targets };
  return { pieces: [unit], targets, ghosts: [ghostOf(unit, end)], way: drawnWay(boxOf(g, unit), [end]) };
}

function showRide(g: ClockContext, leader: number, to: number): Shown {
  const from = g.board.leaders[leader] ?? -1;
  if (from < 0 || g.setting.units[to] === undefined || !isPresent(g, to)) return {};
  return { pieces: [from], targets: [to], way: [middleOf(g, from), middleOf(g, to)] };
}

/** How far an order goes, of how much: "5.2 of 7 inches". */
export function costOfOrder(g: ClockContext, choice: unknown): string | undefined {
  const order = asOrder(choice);
  if (isReason(order) || (order.do !== 'move' && order.do !== 'forced march')) return undefined;
  const units = [...new Set(order.units)];
  if (!units.every((id) => g.setting.units[id] !== undefined && isPresent(g, id))) return undefined;
  const { used, allowance, rough, wheeled } = lengthOfMove(
    g,
    units,
    stepsMade(g, units, asSteps(order.steps), order.do === 'forced march'),
  );
  const wheels = wheeled > 0 ? `, wheel ${inUnits(wheeled, INCH)} included` : '';
  return `${inUnits(used, INCH)} of ${inInches(allowance)}${rough ? ' in rough going' : ''}${wheels}`;
}

/** MC-MOV-2 to MC-MOV-4: what steps take of a group's move. */
function lengthOfMove(
  g: ClockContext,
  units: readonly number[],
  steps: readonly Step[],
): { used: number; allowance: number; rough: boolean; wheeled: number } {
  const way = wayOf(g, units, steps);
  const rough = touchesRough(g, units, way);
  const allowance = allowanceOf(g, units, way.body.frame, rough);
  const length = way.legs.reduce((sum, leg) => sum + leg.length, 0);
  const used = length - wheelRelief(way) + turningCost(g, units, steps, allowance);
  return { used, allowance, rough, wheeled: wheelsOf(way) };
}
