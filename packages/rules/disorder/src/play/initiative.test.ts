import type { DiceEvent } from '@acies/kernel';
import { enumerate } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { expect, it } from 'vitest';
import { rollInitiative } from './initiative.ts';

it('LG-SEQ-1 CB-SEQ-10 the higher D6 has the initiative, ties again', () => {
  const won = (faces: number[]): string => {
    const dice = scriptedDice(faces);
    const side = rollInitiative(dice, 'LG-SEQ-1');
    dice.assertUsedUp();
    return side;
  };
  expect([won([4, 3]), won([3, 4]), won([2, 2, 1, 2]), won([6, 6, 1, 1, 2, 1])]).toEqual([
    'red',
    'blue',
    'blue',
    'red',
  ]);
});

it('LG-SEQ-1 the throws say who makes them and what for', () => {
  const events: DiceEvent[] = [];
  rollInitiative(
    scriptedDice([4, 3], (event) => events.push(event)),
    'CB-SEQ-10',
  );
  expect(events).toMatchObject([
    { clauses: ['CB-SEQ-10'], label: 'initiative', side: 'red', die: 'D6', faces: [4] },
    { clauses: ['CB-SEQ-10'], label: 'initiative', side: 'blue', die: 'D6', faces: [3] },
  ]);
});

it('LG-SEQ-1 either side has it as often', () => {
  const odds = enumerate((dice) => rollInitiative(dice, 'LG-SEQ-1'), String);
  expect(odds.get('red')!.chance).toBeCloseTo(0.5, 12);
});
