import { D6, type Dice } from '@acies/kernel';
import {
  atMost,
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
import { isObstructed, leavingScore, mayEnter, type Scenery, sidewaysScore } from '../scenery.ts';
import { isProven, type Quality, type TroopId } from '../troops.ts';
import type { Who } from '../who.ts';

/** A unit about to cross from one zone into the next. */
export interface Crossing {
  readonly type: TroopId;
  readonly quality: Quality;
  readonly sideways: boolean;
  /** What covers the zone it leaves, and the zone it enters. */
  readonly leaves: Scenery;
  readonly enters: Scenery;
  /** An opponent stands on a face of the zone it enters; always so where it assaults. */
  readonly watched: boolean;
}

/** CK-MOV-2: of the two scores only the harder counts. */
const harder = (score: number | undefined, other: number | undefined): boolean => (score ?? 0) >= (other ?? 0);

const sidewaysOf = ({ type, sideways }: Crossing): number | undefined => (sideways ? sidewaysScore(type) : undefined);
const leavingOf = ({ type, leaves }: Crossing): number | undefined => leavingScore(type, leaves);

const CROSSING_FACTORS: readonly Factor<Crossing>[] = [
  factor('CK-MOV-3', 'sideways', (c) => {
    const score = sidewaysOf(c);
    return score !== undefined && harder(score, leavingOf(c)) ? score : undefined;
  }),
  factor('CK-MOV-3', 'leaves scenery', (c) => {
    const score = leavingOf(c);
    return score !== undefined && !harder(sidewaysOf(c), score) ? score : undefined;
  }),
  when('CK-MOV-4', 'levy', 1, ({ quality }) => quality === 'levy'),
  when('CK-MOV-4', 'veteran or elite', -1, ({ quality }) => isProven(quality)),
  when('CK-MOV-4', 'obstructed scenery', 1, (c) => isObstructed(c.leaves) && leavingOf(c) !== undefined),
  atMost('CK-MOV-4', 'a 6 always succeeds', 6),
];

export interface PreparedCrossing {
  readonly verdict: Verdict;
  /** The score needed. */
  readonly tally: Tally;
}

const NO_ROLL: Tally = { rows: [], total: 0 };
const FREE: PreparedCrossing = {
  verdict: automatic('CK-MOV-2', 'neither sideways nor out of scenery that needs a roll'),
  tally: NO_ROLL,
};
const UNWATCHED: PreparedCrossing = {
  verdict: automatic('CK-MOV-4', 'no opponent on any face of the zone entered'),
  tally: NO_ROLL,
};

/** CK-MOV-2, CK-MOV-3, CK-MOV-4: whether a unit rolls to cross, and what it needs. */
export function prepareCrossing(crossing: Crossing): PreparedCrossing {
  const { type, enters, watched } = crossing;
  if (!mayEnter(type, enters)) return { verdict: impossible('CK-MOV-3', `it may not enter ${enters}`), tally: NO_ROLL };
  if (!needsScore(crossing)) return FREE;
  return watched ? { verdict: ROLL, tally: tally(CROSSING_FACTORS, crossing) } : UNWATCHED;
}

const needsScore = (crossing: Crossing): boolean =>
  sidewaysOf(crossing) !== undefined || leavingOf(crossing) !== undefined;

/** Whether the unit crosses. */
export function rollCrossing(
  { verdict, tally: needs }: PreparedCrossing,
  dice: Dice,
  label: string,
  who: Who,
): boolean {
  if (verdict.kind !== 'roll') return verdict.kind === 'automatic';
  return dice.one(D6, (face) => face >= needs.total, {
    clause: 'CK-MOV-2',
    label: `${label}, ${needs.total} or more needed`,
    ...who,
  });
}

/** The chance that a unit crosses. */
export const chanceOfCrossing = ({ verdict, tally: needs }: PreparedCrossing): number => {
  if (verdict.kind !== 'roll') return verdict.kind === 'automatic' ? 1 : 0;
  return D6.faces.filter((face) => face >= needs.total).length / D6.faces.length;
};
