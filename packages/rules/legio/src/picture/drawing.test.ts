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

const drawn = (red: string[], options: StageOptions = {}, compact = true): string[] =>
  draw(stage({ red, blue: ['x SW 700 60'] }, { width: 760, height: 480, ...options }).g, PLAIN, { compact }).split(
    '\n',
  );

describe('LG-UNIT-5 the table drawn', () => {
  it('LG-UNIT-5 has a ruler in paces on two sides', () => {
    const [ruler, ...rows] = drawn(['a SW 200 400']);
    expect(ruler).toBe('     0         100       200       300       400       500       600       700');
    expect(rows).toHaveLength(24);
    const names = rows.map((row) => row.slice(0, 5).trim());
    expect(names.filter(Boolean)).toEqual(['0', '50', '100', '150', '200', '250', '300', '350', '400', '450']);
    expect([names[0], names[2], names[5], names[22]]).toEqual(['0', '50', '100', '450']);
    expect(rows.every((row) => row.length === 81)).toBe(true);
  });

  it('LG-UNIT-5 is 120 columns wide, or as narrow as there is room for', () => {
    const { g } = stage({ red: ['a SW 200 400'], blue: ['x SW 700 60'] });
    const broad = (wish?: { compact: boolean; columns?: number }) => draw(g, PLAIN, wish).split('\n')[1]!.length;
    expect([broad(), broad({ compact: false, columns: 20 })]).toEqual([125, 125]);
    expect([20, 81, 82, 100, 300].map((columns) => broad({ compact: true, columns }))).toEqual([81, 81, 82, 100, 125]);
    const [ruler] = draw(g, PLAIN).split('\n');
    expect(ruler).toMatch(/^ {5}0 +200 +400 .* 1600 *$/);
  });

  it('LG-UNIT-2 a unit is its id, heading, DPs, ! in rout and * with a leader', () => {
    const map = drawn(['leg1 SW 100 300', 'cav HC 300 300 facing=90 dp=2', 'run SW 500 300 routing', 'b SW 720 430'], {
      leaders: { red: ['Max general leg1'] },
    }).join('\n');
    for (const sign of ['leg1↑*', 'cav→2', 'run↑5!', 'x↓', '·']) expect(map).toContain(sign);
  });

  it('LG-UNIT-2 who is gone is not drawn, and where there is no room it is the beginning of its id, and its number', () => {
    const s = stage({ red: ['longname SW 100 300', 'b HC 300 300'], blue: ['x SW 700 60'] });
    s.unit('b').where = 'gone';
    const map = draw(s.g, PLAIN);
    expect(map).toContain('longname↑');
    expect(map).not.toContain('b↑');
    const row = Array.from({ length: 9 }, (_, i) => `leg${i} SW ${100 + 60 * i} 300`);
    expect(draw(stage({ red: row, blue: ['x SW 700 60'] }).g, PLAIN)).toContain('l3↑');
    const names = ['corn', 'brac', 'bata', 'prim', 'regi'].map((key, i) => `${key} SW ${100 + 60 * i} 300`);
    const short = draw(stage({ red: names, blue: ['x SW 700 60'] }).g, PLAIN, { compact: true, columns: 80 });
    expect(short).toMatch(/br↑|ba↑/);
  });

  it('LG-MAN-7 where there is room for a letter only, a dismounted unit is drawn as what it is on foot', () => {
    const row = Array.from({ length: 9 }, (_, i) => `cav${i} HC ${100 + 40 * i} 300 stands=2 files=2 onFoot=WB onFoot`);
    const map = draw(stage({ red: row, blue: ['x SW 700 60'] }).g, PLAIN, { compact: true, columns: 80 });
    expect(map).toContain('W');
    expect(map).not.toContain('H');
  });

  it('LG-MOV-6 LG-CBT-2 LG-MAN-5 LG-MOV-4 each kind of ground has its sign', () => {
    const rows = drawn(['a SW 200 440'], {
      terrain: [
        patch('hill', 20, 120, 120, 220),
        patch('difficult', 160, 120, 260, 220),
        patch('impassable', 300, 120, 400, 220),
      ],
      lines: [
        line('obstacle', [500, 0], [500, 480]),
        line('fortification', [600, 0], [600, 480]),
        line('road', [700, 200], [700, 480]),
      ],
    });
    expect(rows[10]).toMatch(/^ {7}\^{10} +♣{10} +#{10} +~+ +=+ +-* *$/);
    expect(rows[14]).toMatch(/~+ +=+ +-+ *$/);
    expect(rows[14]).not.toMatch(/[\^♣#]/);
  });
});

describe('LG-UNIT-2 a part drawn large', () => {
  const line6 = Array.from({ length: 6 }, (_, i) => `leg${i} SW ${600 + 60 * i} 600${i === 2 ? ' dp=2' : ''}`);
  const { g } = stage({ red: line6, blue: ['x SW 100 60'] });

  it.each(['leg2', 'LEG3', '780 600', '780, 600.5'])('LG-UNIT-2 round “%s” everybody has his id', (place) => {
    for (const wish of [undefined, { compact: false }, { compact: true, columns: 125 }]) {
      const map = drawAt(g, PLAIN, place, wish);
      for (const sign of ['leg0↑', 'leg1↑', 'leg2↑2', 'leg5↑']) expect(map).toContain(sign);
      expect(map).not.toContain('x↓');
      expect(map.split('\n')).toHaveLength(31);
      expect(map.split('\n')[1]!.length).toBe(125);
    }
  });

  it('LG-UNIT-5 stays on the table, with rulers that fit', () => {
    expect(drawAt(g, PLAIN, '0 0').split('\n')[0]).toMatch(/^ {5}0 +50 +100 /);
    expect(drawAt(g, PLAIN, '1800 1200').split('\n')[0]).toMatch(/^ {10,15}1350 .* 1750 *$/);
    expect(drawAt(g, PLAIN, '780 600').split('\n')[1]!.slice(0, 5)).toBe(' 480 ');
  });

  it('LG-UNIT-5 what is no place says so', () => {
    const s = stage({ red: ['a SW 300 600', 'b SW 600 600'], blue: ['x SW 100 60'] });
    s.unit('b').where = 'gone';
    expect(() => drawAt(s.g, PLAIN, 'zeb')).toThrow('"zeb" is no unit and no place in paces, such as "600 300"');
    expect(() => drawAt(s.g, PLAIN, 'b')).toThrow('b is not on the table');
    expect(() => drawAt(s.g, PLAIN, '1801 4')).toThrow('the table is 1800 by 1200 paces: "1801 4" is off it');
    expect(() => drawAt(s.g, PLAIN, '4 1201')).toThrow('is off it');
  });
});

describe('LG-END-1 how the battle stands', () => {
  it('LG-END-1 turn, initiative, losses, units and DPs', () => {
    const s = stage(
      { red: ['a SW 300 600 dp=2', 'b SW 600 600 dp=1', 'c Sk 900 600', 'd SW 1200 600'], blue: ['x SW 100 60'] },
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
    expect(status(s.g)[1]).toContain('2 units on the table with 1 DP');
    expect(status(s.g)[1]).not.toContain('DPs');
    expect(strain(s.g, 'red')).toBe(1);
  });

  it('LG-SEQ-1 before the first turn it is the first', () =>
    expect(status(stage({ red: ['a SW 300 600'], blue: ['x SW 100 60'] }, { turn: 0 }).g)[0]).toBe('Turn 1 of 20'));

  it('LG-CMD-2 messengers under way', () => {
    const s = stage({ red: ['a SW 300 600'], blue: ['x SW 100 60'] });
    s.board.messengers.push({ to: 1, x: 50000, y: 12345 });
    expect(status(s.g).slice(3)).toEqual(['blue a messenger rides to x, at 500, 123.5']);
  });
});
