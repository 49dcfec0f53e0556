import type { DiceEvent } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { expect, it } from 'vitest';
import { throwForInitiative } from './initiative.ts';

it('CB-SEQ-10 the higher D6 has the initiative, ties again', () => {
  const events: DiceEvent[] = [];
  expect(throwForInitiative(scriptedDice([3, 3, 5, 2], (event) => events.push(event)))).toBe('red');
  expect(throwForInitiative(scriptedDice([2, 6]))).toBe('blue');
  expect(events.map(({ clauses, side, faces }) => [clauses[0], side, faces[0]])).toEqual([
    ['CB-SEQ-10', 'red', 3],
    ['CB-SEQ-10', 'blue', 3],
    ['CB-SEQ-10', 'red', 5],
    ['CB-SEQ-10', 'blue', 2],
  ]);
});
