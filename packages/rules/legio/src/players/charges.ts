import type { Question } from '@acies/players';
import { runAt } from '@acies/rules-disorder';
import { catchChance, reachChance } from '@acies/rules-disorder/players';
import { rangeBetween } from '@acies/table';
import {
  bodiesOf,
  boxOf,
  conditionOf,
  factsOf,
  inspiresOf,
  isFormedUnit,
  isInContact,
  type LegioContext,
  unitOf,
} from '../board/look.ts';
import { PACE } from '../board/setting.ts';
import type { Charging } from '../play/charge/charge-decisions.ts';
import type { Charge, DeclareChoice, Declaring } from '../play/charge/declaring.ts';
import { supposeCharge } from '../play/combat/combat-odds.ts';
import { evadeResult, prepareEvade } from '../sheet/chapters/evading.ts';
import type { Response } from '../sheet/combat/responses.ts';
import { isInfantry, isLightInfantry } from '../sheet/troops.ts';
import { pacesOf } from './dice.ts';
import { chargesWorth, copyOf, fightsWorth } from './fights.ts';
import { matchup } from './matchup.ts';
import { outlookOf } from './outlook.ts';
import { standWorth } from './position.ts';
import { breakCost, dpCost, worthOf } from './worth.ts';

/** A charge must promise so much. */
const CHARGE_BAR = 0.06;
/** What it costs to run into nothing. */
const MISS = 0.12;
/** How likely it is that an enemy who gains by it charges if one waits for him. */
const EXPECTED = 0.5;

const pacesBetween = (g: LegioContext, a: number, b: number): number => rangeBetween(boxOf(g, a), boxOf(g, b)) / PACE;

const evadeChance = (g: LegioContext, id: number): number => {
  const { grade } = factsOf(g, id).kind;
  const { die, tally, shaken } = prepareEvade({ ...conditionOf(g, id), grade, inspired: inspiresOf(g, id) > 0 });
  const away = die.faces.filter((face) => evadeResult(face + tally.total, shaken) === 'evades');
  return away.length / die.faces.length;
};

/** LG-RSP-2 to LG-RSP-4: whether an enemy who is charged will rather go. */
function willEvade(g: LegioContext, unit: number, target: number): boolean {
  const { type } = factsOf(g, target).kind;
  const foot = isInfantry(factsOf(g, unit).kind.type);
  if (isInContact(g, target) || unitOf(g, target).shaken) return false;
  if (isLightInfantry(type) || type === 'LC') return true;
  return foot && (type === 'HC' || type === 'Jav') && matchup(g, unit, target) > 0.3;
}

/** What charging somebody who runs is worth: he is caught, or fails his test; mostly the charge is in vain. */
function chaseWorth(g: LegioContext, { unit, target }: Charge): number {
  const away = evadeChance(g, target);
  const caught = catchChance(pacesOf(g, unit, 'charge'), pacesOf(g, target, 'evade'), pacesBetween(g, unit, target));
  const fate = breakCost(g, target);
  return away * caught * fate + (1 - away) * 0.8 * fate - away * (1 - caught) * MISS;
}

/** What the enemy would gain who charges first. */
const spared = (g: LegioContext, { unit, target }: Charge): number =>
  isFormedUnit(g, target) ? EXPECTED * Math.max(0, matchup(g, target, unit)) : 0;

export function declareWorth({ g, locals, side }: Question<LegioContext, Declaring>, choice: DeclareChoice): number {
  if (choice.do === 'done') return CHARGE_BAR;
  const { unit, target } = choice;
  const tired = dpCost(g, unit, 1) / 6;
  if (willEvade(g, unit, target)) return chaseWorth(g, choice) - tired;
  const { charges } = locals;
  const before = charges.length > 0 ? chargesWorth(g, charges) : fightsWorth(g, side);
  const gain = chargesWorth(g, [...charges, { unit, target }]) - before;
  const reach = reachChance(pacesOf(g, unit, 'charge'), pacesBetween(g, unit, target));
  return reach * (gain + spared(g, choice)) - (1 - reach) * MISS - tired;
}

/** The fights of a side if a charged unit stands, or comes on itself. */
function receiveWorth(
  question: Question<LegioContext, Charging>,
  id: number,
  comesOn: boolean,
  shaken = false,
): number {
  const then = copyOf(question.g);
  if (comesOn) Object.assign(unitOf(then, id), { motion: 'charging', comesOn: true });
  if (shaken) Object.assign(unitOf(then, id), { dp: 5, shaken: true });
  for (const charge of question.locals.charges) if (charge.target === id) supposeCharge(then, charge.unit, id);
  return fightsWorth(then, question.side);
}

export function respondWorth(question: Question<LegioContext, Charging>, response: Response): number {
  const { g, locals } = question;
  const id = locals.waiting[0]!;
  if (response === 'break') return -breakCost(g, id);
  if (response !== 'evade') return receiveWorth(question, id, response === 'counter-charge');
  const away = evadeChance(g, id);
  let free = 1;
  for (const { unit, target } of locals.charges)
    if (target === id)
      free *= 1 - catchChance(pacesOf(g, unit, 'charge'), pacesOf(g, id, 'evade'), pacesBetween(g, unit, id));
  const gone = -(1 - free) * breakCost(g, id) - free * (isFormedUnit(g, id) ? 0.25 : 0.05) * worthOf(g, id);
  return away * (gone + fightsWorth(g, question.side)) + (1 - away) * receiveWorth(question, id, false, true);
}

/** LG-MOV-1: the more dice the farther, and none of them tires. */
export const chargeDiceWorth = (_: Question<LegioContext, Charging>, average: number): number => average;

/** LG-SEQ-4: a charge that misses goes as far as the place is good. */
export function missWorth({ g, locals }: Question<LegioContext, Charging>, goes: number): number {
  const { unit, target } = locals.charges[0]!;
  return standWorth(
    g,
    outlookOf(g, unit),
    goes === 0 ? boxOf(g, unit) : runAt(bodiesOf(g), unit, target, goes * PACE).end,
  );
}
