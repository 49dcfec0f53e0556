import type { DiceEvent } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';
import { line } from '../../testing/terrain.ts';

const testing = (red: string[], dice: number[], more: StageOptions = {}, blue = ['x SW 900 200 free']): LegioStage =>
  stage({ red, blue }, { from: 'controlFirst', dice, ...more });

const tested = (s: LegioStage): string[] => s.told('control').map(({ unit }) => s.g.setting.units[unit]!.key);
const dieOf = (s: LegioStage): string => (s.events.find(({ type }) => type === 'dice') as DiceEvent).die;
/** What a unit does after a control test of these dice. */
const after = (unit: string, ...dice: number[]) => testing([unit], dice).unit('a');

describe('LG-CTL-1 who is tested', () => {
  it('LG-CTL-1 whom nobody controls; not who is controlled or fights', () => {
    const s = testing(['a SW 500 900', 'b SW 700 900 free', 'c SW 900 900'], [3], { contacts: ['c x'] }, [
      'x SW 900 900',
    ]);
    expect(tested(s)).toEqual(['a']);
  });

  it('LG-SEQ-1 LG-CTL-1 from right to left, the initiative side first', () => {
    const units = { red: ['a SW 500 900', 'b SW 700 900'], blue: ['x SW 500 200', 'y SW 700 200'] };
    const order = (initiative: 'red' | 'blue') =>
      tested(stage(units, { from: 'controlFirst', initiative, dice: [3, 3, 3, 3] }));
    expect(order('red')).toEqual(['b', 'a', 'x', 'y']);
    expect(order('blue')).toEqual(['x', 'y', 'b', 'a']);
  });

  it.each([
    ['A', 'AvD'],
    ['B', 'AvD'],
    ['C', 'D6'],
    ['D', 'D6'],
  ])('LG-CTL-1 %s grade throws a %s', (grade, die) => expect(dieOf(testing([`a SW 500 900 ${grade}`], [3]))).toBe(die));
});

describe('LG-CTL-2 what comes of it', () => {
  it.each([
    [1, 'halts'],
    [2, 'halts'],
    [3, 'free'],
    [4, 'free'],
    [5, 'repeats'],
    [6, 'repeats'],
  ])('LG-CTL-2 %i', (face, control) => {
    const { control: found, mood } = after('a SW 500 900', face);
    expect([found, mood]).toEqual([control, 'steady']);
  });

  it('LG-CTL-2 who halts only stands or rests', () => {
    const s = testing(['a SW 500 900 dp=1', 'b SW 700 900'], [2, 2]);
    expect([s.asked, s.labels]).toEqual(['red action a', ['stand', 'rest, and lose DPs']]);
  });
});

describe('LG-CTL-1 a leader who inspires', () => {
  const inspired = (more: StageOptions = {}) =>
    testing(['a SW 500 900'], [], { leaders: { red: ['Max general a'] }, inspires: { Max: 1 }, ...more });

  it('LG-CTL-2 sees what comes of each', () => {
    const { question } = testing(['a SW 500 900 A'], [], {
      leaders: { red: ['Max general a'] },
      inspires: { Max: 1 },
    });
    // An average die: 2 3 3 4 4 5.
    expect(question.options!.map((option) => question.preview(option))).toEqual([
      'acts as wished 67%, halts 17%, repeats its last move 17%',
      'acts as wished 50%, halts 0%, repeats its last move 50%',
      'acts as wished 50%, halts 50%, repeats its last move 0%',
    ]);
  });

  it('LG-CTL-1 adds or takes 1, or neither, as the player wishes', () => {
    expect([inspired().asked, inspired().labels]).toEqual(['red bias', ['nothing', '+1', '-1']]);
    const control = (bias: number, face: number) => inspired().choose(bias, face).unit('a').control;
    expect([control(0, 4), control(1, 4), control(-1, 3), control(-1, 5), control(1, 2)]).toEqual([
      ...['free', 'repeats', 'halts', 'free', 'free'],
    ]);
    const rows = (bias: number) => lines(inspired().choose(bias, 3).told('control')[0]!.tally);
    expect([rows(0), rows(1), rows(-1)]).toEqual([
      [],
      ['LG-CTL-1 leader inspiring +1'],
      ['LG-CTL-1 leader inspiring -1'],
    ]);
  });

  it('LG-CTL-1 only if he has inspired it this turn, and only who is tested', () => {
    expect(inspired({ inspires: {}, dice: [3] }).asked).toBe('red action a');
    const held = testing(['a SW 500 900 free'], [], { leaders: { red: ['Max general a'] }, inspires: { Max: 2 } });
    expect(held.asked).toBe('red action a');
    const other = testing(['a SW 500 900 free', 'b SW 700 900'], [3], {
      leaders: { red: ['Max general a'] },
      inspires: { Max: 1 },
    });
    expect(other.asked).toBe('red action b');
  });
});

