import type { Paint } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { draw, status, strain } from './drawing.ts';
import type { Setup } from './setup.ts';
import { type SceneOptions, scene } from './testing/scene.ts';

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

const drawn = (red: string[], options: SceneOptions = {}, compact = true): string[] =>
  draw(scene({ red, blue: ['x MF 30 3 180'] }, { first: 'blue', width: 38, height: 24, ...options }).g, PLAIN, {
    compact,
  }).split('\n');

describe('MC-UNIT-1 the table drawn', () => {
  it('MC-UNIT-1 has a ruler in inches on two sides', () => {
    const [ruler, ...rows] = drawn(['a MF 10 20 0']);
    expect(ruler).toBe('    0           6           12          18          24          30          36');
    expect([rows.length, rows[0]!.slice(0, 4), rows.at(-1)!.slice(0, 4)]).toEqual([24, '  0 ', ' 23 ']);
    expect(rows.every((row) => row.length <= 80)).toBe(true);
  });

  it('MC-UNIT-1 a wide one has 120 columns', () => {
    const [, ...rows] = drawn(['a MF 10 20 0'], {}, false);
    expect(rows[0]).toHaveLength(124);
    expect(draw(scene({ red: ['a MF 10 20 0'], blue: ['x MF 30 3 180'] }).g, PLAIN).split('\n')[1]).toHaveLength(124);
  });

  it('MC-UNIT-2 a unit is its type, its heading, its DMZ and a star for a leader', () => {
    const red = ['a Pike 10 20 0', 'b LH 20 20 90', 'c WB 28 20 0'];
    const map = drawn(red, { dmz: { b: 2 }, leaders: { red: ['Max general c'] } }).join('\n');
    for (const sign of ['Pi↑', 'LH→2', 'WB↑*', 'MF↓']) expect(map).toContain(sign);
    expect(map).not.toContain('Pi↑*');
  });

  it('MC-UNIT-2 who is not on the table is not drawn', () => {
    const s = scene({ red: ['a Pike 10 20 0', 'b LH 20 20 0'], blue: ['x MF 30 3 180'] });
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
    const s = scene(
      { red: ['a MF 10 20 0', 'b MF 20 20 0', 'c MF 30 20 0'], blue: ['x MF 30 3 180'] },
      { first: 'blue', dmz: { a: 2, b: 1 }, armies: { red: { name: 'Rome', clock: 8 } } },
    );
    s.board.clocks.red = 6;
    s.unit('c').where = 'gone';
    expect(status(s.g)).toEqual([
      'Half turn 1 of 40, blue',
      'red: Rome, morale clock 6 of 8, 2 units with 3 DMZ',
      'blue: blue, morale clock 9 of 9, 1 units with 0 DMZ',
    ]);
    expect([strain(s.g, 'red'), strain(s.g, 'blue')]).toEqual([0.25, 0]);
  });

  it('MC-SEQ-3 while both deploy it is still the first half turn', () => {
    const s = scene({ red: ['a MF 10 38 0'], blue: ['x MF 30 3 180'] }, { deploy: 'free', dice: [6, 5] });
    expect(status(s.g)[0]).toBe('Half turn 1 of 40, red');
  });
});
