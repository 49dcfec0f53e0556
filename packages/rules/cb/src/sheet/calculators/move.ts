import { type Calculation, flag, impossible, type Prepared, type Verdict, whole } from '@acies/kernel/odds';
import { type Disordered, gainDisorder, moveDiceWords } from '@acies/rules-disorder';
import { z } from 'zod';
import { MANOEUVRES, type PreparedManoeuvre, prepareManoeuvre, SIDE_STEP, throwsLeft } from '../chapters/manoeuvre.ts';
import { MOVES, type MoveKind } from '../chapters/move-kinds.ts';
import { farthest, type PreparedMove, prepareMove, rollMove } from '../chapters/moving.ts';
import { isCavalry, isLightInfantry, isSpecial, type TroopId } from '../troops.ts';
import { allDice } from './all-dice.ts';
import {
  armouredField,
  conditionFrom,
  dpField,
  formationField,
  formationFrom,
  gradeField,
  kindFrom,
  legionField,
  troopField,
  unlessFaulty,
  withArmour,
  withFormation,
} from './fields.ts';
import { afterMove } from './next-moves.ts';

const input = z.strictObject({
  type: troopField('HI'),
  grade: gradeField,
  formation: formationField,
  armoured: armouredField,
  legion: legionField,
  dp: dpField,
  kind: z.enum(MOVES).default('move').meta({ title: 'Kind of move', description: 'what the move is for' }),
  dice: z
    .number()
    .int()
    .min(1)
    .max(3)
    .optional()
    .meta({ title: 'Dice to move with', description: 'how many dice; as many as it may throw unless given' }),
  difficult: flag('Difficult ground on its way', 'difficult terrain on the way'),
  beyondBow: flag('Beyond bow shot', 'the whole move stays at bow shot or further from enemy'),
  inspireActions: whole('Inspire actions', 'actions of a leader who inspires its charge', 0, 3, 0),
  manoeuvre: z
    .enum(['none', ...MANOEUVRES])
    .default('none')
    .meta({ title: 'Manoeuvre', description: 'a manoeuvre before it moves' }),
  into: z
    .enum(['line', 'quincunx', 'column'])
    .default('line')
    .meta({ title: 'Forms a', description: 'what it forms, if it forms up or changes' }),
  nearEnemy: flag('Enemy near', 'enemy within bow shot as it manoeuvres', true),
});

export type MoveInput = z.infer<typeof input>;

const HALVES = ['no part of the move', 'half the move', 'the whole move'] as const;

interface PreparedCalculation extends Prepared {
  readonly move: PreparedMove;
  readonly drill: PreparedManoeuvre | undefined;
  /** CB-MAN-9 or a manoeuvre that takes the whole move: how far it goes without dice. */
  readonly diceless: number | undefined;
  readonly dp: number;
}

export interface MoveOutcome {
  readonly distance: number;
  readonly fatigue: number;
  readonly disordered: Disordered;
}

function moveWords({ distance, fatigue, disordered: { gained, becameShaken } }: MoveOutcome): string {
  const disorder = gained > 0 ? `, ${gained} DP` : '';
  return `${distance} JT${disorder}${fatigue > 0 ? `, ${fatigue} from fatigue` : ''}${becameShaken ? ', shaken' : ''}`;
}

/** CB-RSP-5, CB-SPT-2, CB-SPT-3: moves that such troops never make. */
function kindOfMoveFault(type: TroopId, kind: MoveKind): Verdict | undefined {
  if (kind === 'evade' && !isLightInfantry(type) && !isCavalry(type))
    return impossible('CB-RSP-5', 'only light infantry and cavalry evade');
  if (isSpecial(type) && (kind === 'retire' || kind === 'rout'))
    return impossible('CB-SPT-2', 'special troops do not flee: they rampage or are destroyed');
  return kind === 'rampage' && !isSpecial(type)
    ? impossible('CB-SPT-3', 'only elephants and scythed chariots rampage')
    : undefined;
}

