import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Box } from '../geometry/box.ts';
import { depthIn, headings, placeFrom } from '../testing.ts';
import { arrowOf, drawTable, headingText, type Mark } from './drawing.ts';

const TABLE = { width: 1000, height: 1200 };
const UNIT: Box = { x: 500, y: 200, heading: 0, width: 500, depth: 400 };
const mark = (box: Box, text: string, fill: string, paint = (sign: string) => sign): Mark => ({
  box,
  texts: text === '' ? [] : [text],
  fill,
  paint,
});

describe('arrowOf', () => {
  it('is the nearest of eight', () => {
    expect([0, 224, 225, 450, 900, 1350, 1800, 2250, 2700, 3150, 3374, 3375, -900, 3600].map(arrowOf).join('')).toBe(
      '↑↑↗↗→↘↓↙←↖↖↑←↑',
    );
  });
});

describe('headingText', () => {
  it('has whole degrees beside an arrow that is not just the heading', () => {
    expect([0, 450, 1924, 1, 3599, 3600, -10].map(headingText)).toEqual(['↑', '↗', '↓192°', '↑', '↑', '↑', '↑359°']);
  });
});

describe('drawTable', () => {
  it('fills boxes, writes in their middle, and lets what comes first go over what comes later', () => {
    const marks = [
      mark(UNIT, 'AB', '#'),
      mark({ ...UNIT, x: 700, y: 500, heading: 900 }, '→X', '+'),
      mark({ ...UNIT, x: 980, y: 1000, width: 100, depth: 100 }, 'l🌲n', ''),
    ];
    expect(drawTable(TABLE, 10, marks, ({ x, y }) => (x > y ? '.' : ','))).toBe(
      [',.........', ',,######..', ',,##AB##..', ',,,+→X+...', ',,,,,,,,,.', ',,,,,,,l🌲n'].join('\n'),
    );
  });

  it('shifts text in from the edges', () => {
    const small = { ...UNIT, width: 100, depth: 100 };
    const marks = [mark({ ...small, x: 20, y: 200 }, 'abc', ''), mark({ ...small, x: 980, y: 600 }, 'xyz', '')];
    expect(
      drawTable(TABLE, 10, marks, () => '.')
        .split('\n')
        .slice(1, 5),
    ).toEqual(['abc.......', '..........', '.......xyz', '..........']);
  });

  it('leaves out what is off the table', () => {
    const off = [at(500, -900), at(500, 3000), at(-900, 300), at(3000, 300)].map((box) => mark(box, 'A', '#'));
    expect(drawTable(TABLE, 2, off, () => '.')).toBe('..');
    expect(drawTable({ width: 1000, height: 100 }, 4, [], () => '.')).toBe('....');
  });

  it('draws a part of the table', () => {
    const marks = [mark(UNIT, 'AB', '#'), mark({ ...UNIT, y: 900 }, 'CD', '+')];
    const part = { left: 150, top: 800, width: 400, height: 400 };
    expect(drawTable(part, 4, marks, ({ x, y }) => (x === 200 && y === 900 ? '!' : '.'))).toBe(
      ['!+++', '.+CD'].join('\n'),
    );
  });

  it('paints every sign by itself', () => {
    const red = mark({ ...UNIT, width: 400 }, 'A', '#', (sign) => `<${sign}>`);
    expect(drawTable(TABLE, 10, [red], () => '.').split('\n')[2]).toBe('...<#><#><A><#>...');
  });

  const units = fc.record({
    x: fc.integer({ min: -300, max: 1300 }),
    y: fc.integer({ min: -300, max: 1500 }),
    heading: headings,
    width: fc.integer({ min: 50, max: 700 }),
    depth: fc.integer({ min: 50, max: 700 }),
  });

  test.prop([fc.array(units, { maxLength: 5 }), fc.integer({ min: 1, max: 40 })])(
    'agrees with asking cell by cell',
    (all, columns) => {
      const rows = Math.max(1, Math.round((1200 * columns) / 2000));
      const drawn = drawTable(
        TABLE,
        columns,
        all.map((box, i) => mark(box, '', `${i}`)),
        () => '.',
      ).split('\n');
      expect(drawn).toHaveLength(rows);
      for (const [row, line] of drawn.entries()) {
        expect(line).toHaveLength(columns);
        for (const [column, sign] of [...line].entries()) {
          const middle = { x: ((column + 0.5) * 1000) / columns, y: ((row + 0.5) * 1200) / rows };
          const depths = all.map((box) => depthIn(box, middle));
          if (depths.some((depth) => Math.abs(depth) < 0.01)) continue;
          const first = depths.findIndex((depth) => depth > 0);
          expect(sign).toBe(first < 0 ? '.' : `${first}`);
        }
      }
    },
  );

  test.prop([units])('writes in the cell of the centre', (box) => {
    const { x, y } = placeFrom(box, -box.depth / 2, 0);
    if (x < 1 || x > 999 || y < 1 || y > 1199) return;
    const lines = drawTable(TABLE, 10, [mark(box, 'A', '')], () => '.').split('\n');
    const isNearEdge = [x / 100, y / 200].some((n) => Math.abs(n - Math.round(n)) < 0.01);
    if (!isNearEdge) expect(lines[Math.floor(y / 200)]![Math.floor(x / 100)]).toBe('A');
  });
});

function at(x: number, y: number): Box {
  return { ...UNIT, x, y };
}
