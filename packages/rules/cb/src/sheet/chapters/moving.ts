import { AVERAGE_DIE, D6, type Dice, type Die } from '@acies/kernel';
import {
  automatic,
  type Factor,
  factor,
  firstOf,
  impossible,
  ROLL,
  type Tally,
  tally,
  type Verdict,
  when,
} from '@acies/kernel/odds';
import { diceCount, type MoveDice, mostPips, throwMoveDice, type Who } from '@acies/rules-disorder';
import { type Formation, isFormedInfantry, isInLine, isPhalanx } from '../formations.ts';
import { isChariots, isLight, isMounted, isSpecial, type TroopId, type UnitKind } from '../troops.ts';
import { inColumn, MOVE_WORDS, type MoveKind, type Mover, moveDice, movesFormed, ridesFast } from './move-kinds.ts';

export interface MoveSituation {
  readonly unit: Pick<UnitKind, 'type' | 'armoured'>;
  readonly formation: Formation;
  readonly kind: MoveKind;
  /** How many dice the player chooses, of those that `moveDice` allows; of no account to who moves without dice. */
  readonly dice: number;
  /** CB-MOV-8: difficult terrain on the way. */
  readonly difficult: boolean;
  /** CB-MOV-9: the whole move stays at bow shot or further from enemy. */
  readonly beyondBow: boolean;
  /** CB-CMD-3: inspire actions of a leader with it, for a charge. */
  readonly inspireActions: number;
}

const moverOf = ({ unit: { type }, formation, kind }: MoveSituation): Mover => ({ type, formation, kind });
const flees = (kind: MoveKind): boolean => kind === 'evade' || kind === 'retire';

/** CB-MOV-8: who cannot enter difficult terrain at all. */
export const isBarred = (type: TroopId): boolean => isMounted(type);

const TERRAIN: readonly Factor<Mover>[] = [
  firstOf(
    when('CB-MOV-8', 'phalanx in difficult terrain', 2, isPhalanx),
    when('CB-MOV-8', 'formed infantry in line in difficult terrain', 1, isFormedInfantry),
  ),
];

/** CB-MOV-8: the DPs of who goes through difficult terrain so. */
export const terrainTally = (mover: Mover): Tally =>
  isInLine(mover.formation) && movesFormed(mover) ? tally(TERRAIN, mover) : { rows: [], total: 0 };

interface Thrown extends MoveSituation {
  readonly pips: number;
  readonly thrown: number;
}

const perDie = (clause: string, label: string, holds: (s: Thrown) => boolean): Factor<Thrown> =>
  factor(clause, label, (s) => (s.thrown > 0 && holds(s) ? s.thrown / 2 : undefined));

const column = (label: string, value: number, holds: (type: TroopId) => boolean): Factor<Thrown> =>
  when('CB-MOV-6', label, value, (s) => inColumn(moverOf(s)) && holds(s.unit.type));

const DISTANCE: readonly Factor<Thrown>[] = [
  factor('CB-MOV-1', 'dice', ({ unit, pips, thrown }) => (thrown > 0 && !ridesFast(unit.type) ? pips : undefined)),
  factor('CB-MOV-2', 'dice', ({ unit, pips, thrown }) => (thrown > 0 && ridesFast(unit.type) ? pips : undefined)),
  when('CB-MOV-10', 'artillery', 2, ({ unit }) => unit.type === 'Art'),
  perDie('CB-MOV-3', 'light troops', (s) => isLight(s.unit.type) && !s.unit.armoured && !movesFormed(s)),
  perDie('CB-MOV-5', 'retiring or evading', ({ kind }) => flees(kind)),
  column('cavalry in column', 6, ridesFast),
  column('in column', 4, (type) => !ridesFast(type)),
  column('light troops in column', 1, isLight),
  factor('CB-CMD-3', 'leader inspiring', ({ kind, inspireActions }) =>
    kind === 'charge' && inspireActions > 0 ? inspireActions : undefined,
  ),
  ({ kind, beyondBow }, total) =>
    beyondBow && kind === 'move' ? { clause: 'CB-MOV-9', label: 'double move', value: total } : undefined,
];

/** Part by part, which is far faster than to spread it. */
function distanceOf(situation: MoveSituation, pips: number, thrown: number): Tally {
  const { unit, formation, kind, dice, difficult, beyondBow, inspireActions } = situation;
  return tally(DISTANCE, { pips, thrown, unit, formation, kind, dice, difficult, beyondBow, inspireActions });
}

