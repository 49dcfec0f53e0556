import { describe, expect, test } from 'vitest';
import { NOTHING_PICKED, type Numbered } from './deciding.ts';
import { facingsOf, firstFacing, nextOption } from './facings.ts';

/** A move of piece 1 into cell 8, facing so. */
const option = (index: number, heading: number, x = 50): Numbered => ({
  ...{ index, choice: index, label: `${index}`, kind: 'move', isPass: false },
  shown: { pieces: [1], cell: 8, ghosts: [{ id: 1, x, y: 20, heading, width: 40, depth: 20 }] },
});
const PICKED = { ...NOTHING_PICKED, piece: 1, cell: 8 };
const indices = (options: readonly Numbered[], picked = PICKED) =>
  facingsOf(options, picked).map(({ option: { index } }) => index);

describe('ways to face in a cell', () => {
  test('are options that differ only in how the piece faces, clockwise, each heading once', () => {
    expect(indices([option(3, 600), option(4, 0), option(5, 600)])).toEqual([4, 3]);
    expect(indices([option(3, 600), option(4, 0)], { ...PICKED, piece: undefined as never })).toEqual([4, 3]);
  });

  test('are none where there is only one, no cell was picked, or the options are of something else', () => {
    expect(indices([option(3, 600)])).toEqual([]);
    expect(indices([option(3, 600), option(4, 0)], { ...PICKED, cell: undefined as never })).toEqual([]);
    expect(indices([option(3, 600), option(4, 0, 99)])).toEqual([]);
    expect(indices([option(3, 600), { ...option(4, 0), shown: { pieces: [1], cell: 8 } }])).toEqual([]);
  });
});

test('pressing the same cell goes from one to the next, round and round', () => {
  const ring = [option(3, 600), option(4, 0), option(5, 1200)];
  const next = (now: number | undefined) => nextOption(ring, PICKED, now)?.index;
  expect([next(undefined), next(4), next(3), next(5)]).toEqual([4, 3, 5, 4]);
  expect(nextOption([option(7, 0)], PICKED, 7)?.index).toBe(7);
  expect(nextOption([], PICKED, undefined)).toBeUndefined();
});

test('the facing it has is laid out first, else the nearest to it, the short way round', () => {
  const facings = facingsOf([option(3, 600), option(4, 0), option(5, 3000)], PICKED);
  expect(firstFacing(facings, 600)?.index).toBe(3);
  expect(firstFacing(facings, 3400)?.index).toBe(4);
  expect(firstFacing(facings, 3200)?.index).toBe(5);
  expect(firstFacing(facings, undefined)?.index).toBe(4);
  expect(firstFacing([], 600)).toBeUndefined();
});
