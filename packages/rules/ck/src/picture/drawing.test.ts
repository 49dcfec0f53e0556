import type { Side } from '@acies/kernel';
import { type Paint, PLAIN } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { GONE } from '../board/places.ts';
import { type CkStage, plain, stage } from '../testing/stage.ts';
import { draw, status, strain } from './drawing.ts';
import { LEGEND } from './roster.ts';

const drawn = (s: CkStage, compact = false): string[] => draw(s.g, PLAIN, { compact }).split('\n');
/** The lines of a zone: without its frame and the blanks at the end. */
const zoneOf = (s: CkStage, row: number, column: number, compact = false): string[] => {
  const rows = drawn(s, compact)
    .slice(3, -2)
    .join('\n')
    .split(/\n {2}├.*┤\n/);
  return rows[row]!.split('\n').map((line) => line.split('│')[column + 1]!.trimEnd());
};

describe('CK-UNIT-1 the drawn field', () => {
  it('CK-UNIT-1 is a box a zone, with the names of rows and columns', () => {
    const s = stage(plain({}, 2, 3), { red: ['a CO plain C1'], blue: ['x Sk plain A2'] });
    expect(drawn(s)).toEqual([
      '   blue’s base edge: blue',
      '         1              2',
      '  ┌──────────────┬──────────────┐',
      'A │A1            │A2            │',
      '  │              │Sk2           │',
      '  ├──────────────┼──────────────┤',
      'B │B1            │B2            │',
      '  │              │              │',
      '  ├──────────────┼──────────────┤',
      'C │C1            │C2            │',
      '  │CO3           │              │',
      '  └──────────────┴──────────────┘',
      '   red’s base edge: red',
    ]);
  });

  it('CK-UNIT-1 is narrower where it must be', () => {
    const s = stage(plain({}, 6, 3), { red: ['a CO plain C1'], blue: ['x Sk plain A2'] });
    expect([drawn(s)[2]!.length, drawn(s, true)[2]!.length]).toEqual([2 + 7 + 6 * 14, 2 + 7 + 6 * 11]);
    expect(drawn(s, true)[2]!.length).toBeLessThan(80);
  });

  it('CK-UNIT-2 a unit is its type and the bases it has left', () => {
    const halves = { a: 5, b: 2, c: 3 };
    const s = stage(
      plain(),
      { red: ['a CO plain E1', 'b Cav plain E2', 'c El plain E3'], blue: ['x CO plain A1'] },
      { halves },
    );
    expect([zoneOf(s, 4, 0)[1], zoneOf(s, 4, 1)[1], zoneOf(s, 4, 2)[1]]).toEqual(['CO2½', 'Cav1', 'El1½']);
  });

  it('CK-OUT-5 CK-MOR-4 + behind a winner, ! behind those held', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain E1', 'b CO plain E2', 'c CO plain E3'], blue: ['x CO plain A1'] },
      { winning: ['a', 'c'] },
    );
    s.unit('b').held = true;
    s.unit('c').held = true;
    expect([zoneOf(s, 4, 0)[1], zoneOf(s, 4, 1)[1], zoneOf(s, 4, 2)[1]]).toEqual(['CO3+', 'CO3!', 'CO3+!']);
  });

  it('CK-ZONE-1 a full zone is shown whole, and the row is as high as it needs', () => {
    const red = ['a Cav', 'b Cav', 'c Cav', 'd MSk', 'e Art', 'f El'].map((unit) => `${unit} plain E1`);
    const s = stage(
      plain(),
      { red, blue: ['x CO plain A1'] },
      { halves: { a: 5, b: 5, c: 5 }, winning: ['a', 'b', 'c'] },
    );
    for (const unit of s.board.units.slice(0, 6)) unit.held = true;
    for (const compact of [false, true])
      expect(zoneOf(s, 4, 0, compact).slice(1).join(' ')).toBe('Cav2½+! Cav2½+! Cav2½+! MSk2! Art1! El2!');
    expect([zoneOf(s, 4, 0).length, zoneOf(s, 3, 0).length]).toEqual([5, 2]);
  });

  it('CK-MOR-6 CK-GEN-3 casualty markers and the general are on the first line', () => {
    const options = { generals: { red: ['Max E1'], blue: ['Kai A1'] }, markers: { E1: 3, E2: 1 } };
    const s = stage(plain({ E1: '^' }), { red: ['a CO plain E1', 'b CO plain E2'], blue: ['x CO plain A1'] }, options);
    expect([zoneOf(s, 4, 0)[0], zoneOf(s, 4, 1)[0], zoneOf(s, 0, 0)[0], zoneOf(s, 4, 2)[0]]).toEqual([
      'E1 ^^^ * x3',
      'E2 x1',
      'A1 *',
      'E3',
    ]);
  });

  it('CK-MOV-4 every scenery has a sign, and the legend has it', () => {
    const letters = { B1: '^', B2: 'A', B3: ',', B4: 'w', B5: 's', B6: '=' };
    const s = stage(plain(letters), { red: ['a CO plain E1'], blue: ['x CO plain A1'] });
    const signs = [0, 1, 2, 3, 4, 5].map((column) => zoneOf(s, 1, column)[0]!.slice(3));
    expect(signs).toEqual(['^^^', '▲▲▲', ':::', '♣♣', '"~"', '≈≈≈']);
    for (const sign of [...signs, '+', '!', '*']) expect(LEGEND.map((row) => row.sign)).toContain(sign);
  });

  it('CK-UNIT-1 says what is what to those who paint', () => {
    const paint: Paint = {
      side: (side: Side, text) => `<${side} ${text}>`,
      dim: (text) => text,
      ground: (kind, text) => `<${kind} ${text}>`,
      mark: (text) => `<mark ${text}>`,
    };
    const options = { generals: { blue: ['Kai A1'] } };
    const s = stage(plain({ C1: 's' }, 1, 3), { red: ['a CO plain C1'], blue: ['x Sk plain A1'] }, options);
    const text = draw(s.g, paint);
    for (const piece of ['<red CO3>', '<blue Sk2>', '<swamp "~">', '<mark *>']) expect(text).toContain(piece);
  });
});

