import { type Calculation, flag, type Prepared, whole } from '@acies/kernel/odds';
import { type Condition, SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { prepareRecovery, removeDps } from '../chapters/recovery.ts';
import { unitKind } from '../troops.ts';
import { gradeField, troopField, unlessFaulty } from './fields.ts';

const input = z.strictObject({
  type: troopField('SW'),
  grade: gradeField,
  dp: whole('Disorder points', 'DPs that it has; 5 make it shaken', 0, SHAKEN_AT, 2),
  resting: flag('Resting', 'it rests, and neither moves nor shoots', true),
  inCombat: flag('In combat', 'it is in combat'),
  beyondBow: flag('Beyond 100 paces', 'no enemy within 100 paces'),
  shotAt: flag('Shot at', 'it has been shot at this turn, before or after it rested'),
  inspireActions: whole('Inspire actions', 'inspire actions of a leader with it', 0, 3, 0),
});

interface PreparedRest extends Prepared {
  readonly before: Condition;
  readonly after: Condition;
}

interface RestOutcome {
  readonly dp: number;
  readonly calmed: boolean;
}

export const recoveryCalculation: Calculation<z.infer<typeof input>, PreparedRest, RestOutcome> = {
  id: 'recovery',
  title: 'Resting to remove DPs',
  clauses: ['LG-REC-1', 'LG-REC-2', 'LG-AFT-5', 'LG-SEQ-2', 'LG-UNIT-6'],
  input,
  prepare({ type, grade, ...rest }) {
    const unit = unitKind(type, { grade });
    const before = { dp: rest.dp, shaken: rest.dp === SHAKEN_AT, casualties: 0 };
    const { verdict, tally } = prepareRecovery({ ...rest, unit });
    return {
      ...{ before, after: removeDps(before, tally.total) },
      verdict: unlessFaulty(verdict, { unit }),
      tallies: [{ heading: 'removed', tally, unit: 'DP' }],
      dice: ['none'],
    };
  },
  resolve: ({ before, after }) => ({ dp: after.dp, calmed: before.shaken && !after.shaken }),
  describe: ({ dp, calmed }) => `${dp} DP left${calmed ? ', shaken no longer' : ''}`,
  rank: ({ dp }) => dp,
  measures: ({ dp }) => ({ 'DP left': dp }),
};
