import type { DiceEvent } from '@acies/kernel';
import { enumerate } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import {
  actionsOf,
  actionsTally,
  LEADER_FATES,
  LEADER_IDS,
  LEADER_MOVE,
  LEADER_RISKS,
  type LeaderRisk,
  MESSENGER_MOVE,
  mayInfluence,
  rollLeaderRisk,
} from './leader-risk.ts';

const fate = (risk: LeaderRisk, wounded: boolean, ...faces: number[]): string => {
  const dice = scriptedDice(faces);
  const result = rollLeaderRisk({ risk, wounded }, dice);
  dice.assertUsedUp();
  return result;
};

describe('the risk to a leader', () => {
  it('CB-LDR-1 hit on 1; then 1 killed, 2 to 4 wounded, 5 or 6 a near miss', () => {
    expect([2, 3, 4, 5, 6].map((face) => fate('in danger', false, face))).toEqual(Array(5).fill('unhurt'));
    expect([1, 2, 3, 4, 5, 6].map((face) => fate('in danger', false, 1, face))).toEqual([
      ...['killed', 'wounded', 'wounded', 'wounded', 'near miss', 'near miss'],
    ]);
    expect(LEADER_FATES).toEqual(['unhurt', 'near miss', 'wounded', 'killed']);
  });

  it('CB-LDR-2 a second wound kills', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => fate('in danger', true, 1, face))).toEqual([
      ...['killed', 'killed', 'killed', 'killed', 'near miss', 'near miss'],
    ]);
  });

  it.each([false, true])('CB-LDR-3 with a unit destroyed: killed on 1 to 3, wounded before %s', (wounded) => {
    expect([1, 2, 3, 4, 5, 6].map((face) => fate('unit destroyed', wounded, face))).toEqual([
      ...['killed', 'killed', 'killed', 'unhurt', 'unhurt', 'unhurt'],
    ]);
  });

  it('CB-LDR-1 CB-LDR-2 CB-LDR-3 odds', () => {
    expect(LEADER_RISKS).toEqual(['in danger', 'unit destroyed']);
    const killed = LEADER_RISKS.flatMap((risk) =>
      [false, true].map(
        (wounded) => enumerate((dice) => rollLeaderRisk({ risk, wounded }, dice), String).get('killed')!,
      ),
    );
    expect(killed.map(({ chance }) => Math.round(chance * 36))).toEqual([1, 4, 18, 18]);
  });

  it('CB-LDR-1 CB-LDR-3 the throws say what they are for', () => {
    const events: DiceEvent[] = [];
    const tell = (event: DiceEvent) => events.push(event);
    rollLeaderRisk({ risk: 'in danger', wounded: false }, scriptedDice([1, 4], tell), { side: 'red' });
    rollLeaderRisk({ risk: 'unit destroyed', wounded: false }, scriptedDice([4], tell), { side: 'blue' });
    expect(events).toMatchObject([
      { clauses: ['CB-LDR-1'], label: 'risk to the leader', side: 'red', faces: [1] },
      { clauses: ['CB-LDR-1'], label: 'the leader’s fate', side: 'red', faces: [4] },
      { clauses: ['CB-LDR-3'], label: 'the leader’s fate', side: 'blue', faces: [4] },
    ]);
  });
});

describe('what a leader can do', () => {
  it('CB-CMD-5 CB-LDR-2 actions, one fewer once wounded', () => {
    expect(LEADER_IDS).toEqual(['general', 'commander', 'subordinate']);
    expect(LEADER_IDS.map((rank) => actionsOf({ rank, wounded: false }))).toEqual([3, 2, 1]);
    expect(LEADER_IDS.map((rank) => actionsOf({ rank, wounded: true }))).toEqual([2, 1, 0]);
    expect(lines(actionsTally({ rank: 'general', wounded: true }))).toEqual([
      'CB-CMD-5 general +3',
      'CB-LDR-2 wounded -1',
    ]);
  });

  it('CB-LDR-2 a wounded commander neither inspires nor steadies', () => {
    expect(LEADER_IDS.map((rank) => mayInfluence({ rank, wounded: false }))).toEqual([true, true, true]);
    expect(LEADER_IDS.map((rank) => mayInfluence({ rank, wounded: true }))).toEqual([true, false, true]);
  });

  it('CB-CMD-1 CB-CMD-5 the moves of leaders and messengers', () =>
    expect([LEADER_MOVE, MESSENGER_MOVE]).toEqual([5, 10]));
});
