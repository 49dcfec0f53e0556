import { AVERAGE_DIE, D6, type Dice, type Die, type Purpose, type Reading, readingOf } from '@acies/kernel';
import { diceWords, faceValues } from '@acies/kernel/odds';

/** The dice of a move. */
export interface MoveDice {
  readonly average: number;
  readonly d6: number;
}

/** How they fell. */
export interface MoveThrow {
  readonly pips: number;
  readonly dice: number;
  /** Dice that tire the unit: those that show the fatigue face or more. */
  readonly tiring: number;
}

export const diceCount = ({ average, d6 }: MoveDice): number => average + d6;

/** The dice of a move in words: "2 AvD and 1D6". */
export function moveDiceWords({ average, d6 }: MoveDice): string {
  const words = [average > 0 ? diceWords(average, AVERAGE_DIE) : '', d6 > 0 ? diceWords(d6, D6) : ''];
  return words.filter((word) => word !== '').join(' and ') || 'none';
}

const highest = (die: Die): number => Math.max(...die.faces);

export const mostPips = ({ average, d6 }: MoveDice): number => average * highest(AVERAGE_DIE) + d6 * highest(D6);

/** A pool is read as one number, so that pips and tiring dice are packed into it. More dice than this no move has. */
const PACK = 16;

function readPips(die: Die, tiringFrom: number): Reading {
  const faces = faceValues(die);
  const read = (counts: ArrayLike<number>): number =>
    faces.reduce((sum, face, i) => sum + counts[i + 1]! * (face * PACK + (face >= tiringFrom ? 1 : 0)), 0);
  return readingOf(
    'pips',
    die,
    faces.map((face) => [face]),
    read,
  );
}

/** Readings are kept, for the odds of a pool are remembered by its reading. */
const readings = new Map<string, Reading>();

function readingFor(die: Die, tiringFrom: number): Reading {
  const key = `${die.name} ${tiringFrom}`;
  let known = readings.get(key);
  if (!known) readings.set(key, (known = readPips(die, tiringFrom)));
  return known;
}

/** LG-MOV-1, LG-MOV-7, CB-MOV-1, CB-MOV-7: throws the dice of a move together. */
export function throwMoveDice(thrown: MoveDice, tiringFrom: number, dice: Dice, purpose: Purpose): MoveThrow {
  const pool = (count: number, die: Die): number =>
    count > 0 ? dice.pool(count, readingFor(die, tiringFrom), purpose) : 0;
  const packed = pool(thrown.average, AVERAGE_DIE) + pool(thrown.d6, D6);
  return { pips: Math.floor(packed / PACK), dice: diceCount(thrown), tiring: packed % PACK };
}
