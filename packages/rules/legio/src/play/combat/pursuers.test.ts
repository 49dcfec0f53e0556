import { describe, expect, it } from 'vitest';
import { combatPhase, declare, fight, moves, offered } from '../../testing/combat-phase.ts';
import { type LegioStage, stage } from '../../testing/stage.ts';
import { patch } from '../../testing/terrain.ts';

const FAR = 'z SW 1700 100';
const R = 'r SW 100 1100';
const why = (s: LegioStage, key: string): string[] =>
  s.told('disordered').flatMap((event) => (event.unit === s.id(key) ? [`${event.gained} ${event.why}`] : []));
const labels = (s: LegioStage, at: number, side: 'red' | 'blue'): string[] =>
  s.told('combat')[at]!.tallies[side].rows.map(({ label }) => label);

describe('LG-MOR-3 LG-CBT-3 pursuers who are charged', () => {
  const charged = (words: string): LegioStage =>
    declare(
      combatPhase(['a HC 500 640'], [`x SW 500 600 ${words} rests`, `${FAR} rests`]),
      ['a charges x'],
      ...[2, 2, 1, 3, 3],
    );

  it('LG-MOR-3 (R) a pursuit of the turn before is no move of this combat phase', () => {
    expect(why(charged('pursuing'), 'x')[0]).toMatch('combat');
    expect(why(charged('unformed'), 'x')[0]).toMatch('combat');
  });

  it('LG-MOR-3 (R) nor is a follow-up of the turn before, or a move of the move phase', () => {
    const s = declare(
      combatPhase(
        ['a HC 560 600 facing=270', 'b SW 500 640'],
        ['x SW 500 600 motion=following_up files=2 stands=4 moved last=move', `${FAR} rests`],
        { contacts: ['x b'] },
      ),
      ['a charges x'],
      ...[2, 2, 1, 3, 3],
    );
    expect([s.contacts.length > 0 || s.told('contact').length > 0, s.told('contact').length]).toEqual([true, 1]);
    expect(why(s, 'x').filter((words) => words.includes('caught moving'))).toEqual([]);
  });

  it('LG-CBT-3 (R) it comes on all the same', () => {
    const pursuit = 'light infantry or shieldwall in pursuit or following up';
    expect(labels(charged('pursuing'), 0, 'blue')).toContain(pursuit);
    expect(labels(charged('unformed'), 0, 'blue')).not.toContain(pursuit);
  });
});

describe('LG-MOR-3 (R) who comes on in this very combat phase', () => {
  const won = (dice: readonly number[], words = 'SW'): LegioStage =>
    fight([`a ${words} 500 600`, R], ['x SW 500 600', FAR], ['a x'], dice);

  it('LG-MOR-3 follows up, pursues, or has charged; not who halts after his combat', () => {
    const comesOn = (s: LegioStage): boolean => s.unit('a').comesOn;
    expect(comesOn(won([5, 3]).pick('follow up'))).toBe(true);
    expect(comesOn(won([6, 1, 2, 1, 2, 1]))).toBe(true);
    expect(comesOn(won([5, 3], 'SW').pick('halt'))).toBe(false);
    const charge = declare(
      combatPhase(['a SW 500 640', R], ['x SW 500 600 rests', FAR]),
      ['a charges x'],
      ...[2, 1, 3, 3],
    );
    expect([comesOn(charge), charge.unit('x').comesOn]).toEqual([true, false]);
  });

  it('LG-MOR-3 a charge in pursuit of the move phase counts no more in the combat phase', () => {
    const s = stage(
      { red: ['a SW 500 600 pursuing', R], blue: ['x SW 500 540', 'y HC 660 560 facing=270', FAR] },
      { dice: [3, 1] },
    );
    expect([s.contacts, s.unit('a').comesOn]).toEqual([['a-x front'], true]);
    while (!s.asked.endsWith('declare')) s.pass();
    expect(s.unit('a').comesOn).toBe(false);
  });
});

describe('LG-SEQ-4 LG-CHG-2 charges that pursuers declare', () => {
  const may = (unit: string): string[] => offered(combatPhase([`a ${unit} pursuing`], ['x SW 500 560 rests', FAR]));

  it('LG-SEQ-4 infantry from javelin range, others from farther', () => {
    expect([may('SW 500 600'), may('SW 500 600.1'), may('HC 500 640')]).toEqual([['a charges x'], [], ['a charges x']]);
  });

  it('LG-CHG-3 not if it is halted', () => expect(may('SW 500 600 halted')).toEqual([]));
});

describe('LG-AFT-5 LG-AFT-6 flight in open ground', () => {
  it('LG-AFT-5 who is struck off its centre has room to flee', () => {
    const s = fight(['a SW 510 600 B', R], ['x WB 500 600 dp=1', FAR], ['a x'], [6, 1]).pick('halt', 2, 1);
    expect([s.told('blocked'), s.told('destroyed'), s.unit('x').mood]).toEqual([[], [], 'routing']);
    expect(s.told('moved')[0]).toMatchObject({ unit: s.id('x'), how: 'rout' });
  });

  it('LG-AFT-6 who surrenders leaves nobody to pursue: the winner halts', () => {
    const shut = { terrain: [patch('impassable', 300, 300, 700, 555)] };
    const s = fight(['a SW 500 600', R], ['x WB 500 600 dp=1', FAR], ['a x'], [6, 1, 2, 1], shut);
    expect(s.told('destroyed')).toMatchObject([{ unit: s.id('x'), how: 'surrendered' }]);
    expect([moves(s), s.unit('a').mood, s.unit('a').formation]).toEqual([['x break', 'a halt'], 'steady', 'line']);
  });
});

