import { describe, expect, it } from 'vitest';
import { asks, fight, moves, rowsOf } from '../../testing/combat-phase.ts';
import type { CbStage, StageOptions } from '../../testing/stage.ts';

const FAR = 'z Art 42 2';
/** Cavalry has broken shaken infantry, which flees so far; then it pursues. Its rear is 3 JT off at the least. */
const broke = (
  flight: readonly number[],
  chase: readonly number[],
  more: readonly string[] = [],
  a = '',
  options?: StageOptions,
) =>
  fight(
    [`a HC 20 20 motion=charging ${a}`, 'r Art 3 28'],
    ['x HI 20 20 dp=5', FAR, ...more],
    ['a x fresh'],
    [1, 3, ...flight, ...chase],
    options,
  );

describe('CB-AFT-7 pursuit', () => {
  it('CB-AFT-7 unformed, with all dice, after those who fled; caught, a free hack of one stand', () => {
    const s = broke([2, 2], [2, 2, 1]);
    expect(moves(s)).toEqual(['x break', 'a pursue']);
    expect(s.told('hacked')).toMatchObject([{ unit: s.id('x'), by: 0 }]);
    // One for the set-back of the shaken, one for the hack.
    expect([s.unit('x').casualties, s.at('a'), s.contacts]).toEqual([2, '20 16 0', []]);
    expect(s.unit('a')).toMatchObject({ formation: 'unformed', mood: 'pursuing', motion: 'pursuing', moved: true });
  });

  it('CB-CTL-6 (R) a spontaneous advance that pursues is one still, until it gives way', () => {
    const advance = (...dice: number[]): CbStage =>
      fight(
        ['a War 20 20 C motion=charging advancing', 'r Art 3 28'],
        ['x HI 20 20 dp=5', FAR, 'y HI 20 15'],
        ['a x fresh'],
        [1, 3, 5, 6, ...dice],
      );
    const s = advance(2, 1);
    expect([moves(s), s.unit('a')]).toMatchObject([['x break', 'a pursue'], { mood: 'advancing', motion: 'pursuing' }]);
    // It meets y, and is beaten.
    const beaten = advance(2, 3, 1, 2);
    expect([beaten.told('contact').length, beaten.unit('a').mood]).toEqual([1, 'steady']);
  });

  it('CB-AFT-7 not caught by a pip', () => {
    const missed = broke([2, 4], [2, 2, 1]);
    expect([missed.told('hacked'), missed.at('a'), missed.unit('x').casualties]).toEqual([[], '20 15 0', 1]);
    expect(broke([2, 3], [2, 2, 1]).told('hacked')).toHaveLength(1);
  });

  it('CB-AFT-7 (R) one who retires and is caught breaks as well', () => {
    const retired = (...chase: number[]): CbStage =>
      fight(['a HI 20 20', 'r Art 3 28'], ['x HI 20 20', FAR], ['a x'], [6, 1, 2, 1]).pick('pursue', ...chase);
    const s = retired(2, 2, 2, 1);
    expect([s.unit('x').mood, s.unit('x').casualties, s.unit('x').dp]).toEqual(['routing', 1, 5]);
    expect(retired(2, 1).unit('x')).toMatchObject({ mood: 'steady', casualties: 0 });
  });

  it('CB-AFT-7 the nearest of those who fled', () => {
    const s = fight(
      ['a HI 20 20 stands=8 files=8 combat=6 A', 'r Art 3 28'],
      ['x HI 18 20', 'y HI 22 20', FAR],
      ['a x', 'a y'],
      [5, 1, 1, 5, 6, 2, 1],
    );
    s.pick('pursue', 2, 1);
    expect(s.unit('a').heading).toBeGreaterThan(0);
    expect(s.unit('a').heading).toBeLessThan(900);
  });
});

