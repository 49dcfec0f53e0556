import {
  automatic,
  type Factor,
  factor,
  impossible,
  row,
  type Tally,
  tally,
  type Verdict,
  when,
} from '@acies/kernel/odds';
import { type Condition, loseDisorder } from '@acies/rules-disorder';
import { isSpecial, type UnitKind } from '../troops.ts';

/** A unit that has rested in the move phase, at the end of it. */
export interface RecoverySituation {
  readonly unit: Pick<UnitKind, 'type' | 'grade'>;
  readonly dp: number;
  /** LG-SEQ-2: it rests, and so neither moves nor shoots. */
  readonly resting: boolean;
  readonly inCombat: boolean;
  /** No enemy within 100 paces. */
  readonly beyondBow: boolean;
  readonly shotAt: boolean;
  /** LG-REC-2: inspire actions of a leader with it. */
  readonly inspireActions: number;
}

const RECOVERY_FACTORS: readonly Factor<RecoverySituation>[] = [
  when('LG-REC-1', 'at rest', 1, ({ unit, shotAt }) => unit.grade !== 'D' || !shotAt),
  when('LG-REC-1', 'A grade beyond bow range', 1, ({ unit, beyondBow }) => unit.grade === 'A' && beyondBow),
  factor('LG-REC-2', 'leader inspiring', ({ unit, inspireActions }) =>
    inspireActions > 0 && !isSpecial(unit.type) ? inspireActions : undefined,
  ),
  ({ dp }, total) => (total > dp ? row('LG-REC-1', 'no more than it has', dp - total) : undefined),
];

export interface PreparedRecovery {
  readonly verdict: Verdict;
  /** DPs removed. */
  readonly tally: Tally;
}

function verdictOn({ dp, resting, inCombat }: RecoverySituation): Verdict {
  if (dp === 0) return impossible('LG-REC-1', 'it has no DP to lose');
  if (inCombat) return impossible('LG-REC-1', 'it is in combat');
  return resting ? automatic('LG-REC-1', 'it rests') : impossible('LG-REC-1', 'it does not rest');
}

/** LG-REC-1, LG-REC-2: how many DPs a unit gets rid of; no dice. */
export function prepareRecovery(situation: RecoverySituation): PreparedRecovery {
  const verdict = verdictOn(situation);
  return { verdict, tally: verdict.kind === 'automatic' ? tally(RECOVERY_FACTORS, situation) : { rows: [], total: 0 } };
}

/** LG-AFT-5 (R): below 5 DPs a unit is shaken no longer. */
const CALM_AT = 4;

export const removeDps = (unit: Condition, dps: number): Condition => loseDisorder(unit, dps, CALM_AT);