/** CB-SEQ-3: manoeuvres are of the tactical phase. */
function verdictOn(kind: MoveKind, move: PreparedMove, drill: PreparedManoeuvre | undefined): Verdict {
  if (!drill || drill.verdict.kind === 'impossible') return drill?.verdict ?? move.verdict;
  return kind === 'move' ? move.verdict : impossible('CB-SEQ-3', 'it manoeuvres only with a tactical move');
}

export const moveCalculation: Calculation<MoveInput, PreparedCalculation, MoveOutcome> = {
  id: 'move',
  title: 'The distance and disorder of a move',
  clauses: [
    ...['CB-MOV-1', 'CB-MOV-2', 'CB-MOV-3', 'CB-MOV-4', 'CB-MOV-5', 'CB-MOV-6', 'CB-MOV-7', 'CB-MOV-8', 'CB-MOV-9'],
    ...['CB-MOV-10', 'CB-CMD-3', 'CB-UNIT-3', 'CB-UNIT-7', 'CB-MAN-1', 'CB-MAN-2', 'CB-MAN-3', 'CB-MAN-4', 'CB-MAN-5'],
    ...['CB-MAN-6', 'CB-MAN-7', 'CB-MAN-8', 'CB-MAN-9', 'CB-SEQ-3', 'CB-RSP-5', 'CB-SPT-2', 'CB-SPT-3'],
    ...['CB-SPT-1', 'CB-UNIT-2'],
  ],
  input,
  filledIn(given) {
    const filled = withArmour(withFormation(given));
    const { type, formation, kind, dice } = filled;
    return { ...filled, dice: dice ?? (allDice(type, formation!, kind) || undefined) };
  },
  prepare({ type, grade, formation: given, armoured, legion, dp, kind, dice, manoeuvre, into, nearEnemy, ...way }) {
    const unit = kindFrom(type, { grade, armoured, legion });
    const formation = formationFrom(type, given);
    const move = prepareMove({ ...way, unit, formation, kind, dice: dice ?? allDice(type, formation, kind) });
    const drill =
      manoeuvre === 'none' ? undefined : prepareManoeuvre({ unit, formation, dp, manoeuvre, into, nearEnemy });
    const diceless = manoeuvre === 'side-step or step back' ? SIDE_STEP : drill?.halves === 2 ? 0 : undefined;
    return {
      ...{ move, drill, diceless, dp },
      verdict: unlessFaulty(kindOfMoveFault(type, kind) ?? verdictOn(kind, move, drill), { unit, formation, dp }),
      tallies: [
        { heading: 'at the farthest', tally: farthest(move), unit: 'JT' },
        ...(drill ? [{ heading: `manoeuvre, ${HALVES[drill.halves]}`, tally: drill.tally, unit: 'DP' }] : []),
        { heading: 'difficult terrain', tally: move.terrain, unit: 'DP' },
      ],
      dice: [diceless === undefined ? moveDiceWords(move.dice) : 'none'],
    };
  },
  resolve({ move, drill, diceless, dp }, dice) {
    const drilled = drill?.tally.total ?? 0;
    const end = (distance: number, fatigue: number, dps: number): MoveOutcome => ({
      ...{ distance, fatigue, disordered: gainDisorder(conditionFrom(dp), dps, 'movement') },
    });
    if (diceless !== undefined) return end(diceless, 0, drilled);
    const { distance, fatigue } = rollMove(move, dice);
    return end(throwsLeft(distance.total, drill?.halves ?? 0), fatigue, drilled + move.terrain.total + fatigue);
  },
  describe: moveWords,
  rank: ({ distance, disordered: { gained } }) => distance * 10 + gained,
  measures: ({ distance, fatigue, disordered: { gained } }) => ({ JT: distance, 'DP gained': gained, fatigue }),
  next: afterMove,
};
