import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/fighters.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { passHalfTurn } from '../../testing/turns.ts';

/** "a" has DMZ and throws at once. */
const rallies = (unit: string, face: number, dmz = 1, options: StageOptions = {}): ClockStage =>
  stage({ red: [`a ${unit}`, 'b MF 60 40 0'], blue: ['x MF 60 5 180'] }, { dmz: { a: dmz }, dice: [face], ...options });

describe('MC-RAL-1 rallying in play', () => {
  it.each<[string, number]>([
    ['MF', 6],
    ['Arch', 6],
    ['HH', 6],
    ['LH', 6],
    ['Rab', 7],
    ['MH', 7],
    ['El', 7],
    ['SCh', 7],
    ['Camp', 7],
    ['Bag', 8],
    ['WB', 5],
  ])('MC-RAL-1 MC-RAL-2 %s with a DMZ needs %i and one more', (type, needs) => {
    const fails = rallies(`${type} 30 40 0`, needs);
    expect([fails.unit('a').dmz, fails.told('rally')[0]!.rallied]).toEqual([1, false]);
    const succeeds = rallies(`${type} 30 40 0`, needs + 1);
    expect([succeeds.unit('a').dmz, succeeds.told('rally')[0]!.needs]).toEqual([0, needs]);
  });

  it('MC-RAL-1 a success removes all DMZ, and what they had is remembered', () => {
    expect(rallies('MF 30 40 0', 8, 2).unit('a')).toMatchObject({ dmz: 0, hadDmz: true });
    expect(rallies('MF 30 40 0', 7, 2).unit('a')).toMatchObject({ dmz: 2, hadDmz: true });
  });

  it('MC-RAL-1 only units with DMZ throw, each of them, in order', () => {
    const s = stage(
      { red: ['a MF 30 40 0', 'b MF 40 40 0', 'c MF 50 40 0'], blue: ['x MF 60 5 180'] },
      { dmz: { a: 1, c: 1, x: 1 }, dice: [6, 7] },
    );
    expect(s.told('rally').map(({ unit, rallied }) => [unit, rallied])).toEqual([
      [s.id('a'), false],
      [s.id('c'), true],
    ]);
  });

  it('MC-RAL-1 it is the first action: those who rally have not been fired at yet', () => {
    const s = stage(
      { red: ['a Arch 30 30 0'], blue: ['x MF 30 24 180', 'y MF 60 5 180'] },
      { dmz: { a: 1 }, dice: [7, 8] },
    );
    expect(s.events.filter(({ type }) => type === 'rally' || type === 'fire').map(({ type }) => type)).toEqual([
      'rally',
      'fire',
    ]);
  });

  it('MC-MOV-11 MC-RAL-1 units in contact may rally too', () => {
    const s = stage(
      { red: ['a MF 30 25 0'], blue: ['x MF 30 25 180'] },
      { contacts: ['a x'], dmz: { a: 1, x: 1 }, dice: [7] },
    );
    expect([s.unit('a').dmz, s.unit('x').dmz]).toEqual([0, 1]);
    passHalfTurn(s, 4, 5, 7);
    expect(s.unit('x').dmz).toBe(0);
  });

  it('MC-RAL-1 not those who are gone', () => {
    const s = stage({ red: ['a MF 30 40 0', 'b MF 40 40 0'], blue: ['x MF 60 5 180'] });
    Object.assign(s.unit('b'), { dmz: 2, where: 'gone' });
    passHalfTurn(passHalfTurn(s));
    expect(s.told('rally')).toEqual([]);
  });
});

describe('MC-RAL-2 what changes the roll', () => {
  const rows = (unit: string, options: StageOptions = {}, dmz = 1): string[] =>
    lines(rallies(unit, 1, dmz, options).told('rally')[0]!.tally);

  it.each<[string, string, StageOptions, number, string[]]>([
    ['one DMZ', 'MF 30 40 0', {}, 1, ['MC-RAL-2 DMZ -1']],
    ['two DMZ', 'MF 30 40 0', {}, 2, ['MC-RAL-2 DMZ -2']],
    ['inexperienced', 'MF 30 40 0 rally=inexperienced', {}, 1, ['MC-RAL-2 DMZ -1', 'MC-RAL-2 inexperienced -1']],
    ['elite', 'MF 30 40 0 rally=elite', {}, 1, ['MC-RAL-2 DMZ -1', 'MC-RAL-2 elite or veteran +1']],
    ['veteran in combat alone', 'MF 30 40 0 combat=veteran', {}, 1, ['MC-RAL-2 DMZ -1']],
    ['shieldwall', 'Spear 30 40 0', {}, 1, ['MC-RAL-2 DMZ -1', 'MC-RAL-2 shieldwall or phalanx +1']],
    ['phalanx', 'Pike 30 40 0', {}, 1, ['MC-RAL-2 DMZ -1', 'MC-RAL-2 shieldwall or phalanx +1']],
    ['tribal, but with a DMZ', 'WB 30 40 0', {}, 1, ['MC-RAL-2 DMZ -1']],
    [
      'a general with it',
      'MF 30 40 0',
      { leaders: { red: ['Max general a'] } },
      1,
      ['MC-RAL-2 DMZ -1', 'MC-RAL-2 leader +2'],
    ],
    [
      'a subordinate with it',
      'MF 30 40 0',
      { leaders: { red: ['Max subordinate a'] } },
      1,
      ['MC-RAL-2 DMZ -1', 'MC-RAL-2 leader +1'],
    ],
    ['a general elsewhere', 'MF 30 40 0', { leaders: { red: ['Max general b'] } }, 1, ['MC-RAL-2 DMZ -1']],
  ])('MC-RAL-2 MC-UNIT-5 %s', (_, unit, options, dmz, expected) => {
    expect(rows(unit, options, dmz)).toEqual(expected);
  });
});
