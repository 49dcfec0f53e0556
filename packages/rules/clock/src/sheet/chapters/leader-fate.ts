import { D10, type Dice } from '@acies/kernel';
import type { Who } from '../who.ts';

/** MC-UNIT-5: the kinds of leaders. */
export const LEADER_IDS = ['general', 'subordinate'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

export interface Leader {
  readonly combat: number;
  readonly rally: number;
  /** MC-UNIT-2: inches a move. */
  readonly move: number;
}

export const LEADERS: Readonly<Record<LeaderId, Leader>> = {
  general: { combat: 1, rally: 2, move: 12 },
  subordinate: { combat: 1, rally: 1, move: 12 },
};

/** MC-LDR-1: what becomes of a leader whose unit is destroyed in melee. */
export const LEADER_FATES = ['escapes', 'captured', 'killed'] as const;
export type LeaderFate = (typeof LEADER_FATES)[number];

/** MC-LDR-1: inches to the friendly unit that he escapes to. */
export const ESCAPE_RANGE = 6;

const KILLED_TO = 3;
const CAPTURED_TO = 5;

export function leaderFate(face: number, friendInReach: boolean): LeaderFate {
  if (face <= KILLED_TO) return 'killed';
  return face <= CAPTURED_TO || !friendInReach ? 'captured' : 'escapes';
}

export const rollLeaderFate = (dice: Dice, friendInReach: boolean, who: Who = {}): LeaderFate =>
  dice.one(D10, (face) => leaderFate(face, friendInReach), { clause: 'MC-LDR-1', label: 'the leader’s fate', ...who });

/** MC-LDR-1: what his fate takes from the clock, at once. */
export const clockLossOf = (fate: LeaderFate): number => (fate === 'escapes' ? 0 : 1);
