import type { Followup } from '@acies/kernel/odds';
import type { MoveKind } from '../chapters/move-kinds.ts';
import type { Grade, TroopId } from '../troops.ts';

/** Procedures that follow several others. */

export const moveNext = (words: string, type: TroopId, kind: MoveKind): Followup => ({
  ...{ calculation: 'move', words, input: { type, kind } },
});

export const leaderNext = (words: string, isDestroyed: boolean): Followup => ({
  ...{ calculation: 'leader', words, input: { risk: isDestroyed ? 'unit destroyed' : 'in danger' } },
});

/** A unit that is lost to its army, so far as it is known. */
export interface Lost {
  readonly type: TroopId;
  readonly grade?: Grade;
  /** CB-LDR-3, CB-MOR-6: its leader routs with it. */
  readonly leaderFlees?: boolean;
}

/** CB-MOR-1, CB-MOR-2, CB-MOR-10: friends within bow shot take it to heart in the Morale phase. */
export const friendsNext = (whose: string, { type, grade, leaderFlees }: Lost): Followup => ({
  calculation: 'morale',
  words: `friends ${whose} within bow shot, in the Morale phase`,
  input: { lostType: type, lostGrade: grade, leadersLost: leaderFlees ? 1 : 0 },
});

/** CB-SPT-2, CB-SPT-3: special troops that critical hits drive mad or destroy. */
export const lostSpecial = (lost: Lost, rampages: boolean): Followup[] => [
  ...(rampages ? [moveNext('the rampage', lost.type, 'rampage')] : []),
  friendsNext('of it', lost),
];
