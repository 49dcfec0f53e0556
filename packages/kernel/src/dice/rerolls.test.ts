import { describe, expect, test } from 'vitest';
import { enumerate } from '../odds/enumerate.ts';
import type { DiceEvent } from './dice.ts';
import { D6 } from './die.ts';
import { rollOff } from './rerolls.ts';
import { scriptedDice } from './scripted.ts';

const PURPOSE = { clause: 'TOY-2', label: 'first move' };

describe('a roll-off', () => {
  test.each([
    [[6, 1], 'red'],
    [[2, 3], 'blue'],
    [[4, 4, 1, 1, 5, 2], 'red'],
  ])('of %j goes to %s', (faces, winner) => {
    const dice = scriptedDice(faces);
    expect(rollOff(dice, D6, PURPOSE)).toBe(winner);
    dice.assertUsedUp();
  });

  test('says whose each die is', () => {
    const events: DiceEvent[] = [];
    rollOff(
      scriptedDice([1, 2], (event) => events.push(event)),
      D6,
      PURPOSE,
    );
    expect(events.map((event) => [event.side, event.faces])).toEqual([
      ['red', [1]],
      ['blue', [2]],
    ]);
  });

  test('is even', () => {
    const odds = enumerate(
      (dice) => rollOff(dice, D6, PURPOSE),
      (side) => side,
    );
    expect(odds.get('red')!.chance).toBeCloseTo(0.5, 12);
    expect(odds.get('blue')!.chance).toBeCloseTo(0.5, 12);
  });
});