describe('CB-AFT-7 CB-SEQ-8 new enemy met', () => {
  it('an immediate charge combat: he responds, and the pursuer comes on', () => {
    // y stands 5 JT on: the routers go through it, and disorder it.
    const s = broke([5, 6], [2, 2, 1, 3, 3, 2, 2, 1], ['y HI 20 15']);
    expect(s.told('contact')).toMatchObject([{ attacker: 0, defender: s.id('y'), met: 'front' }]);
    expect(s.told('combat').slice(2)).toMatchObject([
      { unit: 0, round: 'charge' },
      { unit: s.id('y'), round: 'charge' },
    ]);
    expect(rowsOf(s, 'a')).toBe('combat factor 3, coming on 1, unformed -2, DPs -1');
    expect(rowsOf(s, 'y')).toBe('combat factor 3, DPs -1');
    expect([moves(s).slice(2), s.unit('a').followedOn]).toEqual([['y halt', 'a retire'], true]);
  });

  it('formed cavalry may come to meet it', () => {
    const s = broke([5, 6], [5, 5, 1], ['y HC 20 12']);
    expect(asks(s)).toBe('blue respond: counter-charge, stand');
    expect(s.at('a')).toBe('20 20 0');
  });

  it('(R) at most one a turn: then it halts 1 JT short', () => {
    const s = broke([5, 6], [2, 2, 1], ['y HI 20 15'], 'followedOn');
    expect([s.at('a'), s.contacts, s.told('combat').length, s.unit('a').motion]).toEqual([
      '20 16 0',
      [],
      2,
      'standing',
    ]);
  });

  it('(R) CB-CHG-4 and 1 JT short of a phalanx in good order', () => {
    const s = broke([5, 6], [5, 5, 6], ['y Pike 20 14']);
    expect([s.at('a'), s.contacts]).toEqual(['20 15 0', []]);
  });

  it('(R) CB-CHG-4 but charges a phalanx that has followed up in this phase', () => {
    const s = fight(
      ['a HC 20 20 motion=charging', 'b HI 24 16'],
      ['w HI 20 20 dp=5', 'x Pike 22.5 16 stands=12 files=6', FAR],
      ['a w fresh', 'b x'],
      [3, 1, 3, 4, 5, 6],
    );
    s.pick('follow up', 2, 2, 1);
    expect(s.told('charge')).toMatchObject([{ unit: 0, target: s.id('x') }]);
  });

  it('CB-SEQ-8 all move before the combats that follow', () => {
    const s = fight(
      ['a HC 20 20 motion=charging', 'b HI 6 20'],
      ['x HI 20 20 dp=5', 'w HI 6 20', 'y HI 20 15', FAR],
      ['a x fresh', 'b w'],
      [1, 5, 2, 3, 5, 6, 2, 2, 1],
    );
    // b is left of a, and chooses last of all.
    expect([asks(s), s.told('combat').length, s.told('contact')]).toEqual(['red after: follow up, halt', 4, []]);
    s.pick('halt', 3, 3, 2, 2, 1);
    expect(s.told('combat')).toHaveLength(6);
  });

  it('CB-RES-4 (R) who ran into new enemy in pursuit has charged him', () => {
    const s = fight(
      ['a HI 20 20 motion=charging', 'r Art 3 28'],
      ['x HI 20 20 dp=5', FAR, 'y HI 20 15'],
      ['a x fresh'],
      [1, 3, 5, 6, 2, 3, 6, 1],
    );
    expect([moves(s).slice(2), s.asked]).toEqual([['y fall back', 'a follow up'], '']);
  });

  it('goes on after its prey if the enemy in its way is gone before it comes to him', () => {
    // y retires from c across the way of a, and is cut down there before a comes to it.
    const s = fight(
      ['a HC 20 16 motion=charging', 'c HC 12 10 facing=90 motion=charging'],
      ['x HI 20 16 dp=5', 'y HI 12 10 facing=270 stands=4 files=2 casualties=2', FAR],
      ['a x fresh', 'c y fresh'],
      [1, 2, 2, 3, 4, 3, 5, 6, 5, 5, 6, 3, 3, 2],
    );
    expect([moves(s), s.at('y')]).toEqual([['y retire', 'x break', 'a pursue', 'c pursue'], 'gone']);
    expect(s.told('hacked')).toMatchObject([{ unit: s.id('y'), by: s.id('c') }]);
    // c stands where it has caught y, and stops a in its turn.
    expect([s.at('a'), s.told('contact'), s.told('charge')]).toEqual([
      expect.stringMatching(/^20 12(\.\d+)? 0$/),
      [],
      [],
    ]);
  });
});
