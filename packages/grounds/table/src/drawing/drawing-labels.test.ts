import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Label, layLabels } from './drawing-labels.ts';

/** Labels drawn on bare ground, or on bases given as rows of digits: the cells of each mark. */
function drawn(bases: readonly string[], labels: readonly Label[]): string[] {
  const grid = { columns: bases[0]!.length, rows: bases.length };
  const owners = [...bases.join('')].map((sign) => (/\d/.test(sign) ? Number(sign) : -1));
  const signs = layLabels(grid, owners, labels);
  return bases.map((row, y) => [...row].map((_, x) => signs[y * grid.columns + x]?.sign ?? '.').join(''));
}
const label = (column: number, row: number, ...texts: string[]): Label => ({ column, row, texts });

describe('layLabels', () => {
  it('writes the longest text that there is room for, round its cell', () => {
    expect(drawn(['.........'], [label(4, 0, 'abcde', 'abc', 'a')])).toEqual(['..abcde..']);
    expect(drawn(['....'], [label(1, 0, 'abcde', 'abc', 'a')])).toEqual(['abc.']);
    expect(drawn(['....'], [label(3, 0, 'abcde', 'abc', 'a')])).toEqual(['.abc']);
  });

  it('keeps off the bases of others', () => {
    expect(
      drawn(
        ['000111222'],
        [1, 4, 7].map((at, i) => label(at, 0, `${i}long`, `${i}bc`, `${i}`)),
      ),
    ).toEqual(['0bc1bc2bc']);
    expect(
      drawn(['0011122'], [label(0, 0, 'abc', 'ab', 'a'), label(3, 0, 'xyz', 'x'), label(6, 0, 'mno', 'mn')]),
    ).toEqual(['abxyzmn']);
  });

  it('on bare ground leaves a cell to the next', () => {
    expect(drawn(['......'], [label(1, 0, 'abc', 'a'), label(4, 0, 'xyz', 'x')])).toEqual(['abc.x.']);
    expect(drawn(['.......'], [label(1, 0, 'abc', 'a'), label(5, 0, 'xyz', 'x')])).toEqual(['abc.xyz']);
  });

  it('does not begin a word right after a letter of another', () => {
    expect(drawn(['01111'], [label(0, 0, 'a'), label(2, 0, 'word', 'w')])).toEqual(['a.w..']);
    expect(drawn(['011111'], [label(0, 0, 'a'), label(3, 0, 'word', 'w')])).toEqual(['a.word']);
    expect(drawn(['01111'], [label(0, 0, '↑'), label(2, 0, 'word', 'w')])).toEqual(['↑word']);
  });

  it('shifts one to the nearest free cell where two are in one', () => {
    expect(drawn(['...', '...'], [label(1, 0, 'a'), label(1, 0, 'b')])).toEqual(['ba.', '...']);
    expect(drawn(['0', '1'], [label(0, 0, 'a'), label(0, 0, 'b')])).toEqual(['a', 'b']);
  });

  it('leaves out what is off the drawing, or has nothing to say', () => {
    expect(
      drawn(['..'], [label(-1, 0, 'a'), label(2, 0, 'b'), label(0, 1, 'c'), label(0, -1, 'd'), label(0, 0)]),
    ).toEqual(['..']);
  });

  const labels = fc.array(
    fc.record({
      column: fc.integer({ min: 0, max: 19 }),
      row: fc.integer({ min: 0, max: 7 }),
      id: fc.constant('abcd'),
    }),
    { maxLength: 12 },
  );
  test.prop([labels])('hides no label: each is there whole, in one of its forms', (all) => {
    const texts = (i: number): string[] => ['↑xyz', '↑x', ''].map((rest) => `${String.fromCharCode(65 + i)}${rest}`);
    const rows = drawn(
      Array(8).fill('.'.repeat(20)),
      all.map(({ column, row }, i) => label(column, row, ...texts(i))),
    );
    const text = rows.join('\n');
    all.forEach((_, i) => {
      const [own] = texts(i).slice(-1);
      expect(text.split(own!)).toHaveLength(2);
    });
    expect(text.replace(/[A-L](↑x(yz)?)?/g, '')).toMatch(/^[.\n]*$/);
  });
});
