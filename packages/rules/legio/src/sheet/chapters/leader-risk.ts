import { D6, type Dice } from '@acies/kernel';
import type { Who } from '@acies/rules-disorder';

/** LG-CMD-2: the ranks of leaders. */
export const LEADER_IDS = ['general', 'commander', 'subordinate'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

/** LG-CMD-2: command points, one decision each. */
export const COMMAND_POINTS: Readonly<Record<LeaderId, number>> = { general: 3, commander: 2, subordinate: 1 };

/** LG-CMD-2: paces a turn. */
export const LEADER_MOVE = 200;
export const MESSENGER_MOVE = 240;

/** LG-LDR-1: how a leader may come to harm. */
export const LEADER_RISKS = ['in combat', 'unit destroyed'] as const;
export type LeaderRisk = (typeof LEADER_RISKS)[number];

const IN_DANGER_TO = 1;
const KILLED_TO = 2;
const KILLED_WITH_UNIT_TO = 3;

/** LG-LDR-1: whether a leader with a unit that fights is killed this round. */
function rollInCombat(dice: Dice, who: Who): boolean {
  const throwD6 = (label: string, most: number): boolean =>
    dice.one(D6, (face) => face <= most, { clause: 'LG-LDR-1', label, ...who });
  return throwD6('risk to the leader', IN_DANGER_TO) && throwD6('the leader’s fate', KILLED_TO);
}

/** LG-LDR-1: whether a leader is killed. */
export const rollLeaderRisk = (risk: LeaderRisk, dice: Dice, who: Who = {}): boolean =>
  risk === 'in combat'
    ? rollInCombat(dice, who)
    : dice.one(D6, (face) => face <= KILLED_WITH_UNIT_TO, { clause: 'LG-LDR-1', label: 'the leader’s fate', ...who });