describe('CK-END-1 how the battle stands', () => {
  const armies = {
    red: ['a CO plain E1', 'b CO plain E2', 'c Art plain E2'],
    blue: ['x CO plain A1', 'y Sk plain A2'],
  };

  it('CK-END-1 turn, clock, losses and points', () => {
    const s = stage(plain(), armies, { clock: 7 });
    expect(status(s.g)).toEqual([
      'Turn 1, the battle clock at 7 of 40',
      'red: red, 3 units; lost 0 of the 3½ bases that break it; 0 points',
      'blue: blue, 2 units; lost 0 of the 2½ bases that break it; 0 points',
    ]);
    s.unit('a').halves = 5;
    Object.assign(s.unit('c'), { zone: GONE, halves: 0 });
    expect(status(s.g)[1]).toBe('red: red, 2 units; lost 1½ of the 3½ bases that break it; 0 points');
    expect(status(s.g)[2]).toContain('3 points');
  });

  it('CK-FALL-5 CK-MOV-6 tells of those whom the map does not show', () => {
    const red = ['a CO plain E1', 'b CO plain reserve', 'c CO plain left', 'd CO plain right', 'e CO plain reserve'];
    const [, line] = status(stage(plain(), { red, blue: ['x CO plain A1'] }).g);
    expect(line).toContain('5 units (2 in reserve, 2 marching round);');
    const none = status(stage(plain(), { red: red.slice(0, 2), blue: ['x CO plain A1'] }).g)[1];
    expect(none).toContain('2 units (1 in reserve);');
  });

  it('CK-SET-2 before the first turn', () => {
    const s = stage(plain(), { red: ['a CO plain -'], blue: ['x CO plain -'] }, { deploy: 'free', clockEnds: 30 });
    expect(status(s.g)[0]).toBe('Setting up; the battle clock will run to 30');
  });

  it('CK-END-1 the strain is 1 with half of the bases lost', () => {
    const s = stage(plain(), armies);
    expect([strain(s.g, 'red'), strain(s.g, 'blue')]).toEqual([0, 0]);
    s.unit('x').halves = 4;
    expect(strain(s.g, 'blue')).toBeCloseTo(0.4, 12);
    s.unit('x').halves = 1;
    expect(strain(s.g, 'blue')).toBe(1);
    s.unit('x').halves = 0;
    expect(strain(s.g, 'blue')).toBe(1);
  });
});
