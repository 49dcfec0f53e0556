import { type Calculation, flag, type Prepared } from '@acies/kernel/odds';
import { z } from 'zod';
import { MANOEUVRES, prepareManoeuvre } from '../chapters/manoeuvre.ts';
import { isLight, type TroopId, unitKind } from '../troops.ts';
import { formationField, formationFrom, gradeField, troopField, unlessFaulty } from './fields.ts';

const input = z.strictObject({
  type: troopField('SW'),
  grade: gradeField,
  formation: formationField,
  manoeuvre: z.enum(MANOEUVRES).default('wheel').meta({ title: 'Manoeuvre', description: 'what it does' }),
  into: z
    .enum(['line', 'column'])
    .optional()
    .meta({ title: 'Forms a', description: 'what it forms; light troops a column, others a line unless given' }),
  nearEnemy: flag('Enemy near', 'enemy within 100 paces', true),
  horses: flag('Has horses', 'its battle lets it mount and dismount'),
});

interface Cost {
  /** Halves of a move. */
  readonly halves: 0 | 1 | 2;
  readonly dp: number;
}

interface PreparedCost extends Prepared {
  readonly cost: Cost;
}

const TAKES = ['no part of its move', 'half a move', 'a full move'] as const;

const usuallyFormed = (type: TroopId) => (isLight(type) ? 'column' : 'line');

export const manoeuvreCalculation: Calculation<z.infer<typeof input>, PreparedCost, Cost> = {
  id: 'manoeuvre',
  title: 'The cost of a manoeuvre',
  clauses: [
    ...['LG-MAN-1', 'LG-MAN-2', 'LG-MAN-3', 'LG-MAN-4', 'LG-MAN-5', 'LG-MAN-6', 'LG-MAN-7', 'LG-MAN-9'],
    'LG-UNIT-6',
  ],
  input,
  filledIn: ({ type, formation, into = usuallyFormed(type), ...rest }) => ({
    ...{ ...rest, type, formation: formationFrom(type, formation), into },
  }),
  prepare({ type, grade, formation: given, into = usuallyFormed(type), ...rest }) {
    const formation = formationFrom(type, given);
    const unit = unitKind(type, { grade });
    const { verdict, halves, tally } = prepareManoeuvre({ ...rest, unit, formation, into });
    return {
      cost: { halves, dp: tally.total },
      verdict: unlessFaulty(verdict, { unit, formation }),
      tallies: [{ heading: 'disorder', tally, unit: 'DP' }],
      dice: ['none'],
    };
  },
  resolve: ({ cost }) => cost,
  describe: ({ halves, dp }) => `${TAKES[halves]}, ${dp} DP`,
  rank: ({ halves, dp }) => halves * 10 + dp,
  measures: ({ halves, dp }) => ({ 'half moves': halves, DP: dp }),
};
