import { describe, expect, test } from 'vitest';
import type { Numbered } from './deciding.ts';
import { AT_A_GLANCE, groupsOf, searched } from './option-groups.ts';

const option = (index: number, label: string, pieces: readonly number[] = [], kind = 'move'): Numbered => ({
  ...{ index, choice: index, label, kind, isPass: false },
  shown: pieces.length > 0 ? { pieces } : {},
});
const NAMES = ['Hastati', 'Principes', 'Triarii', 'Velites 1', 'Velites 2', 'Velites 3', 'Velites 5'];
const nameOf = (piece: number): string => NAMES[piece]!;
const titles = (options: readonly Numbered[]) =>
  groupsOf(options, nameOf).map(({ title, options: members }) => [title, members.length]);
const many = (count: number, pieces: readonly number[], kind?: string) =>
  Array.from({ length: count }, (_, i) => option(100 * (pieces[0] ?? 9) + i, `advance ${i}`, pieces, kind));

describe('a long list', () => {
  test('is left alone while it is short', () => {
    expect(titles(many(AT_A_GLANCE, [0]))).toEqual([[undefined, AT_A_GLANCE]]);
  });

  test('is put in groups by who acts; what is nobody’s or alone stands first', () => {
    const options = [option(1, 'no more'), ...many(8, [0]), ...many(7, [1]), option(2, 'ride', [2])];
    expect(titles(options)).toEqual([
      [undefined, 2],
      ['Hastati', 8],
      ['Principes', 7],
    ]);
  });

  test('names a group of several by them all, and does not mix it with the unit alone', () => {
    const options = [...many(8, [0]), ...many(8, [1]), ...many(3, [0, 3, 4, 5, 6])];
    expect(titles(options)).toEqual([
      ['Hastati', 8],
      ['Principes', 8],
      ['Hastati, Velites 1–3, Velites 5', 3],
    ]);
  });

  test('of one who acts is put in groups by what is done', () => {
    expect(titles([...many(8, [0], 'move'), ...many(8, [0], 'turn')])).toEqual([
      ['move', 8],
      ['turn', 8],
    ]);
  });

  test('begins with what does nothing, whosever it is and wherever it stood', () => {
    const loners = Array.from({ length: 20 }, (_, i) => option(i, `activate ${i}`, [i], `${i}`));
    const pass = { ...option(99, 'stay', [0]), isPass: true };
    expect(groupsOf([...loners, pass], String)[0]!.options[0]).toBe(pass);
    expect(groupsOf([...many(20, [0]), pass], String)).toMatchObject([{ options: [pass] }, { title: 'move' }]);
  });

  test('never loses an option', () => {
    const options = [option(1, 'no more'), ...many(8, [0]), ...many(1, [1]), ...many(9, [2])];
    const listed = groupsOf(options, nameOf).flatMap((group) => group.options.map(({ index }) => index));
    expect(listed.toSorted()).toEqual(options.map(({ index }) => index).toSorted());
  });
});

test('options are searched for by all of the words, in any order', () => {
  const options = [option(1, 'Hastati: advance 4'), option(2, 'Triarii: advance 4'), option(3, 'no more', [], 'done')];
  const found = (text: string) => searched(options, text).map(({ index }) => index);
  expect([found(''), found('4 HAST'), found('done'), found('zebra')]).toEqual([[1, 2, 3], [1], [3], []]);
});
