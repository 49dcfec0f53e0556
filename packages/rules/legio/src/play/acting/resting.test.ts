import { describe, expect, it } from 'vitest';
import { dps } from '../../testing/combat-phase.ts';
import { lines } from '../../testing/lines.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';
import { marching } from '../../testing/terrain.ts';

const REST = 'rest, and lose DPs';

describe('LG-REC-1 LG-REC-2 rest', () => {
  const resting = (unit: string, away: number, more: StageOptions = {}): LegioStage =>
    marching(unit.replace(/^(\S+) ?/, 'a $1 500 900 '), { turns: 1, ...more }, `x SW 500 ${900 - away} hasShot`);
  /** To the end of the battle: nobody charges. */
  const rest = (unit: string, away = 300, more: StageOptions = {}): LegioStage => {
    const s = resting(unit, away, more).pick('rest');
    while (s.asked) s.pass();
    return s;
  };

  it('LG-REC-1 LG-SEQ-2 a unit at rest loses 1 DP, of A grade 2 beyond 100 paces', () => {
    const left = (unit: string, away?: number) => rest(unit, away).unit('a').dp;
    expect([left('SW A dp=4'), left('SW A dp=4', 100), left('SW A dp=4', 100.1)]).toEqual([2, 3, 2]);
    expect([left('SW B dp=4'), left('SW C dp=4'), left('SW D dp=4')]).toEqual([3, 3, 3]);
    expect(left('SW A dp=1')).toBe(0);
    const s = rest('SW A dp=4');
    expect(lines(s.told('rested')[0]!.removed)).toEqual([
      'LG-REC-1 at rest +1',
      'LG-REC-1 A grade beyond bow range +1',
    ]);
    expect(s.unit('a')).toMatchObject({ rests: true, moved: false, last: 'stand' });
  });

  it('LG-REC-1 not before all have moved and shot', () => {
    const s = resting('SW C dp=2', 300).pick('rest');
    expect([s.unit('a').dp, s.told('rests').length, s.told('rested')]).toEqual([2, 1, []]);
  });

  it('LG-REC-1 not who has no DP, nor D grade that was shot at', () => {
    expect(resting('SW C', 300).labels).not.toContain('rest');
    expect(resting('SW D dp=2 shotAt', 300).labels).not.toContain(REST);
    expect(rest('SW C dp=2 shotAt').unit('a').dp).toBe(1);
  });

  it('LG-AFT-5 shaken ends below 5 DPs', () => {
    expect(rest('SW C dp=5').unit('a')).toMatchObject({ dp: 4, shaken: false });
  });

  it('LG-REC-2 a leader takes 1 more for each inspire action', () => {
    const led = (inspires: number) =>
      rest('SW C dp=5', 300, { leaders: { red: ['Max general a'] }, inspires: { Max: inspires } }).unit('a').dp;
    expect([led(0), led(1), led(3)]).toEqual([4, 3, 1]);
  });

  it('LG-SEQ-3 who rests does not shoot', () => {
    const s = marching('a Jav 500 900 dp=1', {}, 'x SW 500 860');
    expect(s.pick('rest').asked).not.toBe('red shoot a');
    expect(marching('a Jav 500 900 dp=1', {}, 'x SW 500 860').pick('stand').asked).toBe('red shoot a');
  });
});

describe('LG-REC-1 (R) rest is settled when both sides have shot', () => {
  /** a of red rests, and x of blue shoots at it with these dice, whoever moves first. */
  const shot = (initiative: 'red' | 'blue', words: string, hits: readonly number[]): LegioStage => {
    const s = stage(
      { red: [`a SW 500 900 ${words}`], blue: ['x Arch 500 820 stands=2 files=2', 'y SW 1700 60'] },
      { initiative, turns: 1 },
    );
    while (s.asked) {
      if (s.asked === 'red action a') s.pick('rest');
      else if (s.asked === 'blue shoot x') s.pick('shoot', ...hits);
      else s.pass();
    }
    return s;
  };

  it.each(['red', 'blue'] as const)('LG-REC-1 D grade that is shot at keeps its DPs, if %s moves first', (first) => {
    expect(shot(first, 'C dp=2', [1, 1]).unit('a').dp).toBe(1);
    if (first === 'blue') return;
    const s = shot(first, 'D dp=2', [1, 1]);
    expect([s.unit('a').dp, s.told('rested')[0]!.removed.total]).toEqual([2, 0]);
  });

  it.each(['red', 'blue'] as const)(
    'LG-SHO-4 a fifth DP by shooting shakes before rest counts, if %s moves first',
    (first) => {
      const s = shot(first, 'C dp=4', [6, 6]);
      expect(s.told('disordered')).toMatchObject([{ dp: 5, shaken: true, gained: 1 }]);
      expect(s.unit('a')).toMatchObject({ dp: 4, shaken: false });
    },
  );

  it('LG-REC-1 distances are those of the end of the phase', () => {
    const far = (paces: number): number => {
      const s = stage({ red: ['a SW 500 900 A dp=3'], blue: ['x SW 500 780', 'y SW 1700 60'] }, { turns: 1 }).pick(
        'rest',
      );
      s.until('blue action x')
        .pick('move, 1 average die', 3)
        .go(paces > 0 ? `advance ${paces}` : 'stay');
      while (s.asked) s.pass();
      return s.unit('a').dp;
    };
    expect([far(0), far(19), far(20)]).toEqual([1, 1, 2]);
  });

  it('LG-REC-1 (R) who has no DP may rest too, while it is in range of enemies who have still to move', () => {
    const labels = (words: string, initiative: 'red' | 'blue', y = 820): readonly string[] =>
      stage({ red: [`a SW 500 900 ${words}`, 'b SW 1500 1100'], blue: [`x Arch 500 ${y}`] }, { initiative }).until(
        'red action a',
        ...(initiative === 'blue' ? [1, 1, 1, 1, 1, 1] : []),
      ).labels;
    expect(labels('', 'red')).toContain('rest');
    expect(labels('', 'red', 799.9)).not.toContain('rest');
    expect(shot('red', '', [6, 1]).unit('a').dp).toBe(0);
  });

  it('LG-REC-1 (R) who is charged by pursuers in the phase has not been at rest', () => {
    const s = stage(
      { red: ['a SW 500 900 dp=2', 'b SW 1500 1100'], blue: ['x SW 500 840 pursuing facing=180', 'y SW 1700 60'] },
      { turns: 1 },
    ).until('red action a');
    s.pick('rest', 3, 1);
    expect([s.contacts, dps(s)]).toEqual([['x-a front'], 'a2 b0 x0 y0']);
    expect(s.pass(1, 2).told('rested')).toEqual([]);
  });
});

describe('LG-CTL-2 who repeats that it stood or rested', () => {
  it('LG-CTL-2 may rest, and nothing else', () => {
    expect(marching('a SW 500 900 repeats dp=2').labels).toEqual(['stand', REST]);
    const s = stage({ red: ['a SW 500 900 repeats', 'b SW 100 1100'], blue: ['x SW 500 500'] });
    expect(s.asked).toBe('red action b');
  });

  it('LG-CTL-2 LG-AFT-1 so may who is halted after combat, though it moved before', () => {
    expect(marching('a SW 500 900 repeats last=move halted dp=2').labels).toEqual(['stand', REST]);
  });
});
