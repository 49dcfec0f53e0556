import type { Story } from '@acies/session/protocol';
import { describe, expect, test } from 'vitest';
import { luckSums, momentFrom, nextPiece, rowsByTurn, turnAt } from './course.ts';

const STORY: Story = {
  choices: 4,
  turns: [
    { turn: 0, at: 0 },
    { turn: 1, at: 1 },
    { turn: 2, at: 3 },
  ],
  moments: [
    { at: 2, turn: 1, text: 'one' },
    { at: 4, turn: 2, text: 'two' },
  ],
  strain: [0, 0, 0.1, 0.2, 0.5].map((red) => ({ red, blue: 0.3 })),
  luck: [0, -0.1, 0.3, undefined],
};

describe('the course of a battle', () => {
  test('has a turn at every point', () => {
    expect([0, 1, 2, 3, 4].map((at) => turnAt(STORY, at))).toEqual([0, 1, 1, 2, 2]);
  });

  test('has moments before and after a point, never the point itself', () => {
    expect(momentFrom(STORY, 2, 1)).toBe(4);
    expect(momentFrom(STORY, 2, -1)).toBeUndefined();
    expect(momentFrom(STORY, 3, -1)).toBe(2);
    expect(momentFrom(STORY, 4, 1)).toBeUndefined();
  });

  test('sums luck up as far as it is known', () => {
    expect(luckSums(STORY.luck)).toEqual([0, 0, -0.1, expect.closeTo(0.2)]);
    expect(luckSums([undefined, 0.5])).toEqual([0]);
  });

  test('is told by turn, without what came before the first, and with the end', () => {
    expect(rowsByTurn(STORY)).toEqual([
      { turn: 1, at: 1, strain: { red: 0, blue: 0.3 }, luck: 0 },
      { turn: 2, at: 3, strain: { red: 0.2, blue: 0.3 }, luck: expect.closeTo(0.2) },
      { turn: undefined, at: 4, strain: { red: 0.5, blue: 0.3 }, luck: undefined },
    ]);
  });
});

describe('luck in pieces', () => {
  test('grow while they are quick, shrink when they hold others up, and never stop', () => {
    expect(nextPiece(8, 5)).toBe(16);
    expect(nextPiece(64, 5)).toBe(64);
    expect(nextPiece(8, 90)).toBe(8);
    expect(nextPiece(8, 500)).toBe(4);
    expect(nextPiece(1, 500)).toBe(1);
  });
});
