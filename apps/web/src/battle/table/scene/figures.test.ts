import type { Scene } from '@acies/kernel/picture';
import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

it('pieces beside the table have their side and sign too', () => {
  const pieces = [{ id: 1, side: 'red', type: 'HI' }] as unknown as Scene['pieces'];
  const stance = { heading: 0, width: 40, depth: 20 };
  const beside = [{ id: 2, side: 'blue', type: 'LC', stance }];
  const trays = [{ side: 'blue', name: 'Reserve', pieces: beside }] as unknown as Scene['trays'];
  const figures = figuresOf(pieces, trays);
  expect(figures.get(1)).toMatchObject({ side: 'red', type: 'HI' });
  expect(figures.get(2)).toMatchObject({ side: 'blue', type: 'LC', stance });
});
