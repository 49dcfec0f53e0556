import { describe, expect, test } from 'vitest';
import { bar } from './bar.ts';
import { inColumns, table } from './table.ts';
import { askedAndChosen, orList, percent, plural, sliceVisible, widthOf, wrap } from './text.ts';

const RED = (text: string): string => `\u001b[31m${text}\u001b[39m`;

describe('text', () => {
  test('is measured as it shows', () => expect(widthOf(RED('≈≈≈'))).toBe(3));

  test('is broken between words, later lines indented', () => {
    expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
    expect(wrap('', 10)).toEqual(['']);
    expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
  });

  test('keeps its colours when a part is cut out', () => {
    expect(sliceVisible(`ab${RED('cd')}ef`, 1, 4)).toBe(`b${RED('cd')}`);
  });

  test.each([
    [0, '0.0%'],
    [0.25, '25.0%'],
    [0.00001, '<0.1%'],
    [1, '100.0%'],
  ])('%d is %s', (chance, text) => expect(percent(chance)).toBe(text));

  test('counts and lists', () => {
    expect([plural(1, 'turn'), plural(2, 'turn')]).toEqual(['1 turn', '2 turns']);
    expect(orList(['a', 'b', 'c'])).toBe('a, b or c');
  });
});

describe('a table', () => {
  test('lines its columns up and breaks the last', () => {
    const rows = [
      ['a', '1', 'some long words'],
      ['bbb', '22', 'x'],
    ];
    expect(table(rows, { right: [1], indent: ' ', width: 30 })).toEqual([' a     1  some long words', ' bbb  22  x']);
    expect(table([['a', 'word '.repeat(8).trim()]], { width: 24 })).toHaveLength(2);
    expect(table([])).toEqual([]);
  });

  test('of short items is read downward', () => {
    expect(inColumns(['a', 'b', 'c'], 8)).toEqual(['a   c', 'b']);
    expect(inColumns([], 8)).toEqual([]);
  });
});

describe('a bar', () => {
  test.each([
    [0, '    '],
    [0.5, '██  '],
    [1, '████'],
    [0.0001, '▏   '],
    [0.28, '█▏  '],
  ])('of %d', (share, text) => expect(bar(share, 4)).toBe(text));
});

test.each([
  ['Who charges?', 'nobody', 'Who charges? nobody'],
  ['Whom do you order? 3 orders left', 'no more orders', 'Whom do you order? 3 orders left: no more orders'],
])('what was asked and what was chosen: %s', (question, chosen, told) =>
  expect(askedAndChosen(question, chosen)).toBe(told),
);
