import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { drawZones, parseZones, printZones, visibleWidth } from './drawing.ts';
import { makeZoneGrid } from './grid.ts';
import { zoneName } from './name.ts';
import { grids } from './testing.ts';

const RED = '\u001b[1;38;5;208m';
const RESET = '\u001b[0m';
const red = (text: string) => RED + text + RESET;
const uncoloured = (text: string) => text.replaceAll(RED, '').replaceAll(RESET, '');

describe('parseZones', () => {
  it('reads a character a zone, whatever the blanks', () => {
    const { grid, cells } = parseZones(`
      . . w w .

      .^^..
    \t. .~  . .\r
    `);
    expect(grid).toBe(makeZoneGrid(5, 3));
    expect(cells.join('')).toBe('..ww.' + '.^^..' + '..~..');
  });

  it('reads one zone, one row, one column', () => {
    expect(parseZones('w')).toEqual({ grid: makeZoneGrid(1, 1), cells: ['w'] });
    expect(parseZones('  🌲 ↗  ')).toEqual({ grid: makeZoneGrid(2, 1), cells: ['🌲', '↗'] });
    expect(parseZones('a\r\nb\r\nc\r\n')).toEqual({ grid: makeZoneGrid(1, 3), cells: ['a', 'b', 'c'] });
  });

  it.each([
    ['', 'a field needs at least one zone'],
    [' \n\r\n\t', 'a field needs at least one zone'],
    ['. . .\n. .\n. . .', 'line 2: the row has 2 zones, the first has 3 zones'],
    ['\n.\n\n.\n. .', 'line 5: the row has 2 zones, the first has 1 zone'],
    ['. .\n.', 'line 2: the row has 1 zone, the first has 2 zones'],
  ])('says where %j is wrong', (text, message) => {
    expect(() => parseZones(text)).toThrow(new SyntaxError(message));
  });

  it('refuses a field that is too large', () => {
    expect(() => parseZones('.'.repeat(27))).toThrow(
      new RangeError('a field of 27 x 1 zones: each side must be from 1 to 26'),
    );
  });
});

describe('printZones', () => {
  it('puts a blank between the characters', () => {
    expect(printZones(makeZoneGrid(3, 2), [...'ab.w^c'])).toBe('a b .\nw ^ c');
  });

  const texts = fc.string({ unit: fc.constantFrom('.', 'w', '^', '1', '🌲', '→', 'é', '\\'), minLength: 81 });

  test.prop([grids, texts])('is undone by parseZones', (grid, text) => {
    const cells = [...text].slice(0, grid.count);
    const parsed = parseZones(printZones(grid, cells));
    expect(parsed.grid).toBe(grid);
    expect(parsed.cells).toEqual(cells);
  });
});

