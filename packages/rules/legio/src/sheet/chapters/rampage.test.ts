import type { DiceEvent } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { expect, it } from 'vitest';
import { PASS_THROUGH, RAMPAGES, rampageWay, rollRampage } from './rampage.ts';

it('LG-ELE-1 1 to 3 back, 4 left, 5 right, 6 forward', () => {
  expect([1, 2, 3, 4, 5, 6].map(rampageWay)).toEqual(['back', 'back', 'back', 'left', 'right', 'forward']);
  expect(RAMPAGES).toEqual(['back', 'left', 'right', 'forward']);
});

it('LG-ELE-1 the throw says what it is for', () => {
  const events: DiceEvent[] = [];
  const dice = scriptedDice([5], (event) => events.push(event));
  expect(rollRampage(dice, { unit: 'a' })).toBe('right');
  expect(events).toEqual([{ type: 'dice', clauses: ['LG-ELE-1'], label: 'rampage', unit: 'a', die: 'D6', faces: [5] }]);
});

it('LG-ELE-1 elephants that pass through ranks end 20 paces beyond', () => expect(PASS_THROUGH).toBe(20));
