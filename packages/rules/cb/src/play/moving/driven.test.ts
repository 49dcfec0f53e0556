import { describe, expect, it } from 'vitest';
import { fight, moves } from '../../testing/combat-phase.ts';
import { type CbStage, type StageOptions, stage } from '../../testing/stage.ts';
import { patch } from '../../testing/terrain.ts';

const going = (unit: string, dice: number[], blue = ['x HI 20 5'], more: StageOptions = {}): CbStage =>
  stage({ red: [`a ${unit}`, 'z HI 3 29'], blue }, { dice, ...more });

describe('CB-CTL-6 a spontaneous advance', () => {
  it('CB-CTL-6 CB-MOV-4 goes with all dice at the nearest enemy, and is not asked', () => {
    const s = going('War 20 20 advancing', [4, 5]);
    expect([s.at('a'), s.unit('a'), s.asked]).toMatchObject([
      '20 11 0',
      { moved: true, mood: 'advancing' },
      'red action z',
    ]);
    expect(s.told('moved')).toMatchObject([{ how: 'spontaneous', clauses: ['CB-CTL-6'] }]);
    expect(going('SyCh 20 25 advancing', [4, 5, 6]).at('a')).toBe('20 10 0');
  });

  it('CB-SEQ-3 up to 1 JT of him', () => expect(going('War 20 12 advancing', [4, 5]).at('a')).toBe('20 6 0'));

  it('CB-CTL-6 whatever its orders', () => {
    const held = { leaders: { red: ['Max general a hold'] } };
    expect(going('War 20 20 advancing', [4, 5], ['x HI 20 5'], held).at('a')).toBe('20 11 0');
    expect(going('HC 20 25 pursuing', [4, 5, 2], ['x HI 20 5'], held).at('a')).toBe('20 14 0');
  });

  it('CB-CTL-6 the nearest whom it sees, and not one in rout while there are others', () => {
    const blind = { terrain: [patch('difficult', [15, 12, 25, 13])] };
    const turned = going('War 20 20 advancing', [4, 5], ['x HI 20 9', 'y HI 42 20 facing=270'], blind);
    expect(turned.unit('a').heading).toBeGreaterThan(300);
    expect(going('War 20 20 advancing', [4, 5], ['x HI 20 9', 'y HI 42 20 facing=270']).unit('a').heading).toBe(0);
    const routed = going('War 20 20 advancing', [4, 5], ['x HI 20 9 routing', 'y HI 42 20 facing=270']);
    expect(routed.unit('a').heading).toBeGreaterThan(300);
  });

  it('CB-CTL-6 wheels if it is formed, and faces freely if not', () => {
    const foe = ['x HI 40 20 facing=270'];
    const formed = going('War 10 20 advancing', [4, 5], foe);
    expect(formed.unit('a').heading).toBeGreaterThan(0);
    const loose = going('War 10 20 advancing unformed', [4, 5], foe);
    expect(Math.abs(loose.unit('a').heading - 900)).toBeLessThan(60);
    expect(loose.unit('a').x).toBeGreaterThan(18 * 4000);
  });
});

