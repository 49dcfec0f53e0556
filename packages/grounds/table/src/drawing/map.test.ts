import { describe, expect, it } from 'vitest';
import type { Box } from '../geometry/box.ts';
import { drawMap, drawMapAt, placeOnMap, type TableMap, unitLabels } from './map.ts';

const UNIT: Box = { x: 5000, y: 3000, heading: 0, width: 400, depth: 200 };

/** A table of 76 by 48 yards of 100. */
const MAP: TableMap = {
  ...{ table: { width: 7600, height: 4800 }, unit: 100, units: 'yards', example: '30 12', margin: 5, near: 20 },
  rules: [1, 2, 5, 10, 20],
  marks: [{ box: UNIT, texts: ['leg↑'], fill: '·', paint: (text) => text }],
  named: [
    { key: 'leg', name: 'Tenth', box: UNIT },
    { key: 'gone', name: 'leg', box: undefined },
    { key: 'cav', name: 'Gone', box: UNIT },
  ],
  groundAt: ({ x }) => (x > 7000 ? '^' : ' '),
};
const plain = (text: string): string => text;
const NARROW = { compact: true };
const figures = (rows: readonly string[]): string[] => rows.map((row) => row.slice(0, 4).trim());

describe('drawMap', () => {
  it('has rulers above and at the left, and the ground and units in between', () => {
    const [ruler, ...rows] = drawMap(MAP, plain, NARROW).split('\n');
    expect(ruler).toBe('     0         10        20        30        40        50        60        70');
    expect(rows).toHaveLength(24);
    expect(figures(rows).filter(Boolean)).toEqual(['0', '5', '10', '15', '20', '25', '30', '35', '40', '45']);
    // Two yards a row: the row from 4 to 6 comes to 5.
    expect([figures(rows)[0], figures(rows)[2], figures(rows)[5]]).toEqual(['0', '5', '10']);
    expect(rows[15]).toBe(`  30 ${' '.repeat(48)}leg↑${' '.repeat(18)}^^^^^^`);
  });

  it('paints its rulers only', () => {
    const [ruler, first] = drawMap(MAP, (text) => text.replace(/./g, '*'), NARROW).split('\n');
    expect(ruler).toMatch(/^\*+$/);
    expect(first).toBe(`**** ${' '.repeat(70)}^^^^^^`);
  });

  it('is 120 columns wide, or compact as wide as asked for within bounds', () => {
    const broad = (wish?: { compact: boolean; columns?: number }, margin = 5) =>
      drawMap({ ...MAP, margin }, plain, wish).split('\n')[1]!.length;
    expect([broad(), broad({ compact: false, columns: 90 }), broad(undefined, 4)]).toEqual([125, 125, 124]);
    const compact = (columns: number, margin?: number) => broad({ compact: true, columns }, margin);
    expect([20, 81, 82, 125, 126].map((columns) => compact(columns))).toEqual([81, 81, 82, 125, 125]);
    expect([broad(NARROW), compact(82, 4)]).toEqual([81, 82]);
  });

  it('takes the first rule that leaves figures 8 columns apart and 2 rows, or the last', () => {
    const [ruler, ...rows] = drawMap({ ...MAP, rules: [1, 4, 8, 16] }, plain, NARROW).split('\n');
    expect(ruler).toMatch(/^ {5}0 {7}8 {7}16 /);
    expect(figures(rows).filter(Boolean).slice(0, 3)).toEqual(['0', '4', '8']);
    const few = drawMap({ ...MAP, rules: [1, 2] }, plain, NARROW).split('\n');
    expect(few[0]).toMatch(/^ {5}0 2 4 6 8 10/);
  });
});

describe('drawMapAt', () => {
  const large = (x: number, y: number, map = MAP): string[] => drawMapAt(map, plain, { x, y }, NARROW).split('\n');

  it('draws what is near round a place, thirty rows of it', () => {
    // 76 columns of 20 are 15.2 yards: from 42.4 to 57.6; 30 rows of 40 are 12: from 24.
    const [ruler, ...rows] = large(5000, 3000);
    expect(ruler!.trim().split(/ +/)).toEqual(['44', '46', '48', '50', '52', '54', '56']);
    expect(ruler!.indexOf('44')).toBe(5 + 8);
    expect(rows).toHaveLength(30);
    expect(figures(rows).filter(Boolean)).toEqual(Array.from({ length: 12 }, (_, i) => `${24 + i}`));
  });

  it('stays on the table', () => {
    expect(large(0, 0)[0]).toMatch(/^ {5}0 {9}2 /);
    expect(figures(large(0, 0))[1]).toBe('0');
    const corner = large(7600, 4800);
    expect(corner[0]!.trim().split(/ +/).at(-1)).toBe('74');
    expect(corner.at(-1)).toContain('^');
    expect(figures(corner).filter(Boolean).at(-1)).toBe('47');
  });

  it('begins and ends at a whole length where one is told', () => {
    // 15 yards wide, 50 less 7.5 is 42.5; 11.8 deep, so 11: 30 less 5.5 is 24.5.
    const [ruler, ...rows] = large(5000, 3000, { ...MAP, whole: 100 });
    expect(ruler).toMatch(/^ {5}42 /);
    expect([figures(rows)[0], figures(rows).filter(Boolean).at(-1)]).toEqual(['24', '34']);
  });

  it('draws a small table whole', () => {
    const [ruler, ...rows] = large(500, 300, { ...MAP, table: { width: 1000, height: 500 } });
    expect(ruler).toMatch(/^ {5}0 /);
    // A row is twice as deep as a column is wide, 13.2.
    expect(rows).toHaveLength(19);
  });
});

describe('placeOnMap', () => {
  it.each(['30 12', '30, 12', ' 30.0  12 '])('“%s” is a place', (text) =>
    expect(placeOnMap(MAP, text)).toEqual({ x: 3000, y: 1200 }),
  );

  it('a unit by its key, or else by its name, is the middle of where it stands', () => {
    const middle = { x: 5000, y: 3100 };
    expect([placeOnMap(MAP, 'LEG'), placeOnMap(MAP, ' tenth ')]).toEqual([middle, middle]);
    expect(placeOnMap(MAP, 'gone')).toBe('leg is not on the table');
  });

  it('what is no place says so', () => {
    expect(placeOnMap(MAP, 'zeb')).toBe('"zeb" is no unit and no place in yards, such as "30 12"');
    expect(placeOnMap(MAP, '76 48')).toEqual({ x: 7600, y: 4800 });
    for (const off of ['76.01 4', '4 48.01'])
      expect(placeOnMap(MAP, off)).toBe(`the table is 76 by 48 yards: "${off}" is off it`);
  });
});

it('a unit is known by less and less of its id as room goes', () => {
  expect(unitLabels('leg12', 'SW', 0, '2*')).toEqual(['leg12↑2*', 'l12↑2*', 'l12↑', 'l12', 'S']);
  expect(unitLabels('corn', 'WB', 1800, '')).toEqual(['corn↓', 'co↓', 'co↓', 'co', 'W']);
});
