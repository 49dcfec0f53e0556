import { type Calculation, flag, impossible, type Prepared, type Verdict } from '@acies/kernel/odds';
import { moveDiceWords } from '@acies/rules-disorder';
import { z } from 'zod';
import {
  farthest,
  MOVES,
  type MoveKind,
  moveDice,
  type PreparedMove,
  prepareMove,
  rollMove,
} from '../chapters/moving.ts';
import { mayChargeInColumn } from '../combat/responses.ts';
import type { Formation } from '../formations.ts';
import { isSpecial, type TroopId, unitKind } from '../troops.ts';
import { formationField, formationFrom, troopField, unlessFaulty } from './fields.ts';
import { afterMove } from './next.ts';

const input = z.strictObject({
  type: troopField('WB'),
  formation: formationField,
  kind: z.enum(MOVES).default('basic').meta({ title: 'Kind of move', description: 'what the move is for' }),
  average: z
    .number()
    .int()
    .min(1)
    .max(2)
    .optional()
    .meta({ title: 'Average dice', description: 'average dice; as many as it may throw unless given' }),
  difficult: flag('Difficult ground', 'rough or difficult terrain on the way'),
  road: flag('Along a road', 'its way is along a road'),
  beyondBow: flag('Beyond 100 paces', 'the whole move is beyond 100 paces of enemy'),
});

export type MoveInput = z.infer<typeof input>;

interface PreparedCalculation extends Prepared {
  readonly move: PreparedMove;
}

export interface MoveOutcome {
  readonly paces: number;
  readonly fatigue: number;
}

const moveWords = ({ paces, fatigue }: MoveOutcome): string =>
  `${paces} paces${fatigue > 0 ? `, ${fatigue} DP from fatigue` : ''}`;

const mostAverage = (type: TroopId, kind: MoveKind): number => moveDice(type, kind)[0]?.average ?? 0;

const neverEvades = (type: TroopId): boolean => isSpecial(type) || type === 'WB' || type === 'SW';

/** Why no battle has such a move. */
function faultOf(type: TroopId, kind: MoveKind, formation: Formation): Verdict | undefined {
  if (kind === 'rampage' && type !== 'El') return impossible('LG-ELE-1', 'only elephants run amok');
  if (kind === 'charge' && type === 'Art') return impossible('LG-CHG-1', 'artillery does not charge');
  if (kind === 'charge' && formation === 'column' && !mayChargeInColumn(type))
    return impossible('LG-CHG-1', 'a column does not charge');
  return kind === 'evade' && neverEvades(type) ? impossible('LG-RSP-6', 'it stands, and does not evade') : undefined;
}

export const moveCalculation: Calculation<MoveInput, PreparedCalculation, MoveOutcome> = {
  id: 'move',
  title: 'The distance and fatigue of a move',
  clauses: [
    'LG-MOV-1',
    'LG-MOV-2',
    'LG-MOV-3',
    'LG-MOV-4',
    'LG-MOV-5',
    'LG-MOV-6',
    'LG-MOV-7',
    'LG-CHG-1',
    'LG-ELE-1',
    'LG-MAN-1',
    'LG-MAN-3',
    'LG-RSP-6',
  ],
  input,
  filledIn: ({ type, formation, kind, average, ...way }) => ({
    ...{ ...way, type, kind },
    formation: formationFrom(type, formation),
    average: average ?? (mostAverage(type, kind) || undefined),
  }),
  prepare({ type, formation, kind, average, ...way }) {
    const most = mostAverage(type, kind);
    const drawnUp = formationFrom(type, formation);
    const move = prepareMove({ ...way, type, kind, formation: drawnUp, average: average ?? most });
    return {
      move,
      verdict: unlessFaulty(faultOf(type, kind, drawnUp) ?? move.verdict, { unit: unitKind(type), formation: drawnUp }),
      tallies: [{ heading: 'at the farthest', tally: farthest(move), unit: 'paces' }],
      dice: [moveDiceWords(move.dice)],
    };
  },
  resolve({ move }, dice) {
    const { paces, fatigue } = rollMove(move, dice);
    return { paces: paces.total, fatigue };
  },
  describe: moveWords,
  rank: ({ paces, fatigue }) => paces * 10 + fatigue,
  measures: ({ paces, fatigue }) => ({ paces, 'DP from fatigue': fatigue }),
  next: afterMove,
};
