import type { DiceEvent } from '@acies/kernel';
import { enumerate } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { clockLossOf, ESCAPE_RANGE, LEADER_FATES, LEADERS, leaderFate, rollLeaderFate } from './leader-fate.ts';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('MC-LDR-1 a leader whose unit is destroyed in melee', () => {
  it('MC-LDR-1 1 to 3 killed, 4 and 5 captured, 6 or more escapes', () => {
    expect(FACES.map((face) => leaderFate(face, true))).toEqual([
      ...['killed', 'killed', 'killed', 'captured', 'captured'],
      ...['escapes', 'escapes', 'escapes', 'escapes', 'escapes'],
    ]);
  });

  it('MC-LDR-1 without a friend in reach he is captured', () => {
    const fates = FACES.map((face) => leaderFate(face, false));
    expect(fates).toEqual([...['killed', 'killed', 'killed'], ...Array(7).fill('captured')]);
    expect(ESCAPE_RANGE).toBe(6);
  });

  it('MC-LDR-1 killed or captured lowers the clock by 1', () => {
    expect(LEADER_FATES.map((fate) => [fate, clockLossOf(fate)])).toEqual([
      ['escapes', 0],
      ['captured', 1],
      ['killed', 1],
    ]);
  });

  it('MC-LDR-1 the throw says what it is for', () => {
    const events: DiceEvent[] = [];
    const dice = scriptedDice([5], (event) => events.push(event));
    expect(rollLeaderFate(dice, true, { side: 'red', unit: 'a' })).toBe('captured');
    expect(events).toEqual([
      {
        type: 'dice',
        clauses: ['MC-LDR-1'],
        label: 'the leader’s fate',
        side: 'red',
        unit: 'a',
        die: 'D10',
        faces: [5],
      },
    ]);
  });

  it('MC-LDR-1 odds', () => {
    const odds = enumerate((dice) => rollLeaderFate(dice, true), String);
    expect([...odds].map(([fate, { chance }]) => [fate, Math.round(chance * 10)])).toEqual([
      ['killed', 3],
      ['captured', 2],
      ['escapes', 5],
    ]);
  });

  it('MC-UNIT-2 MC-UNIT-5 the factors of leaders, and their move', () => {
    expect(LEADERS).toEqual({
      general: { combat: 1, rally: 2, move: 12 },
      subordinate: { combat: 1, rally: 1, move: 12 },
    });
  });
});
