import { type Calculation, flag, type Prepared, row, whole } from '@acies/kernel/odds';
import { type Condition, SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { prepareRecovery, removeDps, steady } from '../chapters/recovery.ts';
import { conditionFrom, gradeField, troopField } from './fields.ts';

const input = z.strictObject({
  type: troopField('HI'),
  grade: gradeField,
  dp: whole('Disorder points', 'DPs that it has; 5 make it shaken', 0, SHAKEN_AT, 2),
  broken: flag('Broken', 'it is broken'),
  rallying: flag('Rallying', 'shaken, it has begun to rally'),
  stationary: flag('Stationary', 'it has not moved, turned, formed or fought this turn', true),
  inCombat: flag('In combat', 'it is in combat'),
  beyondBow: flag('Beyond bow shot', 'no enemy within bow shot'),
  steadyActions: whole('Steady actions', 'actions of a leader who steadies it', 0, 3, 0),
});

interface PreparedRest extends Prepared {
  readonly after: Condition;
  readonly wasShaken: boolean;
}

interface RestOutcome {
  readonly dp: number;
  readonly shaken: boolean;
  readonly wasShaken: boolean;
}

function restWords({ dp, shaken, wasShaken }: RestOutcome): string {
  const state = shaken ? ', shaken' : wasShaken ? ', shaken no longer' : '';
  return `${dp} DP left${state}`;
}

export const recoveryCalculation: Calculation<z.infer<typeof input>, PreparedRest, RestOutcome> = {
  id: 'recovery',
  title: 'Removing DPs in a turn',
  clauses: ['CB-REC-1', 'CB-REC-2', 'CB-REC-3', 'CB-REC-4', 'CB-CMD-2', 'CB-SPT-1'],
  input,
  prepare({ type, grade, dp, steadyActions, ...rest }) {
    const before = conditionFrom(dp);
    const steadied = steady(before, steadyActions);
    const { dp: left, shaken } = steadied;
    const { verdict, tally } = prepareRecovery({ ...rest, unit: { type, grade }, dp: left, shaken });
    const removed = dp - left;
    return {
      ...{ verdict, wasShaken: before.shaken, dice: ['none'] },
      after: verdict.kind === 'automatic' ? removeDps(steadied, tally.total) : steadied,
      tallies: [
        {
          ...{ heading: 'removed in the Command phase', unit: 'DP' },
          tally: { rows: removed > 0 ? [row('CB-CMD-2', 'steadied', removed)] : [], total: removed },
        },
        { heading: 'removed in the Morale phase', tally, unit: 'DP' },
      ],
    };
  },
  resolve: ({ after: { dp, shaken }, wasShaken }) => ({ dp, shaken, wasShaken }),
  describe: restWords,
  measures: ({ dp }) => ({ 'DP left': dp }),
};
