import type { Scene } from '@acies/kernel';
import { expect, it } from 'vitest';
import { sidesOf } from './sides.ts';

it('pieces beside the table have their side too', () => {
  const pieces = [{ id: 1, side: 'red' }] as unknown as Scene['pieces'];
  const trays = [{ side: 'blue', name: 'Reserve', pieces: [{ id: 2, side: 'blue' }] }] as unknown as Scene['trays'];
  expect([...sidesOf(pieces, trays)]).toEqual([
    [1, 'red'],
    [2, 'blue'],
  ]);
});
