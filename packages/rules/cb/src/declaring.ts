import { again, ask, done, listed, procedure, type Reason, reason, type Side } from '@acies/kernel';
import { comesAt, drawAllowed, runShown } from '@acies/rules-disorder';
import { areNotFar, type Box, bearingOf, cornersOf, midway, rangeBetween } from '@acies/table';
import { chargePreview } from './charge-odds.ts';
import {
  type ChargeFacts,
  type ChargeKind,
  type ChargeTarget,
  chargeBar,
  INFANTRY_CHARGE,
  mustCharge,
} from './charge-rules.ts';
import { chargeLength, reachAt, reachOf } from './charge-way.ts';
import { excludedCharges } from './exclusions.ts';
import { JT } from './field.ts';
import { chargeOrderBar, stirBar } from './obeying.ts';
import { isVisible } from './shots.ts';
import {
  allBoxes,
  bodiesOf,
  boxOf,
  type CbTable,
  enemiesOf,
  factsOf,
  isInContact,
  isRouting,
  isWithin,
  nameOf,
  presentOf,
  rightToLeft,
  throws,
  unitOf,
} from './table.ts';
import { isInfantry } from './troops.ts';

export interface Charge {
  readonly unit: number;
  readonly target: number;
}

/** CB-MOR-9 (R): whether most of a unit’s front is behind the line of another’s front edge. */
export function isBehindFront(box: Box, other: Box): boolean {
  const corners = cornersOf(box);
  return bearingOf(other, midway(corners[0]!, corners[1]!)).ahead < 0;
}

/** What the charge rules ask of a unit that would charge so; it is asked so often that it is made in one go. */
function factsFor(
  g: CbTable,
  id: number,
  kind: ChargeKind,
  target: ChargeTarget,
  distance: number,
  reach: number,
): ChargeFacts {
  const { formation, shaken, formedUp, mood } = unitOf(g, id);
  return {
    kind,
    type: factsOf(g, id).kind.type,
    formation,
    shaken,
    formedUp,
    spontaneous: mood === 'advancing',
    pursuing: kind === 'met in pursuit' || mood === 'pursuing',
    distance,
    reach,
    target,
  };
}

/** The same of one it would charge. */
export function chargeFacts(
  g: CbTable,
  id: number,
  target: number,
  kind: ChargeKind,
  reach = reachOf(g, id),
): ChargeFacts {
  const { formation, shaken, rush } = unitOf(g, target);
  const box = boxOf(g, id);
  const there = boxOf(g, target);
  const charged = {
    type: factsOf(g, target).kind.type,
    formation,
    shaken,
    stationary: rush === 'none',
    frontal: !isBehindFront(box, there),
  };
  return factsFor(g, id, kind, charged, rangeBetween(box, there) / JT, reach);
}

const WEAKEST: ChargeTarget = { type: 'Sk', formation: 'unformed', shaken: true, stationary: false, frontal: false };

/** CB-CHG-1: whether there is anybody at all whom a unit might charge, however near and weak. */
export const mayCharge = (g: CbTable, id: number): boolean => !chargeBar(factsFor(g, id, 'declared', WEAKEST, 0, 0));

/** CB-SEQ-6: why a unit with such a reach could not come at an enemy whom it may charge. */
const reachBar = (g: CbTable, id: number, target: number, most: number, all: readonly Box[]): Reason | undefined =>
  g.reachBars.of(all, `${id} ${target} ${unitOf(g, id).formation} ${most}`, () =>
    workOutReachBar(g, id, target, most, all),
  );

function workOutReachBar(
  g: CbTable,
  id: number,
  target: number,
  most: number,
  all: readonly Box[],
): Reason | undefined {
  if (!isVisible(g, id, target, all)) return reason('CB-SEQ-6', 'it does not see him');
  const reach = chargeLength(g, id, target, most);
  const beyond = rangeBetween(boxOf(g, id), boxOf(g, target)) - reach;
  if (beyond > 0) return reason('CB-SEQ-6', `he is ${throws(beyond)} beyond its reach`);
  return comesAt(bodiesOf(g), id, target, reach) ? undefined : reason('CB-SEQ-6', 'it cannot come at him');
}

