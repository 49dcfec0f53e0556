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
export function whyNotCharge(g: CbTable, id: number, target: number, all = allBoxes(g)): Reason | undefined {
  const stays = stayBar(g, id);
  if (stays) return stays;
  const reach = reachOf(g, id);
  const bound = unitOf(g, id).mood === 'steady' ? chargeOrderBar(g, id, target) : undefined;
  return bound ?? chargeBar(chargeFacts(g, id, target, 'declared', reach)) ?? reachBar(g, id, target, reach, all);
}

/** Enemies whom a unit might charge, as far as is cheap to see; most have nobody. */
function thinkableTargets(g: CbTable, id: number): number[] {
  if (isInContact(g, id) || isRouting(g, id) || !mayCharge(g, id)) return [];
  const far = farthestCharge(g, id) * JT;
  if (far === 0) return [];
  const box = boxOf(g, id);
  return enemiesOf(g, id).filter((target) => areNotFar(box, boxOf(g, target), far));
}

/** CB-SEQ-6: in javelin throws. */
function farthestCharge(g: CbTable, id: number): number {
  const reach = reachOf(g, id);
  return isInfantry(factsOf(g, id).kind.type) ? Math.min(INFANTRY_CHARGE, reach) : reach;
}

/** Which charges are allowed, while everybody stands where he does. */
function allowedFor(g: CbTable): (charge: Charge) => boolean {
  const all = allBoxes(g);
  return ({ unit, target }) =>
    isWithin(boxOf(g, unit), boxOf(g, target), reachOf(g, unit)) && whyNotCharge(g, unit, target, all) === undefined;
}

/** CB-CHG-5: the charge that a spontaneous advance must make: (R) at the nearest. */
function forcedCharge(g: CbTable, id: number): number | undefined {
  if (unitOf(g, id).mood !== 'advancing') return undefined;
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

/** Charges that some units might still declare. */
function thinkableCharges(g: CbTable, units: readonly number[], declared: readonly Charge[]): Charge[] {
  const charges: Charge[] = [];
  for (const unit of units) {
    if (declared.some((charge) => charge.unit === unit)) continue;
    for (const target of thinkableTargets(g, unit)) charges.push({ unit, target });
  }
  return charges;
}

/** Charges that a side may still declare, from right to left. */
const chargesOf = (g: CbTable, side: Side, declared: readonly Charge[]): Charge[] =>
  thinkableCharges(g, rightToLeft(g, side, presentOf(g, side)), declared).filter(allowedFor(g));

export const declareDecision = listed<CbTable, Declaring, DeclareChoice>('declare', {
  pass: { do: 'done' },
  question: () => 'Who charges?',
  excluded: (g, { side }) => excludedCharges(g, side, (id, enemy) => whyNotCharge(g, id, enemy)),
  options(g, { side, charges }, out) {
    out.add({ do: 'done' });
    for (const charge of chargesOf(g, side, charges)) out.add({ do: 'charge', ...charge });
  },
  isPlainlyOpen: (g, { side, charges }) => thinkableCharges(g, presentOf(g, side), charges).some(allowedFor(g)),
  sample(g, { side, charges }, draw) {
    const charge = drawAllowed(thinkableCharges(g, presentOf(g, side), charges), allowedFor(g), draw);
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
    for (const unit of rightToLeft(g, d.side, presentOf(g, d.side))) {
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
