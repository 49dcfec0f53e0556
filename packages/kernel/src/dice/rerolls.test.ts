import { describe, expect, test } from 'vitest';
import { enumerate } from '../odds/enumerate.ts';
import type { DiceEvent } from './dice.ts';
import { D6 } from './die.ts';
import { rerollUnless, rollOff } from './rerolls.ts';
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

describe('a reroll', () => {
  const once = (faces: number[], keep: (face: number) => boolean) => {
    const dice = scriptedDice(faces);
    const result = rerollUnless(() => dice.one(D6, (face) => face, PURPOSE), keep);
    dice.assertUsedUp();
    return result;
  };

  test('is not thrown when the first is kept', () => expect(once([5], (face) => face >= 4)).toBe(5));
  test('stands, whatever it is', () => expect(once([3, 1], (face) => face >= 4)).toBe(1));

  test('of a die that needs 4+ succeeds three times in four', () => {
    const odds = enumerate(
      (dice) =>
        rerollUnless(
          () => dice.one(D6, (face) => face >= 4, PURPOSE),
          (hit) => hit,
        ),
      String,
    );
    expect(odds.get('true')!.chance).toBeCloseTo(0.75, 12);
  });
});