/** CB-SEQ-6, CB-CMD-6: why a unit charges nobody at all. */
function stayBar(g: CbTable, id: number): Reason | undefined {
  const { mood } = unitOf(g, id);
  if (isInContact(g, id) || isRouting(g, id)) return reason('CB-SEQ-6', 'it fights or flees');
  if (mood === 'looting') return reason('CB-CMD-6', 'it loots');
  return mood === 'steady' ? stirBar(g, id) : undefined;
}

/** CB-SEQ-6, CB-CHG-1 to CB-CHG-4, CB-CMD-5, CB-CMD-6: why a unit cannot charge an enemy. */
export const whyNotCharge = (g: CbTable, id: number, target: number, all = allBoxes(g)): Reason | undefined =>
  stayBar(g, id) ?? targetBar(g, id, target, reachOf(g, id), all);

/** Why a unit that may charge somebody cannot charge this enemy. */
function targetBar(g: CbTable, id: number, target: number, reach: number, all: readonly Box[]): Reason | undefined {
  const bound = unitOf(g, id).mood === 'steady' ? chargeOrderBar(g, id, target) : undefined;
  return bound ?? chargeBar(chargeFacts(g, id, target, 'declared', reach)) ?? reachBar(g, id, target, reach, all);
}

/** Enemies whom a unit might charge, as far as is cheap to see; most have nobody. */
function thinkableTargets(g: CbTable, id: number, reach = reachOf(g, id)): number[] {
  const targets: number[] = [];
  if (reach === 0 || isInContact(g, id) || isRouting(g, id) || !mayCharge(g, id)) return targets;
  // CB-SEQ-6: in javelin throws.
  const far = isInfantry(factsOf(g, id).kind.type) ? Math.min(INFANTRY_CHARGE, reach) : reach;
  const box = boxOf(g, id);
  for (const target of enemiesOf(g, id)) if (areNotFar(box, boxOf(g, target), far * JT)) targets.push(target);
  return targets;
}

/** Which charges are allowed, while everybody stands where he does. */
function allowedFor(g: CbTable): (charge: Charge) => boolean {
  const all = allBoxes(g);
  return ({ unit, target }) =>
    isInReach(g, unit, target, reachOf(g, unit)) && whyNotCharge(g, unit, target, all) === undefined;
}

const isInReach = (g: CbTable, id: number, target: number, reach: number): boolean =>
  isWithin(boxOf(g, id), boxOf(g, target), reach);

/** CB-CHG-5: the charge that a spontaneous advance must make: (R) at the nearest. */
function forcedCharge(g: CbTable, id: number): number | undefined {
  const away = (target: number): number => rangeBetween(boxOf(g, id), boxOf(g, target));
  const isAllowed = allowedFor(g);
  const [nearest] = thinkableTargets(g, id)
    .filter((target) => isAllowed({ unit: id, target }) && mustCharge(chargeFacts(g, id, target, 'declared')))
    .sort((a, b) => away(a) - away(b) || a - b);
  return nearest;
}

export interface Declaring {
  readonly side: Side;
  /** Charges declared so far. */
  charges: Charge[];
  choice?: DeclareChoice | undefined;
}

export type DeclareChoice = { readonly do: 'done' } | ({ readonly do: 'charge' } & Charge);

const hasDeclared = (declared: readonly Charge[], id: number): boolean => declared.some(({ unit }) => unit === id);

/** Charges that a side might still declare. */
function thinkableCharges(g: CbTable, side: Side, declared: readonly Charge[]): Charge[] {
  const charges: Charge[] = [];
  for (const unit of presentOf(g, side)) {
    if (hasDeclared(declared, unit)) continue;
    for (const target of thinkableTargets(g, unit)) charges.push({ unit, target });
  }
  return charges;
}