describe('LG-AFT-6 pursuers and new enemy', () => {
  /** a beats x by 5 and runs into y. */
  const chase = (dice: readonly number[], a: string, x: string, y: string): LegioStage =>
    fight([`a ${a}`, R], [`x ${x}`, FAR, `y ${y}`], ['a x'], [6, 1, ...dice]);

  it('LG-AFT-6 the charge is told', () => {
    const s = chase([5, 5, 4, 4, 1, 4], 'SW 500 600', 'SW 500 600', 'SW 500 500');
    expect(s.told('charge')).toMatchObject([{ unit: 0, target: s.id('y'), clauses: ['LG-AFT-6'] }]);
  });

  it('LG-MOR-4 cavalry that runs into elephants shies before they fight', () => {
    const s = chase([5, 5, 5, 2, 2, 2, 5, 2], 'HC 500 600', 'HC 500 600', 'El 500 480');
    expect(s.told('combat')).toHaveLength(2);
    expect(why(s, 'a')[0]).toBe('1 cavalry near elephants or camels');
    expect(labels(s, 1, 'red')).toContain('DPs');
  });

  it.each(['rests', 'shotOver', 'halted'])(
    'LG-CHG-1 LG-CHG-3 (R) who may not charge halts 40 paces short: %s',
    (word) => {
      const s = chase([5, 5, 4, 4], `SW 500 600 ${word}`, 'SW 500 600', 'SW 500 500');
      expect([s.told('charge'), s.told('combat').length, s.at('a')]).toEqual([[], 1, '500 540 0']);
    },
  );

  it('LG-AFT-6 who halts where it is does not move', () => {
    const s = chase([], 'SW 500 600 A', 'SW 500 600 A', 'SW 500 520 facing=0').pick('pursue', 5, 5, 4, 4).pick('halt');
    expect(s.told('moved').map(({ unit }) => unit)).toEqual([s.id('x')]);
  });

  it('LG-AFT-6 who would halt short of one who has gone goes all its way', () => {
    const s = fight(
      ['a SW 500 600 A', 'b SW 620 600 A', R],
      ['x SW 500 600 A', 'w SW 620 600 A', 'y Sk 560 500 stands=12 files=12', FAR],
      ['a x', 'b w'],
      [6, 1, 6, 1],
    );
    s.pick('pursue').pick('pursue', ...[5, 6], ...[5, 6], ...[4, 4], ...[4, 4]);
    // The first charges, and y evades; the second would have halted before him.
    s.pick('charge', ...[4], ...[5, 6]).pick('the whole way');
    s.pick('halt short');
    // 160 paces after him.
    expect([s.at('b'), s.told('combat').length]).toEqual(['646.6 442 8.5', 2]);
  });
});

describe('LG-AFT-6 two pursuers', () => {
  const two = (y: string, ...more: string[]): LegioStage =>
    fight(
      ['a SW 500 260 A', 'b SW 620 260 A', R],
      ['x SW 500 260 A', 'w SW 620 260 A', `y ${y}`, FAR, ...more],
      ['a x', 'b w'],
      [6, 1, 6, 1],
    )
      .pick('pursue')
      .pick('pursue', ...[5, 6], ...[5, 6], ...[4, 4], ...[3, 3]);

  it('LG-AFT-6 whoever has met one who then leaves the battle runs on', () => {
    const s = two('SW 560 160 dp=5 stands=12 files=12').pick('charge', ...[5, 6]);
    s.pick('stop here');
    expect([s.at('y'), s.at('b'), s.told('charge').length]).toEqual(['gone', '561.3 152.9 335.2', 1]);
  });
});

it('LG-AFT-6 LG-AFT-7 a pursuer who is charged by another before he has charged fights that one', () => {
  // a drives x off and runs into the side of y, who has driven off b and would charge c.
  const s = fight(
    ['a SW 500 600', 'b SW 540 480 facing=270', 'c SW 640 480 facing=270', R],
    ['x SW 500 600', 'y SW 540 480 facing=90', FAR],
    ['a x', 'y b'],
    [6, 1, 1, 6, ...[5, 5], ...[5, 5], ...[4, 4], ...[4, 4], ...[3, 5]],
  );
  expect(s.told('charge')).toMatchObject([{ unit: 0, target: s.id('y') }]);
  expect(s.told('combat')[2]).toMatchObject({ red: [0], blue: [s.id('y')] });
});

describe('LG-SEQ-3 LG-CTL-2 LG-AFT-6 pursuers in the move phase', () => {
  it('LG-SEQ-3 LG-MAN-1 they are unformed, and shoot when they have moved', () => {
    const s = stage(
      { red: ['a HC 500 900 pursuing', 'b SW 100 1100'], blue: ['x SW 500 703', 'y SW 1500 60'] },
      { dice: [3, 3, 2] },
    );
    expect([s.at('a'), s.asked]).toEqual(['500 740 0', 'red shoot a']);
  });

  it('LG-CTL-2 who stands in contact has stood', () => {
    const s = stage(
      { red: ['a SW 500 600 last=move', 'b SW 100 1100'], blue: ['x SW 500 600', 'y SW 1500 60'] },
      { contacts: ['a x'] },
    );
    expect([s.asked, s.unit('a').last]).toEqual(['red action b', 'stand']);
  });

  it('LG-AFT-6 routers who were caught are cut down before they could rally', () => {
    const s = stage(
      { red: ['a SW 500 500 pursuing', 'b SW 100 1100'], blue: ['x WB 500 300 routing', 'z SW 1700 100'] },
      { from: 'begin', dice: [4, 3, 3], catches: ['a x 1'] },
    );
    expect([s.asked, s.unit('x').casualties, s.told('control')]).toEqual(['red cease', 1, []]);
  });
});
