import { type Calculation, impossible, type Prepared, type Verdict } from '@acies/kernel';
import type { MoveDice } from '@acies/rules-disorder';
import { z } from 'zod';
import type { Formation } from '../formations.ts';
import { farthest, MOVES, type MoveKind, moveDice, type PreparedMove, prepareMove, rollMove } from '../moving.ts';
import { mayChargeInColumn } from '../responses.ts';
import { isSpecial, type TroopId, unitKind } from '../troops.ts';
import { flag, formationField, formationFrom, troopField, unlessFaulty } from './fields.ts';
import { afterMove } from './next.ts';

const input = z.strictObject({
  type: troopField('WB'),
  formation: formationField,
  kind: z.enum(MOVES).default('basic').describe('what the move is for'),
  average: z.number().int().min(1).max(2).optional().describe('average dice; as many as it may throw unless given'),
  difficult: flag('rough or difficult terrain on the way'),
  road: flag('along a road'),
  beyondBow: flag('the whole move is beyond 100 paces of enemy'),
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

function diceWords({ average, d6 }: MoveDice): string {
  const words = [average > 0 ? `${average} AvD` : '', d6 > 0 ? `${d6}D6` : ''].filter((word) => word !== '');
  return words.join(' and ') || 'none';
}

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
  clauses: ['LG-MOV-1', 'LG-MOV-2', 'LG-MOV-3', 'LG-MOV-4', 'LG-MOV-5', 'LG-MOV-6', 'LG-MOV-7', 'LG-CHG-1'],
  input,
  prepare({ type, formation, kind, average, ...way }) {
    const most = moveDice(type, kind)[0]?.average ?? 0;
    const drawnUp = formationFrom(type, formation);
    const move = prepareMove({ ...way, type, kind, formation: drawnUp, average: average ?? most });
    return {
      move,
      verdict: unlessFaulty(faultOf(type, kind, drawnUp) ?? move.verdict, { unit: unitKind(type), formation: drawnUp }),
      tallies: [{ heading: 'at the farthest', tally: farthest(move), unit: 'paces' }],
      dice: [diceWords(move.dice)],
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