describe('CB-AFT-7 pursuers and CB-CMD-6 looters', () => {
  it('CB-AFT-7 CB-MOV-4 a pursuit goes on with all dice', () => {
    const s = going('HC 20 25 pursuing', [4, 5, 2]);
    expect([s.at('a'), s.told('moved')]).toMatchObject(['20 14 0', [{ how: 'pursue', clauses: ['CB-AFT-7'] }]]);
  });

  const camp = (of: 'red' | 'blue') => ({ terrain: [patch('camp', [10, 10, 30, 14], of)] });
  it('CB-CMD-6 who comes into the enemy’s camp carried away stays and loots', () => {
    const s = going('HC 20 25 pursuing', [4, 5, 3], ['x HI 20 3'], camp('blue'));
    expect([s.unit('a').mood, s.log.at(-1)]).toEqual(['looting', 'a: loots the camp']);
    expect(going('HC 20 25 pursuing', [4, 5, 1], ['x HI 20 3'], camp('blue')).unit('a').mood).toBe('pursuing');
    expect(going('HC 20 25 pursuing', [4, 5, 3], ['x HI 20 3'], camp('red')).unit('a').mood).toBe('pursuing');
    expect(going('War 20 20 advancing', [4, 5], ['x HI 20 3'], camp('blue')).unit('a').mood).toBe('looting');
  });

  it('CB-CMD-6 who loots stays, is not asked, and does not shoot', () => {
    const s = going('LC 20 25 looting bow', [], ['x HI 20 22'], camp('blue'));
    expect([s.at('a'), s.asked, s.told('shot')]).toEqual(['20 25 0', 'red action z', []]);
  });
});

describe('CB-AFT-6 routers', () => {
  it('CB-AFT-6 CB-MOV-4 flee on toward their own edge with all dice', () => {
    const s = going('HI 20 10 routing', [4, 5]);
    expect([s.at('a'), s.unit('a').moved, s.asked]).toEqual(['20 20 180', true, 'red action z']);
    expect(
      stage({ red: ['z HI 3 29'], blue: ['x HI 20 20 routing', 'y HI 40 3'] })
        .until('blue action', 4, 5)
        .at('x'),
    ).toBe('20 10 0');
  });

  it('CB-AFT-6 and off the table', () => {
    const s = going('HI 20 25 routing', [4, 5]);
    expect([s.at('a'), s.told('destroyed')]).toMatchObject(['gone', [{ how: 'left the table' }]]);
  });

  it('CB-AFT-6 without room it loses a stand, and surrenders to an enemy within 1 JT', () => {
    const shut = { terrain: [patch('impassable', [1, 13, 40, 26])] };
    const s = going('HI 20 11.9 routing', [4, 5], ['x HI 20 5'], shut);
    expect([s.at('a'), s.unit('a').casualties]).toEqual(['20 11.9 0', 1]);
    const taken = going('HI 20 11.9 routing', [4, 5], ['x HI 20 10.9'], shut);
    expect([taken.at('a'), taken.told('destroyed')]).toMatchObject(['gone', [{ how: 'surrendered' }]]);
  });
});

describe('CB-CTL-5 a move repeated', () => {
  it('CB-CTL-5 straight on with all dice, as far as it may; then it may shoot', () => {
    const s = going('HI 20 20 repeats last=move', [4, 6]);
    expect([s.at('a'), s.unit('a').dp, s.asked]).toEqual(['20 10 0', 1, 'red action z']);
    expect(going('HI 20 20 repeats last=move', [4, 6], ['x HI 20 14']).at('a')).toBe('20 15 0');
    const jav = going('Jav 20 20 repeats last=move', [4, 6], ['x HI 20 14']);
    expect([jav.at('a'), jav.asked]).toEqual(['20 15 0', 'red shoot a']);
    const column = stage({ red: ['a HI 20 20 repeats last=move column', 'z HI 3 29'], blue: ['x HI 20 5'] });
    expect(column.at('a')).toBe('20 16 0');
  });
});

describe('CB-CTL-6 (R) a spontaneous advance in combat', () => {
  const after = (red: number, blue: number) =>
    fight(['a War 20 20 advancing', 'r Art 3 28'], ['x HI 20 20', 'z Art 42 2'], ['a x'], [red, blue]);

  it('CB-CTL-6 goes on after a combat that it has not lost', () => {
    const s = after(3, 3);
    s.pick('halt').pick('halt');
    expect(s.unit('a').mood).toBe('advancing');
  });

  it('CB-CTL-6 is over once it gives way', () => {
    const s = after(1, 4);
    expect([moves(s)[0], s.unit('a').mood]).toEqual(['a fall back', 'steady']);
  });
});
