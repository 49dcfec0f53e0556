import type { Dice } from '@acies/kernel';
import {
  automatic,
  type Factor,
  factor,
  impossible,
  ROLL,
  type Tally,
  tally,
  type Verdict,
  when,
} from '@acies/kernel/odds';
import { diceCount, type MoveDice, mostPips, throwMoveDice, type Who } from '@acies/rules-disorder';
import { type Formation, isFormed } from '../formations.ts';
import { isCavalry, isInfantry, isLight, isMounted, isSpecial, type TroopId } from '../troops.ts';

/** LG-MOV-1, LG-MOV-2, LG-ELE-1: what a move is made for. */
export const MOVES = ['basic', 'fast', 'charge', 'evade', 'retire', 'rout', 'pursue', 'rampage'] as const;
export type MoveKind = (typeof MOVES)[number];

export interface MoveSituation {
  readonly type: TroopId;
  readonly formation: Formation;
  readonly kind: MoveKind;
  /** Average dice that the player chooses, of those that `moveDice` allows; of no account to who moves without dice. */
  readonly average: number;
  /** LG-MOV-6 (R): rough or difficult terrain on the way. */
  readonly difficult: boolean;
  readonly road: boolean;
  /** LG-MOV-3: no part of the move is within 100 paces of enemy. */
  readonly beyondBow: boolean;
}

const PACES_A_PIP = 20;
/** LG-MOV-7: the face that tires. */
const TIRES = 6;
const TIRES_IN_DIFFICULT = 5;

/** LG-AFT-4, LG-AFT-5, LG-AFT-6, LG-RSP-7: a full fast move, with every die there is. */
const isFull = (kind: MoveKind): boolean => kind !== 'basic' && kind !== 'fast' && kind !== 'charge';
const flees = (kind: MoveKind): boolean => kind === 'evade' || kind === 'retire' || kind === 'rout';
/** LG-MAN-1: the moves that leave no order; a rampage surely neither. */
const unforms = isFull;
const isOrdinary = (kind: MoveKind): boolean => kind === 'basic' || kind === 'fast';

/** LG-MAN-1: whether a unit is formed while it makes such a move. */
export const movesFormed = ({ formation, kind }: Pick<MoveSituation, 'formation' | 'kind'>): boolean =>
  isFormed(formation) && !unforms(kind);

/** LG-MOV-4: a single stand has no column, and who flees or pursues leaves it. */
const inColumn = ({ type, formation, kind }: MoveSituation): boolean =>
  formation === 'column' && !isSpecial(type) && isOrdinary(kind);

/** LG-MOV-1: most average dice of a type. */
const mostAverage = (type: TroopId): number => (isCavalry(type) ? 2 : 1);

/** LG-MOV-1, LG-MOV-2: the dice that a move may have, the most first; none for artillery. */
export function moveDice(type: TroopId, kind: MoveKind): readonly MoveDice[] {
  if (type === 'Art') return [];
  const d6 = kind === 'basic' ? 0 : 1;
  const most = { average: mostAverage(type), d6 };
  return most.average === 1 || isFull(kind) ? [most] : [most, { average: 1, d6 }];
}

/** LG-MOV-6: who cannot enter difficult terrain at all. */
export const isBarred = (type: TroopId): boolean => isMounted(type) || type === 'Art';

interface Thrown extends MoveSituation {
  readonly pips: number;
  readonly dice: number;
}

const perDie = (clause: string, label: string, paces: number, holds: (s: Thrown) => boolean): Factor<Thrown> =>
  factor(clause, label, (s) => (s.dice > 0 && holds(s) ? paces * s.dice : undefined));

const DISTANCE: readonly Factor<Thrown>[] = [
  factor('LG-MOV-1', 'dice', ({ pips, dice }) => (dice > 0 ? pips * PACES_A_PIP : undefined)),
  when('LG-MOV-1', 'artillery', 40, ({ type }) => type === 'Art'),
  when('LG-MOV-4', 'infantry in column', 100, (s) => inColumn(s) && isInfantry(s.type)),
  when('LG-MOV-4', 'cavalry in column', 240, (s) => inColumn(s) && isCavalry(s.type)),
  when('LG-MOV-4', 'infantry on a road', 40, (s) => inColumn(s) && isInfantry(s.type) && s.road),
  perDie('LG-MOV-2', 'evading, retiring or routing', 10, ({ kind }) => flees(kind)),
  perDie('LG-MOV-5', 'light troops', 20, ({ type }) => isLight(type)),
  perDie(
    'LG-MOV-6',
    'formed infantry in difficult terrain',
    -20,
    (s) => s.difficult && isInfantry(s.type) && movesFormed(s),
  ),
  ({ kind, beyondBow }, total) =>
    beyondBow && isOrdinary(kind) ? { clause: 'LG-MOV-3', label: 'approach, doubled', value: total } : undefined,
];

/** Part by part, which is far faster than to spread it. */
function distanceOf(situation: MoveSituation, pips: number, dice: number): Tally {
  const { type, formation, kind, average, difficult, road, beyondBow } = situation;
  return tally(DISTANCE, { pips, dice, type, formation, kind, average, difficult, road, beyondBow });
}

export interface PreparedMove {
  readonly verdict: Verdict;
  readonly situation: MoveSituation;
  readonly dice: MoveDice;
}

const NO_DICE: MoveDice = { average: 0, d6: 0 };

/** LG-MOV-1 to LG-MOV-6: automatic where no dice are thrown. */
export function prepareMove(situation: MoveSituation): PreparedMove {
  const { type, kind, average, difficult } = situation;
  const none = (verdict: Verdict): PreparedMove => ({ verdict, situation, dice: NO_DICE });
  if (difficult && isBarred(type)) return none(impossible('LG-MOV-6', 'it cannot enter difficult terrain'));
  if (type === 'Art') return none(automatic('LG-MOV-1', 'artillery moves without dice'));
  if (inColumn(situation)) return none(automatic('LG-MOV-4', 'a column moves without dice'));
  const dice = moveDice(type, kind).find((one) => one.average === average);
  return dice
    ? { verdict: ROLL, situation, dice }
    : none(impossible('LG-MOV-1', 'it does not throw so many average dice'));
}

export interface Moved {
  /** How far the unit may go, in paces. */
  readonly paces: Tally;
  /** LG-MOV-7: DPs from fatigue. */
  readonly fatigue: number;
}

const NOT_MOVED: Moved = { paces: { rows: [], total: 0 }, fatigue: 0 };

/** LG-MOV-1, LG-MOV-7: throws for a move. */
export function rollMove({ verdict, situation, dice: thrown }: PreparedMove, dice: Dice, who: Who = {}): Moved {
  if (verdict.kind === 'impossible') return NOT_MOVED;
  const purpose = { clause: 'LG-MOV-1', label: `${situation.kind} move`, ...who };
  const tiresFrom = situation.difficult ? TIRES_IN_DIFFICULT : TIRES;
  const { pips, dice: count, tiring } = throwMoveDice(thrown, tiresFrom, dice, purpose);
  const paces = distanceOf(situation, pips, count);
  return { paces, fatigue: movesFormed(situation) ? tiring : 0 };
}

/** The paces of a move whose dice all fall as high as they can: who is farther off cannot be reached. */
export const farthest = ({ verdict, situation, dice }: PreparedMove): Tally =>
  verdict.kind === 'impossible' ? NOT_MOVED.paces : distanceOf(situation, mostPips(dice), diceCount(dice));
