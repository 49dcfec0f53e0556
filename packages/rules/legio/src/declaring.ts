import { again, ask, done, listed, procedure, type Reason, type Side } from '@acies/kernel';
import { runAt } from '@acies/rules-disorder';
import { rangeBetween } from '@acies/table';
import { chargePreview } from './charge-odds.ts';
import { chargeBar } from './charge-rules.ts';
import { reachAt, reachOf } from './charge-way.ts';
import { excludedCharges, wordsOfCharge } from './exclusions.ts';
import { isExposedTo } from './run.ts';
import {
  bodiesOf,
  boxOf,
  enemiesOf,
  factsOf,
  isFormedUnit,
  isInContact,
  isRouting,
  isWithin,
  type LegioTable,
  paces,
  presentOf,
  unitOf,
} from './table.ts';
import { JAVELIN } from './troops.ts';

export interface Charge {
  readonly unit: number;
  readonly target: number;
}

/** LG-CHG-1 to LG-CHG-3: what bars a unit from an enemy, be he in reach or not. */
export function barFrom(g: LegioTable, id: number, target: number, inJavelinRange: boolean): Reason | undefined {
  const unit = unitOf(g, id);
  return chargeBar({
    unit: factsOf(g, id).kind,
    formation: unit.formation,
    shaken: unit.shaken,
    resting: unit.rests,
    formedUp: unit.formedUp,
    shotOver: unit.shotOver,
    halted: unit.halted,
    pursuing: unit.mood === 'pursuing',
    inJavelinRange,
    targetUnformed: !isFormedUnit(g, target),
    targetExposed: isExposedTo(g, target, id),
  });
}

/** LG-CTL-2: who halts does not charge, nor who stands because it stood before. */
function controlBar(g: LegioTable, id: number): Reason | undefined {
  const { control, last } = unitOf(g, id);
  if (control === 'halts') return { clause: 'LG-CTL-2', text: 'it has halted' };
  return control === 'repeats' && last === 'stand'
    ? { clause: 'LG-CTL-2', text: 'it stands as it stood before' }
    : undefined;
}

/** LG-CHG-1 to LG-CHG-3, LG-SEQ-4: why a unit cannot charge an enemy. */
export function whyNotCharge(g: LegioTable, id: number, target: number): Reason | undefined {
  if (isInContact(g, id) || isRouting(g, id)) return { clause: 'LG-CHG-1', text: 'it fights or flees' };
  const box = boxOf(g, id);
  const because = controlBar(g, id) ?? barFrom(g, id, target, isWithin(box, boxOf(g, target), JAVELIN));
  if (because) return because;
  const reach = reachAt(g, id, target);
  const beyond = rangeBetween(box, boxOf(g, target)) - reach;
  if (beyond > 0) return { clause: 'LG-SEQ-4', text: `it is ${paces(beyond)} beyond its reach` };
  const { met } = runAt(bodiesOf(g), id, target, reach);
  return met?.enemy === target ? undefined : { clause: 'LG-SEQ-4', text: 'it cannot come at it' };
}

export interface Declaring {
  readonly side: Side;
  /** Charges declared so far. */
  charges: Charge[];
  choice?: DeclareChoice | undefined;
}

export type DeclareChoice = { readonly do: 'done' } | ({ readonly do: 'charge' } & Charge);

/** Charges that a side may still declare. */
const chargesOf = (g: LegioTable, side: Side, declared: readonly Charge[]): Charge[] =>
  presentOf(g, side)
    .filter((id) => !declared.some(({ unit }) => unit === id))
    .flatMap((unit) => {
      const reach = reachOf(g, unit);
      return enemiesOf(g, side)
        .filter((target) => isWithin(boxOf(g, unit), boxOf(g, target), reach))
        .filter((target) => whyNotCharge(g, unit, target) === undefined)
        .map((target) => ({ unit, target }));
    });

export const declareDecision = listed<LegioTable, Declaring, DeclareChoice>('declare', {
  pass: { do: 'done' },
  question: () => 'Who charges?',
  options(g, { side, charges }, out) {
    out.add({ do: 'done' });
    for (const charge of chargesOf(g, side, charges)) out.add({ do: 'charge', ...charge });
  },
  label: (g, _, choice) => (choice.do === 'done' ? 'no more charges' : wordsOfCharge(g, choice.unit, choice.target)),
  preview: (g, _, choice) => (choice.do === 'charge' ? chargePreview(g, choice.unit, choice.target) : undefined),
  excluded: (g, { side, charges }) =>
    excludedCharges(g, side, (id, enemy) =>
      charges.some(({ unit }) => unit === id)
        ? { clause: 'LG-SEQ-4', text: 'it has declared its charge' }
        : whyNotCharge(g, id, enemy),
    ),
});

/** LG-SEQ-4: a side declares all its charges. */
export const declaring = procedure<LegioTable, Declaring, Charge[]>('declaring', {
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
