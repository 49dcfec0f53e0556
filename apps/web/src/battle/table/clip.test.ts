import { expect, it } from 'vitest';
import { onTable } from './clip.ts';

const TABLE = { width: 100, height: 80 };
const square = (left: number, top: number, size: number) => [
  { x: left, y: top },
  { x: left + size, y: top },
  { x: left + size, y: top + size },
  { x: left, y: top + size },
];

it('an outline on the table stays as it is', () => {
  const outline = square(10, 10, 20);
  expect(onTable(outline, TABLE)).toBe(outline);
});

it('what reaches beyond an edge is closed along it', () => {
  const cut = onTable(square(80, -10, 40), TABLE);
  expect(new Set(cut.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(['80 0', '100 0', '100 30', '80 30']));
});

it('of what lies off the table nothing is left', () => {
  expect(onTable(square(200, 10, 20), TABLE)).toEqual([]);
});
