import { describe, expect, it } from 'vitest';
import { fight, moves } from '../../testing/combat-phase.ts';
import type { LegioStage, StageOptions } from '../../testing/stage.ts';

const FAR = 'z SW 1700 100';

describe('LG-AFT-7 the friend behind who supported the victor', () => {
  /** a, whom b supports from behind, beats x. */
  const won = (dice: readonly number[], b = 'SW 500 660', more: StageOptions = {}): LegioStage =>
    fight(['a SW 500 600', `b ${b}`], ['x SW 500 600', FAR], ['a x'], dice, more);

  it('LG-AFT-7 goes along with a follow-up, 20 paces straight on, or halts', () => {
    const s = won([4, 3]).pick('follow up');
    expect([s.asked, s.question.question, s.labels]).toEqual([
      ...['red along', 'a follows up: does b, in support, go along?', ['halt', 'follow up']],
    ]);
    expect(s.question.shows('go along')).toMatchObject({ pieces: [1] });
    const halts = won([4, 3]).pick('follow up').pick('halt');
    expect([halts.at('b'), halts.unit('b').haltsNext, moves(halts)]).toEqual([
      ...['500 660 0', false, ['x fall back', 'a follow up', 'b halt']],
    ]);
    s.pick('follow up');
    expect([s.at('b'), s.unit('b').formation, s.unit('b').comesOn, s.contacts]).toEqual([
      ...['500 640 0', 'line', true, ['a-x front']],
    ]);
  });

  it('LG-AFT-7 goes along in pursuit by its own dice, unformed', () => {
    // x retires 100 paces, a pursues by 60.
    const s = won([6, 1, 2, 1, 2, 1]);
    expect([s.asked, s.labels]).toEqual(['red along', ['halt', 'pursue']]);
    s.pick('pursue', 2, 2);
    expect(s.unit('b')).toMatchObject({ mood: 'pursuing', formation: 'unformed', prey: s.id('x'), comesOn: true });
    expect(s.at('b')).toBe('500 580 0');
    const halts = won([6, 1, 2, 1, 2, 1]).pick('halt');
    expect(halts.unit('b')).toMatchObject({ mood: 'steady', formation: 'line', haltsNext: false });
  });

  it('LG-AFT-6 in pursuit it charges new enemy like any other', () => {
    const s = fight(
      ['a SW 500 600 files=3', 'b SW 480 660'],
      ['x SW 500 600', FAR, 'y SW 440 600 facing=180 stands=2 files=2 rests'],
      ['a x'],
      [6, 1, 2, 1, 2, 1],
    );
    s.pick('pursue', 4, 6, 3, 3);
    expect(s.told('charge').map(({ unit }) => unit)).toEqual([1]);
  });

  it('LG-AFT-7 supportsHaltFreely switched off: who halts is halted next turn', () => {
    const s = won([4, 3], 'SW 500 660', { rulings: { supportsHaltFreely: false } })
      .pick('follow up')
      .pick('halt');
    expect(s.unit('b').haltsNext).toBe(true);
    expect(won([4, 3]).pick('follow up').question.preview('halt')).toBeUndefined();
  });

  it.each<[string, string]>([
    ['who is beside', 'SW 640 640'],
    ['unformed', 'SW 500 660 unformed'],
    ['who is too far behind', 'SW 500 681'],
  ])('LG-CBT-2 nobody is asked %s', (_, b) => expect(won([5, 3], b).pick('follow up').asked).toBe(''));

  it('LG-AFT-7 nor if the engaged unit halts, or has not won', () => {
    expect(won([4, 3]).pick('halt').asked).toBe('');
    const tie = fight(['a HC 500 600', 'b SW 500 660'], ['x HC 500 600', FAR], ['a x'], [2, 3]);
    expect(tie.labels).toContain('follow up');
    tie.pick('fall back').pick('follow up');
    expect(tie.asked).toBe('');
    expect(moves(tie)).toEqual(['x fall back', 'a follow up']);
  });

  it('LG-AFT-7 (R) artillery goes along with nobody, nor who has no room', () => {
    expect(won([4, 3], 'Art 500 660').pick('follow up').asked).toBe('');
    const shut = fight(
      ['a SW 500 600', 'b SW 500 660', 'c SW 500 640 stands=2 files=2'],
      ['x SW 500 600', FAR],
      ['a x'],
      [4, 3],
    ).pick('follow up');
    expect([shut.asked, shut.at('b'), moves(shut).at(-1)]).toEqual(['', '500 660 0', 'b halt']);
  });

  it('LG-AFT-7 blue is asked for its own', () => {
    const s = fight(['a SW 500 600', 'r SW 100 1100'], ['x SW 500 600', 'y SW 500 540', FAR], ['a x'], [3, 4]);
    expect(s.asked).toBe('blue after');
    s.pick('follow up');
    expect([s.asked, s.pick('follow up').at('y')]).toEqual(['blue along', '500 560 180']);
  });
});
