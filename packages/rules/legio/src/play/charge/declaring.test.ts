import { drawnFrom, inOrder } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { combatPhase, declare, offered } from '../../testing/combat-phase.ts';
import type { StageOptions } from '../../testing/stage.ts';
import { whyNotCharge } from './declaring.ts';

const FAR = 'far SW 1700 100 rests';
const red = (unit: string, target: string, options?: StageOptions): string[] =>
  offered(combatPhase([unit], [`${target} rests`, FAR], options)).map((charge) => charge.replace(/ charges far$/, ''));

describe('LG-SEQ-4 who may be charged', () => {
  it('LG-SEQ-4 infantry charges from 40 paces, not from 40.1', () => {
    expect(red('a WB 500 600', 'x SW 500 560')).toEqual(['a charges x']);
    expect(red('a WB 500 600', 'x SW 500 559.9')).toEqual([]);
    expect(red('a Sk 500 600', 'x Sk 500 560')).toEqual(['a charges x']);
    expect(red('a Sk 500 600', 'x Sk 500 559.9')).toEqual([]);
  });

  it.each([
    ['HC', 'SW', 320],
    ['SC', 'SW', 320],
    ['LC', 'Sk', 380],
    ['El', 'SW', 220],
  ])('LG-SEQ-4 %s charges from as far as its dice could bring it, %s %i paces off', (own, his, reach) => {
    expect(red(`a ${own} 500 900`, `x ${his} 500 ${900 - reach}`)).toEqual(['a charges x']);
    expect(red(`a ${own} 500 900`, `x ${his} 500 ${899.4 - reach}`)).toEqual([]);
  });

  it('LG-SEQ-4 the side with the initiative declares all its charges, then the other', () => {
    for (const initiative of ['red', 'blue'] as const) {
      const s = combatPhase(['a WB 500 600', 'b WB 600 600'], ['x WB 500 560', 'y WB 600 560'], { initiative });
      const [own, other] = initiative === 'red' ? ['a', 'b'] : ['x', 'y'];
      expect(s.asked).toBe(`${initiative} declare`);
      s.choose(s.question.options!.find((o) => JSON.stringify(o).includes(`"unit":${s.id(own!)}`)));
      expect(s.asked).toBe(`${initiative} declare`);
      expect(offered(s).every((label) => label.startsWith(`${other} charges`))).toBe(true);
      s.pick('no more charges');
      expect(s.asked).toBe(`${initiative === 'red' ? 'blue' : 'red'} declare`);
      expect(s.told('charge')).toHaveLength(1);
    }
  });

  it('LG-SEQ-4 a charge drawn at random is one of those offered, and each of them comes up', () => {
    const s = combatPhase(
      ['a HC 500 700', 'b WB 600 600', 'c HC 300 700'],
      ['x SW 500 560 rests', 'y SW 600 560 rests', 'w SW 500 500 rests', 'z SW 300 600 rests'],
    );
    const { question } = s;
    expect(question.options!.length).toBeGreaterThan(3);
    expect(drawnFrom(question)).toEqual(inOrder(question.options!));
  });

  it('LG-SEQ-4 a unit charges one enemy', () => {
    const s = combatPhase(['a WB 500 600'], ['x WB 470 560 rests', 'y WB 530 560 rests']);
    expect(offered(s)).toEqual(['a charges x', 'a charges y']);
  });

  it('LG-SEQ-4 friends in the way stop a charge, and enemies nearer', () => {
    expect(offered(combatPhase(['a HC 500 700', 'f WB 500 650 rests'], ['x SW 500 560 rests']))).toEqual([]);
    const s = combatPhase(['a HC 500 700'], ['y SW 500 600 rests', 'x SW 500 540 rests']);
    expect(offered(s)).toEqual(['a charges y']);
  });

  it('LG-SEQ-4 an enemy behind its back cannot be come at by formed troops', () => {
    expect(red('a HC 500 600', 'x SW 500 700')).toEqual([]);
    expect(red('a HC 500 600 unformed', 'x Sk 500 700')).toEqual(['a charges x']);
  });

  const wood = (kind: 'difficult' | 'impassable') => ({
    terrain: [
      {
        id: 'w',
        kind,
        points: [
          [300, 590],
          [700, 590],
          [700, 610],
          [300, 610],
        ] as [number, number][],
      },
    ],
  });

  it('LG-MOV-6 difficult ground bars mounted troops from charging through it, and nobody else; the impassable all', () => {
    expect(red('a HC 500 620', 'x SW 500 580')).toEqual(['a charges x']);
    expect(red('a HC 500 620', 'x SW 500 580', wood('difficult'))).toEqual([]);
    expect(red('a El 500 620', 'x SW 500 580', wood('difficult'))).toEqual([]);
    expect(red('a WB 500 620', 'x SW 500 580', wood('difficult'))).toEqual(['a charges x']);
    expect(red('a WB 500 620', 'x SW 500 580', wood('impassable'))).toEqual([]);
  });

  it('LG-MAN-5 a major obstacle on the way takes half of the reach', () => {
    const lines = [
      {
        id: 'o',
        kind: 'obstacle' as const,
        points: [
          [300, 880],
          [700, 880],
        ] as [number, number][],
      },
    ];
    expect(red('a HC 500 900', 'x SW 500 740', { lines })).toEqual(['a charges x']);
    expect(red('a HC 500 900', 'x SW 500 739', { lines })).toEqual([]);
    // Unformed troops pass it freely.
    expect(red('a HC 500 900 unformed', 'x Sk 500 581', { lines })).toEqual(['a charges x']);
  });
});

