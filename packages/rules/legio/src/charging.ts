import { again, ask, done, listed, otherSide, procedure } from '@acies/kernel';
import { distanceBetween, frontOf, rangeBetween } from '@acies/table';
import { throwCharge } from './charge-way.ts';
import { barFrom, type Charge } from './declaring.ts';
import { PACE } from './field.ts';
import { bringHome, comeOut, runOn } from './home.ts';
import { respond, responsesOf } from './responding.ts';
import type { Response } from './responses.ts';
import { type Run, runAt, shortOf } from './run.ts';
import {
  boxOf,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  type LegioTable,
  nameOf,
  rightToLeft,
  sideOf,
  unitOf,
} from './table.ts';

export type { Charge, DeclareChoice, Declaring } from './declaring.ts';

/** A charge on its way: how far it comes, once that has been thrown. */
interface Running extends Charge {
  length?: number | undefined;
}

export interface Charging {
  /** All charges of both sides that have not been run yet. */
  charges: Running[];
  /** Charged units that have not responded yet. */
  waiting: number[];
  responses: [number, Response][];
  response?: Response | undefined;
  /** Paces that a charge which misses goes; all of them unless said. */
  goes?: number | undefined;
}

const chargersOf = ({ charges }: Charging, target: number): number[] =>
  charges.filter((charge) => charge.target === target).map(({ unit }) => unit);
const responseOf = ({ responses }: Charging, id: number): Response | undefined =>
  responses.findLast(([unit]) => unit === id)?.[1];
/** LG-SEQ-4 (R): who charges, be it another, has given its answer. */
const isCharging = ({ charges }: Charging, id: number): boolean => charges.some(({ unit }) => unit === id);

export const respondDecision = listed<LegioTable, Charging, Response>('respond', {
  question: (g, c) => {
    const names = chargersOf(c, c.waiting[0]!).map((id) => nameOf(g, id));
    return `${nameOf(g, c.waiting[0]!)} is charged by ${names.join(' and ')}: what does it do?`;
  },
  options(g, c, out) {
    const id = c.waiting[0]!;
    for (const option of responsesOf(g, id, chargersOf(c, id)).options) out.add(option);
  },
  label: (_, __, choice) => (choice === 'evade' ? 'try to evade' : choice),
});

/** Paces between the places where a charge that misses may stop. */
const STOPS = 20;

export const missDecision = listed<LegioTable, Charging, number>('miss', {
  question: (g, { charges }) => `${nameOf(g, charges[0]!.unit)} misses its enemy: how far does it go?`,
  options(g, { charges }, out) {
    const { unit, length } = charges[0]!;
    const gone = distanceBetween(frontOf(boxOf(g, unit)), frontOf(runOf(g, charges[0]!).end));
    for (let paces = 0; paces * PACE < Math.min(gone, length!); paces += STOPS) out.add(paces);
    out.add(Math.ceil(length! / PACE));
  },
  label: (_, { charges }, choice) => {
    if (choice * PACE >= charges[0]!.length!) return 'the whole way';
    return choice === 0 ? 'stop here' : `${choice} paces`;
  },
});