export interface PreparedMove {
  readonly verdict: Verdict;
  readonly situation: MoveSituation;
  readonly dice: MoveDice;
  /** CB-MOV-8: DPs from difficult terrain. */
  readonly terrain: Tally;
}

const NO_DICE: MoveDice = { average: 0, d6: 0 };
const NOTHING: Tally = { rows: [], total: 0 };

/** CB-MOV-1 to CB-MOV-10: automatic where no dice are thrown. */
export function prepareMove(situation: MoveSituation): PreparedMove {
  const mover = moverOf(situation);
  const terrain = situation.difficult ? terrainTally(mover) : NOTHING;
  const none = (verdict: Verdict): PreparedMove => ({ verdict, situation, dice: NO_DICE, terrain });
  if (situation.difficult && isBarred(mover.type))
    return none(impossible('CB-MOV-8', 'mounted troops cannot enter difficult terrain'));
  if (mover.type === 'Art') return none(automatic('CB-MOV-10', 'artillery moves without dice'));
  if (inColumn(mover)) return none(automatic('CB-MOV-6', 'a column moves without dice'));
  const dice = moveDice(mover).find((one) => diceCount(one) === situation.dice);
  const clause = ridesFast(mover.type) ? 'CB-MOV-2' : 'CB-MOV-1';
  return dice
    ? { verdict: ROLL, situation, dice, terrain }
    : none(impossible(clause, 'it does not throw so many dice'));
}

/** CB-MOV-7: the face that tires. */
const TIRES = 6;
const TIRES_PHALANX = 5;
const tiresFrom = (mover: Mover): number => (isPhalanx(mover) ? TIRES_PHALANX : TIRES);

/** CB-MOV-7: who tires at all: the formed but for columns, and chariots even unformed. */
function tires(mover: Mover): boolean {
  if (isSpecial(mover.type)) return false;
  return movesFormed(mover) ? mover.formation !== 'column' : isChariots(mover.type);
}

const shareFrom = ({ faces }: Die, least: number): number =>
  faces.filter((face) => face >= least).length / faces.length;

/** CB-MOV-7: the DPs of fatigue that a move costs on average. */
export function usualFatigue({ situation, dice: { average, d6 } }: PreparedMove): number {
  const mover = moverOf(situation);
  const least = tiresFrom(mover);
  return tires(mover) ? average * shareFrom(AVERAGE_DIE, least) + d6 * shareFrom(D6, least) : 0;
}

export interface Moved {
  /** How far the unit may go, in javelin throws. */
  readonly distance: Tally;
  /** CB-MOV-7: DPs from fatigue. */
  readonly fatigue: number;
}

const NOT_MOVED: Moved = { distance: NOTHING, fatigue: 0 };

/** CB-MOV-1, CB-MOV-2, CB-MOV-7: throws for a move. */
export function rollMove({ verdict, situation, dice: thrown }: PreparedMove, dice: Dice, who: Who = {}): Moved {
  if (verdict.kind === 'impossible') return NOT_MOVED;
  const mover = moverOf(situation);
  const purpose = {
    clause: ridesFast(mover.type) ? 'CB-MOV-2' : 'CB-MOV-1',
    label: MOVE_WORDS[situation.kind],
    ...who,
  };
  const { pips, dice: count, tiring } = throwMoveDice(thrown, tiresFrom(mover), dice, purpose);
  const distance = distanceOf(situation, pips, count);
  return { distance, fatigue: tires(mover) ? tiring : 0 };
}

/** How far a move goes at least, on average and at most, in javelin throws. */
export function reachOf({
  verdict,
  situation,
  dice,
}: PreparedMove): Readonly<Record<'least' | 'average' | 'most', number>> {
  const far = (pips: number): number =>
    verdict.kind === 'impossible' ? 0 : distanceOf(situation, pips, diceCount(dice)).total;
  const all = (of: (die: Die) => number): number => far(dice.average * of(AVERAGE_DIE) + dice.d6 * of(D6));
  return {
    least: all(({ faces }) => Math.min(...faces)),
    average: all(({ faces }) => faces.reduce((sum, face) => sum + face, 0) / faces.length),
    most: all(({ faces }) => Math.max(...faces)),
  };
}

/** The distance of a move whose dice all fall as high as they can: who is farther off cannot be reached. */
export const farthest = ({ verdict, situation, dice }: PreparedMove): Tally =>
  verdict.kind === 'impossible' ? NOTHING : distanceOf(situation, mostPips(dice), diceCount(dice));