describe('drawZones', () => {
  const grid = makeZoneGrid(3, 2);

  it('draws a box a zone', () => {
    const linesOf = (zone: number) => [zoneName(grid, zone), 'abcdefgh'.slice(0, zone + 2), 'third', 'fourth'];
    expect(drawZones(grid, linesOf, { cellWidth: 5, cellLines: 3 })).toBe(
      [
        '     1     2     3',
        '  ┌─────┬─────┬─────┐',
        '  │A1   │A2   │A3   │',
        'A │ab   │abc  │abcd │',
        '  │third│third│third│',
        '  ├─────┼─────┼─────┤',
        '  │B1   │B2   │B3   │',
        'B │abcde│abcde│abcde│',
        '  │third│third│third│',
        '  └─────┴─────┴─────┘',
      ].join('\n'),
    );
  });

  it('leaves blank what has no text', () => {
    const linesOf = (zone: number) => (zone === 0 ? [] : ['', 'x']);
    expect(drawZones(makeZoneGrid(1, 2), linesOf, { cellWidth: 2, cellLines: 2 })).toBe(
      ['   1', '  ┌──┐', 'A │  │', '  │  │', '  ├──┤', 'B │  │', '  │x │', '  └──┘'].join('\n'),
    );
  });

  it('draws each row as high as it is told, its letter in the middle', () => {
    const linesOf = (zone: number) => [zoneName(grid, zone), 'two', 'three'];
    const drawn = drawZones(grid, linesOf, { cellWidth: 3, cellLines: [1, 3] }).split('\n');
    expect(drawn.slice(2, -1)).toEqual([
      'A │A1 │A2 │A3 │',
      '  ├───┼───┼───┤',
      '  │B1 │B2 │B3 │',
      'B │two│two│two│',
      '  │thr│thr│thr│',
    ]);
  });

  it('paints the frame, and nothing but the frame', () => {
    const border = (text: string) => `<${text}>`;
    expect(drawZones(makeZoneGrid(2, 2), (zone) => [`${zone}`], { cellWidth: 2, cellLines: 1, border })).toBe(
      ['   1  2', '  <┌──┬──┐>', 'A <│>0 <│>1 <│>', '  <├──┼──┤>', 'B <│>2 <│>3 <│>', '  <└──┴──┘>'].join('\n'),
    );
  });

  it('pads and cuts coloured text by what is seen', () => {
    const texts = [red('ab'), red('abcdef'), `ab${red('cd')}e${red('f')}`];
    expect(drawZones(makeZoneGrid(3, 1), (zone) => [texts[zone]!], { cellWidth: 3, cellLines: 1, border: red })).toBe(
      [
        '    1   2   3',
        `  ${red('┌───┬───┬───┐')}`,
        `A ${red('│')}${red('ab')} ${red('│')}${red('abc')}${red('│')}ab${red('c')}${red('')}${red('│')}`,
        `  ${red('└───┴───┴───┘')}`,
      ].join('\n'),
    );
  });

  it('keeps a mark with its letter, or drops both', () => {
    const drawn = drawZones(makeZoneGrid(1, 1), () => ['e\u0301e\u0301e\u0301'], { cellWidth: 2, cellLines: 1 });
    expect(drawn.split('\n')[2]).toBe('A │e\u0301e\u0301│');
  });

  it('stacks the digits of column numbers that do not fit', () => {
    const wide = makeZoneGrid(11, 1);
    expect(drawZones(wide, () => ['.'], { cellWidth: 1, cellLines: 1 })).toBe(
      [
        '                     1 1',
        '   1 2 3 4 5 6 7 8 9 0 1',
        '  ┌─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐',
        'A │.│.│.│.│.│.│.│.│.│.│.│',
        '  └─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┘',
      ].join('\n'),
    );
    expect(drawZones(wide, () => [], { cellWidth: 2, cellLines: 1 }).split('\n')[0]).toBe(
      '   1  2  3  4  5  6  7  8  9  10 11',
    );
  });

  const styled = fc.array(fc.tuple(fc.boolean(), fc.stringMatching(/^[a-z→é]{0,4}$/)), { maxLength: 3 });

  test.prop([
    grids,
    fc.array(styled, { minLength: 1 }),
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 3 }),
  ])('does not see colours, and keeps every line as wide as the frame', (grid, styles, cellWidth, cellLines) => {
    const textOf = (zone: number) =>
      styles[zone % styles.length]!.map(([isRed, text]) => (isRed ? red(text) : text)).join('');
    const coloured = drawZones(grid, (zone) => [textOf(zone)], { cellWidth, cellLines, border: red });
    const plain = drawZones(grid, (zone) => [uncoloured(textOf(zone))], { cellWidth, cellLines });
    expect(uncoloured(coloured)).toBe(plain);
    const box = coloured.split('\n').slice(-1 - grid.height * (cellLines + 1));
    for (const line of box) expect(visibleWidth(line)).toBe(3 + grid.width * (cellWidth + 1));
  });
});

describe('visibleWidth', () => {
  it.each([
    ['', 0],
    ['HI', 2],
    ['↗→🌲', 3],
    ['↗\uFE0E', 1],
    ['e\u0301', 1],
    ['a\nb', 3],
    ['\u001b[31mHI\u001b[0m→', 3],
    ['a\u001b[1;38;5;208mb\u001b[m', 2],
    ['\u001b[38:2::1:2:3mc', 1],
    ['\u001b', 0],
  ])('of %j is %d', (text, width) => {
    expect(visibleWidth(text)).toBe(width);
  });
});
