import { again, ask, done, listed, procedure, type Reason, reason, type Side } from '@acies/kernel';
import { runAt } from '@acies/rules-disorder';
import { type Box, bearingOf, cornersOf, midway, rangeBetween } from '@acies/table';
import { chargePreview } from './charge-odds.ts';
import { type ChargeFacts, type ChargeKind, chargeBar, mustCharge } from './charge-rules.ts';
import { reachAt, reachOf } from './charge-way.ts';
import { excludedCharges } from './exclusions.ts';
import { JT } from './field.ts';
import { chargeOrderBar, stirBar } from './obeying.ts';
import { isVisible } from './shots.ts';
import {
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

export interface Charge {
  readonly unit: number;
  readonly target: number;
}

/** CB-MOR-9 (R): whether most of a unit’s front is behind the line of another’s front edge. */
export function isBehindFront(box: Box, other: Box): boolean {
  const [left, right] = cornersOf(box);
  return bearingOf(other, midway(left!, right!)).ahead < 0;
}

/** What the charge rules ask of a unit and one it would charge so. */
export function chargeFacts(g: CbTable, id: number, target: number, kind: ChargeKind): ChargeFacts {
  const [unit, other] = [unitOf(g, id), unitOf(g, target)];
  const [box, there] = [boxOf(g, id), boxOf(g, target)];
  return {
    kind,
    type: factsOf(g, id).kind.type,
    formation: unit.formation,
    shaken: unit.shaken,
    formedUp: unit.formedUp,
    spontaneous: unit.mood === 'advancing',
    pursuing: kind === 'met in pursuit' || unit.mood === 'pursuing',
    distance: rangeBetween(box, there) / JT,
    reach: reachOf(g, id),
    target: {
      type: factsOf(g, target).kind.type,
      formation: other.formation,
      shaken: other.shaken,
      stationary: other.rush === 'none',
      frontal: !isBehindFront(box, there),
    },
  };
}

/** CB-SEQ-6: why a unit could not come at an enemy whom it may charge. */
function reachBar(g: CbTable, id: number, target: number): Reason | undefined {
  if (!isVisible(g, id, target)) return reason('CB-SEQ-6', 'it does not see him');
  const reach = reachAt(g, id, target);
  const beyond = rangeBetween(boxOf(g, id), boxOf(g, target)) - reach;
  if (beyond > 0) return reason('CB-SEQ-6', `he is ${throws(beyond)} beyond its reach`);
  const { met } = runAt(bodiesOf(g), id, target, reach);
  return met?.enemy === target ? undefined : reason('CB-SEQ-6', 'it cannot come at him');
}

/** CB-SEQ-6, CB-CHG-1 to CB-CHG-4, CB-CMD-5, CB-CMD-6: why a unit cannot charge an enemy. */
export function whyNotCharge(g: CbTable, id: number, target: number): Reason | undefined {
  const { mood } = unitOf(g, id);
  if (isInContact(g, id) || isRouting(g, id)) return reason('CB-SEQ-6', 'it fights or flees');
  if (mood === 'looting') return reason('CB-CMD-6', 'it loots');
  const bound = mood === 'steady' ? (stirBar(g, id) ?? chargeOrderBar(g, id, target)) : undefined;
  return bound ?? chargeBar(chargeFacts(g, id, target, 'declared')) ?? reachBar(g, id, target);
}

/** Enemies whom a unit may charge. */
const targetsOf = (g: CbTable, id: number): number[] => {
  const reach = reachOf(g, id);
  const box = boxOf(g, id);
  return reach === 0
    ? []
    : enemiesOf(g, id).filter(
        (target) => isWithin(box, boxOf(g, target), reach) && whyNotCharge(g, id, target) === undefined,
      );
};

/** CB-CHG-5: the charge that a spontaneous advance must make: (R) at the nearest. */
function forcedCharge(g: CbTable, id: number): number | undefined {
  if (unitOf(g, id).mood !== 'advancing') return undefined;
  const away = (target: number): number => rangeBetween(boxOf(g, id), boxOf(g, target));
  const [nearest] = targetsOf(g, id)
    .filter((target) => mustCharge(chargeFacts(g, id, target, 'declared')))
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

/** Charges that a side may still declare, from right to left. */
const chargesOf = (g: CbTable, side: Side, declared: readonly Charge[]): Charge[] =>
  rightToLeft(g, side, presentOf(g, side))
    .filter((id) => !declared.some(({ unit }) => unit === id))
    .flatMap((unit) => targetsOf(g, unit).map((target) => ({ unit, target })));

export const declareDecision = listed<CbTable, Declaring, DeclareChoice>('declare', {
  pass: { do: 'done' },
  question: () => 'Who charges?',
  excluded: (g, { side }) => excludedCharges(g, side, (id, enemy) => whyNotCharge(g, id, enemy)),
  options(g, { side, charges }, out) {
    out.add({ do: 'done' });
    for (const charge of chargesOf(g, side, charges)) out.add({ do: 'charge', ...charge });
  },
  label(g, _, choice) {
    if (choice.do === 'done') return 'no more charges';
    return `${nameOf(g, choice.unit)} charges ${nameOf(g, choice.target)}`;
  },
  preview: (g, _, choice) => (choice.do === 'charge' ? chargePreview(g, choice.unit, choice.target) : undefined),
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
