import { expect, it } from 'vitest';
import type { Formation } from '../formations.ts';
import type { TroopId } from '../troops.ts';
import { prepareMove, usualFatigue } from './moving.ts';

const CASES: readonly [TroopId, Formation, dice: number, dps: number][] = [
  // The phalanx tires at 5: once in six on an average die, twice on a D6.
  ['Pike', 'line', 1, 1 / 6],
  ['Pike', 'line', 2, 3 / 6],
  ['HI', 'line', 1, 0],
  ['HI', 'line', 2, 1 / 6],
  ['Leg', 'quincunx', 2, 0],
  ['HC', 'line', 3, 1 / 6],
  ['LI', 'unformed', 2, 0],
  ['El', 'line', 2, 0],
];

it.each(CASES)('CB-MOV-7 %s in %s with %i dice: %d DPs on average', (type, formation, dice, dps) => {
  const none = { difficult: false, beyondBow: false, inspireActions: 0 };
  const prepared = prepareMove({ unit: { type, armoured: false }, formation, kind: 'move', dice, ...none });
  expect(usualFatigue(prepared)).toBeCloseTo(dps, 10);
});
