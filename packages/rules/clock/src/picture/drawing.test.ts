import type { Paint } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import type { Setup } from '../board/setup.ts';
import { type StageOptions, stage } from '../testing/stage.ts';
import { draw, drawAt, status, strain } from './drawing.ts';

const PLAIN: Paint = {
  side: (_, text) => text,
  ground: (_, text) => text,
  dim: (text) => text,
} as Paint;

const square = (kind: Setup['terrain'][number]['kind'], x: number): Setup['terrain'][number] => ({
  id: kind,
  kind,
  points: [
    [x, 6],
    [x + 5, 6],
    [x + 5, 11],
    [x, 11],
  ],
});

const drawn = (red: string[], options: StageOptions = {}, compact = true): string[] =>
  draw(stage({ red, blue: ['x MF 30 3 180'] }, { first: 'blue', width: 38, height: 24, ...options }).g, PLAIN, {
    compact,
  }).split('\n');

describe('MC-UNIT-1 the table drawn', () => {
  it('MC-UNIT-1 has a ruler in inches on two sides', () => {
    const [ruler, ...rows] = drawn(['a MF 10 20 0']);
    expect(ruler).toBe('    0           6           12          18          24          30          36');
    expect(rows).toHaveLength(24);
    expect(rows.map((row) => row.slice(0, 4).trim()).filter(Boolean)).toEqual(
      Array.from({ length: 12 }, (_, i) => `${2 * i}`),
    );
    expect(rows[22]!.slice(0, 4)).toBe(' 22 ');
    expect(rows.every((row) => row.length <= 80)).toBe(true);
  });

  it('MC-UNIT-1 a wide one has 120 columns', () => {
    const [, ...rows] = drawn(['a MF 10 20 0'], {}, false);
    expect(rows[0]).toHaveLength(124);
    expect(draw(stage({ red: ['a MF 10 20 0'], blue: ['x MF 30 3 180'] }).g, PLAIN).split('\n')[1]).toHaveLength(124);
  });

  it('MC-UNIT-1 a small one is as broad as there is room, within bounds', () => {
    const { g } = stage({ red: ['a MF 10 20 0'], blue: ['x MF 30 3 180'] });
    const broad = (columns: number) => draw(g, PLAIN, { compact: true, columns }).split('\n')[1]!.length;
    expect([20, 80, 81, 100, 124, 300].map(broad)).toEqual([80, 80, 81, 100, 124, 124]);
  });

  it('MC-UNIT-1 rows are named by the inch they come to, at equal steps', () => {
    const rows = draw(stage({ red: ['a MF 10 20 0'], blue: ['x MF 30 3 180'] }).g, PLAIN)
      .split('\n')
      .slice(1);
    const names = rows.map((row) => row.slice(0, 3).trim());
    expect(names.filter(Boolean)).toEqual(Array.from({ length: 16 }, (_, i) => `${3 * i}`));
    // 40 rows of 1.2 inches: the row that begins at 2.4 comes to 3.
    expect([names[0], names[1], names[2], names[3], names[5]]).toEqual(['0', '', '3', '', '6']);
  });

  it('MC-UNIT-2 a unit is its id, its heading, its DMZ and a star for a leader', () => {
    const red = ['pik1 Pike 10 20 0', 'num2 LH 20 20 90', 'gau WB 28 20 0'];
    const map = drawn(red, { dmz: { num2: 2 }, leaders: { red: ['Max general gau'] } }).join('\n');
    for (const sign of ['pik1↑', 'num2→2', 'gau↑*', 'x↓']) expect(map).toContain(sign);
    expect(map).not.toContain('pik1↑*');
  });

  it('MC-UNIT-2 where there is no room it is its type, and none hides another', () => {
    const line = Array.from({ length: 6 }, (_, i) => `leg${i} Leg ${10 + 1.6 * i} 20 0`);
    const [wide, narrow] = [false, true].map((compact) => drawn(line, { width: 72, height: 48 }, compact).join('\n'));
    expect(wide).toContain('Le↑');
    expect(wide!.match(/leg\d↑|Le?↑/g)).toHaveLength(6);
    expect(narrow!.match(/leg\d↑|L[e]?↑?/g)).toHaveLength(6);
  });

  it('MC-UNIT-2 drawn large round a unit or a place, everybody has his id', () => {
    const line = Array.from({ length: 6 }, (_, i) => `leg${i} Leg ${40 + 1.6 * i} 20 0`);
    const s = stage({ red: line, blue: ['x MF 60 3 180'] }, { dmz: { leg2: 2 }, first: 'blue' });
    for (const [place, wish] of [
      ['leg2', { compact: true }],
      ['LEG3', { compact: false }],
      ['44 20', { compact: true }],
      ['44, 20.5', undefined],
      ['44, 20.5', { compact: true, columns: 100 }],
    ] as const) {
      const map = drawAt(s.g, PLAIN, place, wish);
      for (const sign of ['leg0↑', 'leg1↑', 'leg2↑2', 'leg3↑', 'leg4↑', 'leg5↑']) expect(map).toContain(sign);
      expect(map).not.toContain('x↓');
      expect(Math.max(...map.split('\n').map((row) => row.length))).toBe(
        wish && 'columns' in wish ? 100 : wish?.compact ? 80 : 124,
      );
    }
    expect(drawAt(s.g, PLAIN, '44 20', { compact: true }).split('\n')[0]).toMatch(
      /^ {4}36 +38 +40 +42 +44 +46 +48 +50$/,
    );
    // At a corner of the table the part drawn stays on it.
    expect(drawAt(s.g, PLAIN, '0 0').split('\n')[0]).toMatch(/^ {4}0 +2 +4/);
    expect(drawAt(s.g, PLAIN, '72 48').split('\n')[0]).toMatch(/^ {4}48 +50 .*70/);
  });

  it('MC-UNIT-1 what is no place says so', () => {
    const s = stage({ red: ['a MF 10 20 0', 'b MF 14 20 0'], blue: ['x MF 30 3 180'] });
    s.unit('b').where = 'gone';
    expect(() => drawAt(s.g, PLAIN, 'zeb')).toThrow('"zeb" is no unit and no place in inches, such as "30 12"');
    expect(() => drawAt(s.g, PLAIN, 'b')).toThrow('b is not on the table');
    expect(() => drawAt(s.g, PLAIN, '73 4')).toThrow('the table is 72 by 48 inches: "73 4" is off it');
  });

  it('MC-UNIT-2 who is not on the table is not drawn', () => {
    const s = stage({ red: ['a Pike 10 20 0', 'b LH 20 20 0'], blue: ['x MF 30 3 180'] });
    s.unit('a').where = 'gone';
    expect(draw(s.g, PLAIN)).not.toContain('Pi');
  });

  it('MC-MEL-7 MC-MEL-8 MC-MOV-1 each kind of ground has its sign', () => {
    const terrain = [square('hill', 1), square('rough', 8), square('dense woods', 15), square('prohibited', 22)];
    const streams: Setup['streams'] = [
      [
        [34, 0],
        [34, 24],
      ],
    ];
    const rows = drawn(['a MF 10 20 0'], { terrain, streams });
    expect(rows[9]).toMatch(/^ {2}8 {3}\^{10} +:{10} +♣{10} +#{10} +~+ *$/);
    expect(rows[13]).not.toMatch(/[\^:♣#]/);
    expect(rows[20]).toContain('~');
  });
});

describe('MC-SEQ-2 how the battle stands', () => {
  it('MC-SEQ-1 MC-SEQ-2 half turn, clocks, units and DMZ', () => {
    const s = stage(
      { red: ['a MF 10 20 0', 'b MF 20 20 0', 'c MF 30 20 0'], blue: ['x MF 30 3 180'] },
      { first: 'blue', dmz: { a: 2, b: 1 }, armies: { red: { name: 'Rome', clock: 8 } } },
    );
    s.board.clocks.red = 6;
    s.unit('c').where = 'gone';
    expect(status(s.g)).toEqual([
      'Half turn 1 of 40, blue',
      'red: Rome, morale clock 6 of 8, 2 units with 3 DMZ',
      'blue: blue, morale clock 9 of 9, 1 unit',
    ]);
    expect([strain(s.g, 'red'), strain(s.g, 'blue')]).toEqual([0.25, 0]);
  });

  it('MC-SEQ-3 while both deploy it is still the first half turn', () => {
    const s = stage({ red: ['a MF 10 38 0'], blue: ['x MF 30 3 180'] }, { deploy: 'free', dice: [6, 5] });
    expect(status(s.g)).toEqual([
      'Half turn 1 of 40, red',
      'red: red, morale clock 9 of 9, 1 unit to deploy',
      'blue: blue, morale clock 9 of 9, 1 unit to deploy',
    ]);
    s.unit('a').where = 'table';
    expect(status(s.g)[1]).toBe('red: red, morale clock 9 of 9, 1 unit');
  });

  it('MC-ORD-3 stratagems, with their cost and what is used up', () => {
    const s = stage(
      { red: ['a MF 10 20 0', 'b MF hidden wood', 'c MF hidden wood'], blue: ['x MF 30 3 180'] },
      {
        terrain: [{ ...square('rough', 40), id: 'wood' }],
        armies: { red: { stratagems: ['ambush', 'forced march'] }, blue: { stratagems: ['feigned flight'] } },
      },
    );
    const words = (viewer?: 'red' | 'blue') =>
      status(s.g, viewer)
        .slice(1)
        .map((line) => line.split('; ')[1]);
    expect(words()).toEqual([
      'stratagems: ambush (2 orders a unit, 2 hidden), forced march (1 order)',
      'stratagem: feigned flight (1 order)',
    ]);
    expect(s.question.question).toContain('; stratagems: ambush (2 orders a unit, 2 hidden), forced march (1 order)');
    for (const side of ['red', 'blue'] as const) {
      s.board.side = side;
      expect(words('red')).toEqual(words());
      expect(words('blue')).toEqual(['stratagem: forced march (1 order)', words()[1]]);
    }
    s.board.side = 'red';
    s.unit('b').where = 'table';
    s.unit('c').where = 'gone';
    s.board.played.red.push('forced march');
    expect(words()[0]).toBe('stratagems: ambush (sprung), forced march (played)');
  });
});
