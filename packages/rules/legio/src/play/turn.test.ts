import { describe, expect, it } from 'vitest';
import { type LegioStage, stage } from '../testing/stage.ts';

const RED = ['a SW 500 900', 'b SW 600 900'];
const BLUE = ['x SW 500 100', 'y Sk 600 100'];

describe('LG-SEQ-1 the turn begins', () => {
  const begun = (dice: readonly number[], red = RED): LegioStage =>
    stage({ red, blue: BLUE }, { from: 'begin', dice: [...dice, 3, 3, 3, 3], turn: 4 });

  it('LG-SEQ-1 initiative is thrown for each turn, ties again', () => {
    for (const [dice, side] of [
      [[4, 3], 'red'],
      [[3, 4], 'blue'],
      [[2, 2, 1, 5], 'blue'],
    ] as const) {
      const s = begun(dice);
      expect([s.board.turn, s.board.initiative, s.asked.split(' ')[0]]).toEqual([5, side, side]);
    }
  });

  it('LG-AFT-1 who halted after combat is halted this turn, and in the next no longer', () => {
    const s = begun([4, 3], ['a SW 500 900 haltsNext', 'b SW 600 900 halted']);
    expect([s.unit('a'), s.unit('b')]).toMatchObject([
      { halted: true, haltsNext: false },
      { halted: false, haltsNext: false },
    ]);
  });

  it('LG-CHG-1 what holds for a turn is over', () => {
    const s = begun([4, 3], ['a SW 500 900 moved rests formedUp shotOver shotAt motion=charging', 'b SW 600 900']);
    const OVER = { moved: false, rests: false, formedUp: false, shotOver: false, shotAt: false, motion: 'standing' };
    expect(s.unit('a')).toMatchObject(OVER);
  });

  it('LG-CBT-3 who followed up is still following up when they fight', () => {
    const s = stage(
      { red: ['a SW 500 600 motion=following_up', 'b SW 600 900'], blue: ['x SW 500 600', 'y Sk 600 100'] },
      { from: 'begin', dice: [4, 3, 3, 3], contacts: ['a x'] },
    );
    expect(s.unit('a').motion).toBe('following up');
  });
});

describe('LG-END-1 the end', () => {
  const ended = (red: readonly string[], blue: readonly string[], turns = 5): LegioStage['game']['result'] =>
    stage({ red, blue }, { from: 'fight', turn: 5, turns }).game.result;
  const rests = (lines: readonly string[]): string[] => lines.map((line) => `${line} rests`);

  it('LG-END-1 an army breaks with half of its units lost; light troops count half', () => {
    const red = ['a SW 500 900', 'b SW 600 900'];
    expect(ended(red, ['x SW 500 100 routing', 'y SW 600 100'])).toMatchObject({
      winner: 'red',
      reason: 'the army is broken: blue',
    });
    const lights = ['x Sk 500 100 routing', 'y SW 600 100', 'v Sk 700 100'];
    expect(ended(red, lights)).toMatchObject({ reason: expect.stringContaining('time is up') });
    expect(ended(red, ['x Sk 500 100 routing', 'y Sk 600 100'])).toMatchObject({ reason: 'the army is broken: blue' });
  });

  it('LG-END-1 both may break', () => {
    expect(ended(['a SW 500 900 routing'], ['x SW 500 100 routing'])).toMatchObject({ winner: null });
  });

  it('LG-END-1 when time is up fewer losses win', () => {
    const blue = ['x Sk 500 100 routing', 'y SW 600 100', 'v SW 700 100'];
    expect(ended(RED, blue)).toMatchObject({ winner: 'red' });
    expect(ended(RED, ['x SW 500 100'])).toMatchObject({ winner: null });
  });

  it('LG-END-1 before that the battle goes on', () => {
    const s = stage({ red: rests(RED), blue: BLUE }, { from: 'fight', turn: 4, turns: 5, dice: [4, 3, 3, 3, 3, 3] });
    expect([s.game.result, s.board.turn]).toEqual([null, 5]);
  });
});
