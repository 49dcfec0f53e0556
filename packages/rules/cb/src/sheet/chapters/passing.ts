import { type Factor, firstOf, type Tally, tally, when } from '@acies/kernel/odds';
import { type Formation, isFormed, isPhalanx } from '../formations.ts';
import { isSpecial, type UnitKind } from '../troops.ts';

/** A unit that friends pass through, or that passes through them. */
export interface Passing {
  readonly unit: Pick<UnitKind, 'type' | 'legion'>;
  readonly formation: Formation;
  readonly stationary: boolean;
  /** It is the one who goes through the other. */
  readonly passes: boolean;
  readonly routing: boolean;
  /** How many stands deep it is. */
  readonly ranks: number;
}

/** CB-PASS-1: who lets others through, or slips through them. */
const isOpen = ({ formation, routing, ranks }: Passing): boolean => !isFormed(formation) && !routing && ranks <= 1;

const sameLegion = (a: Passing, b: Passing): boolean => a.unit.legion !== undefined && a.unit.legion === b.unit.legion;

/** CB-PASS-1, CB-PASS-2: whether two friends pass through each other freely. */
export const passesFreely = (a: Passing, b: Passing, parallel: boolean): boolean =>
  (a.stationary || b.stationary) && (sameLegion(a, b) || (parallel && (isOpen(a) || isOpen(b))));

interface Passage {
  readonly own: Passing;
  readonly other: Passing;
}

/** CB-PASS-3: elephants and scythed chariots that go through others, and not such as others go through. */
const isBeast = ({ unit, passes }: Passing): boolean => (unit.type === 'SyCh' || unit.type === 'El') && passes;

const DISORDER: readonly Factor<Passage>[] = [
  firstOf(
    when('CB-PASS-3', 'scythed chariots or elephants pass through', 2, ({ other }: Passage) => isBeast(other)),
    when('CB-PASS-3', 'phalanx', 2, ({ own }: Passage) => isPhalanx({ type: own.unit.type, formation: own.formation })),
    when('CB-PASS-3', 'formed', 1, () => true),
  ),
];

/** CB-PASS-3, CB-SPT-1: the DPs of one of the two. */
export const passingTally = (own: Passing, other: Passing, parallel: boolean): Tally =>
  isFormed(own.formation) && !isSpecial(own.unit.type) && !passesFreely(own, other, parallel)
    ? tally(DISORDER, { own, other })
    : { rows: [], total: 0 };