describe('LG-AFT-5 routers', () => {
  const ROUT = [2, 1];

  it('LG-AFT-5 LG-CTL-1 rally on 4 or less, at +1, unformed and with 5 DPs', () => {
    const s = testing(['a SW 500 900 routing'], [3]);
    expect(lines(s.told('control')[0]!.tally)).toEqual(['LG-CTL-1 charging, looting, routing or pursuing +1']);
    expect(s.unit('a')).toMatchObject({ mood: 'steady', formation: 'unformed', dp: 5, shaken: true, control: 'free' });
    expect(s.log).toContain('a: rallies');
    const lost = testing(['a SW 500 900 routing', 'b SW 100 1000 free'], [4]);
    expect([lost.unit('a').mood, lost.told('rallied')]).toEqual(['routing', []]);
  });

  it('LG-CTL-2 rallied on 1 or 2 they halt', () => {
    const controls = [1, 2].map((face) => testing(['a SW 500 900 routing'], [face]).unit('a').control);
    expect(controls).toEqual(['halts', 'free']);
  });

  const flees = (blue: string, more: StageOptions = {}, friend = 'b SW 100 1000 free'): boolean => {
    const s = testing(['a SW 500 900 routing', friend], ROUT, more, [blue]);
    expect(tested(s)).toEqual([]);
    return s.unit('a').mood === 'routing';
  };
  const tries = (blue: string, more: StageOptions = {}, friend = 'b SW 100 1000 free'): boolean =>
    testing(['a SW 500 900 routing', friend], [3], more, [blue]).unit('a').mood === 'steady';

  it('LG-AFT-5 may try beyond 100 paces of any enemy', () => {
    expect(flees('x SW 500 800 free')).toBe(true);
    expect(tries('x SW 500 799.9 free')).toBe(true);
  });

  it('LG-AFT-5 may try behind formed friends', () => {
    const near = 'x SW 500 800 free';
    expect(tries(near, {}, 'b SW 500 850 free')).toBe(true);
    expect(flees(near, {}, 'b SW 500 850 free unformed')).toBe(true);
    expect(flees(near, {}, 'b SW 500 950 free')).toBe(true);
    expect(flees(near, {}, 'b SW 500 890 free facing=180')).toBe(true);
  });

  it('LG-AFT-5 (R) behind them is within 40 paces, and they between it and the nearest enemy', () => {
    const near = 'x SW 500 800 free';
    expect(tries(near, {}, 'b SW 500 820 free')).toBe(true);
    expect(flees(near, {}, 'b SW 500 819.9 free')).toBe(true);
    expect(tries(near, {}, 'b SW 470 850 free')).toBe(true);
    expect(flees(near, {}, 'b SW 469 850 free')).toBe(true);
  });

  it('LG-AFT-5 may try with an obstacle between it and every enemy', () => {
    const near = 'x SW 500 800 free';
    const lines = (left: number, right: number): StageOptions => ({
      lines: [line('obstacle', [left, 850], [right, 850])],
    });
    expect(tries(near, lines(480, 520))).toBe(true);
    expect(tries(near, { lines: [line('fortification', [480, 850], [520, 850])] })).toBe(true);
    expect(flees(near, lines(501, 520))).toBe(true);
    expect(flees(near, { lines: [line('road', [480, 850], [520, 850])] })).toBe(true);
    const two = testing(['a SW 500 900 routing'], ROUT, lines(480, 520), [near, 'y SW 400 900 free facing=90']);
    expect(tested(two)).toEqual([]);
  });
});

describe('LG-CTL-1 pursuers', () => {
  const pursuing = () => testing(['a HC 500 900 pursuing'], []);

  it('LG-CTL-1 see how likely they are to stop', () => {
    const { question } = pursuing();
    expect(question.options!.map((option) => question.preview(option))).toEqual(['ceases 50%', undefined]);
  });

  it('LG-CTL-1 are asked whether they try to stop', () => {
    expect([pursuing().asked, pursuing().labels]).toEqual(['red cease', ['try to stop', 'go on']]);
  });

  it('LG-CTL-1 LG-CTL-2 stop on 4 or less, at +1', () => {
    const s = pursuing().choose(true, 3);
    expect([s.unit('a').mood, s.unit('a').control, s.asked]).toEqual(['steady', 'free', 'red action a']);
    expect(s.told('rallied')).toEqual([]);
    const halts = pursuing().choose(true, 1);
    expect(halts.unit('a').control).toBe('halts');
    const on = pursuing().choose(true, 4, 2, 2, 1);
    expect([on.unit('a').mood, on.told('control')[0]!.result]).toEqual(['pursuing', 'repeats its last move']);
  });

  it('LG-CTL-1 who does not try is not tested, and goes on', () => {
    const s = pursuing().choose(false, 2, 2, 1);
    expect([s.unit('a').mood, s.told('control')]).toEqual(['pursuing', []]);
  });

  it('LG-CTL-1 a leader with them may help', () => {
    const s = testing(['a HC 500 900 pursuing'], [], { leaders: { red: ['Max general a'] }, inspires: { Max: 1 } });
    s.choose(true);
    expect(s.asked).toBe('red bias');
    expect(s.choose(-1, 4).unit('a').mood).toBe('steady');
  });
});
