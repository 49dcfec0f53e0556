import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import type { Reason } from '@acies/kernel/odds';
import { canTurnAt, comesAt, drawAllowed, runShown } from '@acies/rules-disorder';
import { areNotFar, rangeBetween } from '@acies/table';
import {
  allBoxes,
  bodiesOf,
  boxOf,
  enemiesOf,
  factsOf,
  inPaces,
  isFormedUnit,
  isInContact,
  isRouting,
  isWithin,
  type LegioContext,
  nameOf,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { type ChargeFacts, chargeBar } from '../../sheet/combat/charge-rules.ts';
import { isInfantry, JAVELIN } from '../../sheet/troops.ts';
import { excludedCharges, wordsOfCharge } from '../acting/exclusions.ts';
import { chargeOrderBar } from '../command/obeying.ts';
import { isExposedTo } from '../moving/run.ts';
import { chargePreview } from './charge-odds.ts';
import { reachAt, reachOf } from './charge-way.ts';

const NO_MORE = 'no more charges';

export type Charge = {
  readonly unit: number;
  readonly target: number;
};

/** LG-CHG-1 to LG-CHG-3: what bars a unit from an enemy, be he in reach or not. */
export const barFrom = (g: LegioContext, id: number, target: number, inJavelinRange: boolean): Reason | undefined =>
  chargeBar(chargeFacts(g, id, inJavelinRange, !isFormedUnit(g, target), isExposedTo(g, target, id)));

/** It is asked so often that it is made in one go. */
function chargeFacts(
  g: LegioContext,
  id: number,
  inJavelinRange: boolean,
  targetUnformed: boolean,
  targetExposed: boolean,
): ChargeFacts {
  const { formation, shaken, rests, formedUp, shotOver, halted, mood } = unitOf(g, id);
  return {
    unit: factsOf(g, id).kind,
    formation,
    shaken,
    resting: rests,
    formedUp,
    shotOver,
    halted,
    pursuing: mood === 'pursuing',
    inJavelinRange,
    targetUnformed,
    targetExposed,
  };
}

/** LG-CHG-1, LG-CHG-3: whether there is anybody at all whom a unit might charge, however near and weak. */
export const mayCharge = (g: LegioContext, id: number): boolean => !chargeBar(chargeFacts(g, id, true, true, true));

/** LG-CTL-2: who halts does not charge, nor who stands because it stood before. */
function controlBar(g: LegioContext, id: number): Reason | undefined {
  const { control, last, mood } = unitOf(g, id);
  if (mood === 'looting') return { clause: 'LG-CTL-1', text: 'it loots' };
  if (control === 'halts') return { clause: 'LG-CTL-2', text: 'it has halted' };
  return control === 'repeats' && last === 'stand'
    ? { clause: 'LG-CTL-2', text: 'it stands as it stood before' }
    : undefined;
}

/** LG-CHG-1 to LG-CHG-3, LG-SEQ-4: why a unit cannot charge an enemy. */
export function whyNotCharge(g: LegioContext, id: number, target: number, all = allBoxes(g)): Reason | undefined {
  if (isInContact(g, id) || isRouting(g, id)) return { clause: 'LG-CHG-1', text: 'it fights or flees' };
  const box = boxOf(g, id);
  const because =
    controlBar(g, id) ??
    chargeOrderBar(g, id, target) ??
    barFrom(g, id, target, isWithin(box, boxOf(g, target), JAVELIN));
  if (because) return because;
  const { formation, onFoot } = unitOf(g, id);
  return g.reachBars.of(all, `${id} ${target} ${formation} ${onFoot}`, () => reachBar(g, id, target));
}

/** LG-SEQ-4: why a unit could not come at an enemy whom it may charge. */
function reachBar(g: LegioContext, id: number, target: number): Reason | undefined {
  const bodies = bodiesOf(g);
  if (!canTurnAt(bodies, id, target)) return { clause: 'LG-SEQ-4', text: 'no quarter wheel points it at the enemy' };
  const reach = reachAt(g, id, target);
  const beyond = rangeBetween(boxOf(g, id), boxOf(g, target)) - reach;
  if (beyond > 0) return { clause: 'LG-SEQ-4', text: `it is ${inPaces(beyond)} beyond its reach` };
  return comesAt(bodies, id, target, reach) ? undefined : { clause: 'LG-SEQ-4', text: 'it cannot come at it' };
}

export interface Declaring {
  readonly side: Side;
  /** Charges declared so far. */
  charges: Charge[];
  choice?: DeclareChoice | undefined;
}

export type DeclareChoice = { readonly do: 'done' } | ({ readonly do: 'charge' } & Charge);

/** Charges that a unit might still declare, as far as is cheap to see; most have nobody whom they might charge. */
function thinkableBy(g: LegioContext, unit: number, declared: readonly Charge[]): Charge[] {
  if (declared.some((charge) => charge.unit === unit)) return [];
  if (isInContact(g, unit) || isRouting(g, unit) || controlBar(g, unit) || !mayCharge(g, unit)) return [];
  const box = boxOf(g, unit);
  const far = farthestCharge(g, unit) * PACE;
  const thinkable: Charge[] = [];
  for (const target of enemiesOf(g, unit)) if (areNotFar(box, boxOf(g, target), far)) thinkable.push({ unit, target });
  return thinkable;
}

/** Charges that a side might still declare, as far as is cheap to see. */
function thinkableCharges(g: LegioContext, side: Side, declared: readonly Charge[]): Charge[] {
  const thinkable: Charge[] = [];
  for (const unit of presentOf(g, side)) for (const charge of thinkableBy(g, unit, declared)) thinkable.push(charge);
  return thinkable;
}

/** Whether there is a charge that a side may still declare; it is looked for no further than to the first. */
function mayDeclare(g: LegioContext, side: Side, declared: readonly Charge[]): boolean {
  const isAllowed = allowedFor(g);
  for (const unit of presentOf(g, side)) if (thinkableBy(g, unit, declared).some(isAllowed)) return true;
  return false;
}

/** LG-SEQ-4: in paces; infantry charges from javelin range. */
const farthestCharge = (g: LegioContext, id: number): number =>
  isInfantry(factsOf(g, id).kind.type) ? Math.min(JAVELIN, reachOf(g, id)) : reachOf(g, id);

/** Which of them are allowed, while everybody stands where he does. */
function allowedFor(g: LegioContext): (charge: Charge) => boolean {
  const all = allBoxes(g);
  return ({ unit, target }) =>
    isWithin(boxOf(g, unit), boxOf(g, target), reachOf(g, unit)) && whyNotCharge(g, unit, target, all) === undefined;
}

/** Charges that a side may still declare. */
const chargesOf = (g: LegioContext, side: Side, declared: readonly Charge[]): Charge[] =>
  thinkableCharges(g, side, declared).filter(allowedFor(g));

export const declareDecision = listed<LegioContext, Declaring, DeclareChoice>('declare', {
  pass: { do: 'done' },
  question: () => 'Who charges?',
  options(g, { side, charges }, out) {
    out.add({ do: 'done' });
    for (const charge of chargesOf(g, side, charges)) out.add({ do: 'charge', ...charge });
  },
  isPlainlyOpen: (g, { side, charges }) => mayDeclare(g, side, charges),
  sample(g, { side, charges }, draw) {
    const charge = drawAllowed(thinkableCharges(g, side, charges), allowedFor(g), draw);
    return charge ? { do: 'charge', ...charge } : { do: 'done' };
  },
  label: (g, _, choice) =>
    choice.do === 'done' ? NO_MORE : `${nameOf(g, choice.unit)} charges ${nameOf(g, choice.target)}`,
  typed: (g, _, choice) => (choice.do === 'done' ? NO_MORE : wordsOfCharge(g, choice.unit, choice.target)),
  preview: (g, _, choice) => (choice.do === 'charge' ? chargePreview(g, choice.unit, choice.target) : undefined),
  excluded: (g, { side, charges }) =>
    excludedCharges(g, side, (id, enemy) =>
      charges.some(({ unit }) => unit === id)
        ? { clause: 'LG-SEQ-4', text: 'it has declared its charge' }
        : whyNotCharge(g, id, enemy),
    ),
  about: (g, { side, charges }) => [...new Set(chargesOf(g, side, charges).map(({ unit }) => unit))],
  shows: (g, _, choice) =>
    choice.do === 'done'
      ? {}
      : runShown(bodiesOf(g), choice.unit, choice.target, reachAt(g, choice.unit, choice.target)),
});

/** LG-SEQ-4: a side declares all its charges. */
export const declaring = procedure<LegioContext, Declaring, Charge[]>('declaring', {
  ask: (_, d) => ask(d.side, declareDecision, 'choice'),
  note: (g, d) => {
    const choice = d.choice!;
    if (choice.do === 'done') return done(d.charges);
    const { unit, target } = choice;
    d.charges.push({ unit, target });
    g.tell?.({ type: 'charge', clauses: ['LG-SEQ-4'], unit, target });
    return again('ask');
  },
});
