import { describe, expect, it } from 'vitest';
import { asks, combatPhase, declare, dps, fight, moves, shocks } from '../../testing/combat-phase.ts';
import type { CbStage, StageOptions } from '../../testing/stage.ts';

const FAR = 'z Art 42 2';
/** a and x in contact at 20 20, in melee unless said. */
const meet = (
  dice: readonly number[],
  a = 'HI',
  x = 'HI',
  more: readonly string[] = [],
  options?: StageOptions,
): CbStage =>
  fight(
    [`a ${a.replace(/^\w+/, '$& 20 20')}`, 'r Art 3 28'],
    [`x ${x.replace(/^\w+/, '$& 20 20')}`, FAR, ...more],
    [`a x${a.includes('charging') ? ' fresh' : ''}`],
    dice,
    options,
  );

describe('CB-RES-1 CB-RES-4 winners', () => {
  it.each([
    ['HI A', [5, 1, 2, 1], 'pursue, halt, take ground'],
    ['HI', [6, 1, 2, 1], 'pursue, halt, take ground'],
    ['HI A motion=charging', [5, 1, 2, 1], 'pursue, halt, take ground'],
    ['Pike A motion=charging', [4, 1, 2, 1], 'pursue, follow up, halt, take ground'],
    ['Pike motion=charging', [5, 1, 2, 1], 'pursue, follow up'],
  ])('CB-RES-1 a victory of %s', (a, dice, choices) => {
    expect(asks(meet(dice, a))).toBe(`red after: ${choices}`);
  });

  it('CB-RES-1 B grade that charged others than light troops, and C grade, pursue unasked', () => {
    expect(moves(meet([5, 1, 2, 1, 2, 1], 'HI motion=charging'))).toEqual(['x retire', 'a pursue']);
    expect(moves(meet([6, 1, 2, 1, 2, 1], 'HI C combat=4'))).toEqual(['x retire', 'a pursue']);
    expect(asks(meet([4, 2, 2, 1], 'HI motion=charging', 'LI line'))).toBe('red after: pursue, halt, take ground');
  });

  it.each([
    ['HI A motion=charging', [3, 2], 'red after: follow up, halt'],
    ['HI', [4, 2], 'red after: follow up, halt'],
    ['HI motion=charging', [4, 2], ''],
    ['HI C', [5, 2], ''],
  ])('CB-RES-4 a success of %s', (a, dice, choices) => {
    const s = meet(dice, a);
    expect([asks(s), moves(s)[0]]).toEqual([choices, 'x fall back']);
  });

  it('CB-RES-3 infantry that stood a mounted charge may halt, though C grade', () => {
    const s = meet([1, 6], 'HC motion=charging', 'HI C');
    expect([asks(s), s.at('a')]).toEqual(['blue after: follow up, halt', '20 21 0']);
  });

  it('CB-RES-3 CB-RES-7 (R) infantry that charged the cavalry does not repel it; who came at each other do', () => {
    const struck = fight(
      ['a HC 20 20 motion=charging', 'r Art 3 28'],
      ['x HC 20 20', 'y HI 22 21 facing=270 stands=4 files=2 motion=charging', FAR],
      ['a x fresh', 'y a flank fresh'],
      [4, 3, 2],
    );
    expect(asks(struck.pick('halt'))).toBe('red after: halt, and stay in contact, retire');
    const met = declare(combatPhase(['a HI 20 20', 'r Art 3 28'], ['x HC 20 17', FAR]), ['a x']);
    met.pick('counter-charge').pick('1 die', 3).pick('1 die', 3, 5, 3, 2, 2, 1);
    expect(moves(met)).toEqual(['x retire', 'a halt']);
  });

  it('CB-RES-3 cavalry that charged formed infantry in front retires unless that breaks', () => {
    const s = meet([5, 3, 2, 2, 1], 'HC motion=charging');
    // 5 pips and half a throw a die.
    expect([moves(s), s.at('a'), s.contacts]).toEqual([['x halt', 'a retire'], '20 26.5 0', []]);
    const broke = meet([1, 3, 2, 1, 2, 2, 1], 'HC motion=charging', 'HI dp=5');
    expect(moves(broke)).toEqual(['x break', 'a pursue']);
    expect(moves(meet([4, 3], 'HC motion=charging', 'HC'))).toEqual(['x fall back', 'a follow up']);
  });

  it('CB-RES-2 CB-RES-8 DPs: 1 to others, none to a phalanx; 2 to the beaten', () => {
    expect(dps(meet([5, 2]))).toMatch(/^a1 r0 x2/);
    expect(dps(meet([4, 2], 'Pike'))).toMatch(/^a0 r0 x2/);
    expect(dps(meet([3, 3]).pick('halt').pick('halt'))).toMatch(/^a1 r0 x1/);
  });
});

