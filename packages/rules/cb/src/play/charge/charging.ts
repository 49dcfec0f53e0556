import { again, ask, done, otherSide, procedure } from '@acies/kernel';
import { type Run, runAt } from '@acies/rules-disorder';
import { rangeBetween } from '@acies/table';
import {
  bodiesOf,
  boxOf,
  type CbContext,
  isInContact,
  isPresent,
  isRouting,
  rightToLeft,
  sideOf,
  unitOf,
} from '../../board/look.ts';
import type { Response } from '../../sheet/combat/responses.ts';
import { stampede } from '../combat/stampede.ts';
import {
  type Charging,
  chargersOf,
  diceDecision,
  nextThrow,
  type Running,
  respondDecision,
} from './charge-decisions.ts';
import { throwCharge } from './charge-way.ts';
import { bringHome, comeOut, runOn, shortOf } from './home.ts';
import type { Charge } from './may-charge.ts';
import { mayMeet } from './meeting.ts';
import { respond, responsesOf } from './responding.ts';

const responseOf = ({ responses }: Charging, id: number): Response | undefined =>
  responses.findLast(([unit]) => unit === id)?.[1];
const isCharging = ({ charges }: Charging, id: number): boolean => charges.some(({ unit }) => unit === id);

/** CB-SEQ-6, CB-RSP-1 to CB-RSP-6: responses, then the moves of chargers and charged. */
export const charging = procedure<CbContext, Charging>('charging', {
  muster: (g, c) => {
    c.charges = inTurn(g, c.charges);
    const charged = [...new Set(c.charges.map(({ target }) => target))];
    c.waiting = [otherSide(g.board.initiative), g.board.initiative].flatMap((side) =>
      rightToLeft(
        g,
        side,
        charged.filter((id) => isPresent(g, id) && sideOf(g, id) === side && mustRespond(g, c, id)),
      ),
    );
  },
  ask: (g, c) => {
    c.waiting = c.waiting.filter((id) => isPresent(g, id) && chargersOf(c, id).some((unit) => mayRun(g, unit)));
    return c.waiting.length === 0 ? again('choose') : ask(sideOf(g, c.waiting[0]!), respondDecision, 'response');
  },
  respond: (g, c) => {
    const id = c.waiting.shift()!;
    const chargers = chargersOf(c, id);
    const { clause } = responsesOf(g, id, chargers);
    g.tell?.({ type: 'response', clauses: [clause], unit: id, response: c.response! });
    // Who evades or breaks charges nobody.
    if (c.response !== 'stand') {
      c.charges = c.charges.filter(({ unit }) => unit !== id);
      unitOf(g, id).rush = 'none';
    }
    c.responses.push([id, respond(g, id, c.response!, chargers[0]!)]);
    stampede(g);
    return again('ask');
  },
  choose: (g, c) => {
    const charge = c.charges[0];
    if (!charge) return done(undefined);
    if (!mayRun(g, charge.unit)) return next(g, c);
    if (!isPresent(g, charge.target)) {
      // CB-SEQ-6 (R): it does not move.
      unitOf(g, charge.unit).rush = 'none';
      return next(g, c);
    }
    comesToMeet(g, c, charge);
    if (isThrown(g, c)) return again('meet');
    return ask(sideOf(g, nextThrow(c).unit), diceDecision, 'dice');
  },
  throw: (g, c) => {
    const charge = nextThrow(c);
    charge.length = throwCharge(g, charge.unit, charge.target, c.dice!);
    return again('choose');
  },
  meet: (g, c) => {
    const charge = c.charges[0]!;
    meetMidway(g, c, charge);
    const run = runOf(g, charge);
    const { unit, target } = charge;
    if (!run.met && givesWay(c, charge)) return again('choose');
    if (run.met && run.met.enemy !== target) return meetAnother(g, c, run);
    if (run.met) bringHome(g, unit, run, { evaded: responseOf(c, target) === 'evade', comesToo: isMutual(c, charge) });
    else fallShort(g, unit, target, run);
    return next(g, c);
  },
});

/** CB-SEQ-6, CB-SEQ-10: charges run in this order: the side with the initiative first, each from its right. */
function inTurn(g: CbContext, charges: readonly Running[]): Running[] {
  const { initiative } = g.board;
  return [initiative, otherSide(initiative)].flatMap((side) => {
    const own = charges.filter(({ unit }) => sideOf(g, unit) === side);
    const order = rightToLeft(
      g,
      side,
      own.map(({ unit }) => unit),
    );
    return order.map((id) => own.find(({ unit }) => unit === id)!);
  });
}

