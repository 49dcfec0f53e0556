import { describe, expect, it } from 'vitest';
import { combatPhase, declare, fight, moves } from '../../testing/combat-phase.ts';
import type { StageOptions } from '../../testing/stage.ts';
import { patch } from '../../testing/terrain.ts';

const FAR = 'z Art 42 2';
const camp = (top: number, bottom: number): StageOptions => ({
  ...{ terrain: [patch('camp', [10, top, 30, bottom], 'blue')], objective: { campDecides: true } },
});

describe('CB-CMD-6 looting ends', () => {
  it('CB-CMD-6 CB-END-1 once the looter gives way, though it is in the camp still; the camp is not lost', () => {
    const after = (a: number, x: number) =>
      fight(['a HI 20 20 looting', 'r Art 3 28'], ['x HI 20 20', FAR], ['x a'], [a, x], camp(18, 25));
    const driven = after(1, 4).pick('halt');
    expect([moves(driven)[0], driven.at('a'), driven.unit('a').mood]).toEqual(['a fall back', '20 21 0', 'steady']);
    expect(driven.game.result).toMatchObject({ reason: expect.stringContaining('time is up') });
    const stays = after(3, 3).pick('halt').pick('halt');
    expect([stays.unit('a').mood, stays.game.result]).toMatchObject(['looting', { reason: 'the camp is lost: blue' }]);
  });

  it('CB-CMD-6 CB-END-1 and only who stands in the camp loots it', () => {
    const out = fight(['a HI 20 20 looting', 'r Art 3 28'], ['x HI 35 5', FAR], [], [], camp(10, 15));
    expect([out.unit('a').mood, out.game.result]).toMatchObject([
      'steady',
      { reason: expect.stringContaining('time is up') },
    ]);
  });
});

describe('CB-CMD-6 (R) carried away into the camp it loots, however it came there', () => {
  it('CB-AFT-7 in pursuit', () => {
    const pursuing = (options: StageOptions) =>
      fight(
        ['a HC 20 20 motion=charging', 'r Art 3 28'],
        ['x HI 20 20 dp=5', 'y HI 36 5', 'w HI 40 8', FAR],
        ['a x fresh'],
        [1, 3, 2, 4, 2, 2, 1],
        options,
      );
    const s = pursuing(camp(10, 16));
    expect([s.at('a'), s.unit('a').mood, s.told('loots')]).toMatchObject(['20 15 0', 'looting', [{ unit: 0 }]]);
    expect(s.game.result).toMatchObject({ reason: 'the camp is lost: blue' });
    expect(pursuing(camp(10, 14.9)).unit('a').mood).toBe('pursuing');
  });

  it('CB-CHG-5 on a charge that falls short', () => {
    const s = combatPhase(['a War 20 20 advancing', 'r Art 3 28'], ['x HI 20 15.5', FAR], camp(16, 18));
    declare(s, [], 2, 1);
    expect([s.at('a'), s.unit('a').mood]).toEqual(['20 17 0', 'looting']);
  });

  it('but not while it fights there', () => {
    const s = fight(['a War 20 20 advancing', 'r Art 3 28'], ['x HI 20 20', FAR], ['a x'], [3, 3], camp(18, 25));
    s.pick('halt').pick('halt');
    expect([s.unit('a').mood, s.told('loots')]).toEqual(['advancing', []]);
  });
});
