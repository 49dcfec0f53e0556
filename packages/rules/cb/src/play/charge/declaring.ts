import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import { drawAllowed, runShown } from '@acies/rules-disorder';
import { rangeBetween } from '@acies/table';
import { allBoxes, bodiesOf, boxOf, type CbContext, nameOf, presentOf, rightToLeft, unitOf } from '../../board/look.ts';
import { mustCharge } from '../../sheet/combat/charge-rules.ts';
import { excludedCharges } from '../moving/exclusions.ts';
import { chargePreview } from './charge-odds.ts';
import { reachAt, reachOf } from './charge-way.ts';
import {
  allowedFor,
  type Charge,
  chargeFacts,
  isInReach,
  stayBar,
  targetBar,
  thinkableTargets,
  whyNotCharge,
} from './may-charge.ts';

/** CB-CHG-5: the charge that a spontaneous advance must make: (R) at the nearest. */
function forcedCharge(g: CbContext, id: number): number | undefined {
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
function thinkableCharges(g: CbContext, side: Side, declared: readonly Charge[]): Charge[] {
  const charges: Charge[] = [];
  for (const unit of presentOf(g, side)) {
    if (hasDeclared(declared, unit)) continue;
    for (const target of thinkableTargets(g, unit)) charges.push({ unit, target });
  }
  return charges;
}

/** Charges that a side may still declare, or as many of them as are wanted. */
function allowedCharges(g: CbContext, side: Side, declared: readonly Charge[], wanted: number): Charge[] {
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

/** CB-SEQ-6: the charges that a side may declare, from its right to its left. */
function chargesOf(g: CbContext, side: Side, declared: readonly Charge[]): Charge[] {
  const charges = allowedCharges(g, side, declared, Number.POSITIVE_INFINITY);
  const units = new Set(charges.map(({ unit }) => unit));
  return rightToLeft(g, side, [...units]).flatMap((id) => charges.filter(({ unit }) => unit === id));
}

export const declareDecision = listed<CbContext, Declaring, DeclareChoice>('declare', {
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
export const declaring = procedure<CbContext, Declaring, Charge[]>('declaring', {
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

function declare(g: CbContext, d: Declaring, charge: Charge, forced: boolean): void {
  d.charges.push(charge);
  // CB-CHG-4: who charges is stationary no longer.
  Object.assign(unitOf(g, charge.unit), { motion: 'charging', rush: 'charging' });
  g.tell?.({ type: 'charge', clauses: [forced ? 'CB-CHG-5' : 'CB-SEQ-6'], ...charge, forced });
}
