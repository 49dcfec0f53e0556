import type { Side } from '@acies/kernel';
import type { Question } from '@acies/players';
import { catchChance, reachChance } from '@acies/rules-disorder/players';
import { rangeBetween } from '@acies/table';
import {
  boxOf,
  type CbContext,
  enemiesOf,
  factsOf,
  isFormedUnit,
  isInContact,
  isRouting,
  isWithin,
  sideOf,
  unitOf,
} from '../board/look.ts';
import { JT } from '../board/setting.ts';
import { type Charging, chargersOf, diceOf, nextThrow } from '../play/charge/charge-decisions.ts';
import { chargeDice, preparedCharge, reachOf } from '../play/charge/charge-way.ts';
import type { DeclareChoice, Declaring } from '../play/charge/declaring.ts';
import type { Charge } from '../play/charge/may-charge.ts';
import { supposeCharge } from '../play/combat/combat-odds.ts';
import { SHOCKS } from '../sheet/chapters/morale.ts';
import { usualFatigue } from '../sheet/chapters/moving.ts';
import type { Response } from '../sheet/combat/responses.ts';
import { isInfantry, isMounted } from '../sheet/troops.ts';
import { chargeRun, compelledRun } from './dice.ts';
import { answerTo, chargesWorth, copyOf, fightsWorth } from './fights.ts';
import { haste, impatienceOf } from './haste.ts';
import { matchup } from './matchup.ts';
import { breakCost, dpCost, worthOf } from './worth.ts';

/** A charge must promise so much. */
const CHARGE_BAR = 0.05;
/** What it is worth to fight at all at the end of a battle that waiting will not win. */
const DARING = 0.4;
/** What it costs to run into nothing. */
const MISS = 0.1;
/** How likely it is that an enemy who gains by it charges if one waits for him. */
const EXPECTED = 0.5;
/** What it is worth to come home, where that is all that is left to be thrown for. */
const HOME = 0.5;

const throwsBetween = (g: CbContext, a: number, b: number): number => rangeBetween(boxOf(g, a), boxOf(g, b)) / JT;

const tiredBy = (g: CbContext, id: number, dice: number): number =>
  usualFatigue(preparedCharge(g, id, dice)) * dpCost(g, id, 1);

/** What a number of dice is worth to a charge at somebody so far off. */
const diceWorth = (g: CbContext, { unit, target }: Charge, dice: number): number =>
  HOME * reachChance(chargeRun(g, unit, target, dice), throwsBetween(g, unit, target)) - tiredBy(g, unit, dice);

const bestDice = (g: CbContext, charge: Charge): number =>
  diceOf(g, charge.unit).reduce((a, b) => (diceWorth(g, charge, b) > diceWorth(g, charge, a) ? b : a));

/** CB-RSP-6, CB-AFT-7: what charging somebody who runs is worth: it disorders him, and he may be caught. */
function chaseWorth(g: CbContext, { unit, target }: Charge): number {
  const [most] = chargeDice(g, unit);
  const runs = chargeRun(g, unit, target, most!);
  const caught = catchChance(runs, compelledRun(g, target, 'evade'), throwsBetween(g, unit, target));
  const fled = dpCost(g, target, SHOCKS.evaded.dp);
  return caught * breakCost(g, target) + (1 - caught) * (fled - MISS) - tiredBy(g, unit, most!);
}

/** What the enemy would gain who charges first. */
const spared = (g: CbContext, { unit, target }: Charge): number =>
  isFormedUnit(g, target) && !unitOf(g, target).shaken ? EXPECTED * Math.max(0, matchup(g, target, unit)) : 0;

/** How likely an enemy on horseback who has declared a charge comes at this unit; and one who has yet to declare. */
const CAUGHT = { declared: 0.6, yetToDeclare: 0.25 };

/** CB-MOR-7: what foot in its ranks risks that charges with mounted enemies in reach who may charge it. */
function caughtCost(g: CbContext, { unit, target }: Charge): number {
  if (!isInfantry(factsOf(g, unit).kind.type) || !isFormedUnit(g, unit)) return 0;
  const first = g.board.initiative === sideOf(g, unit);
  const box = boxOf(g, unit);
  const isThreat = (enemy: number): boolean => {
    const { motion, shaken } = unitOf(g, enemy);
    if (!isMounted(factsOf(g, enemy).kind.type) || shaken || isRouting(g, enemy) || isInContact(g, enemy)) return false;
    // Whether the one it goes for comes on himself is part of the combat.
    if (enemy === target && motion === 'charging') return false;
    return (first || motion === 'charging') && isWithin(box, boxOf(g, enemy), reachOf(g, enemy));
  };
  if (!enemiesOf(g, unit).some(isThreat)) return 0;
  return CAUGHT[first ? 'yetToDeclare' : 'declared'] * dpCost(g, unit, SHOCKS['caught charging'].dp);
}

/** What a charge must promise for a side to make it. */
const barOf = (g: CbContext, side: Side): number => CHARGE_BAR - impatienceOf(g, side);

export const declareWorth = ({ g, locals, side }: Question<CbContext, Declaring>, choice: DeclareChoice): number =>
  choice.do === 'done' ? barOf(g, side) : chargeWorth(g, side, choice, locals.charges);

/** What a charge is worth beside those that are declared. */
function chargeWorth(g: CbContext, side: Side, charge: Charge, charges: readonly Charge[]): number {
  const { unit, target } = charge;
  if (isRouting(g, target)) return 0;
  if (answerTo(g, charge) === 'evade') return chaseWorth(g, charge);
  const gain = chargesWorth(g, side, [...charges, { unit, target }]) - chargesWorth(g, side, charges);
  const dice = bestDice(g, charge);
  const reach = reachChance(chargeRun(g, unit, target, dice), throwsBetween(g, unit, target));
  const daring = DARING * haste(g, side);
  return (
    reach * (gain + spared(g, charge) + daring) - (1 - reach) * MISS - tiredBy(g, unit, dice) - caughtCost(g, charge)
  );
}

/** The fights of a side if a charged unit stands, or comes on itself. */
function receiveWorth(question: Question<CbContext, Charging>, id: number, comesOn: boolean): number {
  const then = copyOf(question.g);
  if (comesOn) unitOf(then, id).motion = 'charging';
  for (const unit of chargersOf(question.locals, id)) supposeCharge(then, unit, id);
  return fightsWorth(then, question.side);
}

/** CB-RSP-1 to CB-RSP-6. */
export function respondWorth(question: Question<CbContext, Charging>, response: Response): number {
  const { g, locals } = question;
  const id = locals.waiting[0]!;
  if (response === 'break') return -breakCost(g, id);
  if (response !== 'evade') return receiveWorth(question, id, response === 'counter-charge');
  const flight = compelledRun(g, id, 'evade');
  let free = 1;
  for (const unit of chargersOf(locals, id)) {
    const [most] = chargeDice(g, unit);
    free *= 1 - catchChance(chargeRun(g, unit, id, most!), flight, throwsBetween(g, unit, id));
  }
  const away = dpCost(g, id, SHOCKS.evaded.dp) + (isFormedUnit(g, id) ? 0.25 : 0.05) * worthOf(g, id);
  return -(1 - free) * breakCost(g, id) - free * away + fightsWorth(g, question.side);
}

/** CB-MOV-1, CB-MOV-7: as many dice as it takes, for some of them tire. */
export const chargeDiceWorth = ({ g, locals }: Question<CbContext, Charging>, dice: number): number =>
  diceWorth(g, nextThrow(locals), dice) + 0.001 * dice;