it('LG-SEQ-4 LG-CHG-1 why not', () => {
  const s = combatPhase(['a HC 500 900', 'b WB 700 900'], ['x SW 500 570 rests', 'y HC 700 860']);
  const why = (unit: string, target: string) => whyNotCharge(s.g, s.id(unit), s.id(target));
  expect(why('a', 'x')).toEqual({ clause: 'LG-SEQ-4', text: 'it is 10 paces beyond its reach' });
  expect(why('b', 'x')).toEqual({ clause: 'LG-SEQ-4', text: 'infantry charges from javelin range' });
  expect(why('b', 'y')).toBeUndefined();
  const behind = combatPhase(['a HC 500 600'], ['x SW 500 700']);
  expect(whyNotCharge(behind.g, behind.id('a'), behind.id('x'))).toEqual({
    clause: 'LG-SEQ-4',
    text: 'no quarter wheel points it at the enemy',
  });
});

describe('LG-CHG-1 who does not charge', () => {
  it.each([
    ['WB', 'dp=5', 'shaken'],
    ['WB', 'column', 'in column'],
    ['Arch', '', 'archers'],
    ['Art', '', 'artillery'],
    ['WB', 'rests', 'resting'],
    ['WB', 'formedUp', 'formed up this turn'],
    ['WB', 'shotOver', 'shot over by a second rank'],
  ])('LG-CHG-1 %s %s: %s', (type, word) => {
    // At the rear of the enemy, which unformed troops may charge too.
    expect(red(`a ${type} 500 600 ${word}`, 'x Sk 500 560')).toEqual([]);
    const other = type.startsWith('A') ? 'Sk' : type;
    expect(red(`a ${other} 500 600`, 'x Sk 500 560')).toEqual(['a charges x']);
  });

  it('LG-CHG-1 nor who fights already, or flees', () => {
    const s = combatPhase(['a WB 500 600', 'b WB 600 600 routing'], ['x SW 500 600', 'y SW 560 560 rests'], {
      contacts: ['x a'],
      dice: [3, 3],
    });
    expect(s.asked).not.toContain('declare');
  });

  it.each([
    ['halts', []],
    ['repeats', []],
    ['repeats last=move', ['a charges x']],
    ['free', ['a charges x']],
  ])('LG-CTL-2 a control test that says %s: %j', (words, charges) => {
    expect(red(`a WB 500 600 ${words}`, 'x SW 500 560')).toEqual(charges);
  });
});

describe('LG-CHG-2 LG-CHG-3', () => {
  it('LG-CHG-2 unformed troops charge unformed ones, not formed ones in front', () => {
    for (const own of ['Sk', 'Jav', 'HC']) {
      expect(red(`a ${own} 500 600 unformed`, 'x Sk 500 560')).toEqual(['a charges x']);
      expect(red(`a ${own} 500 600 unformed`, 'x SW 500 560')).toEqual([]);
      expect(red(`a ${own} 500 600 unformed`, 'x Jav 500 560 unformed')).toEqual(['a charges x']);
    }
  });

  it('LG-CHG-2 a flank is exposed to who is behind the line of the front, the rear too', () => {
    const beside = (y: number): string[] => red(`a Sk 570 ${y} facing=270`, 'x SW 500 560');
    expect([beside(560), beside(559.9)]).toEqual([[], ['a charges x']]);
    expect(red('a Sk 500 480 facing=180', 'x SW 500 560')).toEqual(['a charges x']);
  });

  it('LG-CHG-2 pursuers charge anybody', () => {
    expect(red('a Sk 500 600 pursuing', 'x SW 500 560')).toEqual(['a charges x']);
  });

  it('LG-CHG-3 LG-AFT-1 who halted after combat does not charge the following turn', () => {
    expect(red('a WB 500 600 halted', 'x SW 500 560')).toEqual([]);
    expect(red('a WB 500 600 haltsNext', 'x SW 500 560')).toEqual(['a charges x']);
  });

  it('LG-SEQ-4 a declared charge is announced once', () => {
    const s = declare(combatPhase(['a WB 500 600'], ['x SW 500 560 rests']), ['a charges x'], 2, 1, 3, 3);
    expect(s.told('charge')).toMatchObject([{ unit: 0, target: 1, clauses: ['LG-SEQ-4'] }]);
  });
});
