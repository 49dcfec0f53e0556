import { D6, type Dice } from '@acies/kernel';
import { type Factor, row, type Tally, tally, when } from '@acies/kernel/odds';
import type { Who } from '@acies/rules-disorder';

/** CB-CMD-5: the ranks of leaders. */
export const LEADER_IDS = ['general', 'commander', 'subordinate'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

/** CB-CMD-5: actions a turn. */
const ACTIONS: Readonly<Record<LeaderId, number>> = { general: 3, commander: 2, subordinate: 1 };

/** CB-CMD-1, CB-CMD-5: javelin throws of one action of a leader, and of a messenger in a turn. */
export const LEADER_MOVE = 5;
export const MESSENGER_MOVE = 10;

export interface Leader {
  readonly rank: LeaderId;
  readonly wounded: boolean;
}

const ACTION_FACTORS: readonly Factor<Leader>[] = [
  ({ rank }) => row('CB-CMD-5', rank, ACTIONS[rank]),
  when('CB-LDR-2', 'wounded', -1, ({ wounded }) => wounded),
];

/** CB-CMD-5, CB-LDR-2: a leader's actions; a wound costs one. */
export const actionsTally = (leader: Leader): Tally => tally(ACTION_FACTORS, leader);
export const actionsOf = (leader: Leader): number => actionsTally(leader).total;

/** CB-LDR-2: a wounded commander neither inspires nor steadies. */
export const mayInfluence = ({ rank, wounded }: Leader): boolean => !(wounded && rank === 'commander');

/** CB-LDR-1, CB-LDR-3: how a leader may come to harm. */
export const LEADER_RISKS = ['in danger', 'unit destroyed'] as const;
export type LeaderRisk = (typeof LEADER_RISKS)[number];

/** CB-LDR-1: what comes of it, from the best to the worst. */
export const LEADER_FATES = ['unhurt', 'near miss', 'wounded', 'killed'] as const;
export type LeaderFate = (typeof LEADER_FATES)[number];

export interface LeaderSituation {
  readonly risk: LeaderRisk;
  /** CB-LDR-2: he has a wound. */
  readonly wounded: boolean;
}

const HIT_TO = 1;
const KILLED_TO = 1;
const WOUNDED_TO = 4;
const KILLED_WITH_UNIT_TO = 3;

/** CB-LDR-1, CB-LDR-2: what a hit does; a second wound kills. */
function hitFate(face: number, wounded: boolean): LeaderFate {
  if (face <= KILLED_TO) return 'killed';
  if (face > WOUNDED_TO) return 'near miss';
  return wounded ? 'killed' : 'wounded';
}

/** CB-LDR-1, CB-LDR-3: throws for a leader. */
export function rollLeaderRisk({ risk, wounded }: LeaderSituation, dice: Dice, who: Who = {}): LeaderFate {
  const fate = { label: 'the leader’s fate', ...who };
  if (risk === 'unit destroyed')
    return dice.one(D6, (face) => (face <= KILLED_WITH_UNIT_TO ? 'killed' : 'unhurt'), { clause: 'CB-LDR-3', ...fate });
  const hit = dice.one(D6, (face) => face <= HIT_TO, { clause: 'CB-LDR-1', label: 'risk to the leader', ...who });
  return hit ? dice.one(D6, (face) => hitFate(face, wounded), { clause: 'CB-LDR-1', ...fate }) : 'unhurt';
}