/** CB-SEQ-6 (R): who charges has given its answer, unless it must evade or break. */
function mustRespond(g: CbContext, c: Charging, id: number): boolean {
  if (!isCharging(c, id)) return true;
  const { options } = responsesOf(g, id, chargersOf(c, id));
  return options.every((option) => option === 'evade' || option === 'break');
}

const mayRun = (g: CbContext, id: number): boolean => isPresent(g, id) && !isInContact(g, id) && !isRouting(g, id);

const runOf = (g: CbContext, { unit, target, length }: Running): Run => runAt(bodiesOf(g), unit, target, length!);

/** CB-SEQ-6 (R): a charger who falls short halts there. */
function fallShort(g: CbContext, unit: number, target: number, run: Run): void {
  g.tell?.({ type: 'short', clauses: ['CB-SEQ-6'], unit, target });
  runOn(g, unit, run);
}

/** Done with a charge. Who has come into contact goes on charging; who has not stands again. */
function next(g: CbContext, c: Charging) {
  const { unit } = c.charges.shift()!;
  // Whom the charge has driven mad is gone first.
  stampede(g);
  if (!isInContact(g, unit)) unitOf(g, unit).motion = 'standing';
  return again('choose');
}

/** A charge runs into another enemy: he is charged if he may be, and responds; if not, it stops 1 JT short of him. */
function meetAnother(g: CbContext, c: Charging, run: Run) {
  const charge = c.charges[0]!;
  const { enemy } = run.met!;
  const before = [...(charge.before ?? []), charge.target];
  if (before.includes(enemy) || !mayMeet(g, charge.unit, enemy)) {
    runOn(g, charge.unit, { ...run, end: shortOf(g, charge.unit, enemy, run.end), met: undefined });
    return next(g, c);
  }
  c.charges[0] = { ...charge, target: enemy, before };
  g.tell?.({ type: 'charge', clauses: ['CB-SEQ-6'], unit: charge.unit, target: enemy, forced: true, runsOn: true });
  if (responseOf(c, enemy) === undefined && mustRespond(g, c, enemy)) c.waiting = [enemy];
  return again('ask');
}

const isMutual = (c: Charging, charge: Charge): boolean => counterOf(c, charge) !== undefined;

const counterOf = ({ charges }: Charging, { unit, target }: Charge): Running | undefined =>
  charges.find((other) => other.unit === target && other.target === unit);

/** Of two who charge each other the second runs first where the first cannot come at him; once each. */
function givesWay(c: Charging, charge: Running): boolean {
  const his = counterOf(c, charge);
  if (!his || charge.waited) return false;
  charge.waited = true;
  c.charges = [his, ...c.charges.filter((other) => other !== his && other !== charge), charge];
  return true;
}

/** CB-RSP-3, CB-RSP-4: from now on a counter-charge is a charge like any other. */
function comesToMeet(g: CbContext, c: Charging, { unit, target }: Charge): void {
  if (responseOf(c, target) !== 'counter-charge') return;
  c.responses.push([target, 'stand']);
  if (isCharging(c, target)) return;
  c.charges.push({ unit: target, target: unit });
  Object.assign(unitOf(g, target), { motion: 'charging', rush: 'charging' });
}

/** Whether the first charge, and that of an enemy who comes to meet it, have been thrown for. */
function isThrown(g: CbContext, c: Charging): boolean {
  const charge = nextThrow(c);
  return charge.length !== undefined || !mayRun(g, charge.unit);
}

/** CB-SEQ-6 (R): chargers of each other meet midway, if their dice together bring them so far. */
function meetMidway(g: CbContext, c: Charging, charge: Running): void {
  const { unit, target } = charge;
  const his = counterOf(c, charge);
  if (his?.length === undefined || !mayRun(g, target) || his.waited || charge.waited) return;
  const gap = rangeBetween(boxOf(g, unit), boxOf(g, target));
  if (charge.length! + his.length < gap) return;
  const share = Math.floor(Math.min(his.length, Math.max(gap / 2, gap - charge.length!)));
  comeOut(g, target, unit, share);
  his.length -= share;
}

/** CB-AFT-7: a pursuer’s run at new enemy has been thrown for. */
export const pursuersCharge = (unit: number, target: number, length: number): Charging => ({
  charges: [{ unit, target, length }],
  waiting: [],
  responses: [],
});
