import { expect, it } from 'vitest';
import { samplePiece } from '../testing/samples.ts';
import { badgesBelow } from './badge-side.ts';

const UP = 0;
const DOWN = 1800;

it('badges hang on the rear of a piece, and away from a fight', () => {
  const pieces = [
    samplePiece(1, 'red', { x: 0, y: 100, heading: UP }),
    samplePiece(2, 'blue', { x: 0, y: 50, heading: DOWN }),
    // Taken in the rear: its badges would hang over the fight.
    samplePiece(3, 'red', { x: 0, y: 10, heading: UP }),
    samplePiece(4, 'blue', { x: 0, y: 40, heading: UP }),
  ];
  const fights = [{ from: 4, to: 3, text: 'they fight' }];
  expect([...badgesBelow(pieces, [])]).toEqual([1, 3, 4]);
  expect([...badgesBelow(pieces, fights)]).toEqual([1, 4]);
  expect([...badgesBelow(pieces, [{ from: 4, to: 99, text: 'with none' }])]).toEqual([1, 3, 4]);
});