describe('CB-RES-6 CB-RES-7 the inconclusive', () => {
  it('CB-RES-6 heavy infantry may fall back, but not from mounted', () => {
    expect(asks(meet([3, 3]))).toBe('blue after: halt, and stay in contact, fall back');
    expect(moves(meet([3, 3, 2, 2, 1], 'HC'))).toEqual(['x halt', 'a retire']);
  });

  it('CB-RES-6 light infantry may fall back or retire', () => {
    expect(asks(meet([1, 3], 'HI', 'LI'))).toBe('blue after: halt, and stay in contact, fall back, retire');
  });

  it('who may halt is not offered to fall back where there is no room', () => {
    expect(asks(meet([3, 3], 'HI', 'HI', ['w HI 20 18.9']))).toBe('red after: halt, and stay in contact, fall back');
    expect(asks(meet([3, 3], 'HI', 'HI', ['w HI 20 18']))).toBe('blue after: halt, and stay in contact, fall back');
  });

  it('CB-RES-7 cavalry in melee retires; in its charge on cavalry it may', () => {
    expect(moves(meet([3, 3, 2, 2, 1, 2, 2, 1], 'HC', 'HC'))).toEqual(['x retire', 'a retire']);
    expect(asks(meet([3, 4], 'HC motion=charging', 'HC'))).toBe('blue after: halt, and stay in contact, retire');
    // On formed infantry in front it must.
    expect(moves(meet([3, 4, 2, 2, 1], 'HC motion=charging'))).toEqual(['x halt', 'a retire']);
  });

  it.each(['red', 'blue'] as const)('CB-RES-6 CB-AFT-2 CB-AFT-8 ranks opened to elephants, %s first', (initiative) => {
    const dice = [3, 3];
    const s = meet([...dice, 6], 'El motion=charging', 'HI A', [], { initiative });
    expect(asks(s)).toBe('blue after: halt, and stay in contact, open ranks');
    s.pick('open ranks');
    expect([moves(s), s.at('a'), s.at('x')]).toEqual([['x open ranks', 'a burst through'], '20 17 0', '20 20 180']);
    expect(shocks(s)).toEqual(['x 1 combat', 'x 1 burst through with ranks opened']);
    const shut = meet([...dice, 6], 'El motion=charging', 'HI A', [], { initiative }).pick('halt');
    expect([moves(shut), shut.contacts, shut.at('a')]).toEqual([['x halt', 'a halt'], ['a-x front'], '20 20 0']);
  });

  it('CB-AFT-8 (R) elephants burst through those alone who opened their ranks', () => {
    const s = fight(
      ['a El 20 20 stands=2 files=2 motion=charging', 'r Art 3 28'],
      ['x HI 18 20 A', 'y HI 22 20', FAR],
      ['a x fresh', 'a y fresh'],
      [4, 3, 4, 6],
    ).pick('open ranks');
    expect([moves(s), s.at('a')]).toEqual([['x open ranks', 'y halt', 'a burst through'], '20 18 0']);
    expect(shocks(s)).toEqual(['x 1 combat', 'y 1 combat', 'x 1 burst through with ranks opened']);
  });

  it('CB-RES-6 only A grade opens ranks', () => {
    expect(moves(meet([3, 4, 6], 'El motion=charging', 'HI'))).toEqual(['x halt', 'a halt']);
  });
});

describe('CB-RES-8 CB-RES-9 CB-RES-10 CB-RES-11 the beaten', () => {
  it.each([
    ['HI motion=charging', 'HI', [4, 2], 'x fall back'],
    ['HC motion=charging', 'HI', [4, 2, 2, 2, 1], 'x halt'],
    ['HI', 'El', [5, 2, 6, 6], 'x halt'],
    ['HC', 'HC', [5, 2, 2, 2, 1], 'x retire'],
    ['HC motion=charging', 'HC', [4, 2], 'x fall back'],
    ['HI', 'LI', [2, 2, 2, 1], 'x retire'],
    ['HI', 'LI line', [2, 2], 'x fall back'],
    ['HI', 'SyCh', [3, 2], 'x destroyed'],
  ])('CB-RES-8 CB-RES-9 set back by %s, %s', (a, x, dice, move) => {
    expect(moves(meet(dice, a, x))[0]).toBe(move);
  });

  it('CB-RES-9 infantry that others fight as well falls back', () => {
    const s = fight(
      ['a HC 20 20 motion=charging', 'b HI 22 19.5 facing=270'],
      ['x HI 20 20', FAR],
      ['a x fresh', 'b x flank'],
      [1, 3, 3],
    );
    expect([moves(s)[0], s.at('x')]).toEqual(['x fall back', '20 19 180']);
  });

  it('CB-RES-8 the shaken lose a stand and break', () => {
    const s = meet([2, 5, 2, 1], 'HI', 'HI dp=5');
    expect([s.unit('x').mood, s.unit('x').casualties]).toEqual(['routing', 1]);
  });

  it.each([
    ['HI', 'HI', [6, 1, 2, 1], 'retire', 0],
    ['HI combat=4', 'Pike', [6, 1, 2, 1], 'break', 0],
    ['HI', 'HI unformed', [6, 1, 2, 1], 'break', 1],
    ['HI', 'Ch', [5, 1], 'destroyed', 0],
    ['HI combat=5', 'HI', [6, 1, 2, 1], 'break', 1],
    ['HI combat=4', 'HI', [6, 1, 2, 1], 'retire', 0],
  ])('CB-RES-10 CB-RES-11 %s on %s %j: %s', (a, x, dice, move, casualties) => {
    const s = meet(dice, a, x);
    expect([moves(s)[0], s.unit('x').casualties]).toEqual([`x ${move}`, casualties]);
  });
});

it('CB-AFT-8 (R) scythed chariots struck in flank turn on the enemy and burst through him', () => {
  // a stands to the right of x, who faces down the table, and strikes his left flank.
  const s = fight(
    ['a HI 22 20.5 facing=270', 'r Art 3 28'],
    ['x SyCh 20 21 stands=2 files=2', 'z Art 42 2'],
    ['a x flank'],
    [1, 6, 3],
  );
  expect(moves(s)).toContain('x burst through');
  expect(Number(s.at('x').split(' ')[0])).toBeGreaterThan(22);
  expect(shocks(s)).toContain('a 2 burst through');
});
