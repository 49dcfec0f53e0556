import type { Paint } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { type StageOptions, stage } from '../testing/stage.ts';
import { line, patch } from '../testing/terrain.ts';
import { draw, drawAt, status, strain } from './drawing.ts';

const PLAIN: Paint = {
  side: (_, text) => text,
  ground: (_, text) => text,
  dim: (text) => text,
} as Paint;

const drawn = (red: string[], options: StageOptions = {}): string[] =>
  draw(stage({ red, blue: ['x HI 35 2'] }, { width: 38, height: 24, ...options }).g, PLAIN, { compact: true }).split(
    '\n',
  );

describe('CB-UNIT-1 the table drawn', () => {
  it('CB-UNIT-1 has rulers in javelin throws', () => {
    const [ruler, ...rows] = drawn(['a HI 10 20']);
    expect(ruler).toBe('     0         5         10        15        20        25        30        35');
    expect(rows).toHaveLength(24);
    expect(rows.map((row) => row.slice(0, 4).trim()).filter(Boolean)).toEqual(
      Array.from({ length: 12 }, (_, i) => `${2 * i}`),
    );
  });

  it('CB-UNIT-2 a unit is its id, heading, DPs, ! in rout and * with a leader', () => {
    const red = ['leg1 HI 5 15', 'cav HC 15 15 facing=90 dp=2', 'run HI 25 15 routing', 'z HI 33 22'];
    const map = drawn(red, { leaders: { red: ['Max general leg1'] } }).join('\n');
    for (const sign of ['leg1↑*', 'cav→2', 'run↑5!', 'x↓', '·']) expect(map).toContain(sign);
  });

  it('CB-UNIT-2 who is gone is not drawn, and where there is no room it is the beginning of its id, and its number', () => {
    const s = stage({ red: ['longname HI 5 15', 'b HC 15 15'], blue: ['x HI 35 2'] });
    s.unit('b').where = 'gone';
    expect(draw(s.g, PLAIN)).toContain('longname↑');
    expect(draw(s.g, PLAIN)).not.toContain('b↑');
    const row = Array.from({ length: 8 }, (_, i) => `pikes${i} Pike ${5 + 3.01 * i} 15 files=3`);
    const map = draw(stage({ red: row, blue: ['x HI 35 2'] }).g, PLAIN, { compact: true, columns: 80 });
    expect(map).toContain('p3↑');
  });

  it('CB-MOV-8 CB-MAN-7 CB-MAN-8 CB-CMD-6 each kind of ground has its sign', () => {
    const rows = drawn(['a HI 10 22'], {
      terrain: [
        patch('hill', [1, 6, 6, 11]),
        patch('difficult', [8, 6, 13, 11]),
        patch('impassable', [15, 6, 20, 11]),
        patch('camp', [22, 6, 24, 11], 'blue'),
      ],
      lines: [
        line('obstacle', [26, 4], [26, 24]),
        line('major', [29, 4], [29, 24]),
        line('fortification', [32, 4], [32, 24]),
        line('gap', [29, 12], [29, 14]),
      ],
    });
    expect(rows[9]).toMatch(/^ {2,3}\d? {2,4}\^{10} +♣{10} +#{10} +%{4} +:+ +~+ +=+ *$/);
    expect(rows[14]).toMatch(/:+ +-+ +=+ *$/);
  });
});

describe('CB-UNIT-1 a part drawn large', () => {
  const five = Array.from({ length: 5 }, (_, i) => `leg${i} HI ${12 + 4 * i} 15${i === 2 ? ' dp=2' : ''}`);
  const { g } = stage({ red: five, blue: ['x HI 42 1'] });

  it.each(['leg2', 'LEG3', '20 15', '20, 15.5'])('CB-UNIT-1 round “%s” everybody has his id', (place) => {
    const map = drawAt(g, PLAIN, place);
    for (const sign of ['leg0↑', 'leg1↑', 'leg2↑2', 'leg4↑']) expect(map).toContain(sign);
    expect(map).not.toContain('x↓');
  });

  it('CB-UNIT-1 what is no place says so', () => {
    expect(() => drawAt(g, PLAIN, 'zeb')).toThrow('"zeb" is no unit and no place in javelin throws, such as "20 15"');
    expect(() => drawAt(g, PLAIN, '46 4')).toThrow('the table is 45 by 30 javelin throws: "46 4" is off it');
  });
});

describe('CB-END-1 how the battle stands', () => {
  it('CB-END-1 turn, initiative, losses, units and DPs', () => {
    const s = stage(
      { red: ['a HI 10 20 dp=2', 'b HI 20 20 dp=1', 'c Sk 30 20', 'd HI 40 20'], blue: ['x HI 35 2'] },
      { turn: 3, turns: 12 },
    );
    s.unit('c').where = 'gone';
    s.unit('d').mood = 'routing';
    expect(status(s.g)).toEqual([
      'Turn 3 of 12, the initiative with red',
      'red  red: 1.5 lost of 1.75 that break it, 3 units on the table with 3 DPs',
      'blue blue: 0 lost of 0.5 that break it, 1 unit on the table with 0 DPs',
    ]);
    expect([strain(s.g, 'red'), strain(s.g, 'blue')]).toEqual([1.5 / 1.75, 0]);
    s.unit('a').where = 'gone';
    expect(status(s.g)[1]).toMatch(/2 units on the table with 1 DP$/);
    expect(strain(s.g, 'red')).toBe(1);
  });

  it('CB-END-1 who has lost the camp that decides it is beaten', () => {
    const s = stage(
      { red: ['a HC 10 7 looting'], blue: ['x HI 35 2'] },
      { terrain: [patch('camp', [5, 1, 15, 8], 'blue')], objective: { campDecides: true }, from: 'controlFirst' },
    );
    expect([strain(s.g, 'blue'), strain(s.g, 'red')]).toEqual([1, 0]);
  });

  it('CB-SEQ-1 before the first turn it is the first', () =>
    expect(status(stage({ red: ['a HI 10 20'], blue: ['x HI 35 2'] }, { turn: 0 }).g)[0]).toBe('Turn 1 of 20'));

  it('CB-CMD-5 messengers under way, and those who have come', () => {
    const s = stage({ red: ['a HI 10 20'], blue: ['x HI 35 2'] });
    const order = { do: 'hold' } as const;
    s.board.messengers.push({ to: 0, order, x: 50_000, y: 12_345, arrived: false });
    s.board.messengers.push({ to: 1, order, x: 0, y: 0, arrived: true });
    expect(status(s.g).slice(3)).toEqual([
      'red  a messenger rides to nobody-red, at 12.5, 3.1, with the order: hold',
      'blue a messenger has come to nobody-blue, with the order: hold',
    ]);
  });
});