/** Charges that a side may still declare, or as many of them as are wanted. */
function allowedCharges(g: CbTable, side: Side, declared: readonly Charge[], wanted: number): Charge[] {
  const all = allBoxes(g);
  const charges: Charge[] = [];
  for (const unit of presentOf(g, side)) {
    if (hasDeclared(declared, unit) || stayBar(g, unit)) continue;
    const reach = reachOf(g, unit);
    for (const target of thinkableTargets(g, unit, reach)) {
      if (isInReach(g, unit, target, reach) && !targetBar(g, unit, target, reach, all)) charges.push({ unit, target });
      if (charges.length === wanted) return charges;
    }
  }
  return charges;
}

/** The same from right to left. */
function chargesOf(g: CbTable, side: Side, declared: readonly Charge[]): Charge[] {
  const charges = allowedCharges(g, side, declared, Number.POSITIVE_INFINITY);
  const units = new Set(charges.map(({ unit }) => unit));
  return rightToLeft(g, side, [...units]).flatMap((id) => charges.filter(({ unit }) => unit === id));
}

export const declareDecision = listed<CbTable, Declaring, DeclareChoice>('declare', {
  pass: { do: 'done' },
  question: () => 'Who charges?',
  excluded: (g, { side }) => excludedCharges(g, side, (id, enemy) => whyNotCharge(g, id, enemy)),
  options(g, { side, charges }, out) {
    out.add({ do: 'done' });
    for (const charge of chargesOf(g, side, charges)) out.add({ do: 'charge', ...charge });
  },
  isPlainlyOpen: (g, { side, charges }) => allowedCharges(g, side, charges, 1).length > 0,
  sample(g, { side, charges }, draw) {
    const charge = drawAllowed(thinkableCharges(g, side, charges), allowedFor(g), draw);
    return charge ? { do: 'charge', ...charge } : { do: 'done' };
  },
  label(g, _, choice) {
    if (choice.do === 'done') return 'no more charges';
    return `${nameOf(g, choice.unit)} charges ${nameOf(g, choice.target)}`;
  },
  preview: (g, _, choice) => (choice.do === 'charge' ? chargePreview(g, choice.unit, choice.target) : undefined),
  about: (g, { side, charges }) => [...new Set(chargesOf(g, side, charges).map(({ unit }) => unit))],
  shows: (g, _, choice) =>
    choice.do === 'done'
      ? {}
      : runShown(bodiesOf(g), choice.unit, choice.target, reachAt(g, choice.unit, choice.target)),
});

/** CB-SEQ-6: a side declares all its charges; those of spontaneous advances go without saying. */
export const declaring = procedure<CbTable, Declaring, Charge[]>('declaring', {
  forced: (g, d) => {
    const advancing = presentOf(g, d.side).filter((id) => unitOf(g, id).mood === 'advancing');
    for (const unit of rightToLeft(g, d.side, advancing)) {
      const target = forcedCharge(g, unit);
      if (target !== undefined) declare(g, d, { unit, target }, true);
    }
  },
  ask: (_, d) => ask(d.side, declareDecision, 'choice'),
  note: (g, d) => {
    const choice = d.choice!;
    if (choice.do === 'done') return done(d.charges);
    declare(g, d, { unit: choice.unit, target: choice.target }, false);
    return again('ask');
  },
});

function declare(g: CbTable, d: Declaring, charge: Charge, forced: boolean): void {
  d.charges.push(charge);
  // CB-CHG-4: who charges is stationary no longer.
  Object.assign(unitOf(g, charge.unit), { motion: 'charging', rush: 'charging' });
  g.tell?.({ type: 'charge', clauses: [forced ? 'CB-CHG-5' : 'CB-SEQ-6'], ...charge, forced });
}
