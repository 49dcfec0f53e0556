import { automatic, type Factor, impossible, row, type Tally, tally, type Verdict, when } from '@acies/kernel/odds';
import { type Condition, loseDisorder } from '@acies/rules-disorder';
import { isSpecial, type UnitKind } from '../troops.ts';

/** A unit in the Morale phase. */
export interface RecoverySituation {
  readonly unit: Pick<UnitKind, 'type' | 'grade'>;
  readonly dp: number;
  readonly shaken: boolean;
  readonly broken: boolean;
  /** CB-REC-4: it has begun to rally in the Command phase. */
  readonly rallying: boolean;
  readonly stationary: boolean;
  readonly inCombat: boolean;
  /** No enemy within bow shot. */
  readonly beyondBow: boolean;
}

const isOf =
  (grade: UnitKind['grade']) =>
  ({ unit }: RecoverySituation): boolean =>
    unit.grade === grade;

const RECOVERY_FACTORS: readonly Factor<RecoverySituation>[] = [
  when('CB-REC-1', 'A grade', 1, isOf('A')),
  when('CB-REC-1', 'A grade beyond bow shot', 1, (s) => isOf('A')(s) && s.beyondBow),
  when('CB-REC-2', 'B grade', 1, isOf('B')),
  when('CB-REC-3', 'C grade beyond bow shot', 1, (s) => isOf('C')(s) && s.beyondBow),
  ({ dp }, total) => (total > dp ? row('CB-REC-1', 'no more than it has', dp - total) : undefined),
];

export interface PreparedRecovery {
  readonly verdict: Verdict;
  /** DPs removed, perhaps none. */
  readonly tally: Tally;
}

/** CB-REC-4 (R): who is shaken and was steadied may calm down though it has no DP to lose. */
function verdictOn(situation: RecoverySituation): Verdict {
  const { unit, dp, shaken, broken, rallying, stationary, inCombat } = situation;
  if (isSpecial(unit.type)) return impossible('CB-SPT-1', 'special troops hold no DPs');
  if (broken) return impossible('CB-REC-4', 'a broken unit does not rally');
  if (dp === 0 && !shaken) return impossible('CB-REC-1', 'it has no DP to lose');
  if (inCombat) return impossible('CB-REC-1', 'it is in combat');
  if (!stationary) return impossible('CB-REC-1', 'it is not stationary');
  if (shaken && !rallying) return impossible('CB-REC-4', 'it is shaken and has not begun to rally');
  return automatic('CB-REC-1', 'it is stationary and not in combat');
}

/** CB-REC-1 to CB-REC-4: how many DPs a unit gets rid of; no dice. */
export function prepareRecovery(situation: RecoverySituation): PreparedRecovery {
  const verdict = verdictOn(situation);
  return { verdict, tally: verdict.kind === 'automatic' ? tally(RECOVERY_FACTORS, situation) : { rows: [], total: 0 } };
}

/** CB-REC-4: shaken no longer with 3 DPs or fewer. */
const CALM_AT = 3;

/** CB-REC-1, CB-REC-4: a unit as the Morale phase leaves it. */
export const removeDps = (unit: Condition, dps: number): Condition => loseDisorder(unit, dps, CALM_AT);

/** CB-CMD-2, CB-REC-4: a leader steadies it in the Command phase, a DP for each action; shaken it stays until the Morale phase. */
export const steady = (unit: Condition, actions: number): Condition => ({
  ...loseDisorder(unit, actions, CALM_AT),
  shaken: unit.shaken,
});
