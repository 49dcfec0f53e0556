import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { drawMap, parseMap, visibleLength } from './drawing.ts';
import { type Grid, makeGrid } from './grid.ts';
import { nameOf } from './name.ts';
import { grids, hexesOf } from './testing.ts';

const compact = (grid: Grid, cells: readonly string[]) =>
  drawMap(grid, (hex) => cells[hex]!, { cellWidth: 1, labels: false });

describe('parseMap', () => {
  it('reads a character a hex', () => {
    const { grid, cells } = parseMap(`
      . . w w .
       . ^ ^ . .

      . . ~ . .
    `);
    expect(grid).toBe(makeGrid(5, 3));
    expect(cells.join('')).toBe('..ww.' + '.^^..' + '..~..');
  });

  it('reads one hex, one row, one column, and carriage returns', () => {
    expect(parseMap('w').cells).toEqual(['w']);
    expect(parseMap('   a b  ').cells).toEqual(['a', 'b']);
    expect(parseMap('a\r\n b\r\nc\r\n')).toEqual({ grid: makeGrid(1, 3), cells: ['a', 'b', 'c'] });
    expect(parseMap('🌲 ↗').cells).toEqual(['🌲', '↗']);
  });

  const cells = fc.string({
    unit: fc.constantFrom('.', 'w', '^', '~', '1', '🌲', '→', 'é', '\\'),
    minLength: 81,
    maxLength: 81,
  });
  const spaces = fc.integer({ min: 0, max: 4 }).map((n) => ' '.repeat(n));

  test.prop([grids, cells, spaces, spaces])('is undone by drawMap', (grid, text, margin, trailing) => {
    const drawn = compact(grid, [...text].slice(0, grid.count));
    const untidy = drawn
      .split('\n')
      .map((line) => `${trailing}\n${margin}${line}${trailing}\n`)
      .join('');
    const parsed = parseMap(untidy);
    expect(parsed.grid).toBe(grid);
    expect(parsed.cells).toEqual([...text].slice(0, grid.count));
    expect(compact(parsed.grid, parsed.cells)).toBe(drawn);
  });

  it.each([
    ['', 'a map needs at least one hex'],
    [' \n\n', 'a map needs at least one hex'],
    ['. . .\n . .\n. . .', 'line 2, column 6: the row has 2 hexes, the first has 3 hexes'],
    ['. . .\n . . . .\n. . .', 'line 2, column 8: the row has 4 hexes, the first has 3 hexes'],
    ['.\n . .', 'line 2, column 4: the row has 2 hexes, the first has 1 hex'],
    ['. .\n. .', 'line 2, column 1: the row begins here, and should in column 2'],
    [' . .\n. .', 'line 1, column 2: the row begins here, and should in column 1'],
    ['\n  . .\n    . .', 'line 3, column 5: the row begins here, and should in column 4'],
    ['. ..', "line 1, column 4: a space should be here, not '.'"],
    ['. . w\n .w. .', "line 2, column 3: a space should be here, not 'w'"],
    ['.   .', 'line 1, column 3: a hex should be here'],
    ['. .\n\t. .', 'line 2, column 1: the row begins here, and should in column 2'],
  ])('says where %j is wrong', (text, message) => {
    expect(() => parseMap(text)).toThrow(new SyntaxError(message));
  });
});

describe('drawMap', () => {
  const grid = makeGrid(4, 3);

  it('puts labels round the map', () => {
    expect(drawMap(grid, (hex) => nameOf(grid, hex), { cellWidth: 3, labels: true })).toBe(
      [
        '  1   2   3   4', //
        'A A1  A2  A3  A4',
        'B   B1  B2  B3  B4',
        'C C1  C2  C3  C4',
      ].join('\n'),
    );
  });

  it('keeps half a cell whole where the cell is even', () => {
    expect(drawMap(grid, () => 'xy', { cellWidth: 2, labels: false })).toBe(
      ['xy  xy  xy  xy', '  xy  xy  xy  xy', 'xy  xy  xy  xy'].join('\n'),
    );
  });

  it('stacks the digits of column numbers that do not fit', () => {
    const wide = makeGrid(11, 1);
    expect(drawMap(wide, () => '.', { cellWidth: 1, labels: true })).toBe(
      ['                    1 1', '  1 2 3 4 5 6 7 8 9 0 1', 'A . . . . . . . . . . .'].join('\n'),
    );
  });

  it('makes room for two row letters', () => {
    const lines = drawMap(makeGrid(1, 28), () => '.', { cellWidth: 1, labels: true }).split('\n');
    expect([lines[0], lines[1], lines[2], lines[27], lines[28]]).toEqual(['   1', 'A  .', 'B   .', 'AA .', 'AB  .']);
    expect(drawMap(makeGrid(1, 26), () => '.', { cellWidth: 1, labels: true })).toMatch(/^ {2}1\nA \.\n/);
  });

  test.prop([grids, fc.integer({ min: 1, max: 6 }), fc.boolean()])(
    'does not see colours',
    (grid, cellWidth, labels) => {
      const colour = (text: string) => `\u001b[1;38;5;208m${text}\u001b[0m`;
      const texts = hexesOf(grid).map((hex) => 'x'.repeat((hex % cellWidth) + 1));
      const plain = drawMap(grid, (hex) => texts[hex]!, { cellWidth, labels });
      const coloured = drawMap(grid, (hex) => colour(texts[hex]!), { cellWidth, labels });
      expect(coloured.replaceAll('\u001b[1;38;5;208m', '').replaceAll('\u001b[0m', '')).toBe(plain);
    },
  );

  it('refuses a text too wide for its cell, by name', () => {
    expect(() => drawMap(grid, (hex) => (hex === 5 ? 'abcd' : 'abc'), { cellWidth: 3, labels: false })).toThrow(
      new RangeError('the text of B2 is 4 wide, over 3'),
    );
  });
});

describe('visibleLength', () => {
  it('counts what is seen', () => {
    expect(visibleLength('')).toBe(0);
    expect(visibleLength('HI')).toBe(2);
    expect(visibleLength('↗→⬈')).toBe(3);
    expect(visibleLength('↗\uFE0E')).toBe(1);
    expect(visibleLength('e\u0301')).toBe(1);
    expect(visibleLength('\u001b[31mHI\u001b[0m→')).toBe(3);
    expect(visibleLength('a\u001b[1;38;5;208mb\u001b[m')).toBe(2);
  });
});
