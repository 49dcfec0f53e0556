import type { DiceEvent } from '@acies/kernel';
import { enumerate } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  COMMAND_POINTS,
  LEADER_IDS,
  LEADER_MOVE,
  LEADER_RISKS,
  type LeaderRisk,
  MESSENGER_MOVE,
  rollLeaderRisk,
} from './leader-risk.ts';

const killed = (risk: LeaderRisk, ...faces: number[]): boolean => {
  const dice = scriptedDice(faces);
  const result = rollLeaderRisk(risk, dice);
  dice.assertUsedUp();
  return result;
};

describe('LG-LDR-1 the risk to a leader', () => {
  it('LG-LDR-1 in combat: in danger on 1, killed then on 1 or 2', () => {
    expect([2, 3, 4, 5, 6].map((face) => killed('in combat', face))).toEqual([false, false, false, false, false]);
    expect([1, 2, 3, 4, 5, 6].map((face) => killed('in combat', 1, face))).toEqual([
      ...[true, true, false, false, false, false],
    ]);
  });

  it('LG-LDR-1 with a unit destroyed: killed on 1 to 3', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => killed('unit destroyed', face))).toEqual([
      ...[true, true, true, false, false, false],
    ]);
  });

  it('LG-LDR-1 odds', () => {
    const chances = LEADER_RISKS.map((risk) => enumerate((dice) => rollLeaderRisk(risk, dice), String));
    expect(chances.map((odds) => Math.round(odds.get('true')!.chance * 36))).toEqual([2, 18]);
  });

  it('LG-LDR-1 the throws say what they are for', () => {
    const events: DiceEvent[] = [];
    const tell = (event: DiceEvent) => events.push(event);
    rollLeaderRisk('in combat', scriptedDice([1, 4], tell), { side: 'red' });
    rollLeaderRisk('unit destroyed', scriptedDice([4], tell), { side: 'blue' });
    expect(events).toMatchObject([
      { clauses: ['LG-LDR-1'], label: 'risk to the leader', side: 'red', faces: [1] },
      { clauses: ['LG-LDR-1'], label: 'the leader’s fate', side: 'red', faces: [4] },
      { clauses: ['LG-LDR-1'], label: 'the leader’s fate', side: 'blue', faces: [4] },
    ]);
  });
});

it('LG-CMD-2 command points, and the moves of leaders and messengers', () => {
  expect(LEADER_IDS.map((id) => [id, COMMAND_POINTS[id]])).toEqual([
    ['general', 3],
    ['commander', 2],
    ['subordinate', 1],
  ]);
  expect([LEADER_MOVE, MESSENGER_MOVE]).toEqual([200, 240]);
});