/** LG-SEQ-4, LG-RSP-1 to LG-RSP-7: responses, then the moves of chargers and charged. */
export const charging = procedure<LegioTable, Charging>('charging', {
  muster: (g, c) => {
    for (const { unit } of c.charges)
      unitOf(g, unit).motion = unitOf(g, unit).mood === 'pursuing' ? 'pursuing' : 'charging';
    const charged = [...new Set(c.charges.map(({ target }) => target))];
    c.waiting = [otherSide(g.board.initiative), g.board.initiative].flatMap((side) =>
      rightToLeft(
        g,
        side,
        charged.filter((id) => isPresent(g, id) && !isCharging(c, id) && sideOf(g, id) === side),
      ),
    );
  },
  ask: (g, c) => (c.waiting.length === 0 ? again('throw') : ask(sideOf(g, c.waiting[0]!), respondDecision, 'response')),
  respond: (g, c) => {
    const id = c.waiting.shift()!;
    const chargers = chargersOf(c, id);
    const { clause } = responsesOf(g, id, chargers);
    g.tell?.({ type: 'response', clauses: [clause], unit: id, response: c.response! });
    c.responses.push([id, respond(g, id, c.response!, chargers[0]!)]);
    return again('ask');
  },
  throw: (g, c) => {
    const charge = c.charges[0];
    if (!charge) return done(undefined);
    if (!isPresent(g, charge.unit) || isInContact(g, charge.unit) || isRouting(g, charge.unit)) return next(g, c);
    charge.length ??= throwCharge(g, charge.unit, charge.target);
    meetMidway(g, c, charge);
    return undefined;
  },
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
    const run = goesAll ? runOf(g, charge) : runAt(g, charge.unit, charge.target, c.goes! * PACE);
    if (goesAll && run.met) return meetAnother(g, c, run);
    if (goesAll || c.goes! > 0) runOn(g, charge.unit, run);
    return next(g, c);
  },
});

const runOf = (g: LegioTable, { unit, target, length }: Running): Run => runAt(g, unit, target, length!);

/** Done with a charge. Who has come into contact goes on charging; who has not stands again. */
function next(g: LegioTable, c: Charging) {
  const { unit } = c.charges.shift()!;
  if (!isInContact(g, unit)) unitOf(g, unit).motion = 'standing';
  return again('throw');
}

/** LG-SEQ-4 (R): A and B grade stop where they like when a charge misses. */
const mayStop = (g: LegioTable, id: number): boolean => ['A', 'B'].includes(factsOf(g, id).kind.grade);

/** A charge that has missed runs into another enemy: he is charged if he may be, and responds; if not, it stops short. */
function meetAnother(g: LegioTable, c: Charging, { end, met, wheels }: Run) {
  const charge = c.charges[0]!;
  const { enemy } = met!;
  if (barFrom(g, charge.unit, enemy, true)) {
    runOn(g, charge.unit, { end: shortOf(g, charge.unit, enemy, end), met: undefined, wheels });
    return next(g, c);
  }
  c.charges[0] = { ...charge, target: enemy };
  g.tell?.({ type: 'charge', clauses: ['LG-SEQ-4'], unit: charge.unit, target: enemy });
  if (responseOf(c, enemy) === undefined && !isCharging(c, enemy)) c.waiting = [enemy];
  return again('ask');
}

const isMutual = ({ charges }: Charging, { unit, target }: Charge): boolean =>
  charges.some((other) => other.unit === target && other.target === unit);

/** LG-SEQ-4 (R): chargers of each other meet midway, as charger and counter-charger do, if their dice together bring them so far. */
function meetMidway(g: LegioTable, c: Charging, charge: Running): void {
  const { unit, target } = charge;
  if (responseOf(c, target) === 'counter-charge') {
    // From now on it is a charge like any other.
    c.responses.push([target, 'stand']);
    c.charges.push({ unit: target, target: unit });
    unitOf(g, target).motion = 'charging';
  }
  const his = c.charges.find((other) => other.unit === target && other.target === unit);
  if (!his || isInContact(g, target) || isRouting(g, target) || !isPresent(g, target)) return;
  his.length ??= throwCharge(g, target, unit);
  const gap = rangeBetween(boxOf(g, unit), boxOf(g, target));
  if (charge.length! + his.length < gap) return;
  const share = Math.min(his.length, Math.max(Math.floor(gap / 2), gap - charge.length!));
  comeOut(g, target, unit, Math.floor(share));
  his.length -= Math.floor(share);
}

/** LG-AFT-6: a pursuer’s run at new enemy has been thrown for. */
export const pursuersCharge = (unit: number, target: number, length: number): Charging => ({
  charges: [{ unit, target, length }],
  waiting: [],
  responses: [],
});
