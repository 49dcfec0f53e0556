import { describe, expect, it } from 'vitest';
import { type ClockStage, stage } from '../testing/stage.ts';
import { contacts, passHalfTurn, passTo } from '../testing/turns.ts';

/** Red and blue in contact, far from everybody else. */
const fight = (red = 'a MF 30 25 0', blue = 'x MF 30 25 180'): ClockStage =>
  stage({ red: [red, 'b MF 60 40 0'], blue: [blue, 'y MF 60 5 180'] }, { contacts: ['a x'] });
const clocks = (s: ClockStage): [number, number] => [s.board.clocks.red, s.board.clocks.blue];

describe('MC-SEQ-1 the half turn', () => {
  it('MC-SEQ-1 rally, missile fire, moves, melee, morale clock', () => {
    const s = stage(
      {
        red: ['bow Arch 40 30 0', 'wb WB 30 30 0', 'b MF 10 40 0'],
        blue: ['x MF 30 25 180', 'y MF 40 24 180', 'z MF 60 5 180'],
      },
      { dmz: { b: 1 }, dice: [7, 8] },
    );
    passTo(s.order('wb: advance 6'), 'blue order', 5, 5);
    const types = ['half turn', 'rally', 'fire', 'order', 'contact', 'melee', 'clock'] as const;
    const places = types.map((type) => s.events.findIndex((event) => event.type === type));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('MC-SEQ-1 the sides take half turns by turns, and only the active one rallies and moves', () => {
    const s = stage({ red: ['a MF 30 40 0'], blue: ['x MF 30 5 180'] }, { dmz: { a: 1, x: 1 }, dice: [1] });
    expect(s.asked).toBe('red order');
    passHalfTurn(s, 1);
    expect(s.asked).toBe('blue order');
    passHalfTurn(s, 1);
    expect(s.told('half turn').map(({ number, side }) => [number, side])).toEqual([
      [1, 'red'],
      [2, 'blue'],
      [3, 'red'],
    ]);
    expect(s.told('rally').map(({ unit }) => unit)).toEqual([s.id('a'), s.id('x'), s.id('a')]);
  });

  it('MC-ORD-1 MC-SEQ-1 orders are as many as the active side’s clock shows now', () => {
    const s = stage(
      { red: ['a MF 30 40 0'], blue: ['x MF 30 5 180'] },
      { armies: { red: { clock: 4 }, blue: { clock: 7 } } },
    );
    expect(s.board.orders).toBe(4);
    s.order('a: advance 1');
    expect(s.board.orders).toBe(3);
    s.board.clocks.blue = 2;
    passHalfTurn(s);
    expect([s.board.orders, s.told('half turn').at(-1)!.orders]).toEqual([2, 2]);
  });

  it('MC-SEQ-1 what held for one half turn ends with it', () => {
    const s = stage(
      { red: ['a MF 30 40 0', 'b MF 40 40 0'], blue: ['x MF 30 5 180'] },
      { leaders: { red: ['Max general a'] } },
    );
    s.order('a: advance 1').order('ride Max b');
    Object.assign(s.unit('b'), { daunted: true, hasFought: true });
    expect([s.unit('a').ordered, s.unit('a').moved, s.board.spent, s.board.rode]).toEqual([true, true, [0], [0]]);
    passHalfTurn(s);
    for (const key of ['a', 'b'])
      expect(s.unit(key)).toMatchObject({ ordered: false, daunted: false, hasFought: false });
    expect([s.board.spent, s.board.rode]).toEqual([[], []]);
    expect(s.unit('a').moved).toBe(true);
    expect(passHalfTurn(s).unit('a').moved).toBe(false);
  });
});

describe('MC-SEQ-2 who loses the half turn', () => {
  it.each<[string, number[], [number, number]]>([
    ['red takes the DMZ', [4, 6], [8, 9]],
    ['blue takes the DMZ', [6, 4], [9, 8]],
    ['nobody takes any', [5, 5], [9, 9]],
  ])('MC-SEQ-2 %s', (_, faces, after) => {
    const s = passHalfTurn(fight(), ...faces);
    expect(clocks(s)).toEqual(after);
    expect(s.told('even half turn')).toHaveLength(after[0] === after[1] ? 1 : 0);
    expect(s.told('clock').map(({ why, clauses }) => [why, ...clauses])).toEqual(
      after[0] === after[1] ? [] : [['half turn', 'MC-SEQ-2']],
    );
  });

  const two = (): ClockStage =>
    stage(
      {
        red: ['a MF 20 25 0', 'b MF 40 25 0', 'c MF 60 40 0'],
        blue: ['x MF 20 25 180', 'y MF 40 25 180', 'z MF 60 5 180'],
      },
      { contacts: ['a x', 'b y'] },
    );

  it.each<[string, number[], [number, number]]>([
    ['as many DMZ', [6, 4, 4, 6], [9, 9]],
    ['a unit against a DMZ', [1, 10, 6, 4], [8, 9]],
    ['a DMZ against a unit', [4, 6, 10, 1], [9, 8]],
    ['two DMZ against none', [4, 6, 4, 6], [8, 9]],
    ['a unit each', [10, 1, 1, 10], [9, 9]],
  ])('MC-SEQ-2 %s', (_, faces, after) => expect(clocks(passHalfTurn(two(), ...faces))).toEqual(after));

  it('MC-SEQ-2 as many units lost, more DMZ decide', () => {
    const s = stage(
      {
        red: ['a MF 20 25 0', 'b MF 40 25 0', 'c MF 50 25 0', 'd MF 60 40 0'],
        blue: ['x MF 20 25 180', 'y MF 40 25 180', 'z MF 50 25 180', 'w MF 60 5 180'],
      },
      { contacts: ['a x', 'b y', 'c z'] },
    );
    expect(clocks(passHalfTurn(s, 10, 1, 1, 10, 6, 4))).toEqual([9, 8]);
  });

  it('MC-SEQ-2 what was lost before the half turn does not count', () => {
    const red = passHalfTurn(fight(), 4, 6);
    expect(clocks(red)).toEqual([8, 9]);
    expect(clocks(passHalfTurn(red, 5, 4))).toEqual([8, 9]);
    const blue = passHalfTurn(fight(), 6, 4);
    expect(clocks(blue)).toEqual([9, 8]);
    expect(clocks(passHalfTurn(blue, 4, 5))).toEqual([9, 8]);
    for (const s of [red, blue]) expect(s.told('even half turn')).toHaveLength(1);
  });

  it('MC-SEQ-2 losses by fire count, and the DMZ of one who breaks off', () => {
    const shot = stage({ red: ['bow Arch 30 30 0'], blue: ['x MF 30 24 180', 'y MF 60 5 180'] }, { dice: [8] });
    expect(clocks(passHalfTurn(shot))).toEqual([9, 8]);
    const left = fight('a LH 30 25 0').order('disengage a');
    expect(clocks(passHalfTurn(left))).toEqual([8, 9]);
  });
});

describe('MC-SEQ-4 skirmishers and the clock', () => {
  it.each<[string, string, string, number[], [number, number]]>([
    ['their DMZ does not count', 'a Sk 30 25 0', 'x MF 30 25 180', [6, 5], [9, 9]],
    ['their destruction does not count', 'a Sk 30 25 0', 'x MF 30 25 180', [1, 9], [9, 9]],
    ['a DMZ they inflict does not count', 'a Sk 30 25 0', 'x MF 30 25 180', [9, 6], [9, 9]],
    ['a unit they destroy does not count', 'a Sk 30 25 0', 'x MF 30 25 180', [10, 1], [9, 9]],
    ['others’ does', 'a Rab 30 25 0', 'x MF 30 25 180', [10, 1], [9, 8]],
  ])('MC-SEQ-4 %s', (_, red, blue, faces, after) => {
    const s = passHalfTurn(fight(red, blue), ...faces);
    expect(s.told('melee')[0]!.outcome.winner).not.toBe(null);
    expect(clocks(s)).toEqual(after);
  });

  const shot = (second: string): ClockStage => {
    const red = ['s Sk 30 30 0 missiles=slings', second];
    return stage({ red, blue: ['x MF 31 24 180', 'y MF 60 5 180'] }, { dice: [7] });
  };

  it('MC-SEQ-4 MC-MEL-11 what several inflict in melee counts unless all are skirmishers', () => {
    const lost = (flank: string): number =>
      passHalfTurn(
        stage(
          {
            red: ['a Sk 30 25 0', `b ${flank} 29.2 24.2 90`, 'c MF 60 40 0'],
            blue: ['x MF 30 25 180', 'y MF 60 5 180'],
          },
          { contacts: ['a x', 'b x flank unfaced'] },
        ),
        8,
        4,
      ).board.clocks.blue;
    expect([lost('MF'), lost('Sk')]).toEqual([8, 9]);
  });

  it('MC-SEQ-4 MC-FIRE-1 what several shoot counts unless all are skirmishers', () => {
    expect(clocks(passHalfTurn(shot('t Sk 32 30 0 missiles=slings')))).toEqual([9, 9]);
    expect(clocks(passHalfTurn(shot('t Arch 32 30 0')))).toEqual([9, 8]);
  });
});

describe('MC-MEL-11 contacts and the end of the half turn', () => {
  it('MC-MEL-11 a contact that goes on is no charge and no surprise any more', () => {
    const s = stage({ red: ['a MF 30 30 90'], blue: ['x MF 36 30 180', 'y MF 60 5 180'] });
    s.order('a: advance 6');
    expect(contacts(s)).toEqual(['a-x flank']);
    passTo(s, 'blue order', 5, 5);
    expect(contacts(s)).toEqual(['a-x front']);
    expect(s.board.contacts).toMatchObject([{ fresh: false }]);
  });
});
