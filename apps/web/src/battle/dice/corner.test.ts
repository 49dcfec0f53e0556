import { expect, it } from 'vitest';
import { freeCorner } from './corner.ts';

const table = { left: 100, top: 50, width: 400, height: 300 };
const tray = { width: 150, height: 80 };
const at = (left: number, top: number, weight = 1) => ({ left, top, width: 40, height: 40, weight });
const corner = (...seen: ReturnType<typeof at>[]) => {
  const { left, top } = freeCorner(table, tray, seen);
  return [left, top];
};

it('lies in the first corner of the table if nothing is in its way', () => {
  expect(corner()).toEqual([108, 58]);
  expect(corner(at(280, 180))).toEqual([108, 58]);
});

it('gives way to what is to be seen', () => {
  expect(corner(at(120, 70))).toEqual([342, 58]);
  expect(corner(at(120, 70), at(400, 70))).toEqual([108, 262]);
});

it('covers what weighs least where every corner is taken', () => {
  expect(corner(at(120, 70, 20), at(400, 70, 20), at(120, 280, 20), at(400, 280))).toEqual([342, 262]);
});
