import type { MoveDice } from '@acies/rules-disorder';
import { type Formation, isFormed } from '../formations.ts';
import { isCavalry, isChariots, type TroopId } from '../troops.ts';

/** What a move is made for. */
export const MOVES = ['move', 'charge', 'evade', 'retire', 'rout', 'pursue', 'rampage', 'spontaneous'] as const;
export type MoveKind = (typeof MOVES)[number];

export const MOVE_WORDS: Readonly<Record<MoveKind, string>> = {
  ...{ move: 'move', charge: 'charge move', evade: 'evade move', retire: 'retire move', rout: 'rout move' },
  ...{ pursue: 'pursuit move', rampage: 'rampage move', spontaneous: 'spontaneous advance' },
};

/** Who moves how. */
export interface Mover {
  readonly type: TroopId;
  readonly formation: Formation;
  readonly kind: MoveKind;
}

/** CB-MOV-4, CB-RSP-6, CB-AFT-5, CB-CTL-6: the moves with every die there is. */
const isFull = (kind: MoveKind): boolean => kind !== 'move' && kind !== 'charge';

/** CB-UNIT-7: whether a unit is formed while it makes such a move; to run, away or after, leaves no order. */
export const movesFormed = ({ formation, kind }: Pick<Mover, 'formation' | 'kind'>): boolean =>
  isFormed(formation) && (!isFull(kind) || kind === 'spontaneous');

/** CB-MOV-10: who moves as cavalry; elephants move as infantry. */
export const ridesFast = (type: TroopId): boolean => isCavalry(type) || isChariots(type);

/** CB-MOV-6: only who goes where it likes keeps its column. */
export const inColumn = ({ type, formation, kind }: Mover): boolean =>
  formation === 'column' && kind === 'move' && type !== 'Art';

const ONE_DIE: MoveDice = { average: 1, d6: 0 };
const TWO_AVERAGE: MoveDice = { average: 2, d6: 0 };
const WITH_D6: MoveDice = { average: 1, d6: 1 };
const THREE: MoveDice = { average: 2, d6: 1 };

/** CB-MOV-1, CB-MOV-2, CB-MOV-10: a die more at each step, the most first. */
function diceFor(mover: Mover): readonly MoveDice[] {
  const { type, formation } = mover;
  if (ridesFast(type)) return type === 'Cat' ? [TWO_AVERAGE, ONE_DIE] : [THREE, TWO_AVERAGE, ONE_DIE];
  return [formation === 'quincunx' && movesFormed(mover) ? TWO_AVERAGE : WITH_D6, ONE_DIE];
}

/** CB-MOV-1, CB-MOV-2, CB-MOV-4, CB-MOV-6: the dice that a move may have, the most first; none for who moves without. */
export function moveDice(mover: Mover): readonly MoveDice[] {
  if (mover.type === 'Art' || inColumn(mover)) return [];
  const all = diceFor(mover);
  return isFull(mover.kind) ? all.slice(0, 1) : all;
}
