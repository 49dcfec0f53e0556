import { again, ask, done, otherSide, procedure } from '@acies/kernel';
import { type Run, runAt } from '@acies/rules-disorder';
import {
  bodiesOf,
  factsOf,
  isInContact,
  isPresent,
  type LegioContext,
  rightToLeft,
  sideOf,
  unitOf,
} from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { comingToMeet, counterCharge, isMutual, mayRun, meetMidway } from '../acting/midway.ts';
import { shortOf } from '../moving/run.ts';
import {
  type Charging,
  chargeDiceDecision,
  chargersOf,
  chargingOf,
  missDecision,
  respondDecision,
  responseOf,
  runOf,
} from './charge-decisions.ts';
import { throwCharge } from './charge-way.ts';
import { barFrom } from './declaring.ts';
import { bringHome, runOn } from './home.ts';
import { respond, responsesOf } from './responding.ts';

const isCharging = ({ charges }: Charging, id: number): boolean => charges.some(({ unit }) => unit === id);

/** LG-SEQ-4 (R): who charges, be it another, has given its answer; LG-RSP-2, LG-RSP-3: but not who can only test to evade. */
function mustAnswer(g: LegioContext, c: Charging, id: number): boolean {
  if (!isCharging(c, id)) return true;
  const { options } = responsesOf(g, id, chargersOf(c, id));
  return options.length === 1 && options[0] === 'evade';
}

/** LG-SEQ-4, LG-RSP-1 to LG-RSP-7: responses, then the moves of chargers and charged. */
export const charging = procedure<LegioContext, Charging>('charging', {
  muster: (g, c) => {
    for (const { unit } of c.charges) {
      const motion = unitOf(g, unit).mood === 'pursuing' ? 'pursuing' : 'charging';
      Object.assign(unitOf(g, unit), { motion, comesOn: true });
    }
    const charged = [...new Set(c.charges.map(({ target }) => target))];
    c.waiting = [otherSide(g.board.initiative), g.board.initiative].flatMap((side) =>
      rightToLeft(
        g,
        side,
        charged.filter((id) => isPresent(g, id) && mustAnswer(g, c, id) && sideOf(g, id) === side),
      ),
    );
  },
  ask: (g, c) => (c.waiting.length === 0 ? again('pair') : ask(sideOf(g, c.waiting[0]!), respondDecision, 'response')),
  respond: (g, c) => {
    const id = c.waiting.shift()!;
    const chargers = chargersOf(c, id);
    const { clause } = responsesOf(g, id, chargers);
    if (isCharging(c, id)) callOff(g, c, id);
    g.tell?.({ type: 'response', clauses: [clause], unit: id, response: c.response! });
    c.responses.push([id, respond(g, id, c.response!, chargers[0]!)]);
    return again('ask');
  },
  pair: (g, c) => {
    const charge = c.charges[0];
    if (!charge) return done(undefined);
    if (!mayRun(g, charge.unit)) return next(g, c);
    counterCharge(g, c, charge);
    const both = [charge, ...comingToMeet(g, c, charge)];
    c.throwing = both.filter(({ length }) => length === undefined).map(({ unit }) => unit);
    return undefined;
  },
  dice: (g, c) =>
    c.throwing.length === 0 ? again('midway') : ask(sideOf(g, c.throwing[0]!), chargeDiceDecision, 'average'),
  throw: (g, c) => {
    const id = c.throwing.shift()!;
    const charge = c.charges.find(({ unit }) => unit === id)!;
    charge.length = throwCharge(g, id, charge.target, c.average!);
    return again('dice');
  },
  midway: (g, c) => meetMidway(g, c, c.charges[0]!),
  meet: (g, c) => {
    const charge = c.charges[0]!;
    const { unit, target } = charge;
    const run = runOf(g, charge);
    c.goes = undefined;
    if (run.met?.enemy === target) {
      bringHome(g, unit, run, { evaded: responseOf(c, target) === 'evade', comesToo: isMutual(c, charge) });
      return next(g, c);
    }
    g.tell?.({ type: 'short', clauses: ['LG-SEQ-4'], unit, target });
    return mayStop(g, unit) ? ask(sideOf(g, unit), missDecision, 'goes') : undefined;
  },
  miss: (g, c) => {
    const charge = c.charges[0]!;
    const goesAll = c.goes === undefined || c.goes * PACE >= charge.length!;
    const run = goesAll ? runOf(g, charge) : runAt(bodiesOf(g), charge.unit, charge.target, c.goes! * PACE);
    if (goesAll && run.met) return meetAnother(g, c, run);
    if (goesAll || c.goes! > 0) runOn(g, charge.unit, run);
    return next(g, c);
  },
});

/** LG-RSP-2, LG-RSP-3 (R): who has to test to evade does not charge after all. */
function callOff(g: LegioContext, c: Charging, id: number): void {
  c.charges = c.charges.filter(({ unit }) => unit !== id);
  c.waiting = c.waiting.filter((charged) => chargersOf(c, charged).length > 0);
  Object.assign(unitOf(g, id), { motion: 'standing', comesOn: false });
}

/** Done with a charge. Who has come into contact goes on charging; who has not stands again. */
function next(g: LegioContext, c: Charging) {
  const { unit } = c.charges.shift()!;
  if (!isInContact(g, unit)) unitOf(g, unit).motion = 'standing';
  return again('pair');
}

/** LG-SEQ-4 (R): A and B grade stop where they like when a charge misses. */
const mayStop = (g: LegioContext, id: number): boolean => ['A', 'B'].includes(factsOf(g, id).kind.grade);

/**
 * A charge that has missed runs into another enemy: he is charged if he may be, and responds; if not, or if it has gone for him
 * before, it stops short.
 */
function meetAnother(g: LegioContext, c: Charging, { end, met, wheels }: Run) {
  const charge = c.charges[0]!;
  const { enemy } = met!;
  const before = [...(charge.before ?? []), charge.target];
  if (before.includes(enemy) || barFrom(g, charge.unit, enemy, true)) {
    runOn(g, charge.unit, { end: shortOf(g, charge.unit, enemy, end), met: undefined, wheels });
    return next(g, c);
  }
  c.charges[0] = { ...charge, target: enemy, before };
  g.tell?.({ type: 'charge', clauses: ['LG-SEQ-4'], unit: charge.unit, target: enemy });
  if (responseOf(c, enemy) === undefined && mustAnswer(g, c, enemy)) c.waiting = [enemy];
  return again('ask');
}

/** LG-AFT-6: a pursuer’s run at new enemy has been thrown for. */
export const pursuersCharge = (unit: number, target: number, length: number): Charging =>
  chargingOf([{ unit, target, length }]);
