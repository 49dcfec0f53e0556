import { expect, test } from 'vitest';
import { bySide, otherSide, SIDES } from './sides.ts';

test('each side is the other of the other', () => {
  expect(SIDES.map(otherSide)).toEqual(['blue', 'red']);
});

test('something can be made for each side', () => {
  expect(bySide((side) => side.length)).toEqual({ red: 3, blue: 4 });
});
