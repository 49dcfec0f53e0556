import { type Reason, reason } from '@acies/kernel/odds';
import { type Formation, isFormed, isInGoodOrder, isPhalanx } from '../formations.ts';
import { BOW_SHOT, isCavalry, isChariots, isInfantry, isLoose, isSpecial, type TroopId } from '../troops.ts';

/** The unit that would be charged. */
export interface ChargeTarget {
  readonly type: TroopId;
  readonly formation: Formation;
  readonly shaken: boolean;
  /** CB-CHG-4: it has not moved, turned, formed or fought this turn, (R) nor declared a charge. */
  readonly stationary: boolean;
  /** The charge would strike its front. */
  readonly frontal: boolean;
}

/** How a unit comes to charge: it says so before, or it runs into an enemy as it charges or pursues another. */
export const CHARGE_KINDS = ['declared', 'met on a charge', 'met in pursuit'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** A unit that would charge, and whom. */
export interface ChargeFacts {
  readonly kind: ChargeKind;
  readonly type: TroopId;
  readonly formation: Formation;
  readonly shaken: boolean;
  /** It was unformed and formed up in the tactical phase of this turn. */
  readonly formedUp: boolean;
  /** CB-CTL-6: it is in spontaneous advance. */
  readonly spontaneous: boolean;
  /** CB-AFT-7: it is in pursuit. */
  readonly pursuing: boolean;
  /** To the target, in javelin throws. */
  readonly distance: number;
  /** CB-SEQ-6: the most that its dice, with every addition, could give. */
  readonly reach: number;
  readonly target: ChargeTarget;
}

type Bar = readonly [clause: string, text: string, holds: (facts: ChargeFacts) => boolean];

const isWeak = ({ type, formation, shaken }: ChargeTarget): boolean =>
  isSpecial(type) || shaken || !isFormed(formation);

const isFirmPhalanx = (target: ChargeTarget): boolean =>
  target.stationary && target.frontal && isPhalanx(target) && isInGoodOrder(target);

/** CB-CHG-1, CB-CHG-2, CB-CHG-4, in the order of the sheet; they bind those who run into an enemy as well (R). */
const ALWAYS: readonly Bar[] = [
  ['CB-CHG-1', 'artillery does not charge', ({ type }) => type === 'Art'],
  ['CB-CHG-1', 'it is shaken', ({ shaken }) => shaken],
  ['CB-CHG-1', 'it is in column', ({ formation }) => formation === 'column'],
  ['CB-CHG-1', 'it has formed up this turn', ({ formedUp }) => formedUp],
  [
    'CB-CHG-2',
    'unformed, it may charge only special troops, shaken or unformed enemy',
    ({ type, formation, spontaneous, pursuing, target }) =>
      !(isFormed(formation) || isChariots(type) || spontaneous || pursuing || isWeak(target)),
  ],
  [
    'CB-CHG-4',
    'cavalry does not charge the front of a stationary phalanx in good order',
    ({ type, target }) => isCavalry(type) && isFirmPhalanx(target),
  ],
];

/** CB-SEQ-6: how far off infantry may declare a charge, in javelin throws. */
export const INFANTRY_CHARGE = 5;

const tooFar = ({ type, distance, reach }: ChargeFacts): boolean =>
  distance > (isInfantry(type) ? INFANTRY_CHARGE : reach);

const DECLARED: readonly Bar[] = [...ALWAYS, ['CB-SEQ-6', 'the target is too far off', tooFar]];

/** CB-CHG-1, CB-CHG-2, CB-CHG-4, CB-SEQ-6: why a unit may not charge a target; undefined if it may. */
export function chargeBar(facts: ChargeFacts): Reason | undefined {
  const bars = facts.kind === 'declared' ? DECLARED : ALWAYS;
  for (const bar of bars) if (bar[2](facts)) return reason(bar[0], bar[1]);
  return undefined;
}

/** CB-CHG-5: whether a unit must charge a target that it may charge. */
export const mustCharge = (facts: ChargeFacts): boolean =>
  facts.spontaneous && facts.distance <= BOW_SHOT && chargeBar(facts) === undefined;

/** CB-CHG-3: how far rabble and javelinmen may charge in their ranks, in javelin throws. */
const LOOSE_CHARGE = 1;

/** CB-CHG-3: how a charger is drawn up once it has moved so far. */
export const formationAfterCharge = (type: TroopId, formation: Formation, moved: number): Formation =>
  isLoose(type) && moved > LOOSE_CHARGE ? 'unformed' : formation;
