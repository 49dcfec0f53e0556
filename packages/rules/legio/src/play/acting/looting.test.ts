import { describe, expect, it } from 'vitest';
import { combatPhase, fight, offered } from '../../testing/combat-phase.ts';
import { lines } from '../../testing/lines.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';
import { patch } from '../../testing/terrain.ts';

const FAR = 'z SW 1700 1100';
const R = 'r SW 100 1100';
const camp = (of: 'red' | 'blue', top = 300, bottom = 500): NonNullable<StageOptions['terrain']> => [
  { ...patch('camp', 400, top, 600, bottom), of },
];
const CAMP: StageOptions = { terrain: camp('blue') };

describe('LG-CTL-1 looting', () => {
  it('LG-CTL-1 (R) who comes into the enemy’s camp in pursuit stays and loots', () => {
    const on = (more: StageOptions) =>
      stage({ red: ['a SW 500 600 pursuing', R], blue: ['x SW 500 200', FAR] }, { dice: [4, 3], ...more });
    const s = on(CAMP);
    expect(s.told('loots')).toMatchObject([{ unit: 0, clauses: ['LG-CTL-1'] }]);
    expect([s.unit('a').mood, s.at('a'), s.asked]).toEqual(['looting', '500 460 0', 'red action r']);
    expect(on({ terrain: camp('red') }).unit('a').mood).toBe('pursuing');
    expect(on({ terrain: camp('blue', 300, 459) }).unit('a').mood).toBe('pursuing');
  });

  it('LG-CTL-1 (R) not by a move that it chose, nor while it fights there', () => {
    const s = stage({ red: ['a SW 500 540', R], blue: ['x SW 500 200', FAR] }, { ...CAMP, turns: 1 });
    s.until('red action a').pick('move, 1 average die', 5).go('advance 100');
    while (s.asked) s.pass();
    expect(s.unit('a').mood).toBe('steady');
    const held = stage({ red: ['a SW 500 560 pursuing', R], blue: ['x SW 500 480', FAR] }, { ...CAMP, dice: [4, 3] });
    expect([held.contacts, held.unit('a').mood]).toEqual([['a-x front'], 'pursuing']);
  });

  it('LG-CTL-1 (R) after the combat phase too, and no longer who has been driven out', () => {
    const s = fight(['a SW 500 600', R], ['x SW 500 600', FAR], ['a x'], [6, 1, 2, 1, 4, 3], {
      terrain: camp('blue', 300, 560),
    });
    expect([s.unit('a').mood, s.told('loots').length]).toEqual(['looting', 1]);
    const out = combatPhase(['a SW 900 900 looting', R], ['x SW 500 200', FAR], CAMP);
    while (out.asked) out.pass();
    expect(out.unit('a').mood).toBe('steady');
  });

  it('LG-CTL-1 (R) it neither moves, shoots, rests nor charges', () => {
    const s = stage({ red: ['a Jav 500 490 looting dp=2', R], blue: ['x SW 500 450', FAR] }, CAMP);
    expect(s.asked).toBe('red action r');
    expect(offered(combatPhase(['a Jav 500 490 looting', R], ['x SW 500 450 rests', FAR], CAMP))).toEqual([]);
  });

  it('LG-CTL-1 a control test at +1 ends it, if it tries', () => {
    const tested = (...faces: number[]): LegioStage => {
      const s = stage(
        { red: ['a SW 500 480 looting', 'b SW 100 1100 free'], blue: ['x SW 500 100', FAR] },
        { ...CAMP, from: 'controlFirst' },
      );
      expect([s.asked, s.question.question]).toEqual(['red cease', 'Looting: shall a try to stop?']);
      return faces.length > 0 ? s.pick('try to stop', ...faces) : s.pick('go on');
    };
    expect(lines(tested(3, 3, 3).told('control')[0]!.tally)).toEqual([
      'LG-CTL-1 charging, looting, routing or pursuing +1',
    ]);
    const moods = [1, 3, 4].map((face) => {
      const { mood, control } = tested(face, 3, 3).unit('a');
      return `${mood} ${control}`;
    });
    expect(moods).toEqual(['steady halts', 'steady free', 'looting loose']);
  });

  it('LG-CTL-1 (R) enemies who fight it end it', () => {
    const s = fight(['a SW 500 400 looting', R], ['x SW 500 400', FAR], ['x a'], [5, 3], CAMP)
      .pick('halt')
      .pick('halt');
    expect(s.unit('a').mood).toBe('steady');
  });
});

describe('LG-END-1 (R) a camp that decides', () => {
  const looted = (campDecides: boolean): LegioStage => {
    const s = combatPhase(['a SW 500 480 looting', R], ['x SW 500 100', FAR], {
      ...CAMP,
      turns: 1,
      objective: { campDecides },
    });
    while (s.asked) s.pass();
    return s;
  };

  it('LG-END-1 the battle is lost if enemies loot it at the end of a turn', () => {
    expect(looted(true).told('ended')).toMatchObject([{ result: { winner: 'red', reason: 'the camp is lost: blue' } }]);
    expect(looted(false).told('ended')[0]!.result.reason).toContain('time is up');
  });

  it('LG-END-1 a camp is somebody’s, and one must be there to decide', () => {
    const battle = (more: StageOptions) => () => combatPhase(['a SW 500 500', R], ['x SW 500 100', FAR], more);
    expect(battle({ terrain: [patch('camp', 0, 0, 50, 50)] })).toThrow('a camp, and nothing else, is somebody’s');
    expect(battle({ terrain: [{ ...patch('hill', 0, 0, 50, 50), of: 'red' }] })).toThrow('a camp, and nothing else');
    expect(battle({ objective: { campDecides: true } })).toThrow('there is no camp (LG-END-1)');
  });
});
