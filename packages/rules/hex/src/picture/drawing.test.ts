import { PLAIN } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { MAP_LETTERS } from '../board/setup.ts';
import { TROOP_IDS } from '../sheet/troops.ts';
import { type HexStage, plain, stage } from '../testing/stage.ts';
import { draw, status, strain } from './drawing.ts';

const drawn = (s: HexStage): string => draw(s.g, PLAIN);

describe('HX-UNIT-1 the drawn field', () => {
  it.each([
    ['E', '→'],
    ['NE', '↗'],
    ['NW', '↖'],
    ['W', '←'],
    ['SW', '↙'],
    ['SE', '↘'],
  ])('shows type, SP and an arrow for facing %s', (facing, arrow) => {
    const s = stage(plain(5, 1), { red: [`a WB B A2 ${facing}`], blue: ['b Leg B A5 W'] });
    expect(drawn(s)).toBe(['  1     2     3     4     5', `A   ·   WB4${arrow}    ·     ·   Lg5←`].join('\n'));
  });

  it('is type and arrow alone where it must be compact', () => {
    const s = stage(plain(5, 1), { red: ['a WB B A2 NE'], blue: ['b Leg B A5 W'] });
    expect(draw(s.g, PLAIN, { compact: true })).toBe(['  1   2   3   4   5', 'A  ·  WB↗  ·   ·  Lg←'].join('\n'));
  });

  it('marks disorder before a leader, a leader before contact', () => {
    const s = stage(
      plain(6, 1),
      { red: ['a HI B A2 E', 'c HI B A1 E'], blue: ['b HI B A3 W', 'd HI B A6 W'] },
      { leaders: { red: ['Max general a'], blue: ['Kai general d'] } },
    ).lock('a', 'b');
    expect(drawn(s).split('\n')[1]).toBe('A HI5→  HI5→* HI5←x   ·     ·   HI5←*');
    s.stand('a').disordered = true;
    s.stand('b').disordered = true;
    expect(drawn(s).split('\n')[1]).toBe('A HI5→  HI5→! HI5←!   ·     ·   HI5←*');
  });

  it('has a sign for every terrain, and room for every type', () => {
    const letters = Object.keys(MAP_LETTERS);
    const terrain = letters.join(' ');
    const s = stage(`${terrain} .\n . . . . . . . . . . . . .`, { red: ['a HI B A13 E'], blue: ['b HI B B1 W'] });
    expect(drawn(s).split('\n')[1]!.split(/\s+/).slice(1, -1)).toEqual([
      '·',
      '♣♣',
      '~~~',
      '≈≈≈',
      '"~"',
      '⌂⌂',
      ':::',
      '^^^',
      'AAA',
      '^♣^',
      '^:^',
      '###',
    ]);
    for (const type of TROOP_IDS) {
      const one = stage(
        plain(4, 1),
        { red: [`a ${type} B A1 E`], blue: ['b HI B A4 W'] },
        { stands: { a: { sp: 12 } } },
      );
      one.stand('a').disordered = true;
      expect(drawn(one)).toMatch(/A \w\w?\w?12→!/);
    }
  });

  it('tells how the battle stands', () => {
    const s = stage(plain(6, 1), { red: ['a HI B A1 E', 'c Sk B A2 E'], blue: ['b HI B A6 W'] }, { turns: 7 });
    expect(status(s.g)).toEqual([
      'Turn 1 of 7',
      'red: red, 2 stands with 7 SP; lost 0 of 4 break points',
      'blue: blue, 1 stands with 5 SP; lost 0 of 3 break points',
    ]);
    s.stand('a').sp = 3;
    s.board.at[s.stand('c').hex] = -1;
    s.stand('c').hex = -1;
    expect(status(s.g)[1]).toBe('red: red, 1 stands with 3 SP; lost 2 of 4 break points');
    expect([strain(s.g, 'red'), strain(s.g, 'blue')]).toEqual([0.5, 0]);
    s.board.at[s.stand('a').hex] = -1;
    s.stand('a').hex = -1;
    expect(strain(s.g, 'red')).toBe(1);
  });
});
