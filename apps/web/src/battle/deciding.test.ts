import { describe, expect, test } from 'vitest';
import {
  fitting,
  listedFor,
  NOTHING_PICKED,
  type Numbered,
  numbered,
  pickPiece,
  touchable,
  unlessElsewhere,
} from './deciding.ts';

const option = (index: number, shown: Numbered['shown']): Numbered => ({
  index,
  choice: index,
  label: `${index}`,
  kind: '',
  isPass: false,
  shown,
});
const OPTIONS = [
  option(0, {}),
  option(1, { pieces: [1], cell: 7 }),
  option(2, { pieces: [1], cell: 8 }),
  option(3, { pieces: [1], targets: [9], cell: 8 }),
  option(4, { pieces: [2], targets: [9] }),
];
const indices = (options: readonly Numbered[]) => options.map(({ index }) => index);

describe('what was touched', () => {
  test('narrows the options down, by piece, target and cell', () => {
    expect(indices(fitting(OPTIONS, NOTHING_PICKED))).toEqual([0, 1, 2, 3, 4]);
    expect(indices(fitting(OPTIONS, { ...NOTHING_PICKED, piece: 1 }))).toEqual([1, 2, 3]);
    expect(indices(fitting(OPTIONS, { piece: 1, target: undefined, cell: 8 }))).toEqual([2, 3]);
    expect(indices(fitting(OPTIONS, { piece: 1, target: 9, cell: undefined }))).toEqual([3]);
    expect(indices(fitting(OPTIONS, { ...NOTHING_PICKED, target: 9 }))).toEqual([3, 4]);
  });

  test('never hides what is nobody’s, so that one can say no', () => {
    expect(indices(listedFor(OPTIONS, NOTHING_PICKED))).toEqual([0, 1, 2, 3, 4]);
    expect(indices(listedFor(OPTIONS, { ...NOTHING_PICKED, piece: 2 }))).toEqual([4, 0]);
  });

  test('never hides what does nothing, whoever it is that would do nothing', () => {
    const stay = { ...option(5, { pieces: [1] }), isPass: true };
    expect(indices(listedFor([...OPTIONS, stay], { piece: 1, target: undefined, cell: 8 }))).toEqual([2, 3, 0, 5]);
    expect(indices(listedFor([...OPTIONS, stay], { ...NOTHING_PICKED, piece: 1 }))).toEqual([1, 2, 3, 5, 0]);
  });

  test('leaves to be touched what some option is about', () => {
    expect(touchable(OPTIONS, NOTHING_PICKED)).toEqual({
      active: new Set([1, 2]),
      targets: new Set([9]),
      cells: new Set([7, 8]),
    });
    expect(touchable(OPTIONS, { ...NOTHING_PICKED, piece: 2 })).toEqual({
      active: new Set([1, 2]),
      targets: new Set([9]),
      cells: new Set(),
    });
  });

  test('is a target once somebody is to act, and is let go when it is touched again', () => {
    const first = pickPiece(OPTIONS, NOTHING_PICKED, 1);
    expect(first).toEqual({ piece: 1, target: undefined, cell: undefined });
    const second = pickPiece(OPTIONS, first, 9);
    expect(second).toEqual({ piece: 1, target: 9, cell: undefined });
    expect(pickPiece(OPTIONS, second, 9)).toEqual(NOTHING_PICKED);
    expect(pickPiece(OPTIONS, first, 2)).toEqual({ piece: 2, target: undefined, cell: undefined });
    expect(pickPiece(OPTIONS, NOTHING_PICKED, 9)).toEqual({ piece: undefined, target: 9, cell: undefined });
  });
});

test('what is pointed at is not drawn while another unit is looked at', () => {
  const shown = { pieces: [3], targets: [5] };
  expect([undefined, 3, 5].map((looked) => unlessElsewhere(shown, looked))).toEqual([shown, shown, shown]);
  expect(unlessElsewhere(shown, 4)).toBeUndefined();
  expect(unlessElsewhere(undefined, 4)).toBeUndefined();
});

test('what does nothing is listed first, and every option keeps its number', () => {
  const asked = {
    ...{ side: 'red' as const, decision: 'activate', question: 'Who acts?', about: [], isOpen: false },
    options: OPTIONS.map(({ choice, label, kind, shown }) => ({ choice, label, kind, shown })),
  };
  const listed = numbered({ ...asked, pass: 3 });
  expect(indices(listed)).toEqual([3, 0, 1, 2, 4]);
  expect(listed.map(({ choice }) => choice)).toEqual(indices(listed));
  expect(listed.filter(({ isPass }) => isPass)).toEqual([listed[0]]);
  expect(indices(numbered({ ...asked, pass: undefined }))).toEqual([0, 1, 2, 3, 4]);
});
