import { expect, it } from 'vitest';
import { letterRoom } from './edge-room.ts';

it('words along an edge are as large as the two that are closest allow, with a letter between them', () => {
  const edges = [
    { edge: 'left', at: 250, text: 'Blue base' },
    { edge: 'left', at: 40, text: 'Middle' },
    { edge: 'left', at: 150, text: 'Blue front' },
    { edge: 'top', at: 45, text: 'Blue base edge' },
  ] as const;
  // From 150 to 250 there must be room for half of ten letters, half of nine, and one.
  expect(letterRoom('left', edges)).toBeCloseTo(100 / 10.5);
  expect(letterRoom('top', edges)).toBe(1e6);
});
