import { describe, expect, it } from 'vitest';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';
import { marching } from '../../testing/terrain.ts';

describe('LG-AFT-1 halted after combat', () => {
  const halted = (words = '', blue = 'x SW 500 500') => marching(`a SW 500 900 halted ${words}`, {}, blue);

  it('LG-AFT-1 a unit changes formation or facing, rests or stands; it does not move', () => {
    expect(halted('dp=2').labels).toEqual(['stand', 'rest, and lose DPs', 'change formation or facing']);
    expect(marching('a Jav 500 900 halted').labels).toEqual(['stand', 'unform', 'change formation or facing']);
    // Halted by its control test as well, it only stands, and is not asked.
    const s = stage({ red: ['a SW 500 900 halted halts'], blue: ['x SW 500 500 free'] });
    expect([s.asked, s.unit('a').moved]).toEqual(['blue action x', false]);
  });

  it('LG-AFT-1 LG-REC-1 (R) rest removes its DPs like anybody’s', () => {
    const s = marching('a SW 500 900 halted dp=2', { turns: 1 }).pick('rest').until('blue action far').pick('stand');
    expect(s.unit('a').dp).toBe(1);
  });

  it('LG-AFT-1 without dice, in its place', () => {
    const s = halted().pick('change formation or facing');
    expect(s.question.question).toBe('Halted: how shall a form or face?');
    for (const path of ['turn about', 'form column', 'form line 2, turn about', 'stay'])
      expect(s.refusal(path)).toBeUndefined();
    for (const path of ['advance 1', 'wheel left 1', 'sidestep left 1', 'back 1', 'turn about, advance 1'])
      expect(s.refusal(path)).toBe('halted after combat, it only changes formation or facing (LG-AFT-1)');
    expect(s.refusal('form column, form line 2, turn about')).toContain('3 half moves');
    expect(s.question.suggestions().map((path) => s.question.label(path))).toEqual([
      'stay',
      'turn about',
      'form column',
    ]);
    s.go('turn about');
    expect([s.at('a'), s.told('allowance'), s.told('moved')]).toMatchObject(['500 940 180', [], [{ how: 'turn' }]]);
    expect(s.unit('a').last).toBe('stand');
  });

  it('LG-AFT-1 LG-MAN-1 LG-MAN-4 unformed it faces any way or forms up', () => {
    const s = halted('unformed').pick('change formation or facing');
    expect(s.refusal('face 45')).toBeUndefined();
    expect(s.go('form line 3').unit('a')).toMatchObject({ formation: 'line', formedUp: true });
  });

  it('LG-MAN-3 near the enemy that costs what it always does', () => {
    const s = halted('', 'x SW 500 800').pick('change formation or facing').go('form column');
    expect(s.told('disordered')).toMatchObject([{ clauses: ['LG-MAN-3'], gained: 1 }]);
  });

  it('LG-AFT-1 LG-SEQ-3 it may shoot, before or after a turn', () => {
    expect(marching('a Jav 500 900 halted', {}, 'x SW 500 860').pick('stand').asked).toBe('red shoot a');
    const s = marching('a Jav 500 900 halted', {}, 'x SW 500 860').pick('change formation or facing').go('form line 2');
    expect(s.asked).toBe('red shoot a');
  });
});

describe('LG-AFT-1 line relief', () => {
  const relief = (front = '', rear = '', more: StageOptions = {}, blue = 'x SW 500 500'): LegioStage =>
    stage({ red: [`a SW 500 900 halted ${front}`, `b SW 500 960 ${rear}`], blue: [blue] }, more);
  const offered = (s: LegioStage): boolean => s.labels.includes('change places with b');

  it('LG-AFT-1 a halted unit changes places with its supporter', () => {
    const s = relief().pick('change places with b');
    expect([s.at('a'), s.at('b'), s.unit('a').moved, s.unit('b').moved]).toEqual([
      ...['500 960 0', '500 900 0', true, true],
    ]);
    expect([s.told('disordered'), s.told('moved').map(({ how }) => how)]).toEqual([[], ['relief', 'relief']]);
  });

  it('LG-AFT-1 and neither moves again', () => expect(relief().pick('change places').asked).toBe('blue action x'));

  it('LG-AFT-1 the reliever may shoot', () => {
    const units = { red: ['a Jav 500 900 halted', 'b Jav 500 960'], blue: ['x SW 500 860'] };
    const s = stage(units).pick('change places');
    expect(s.asked).toBe('red shoot b');
  });

  it.each<[string, string, string]>([
    ['of another front', '', 'files=2 stands=4'],
    ['of another depth', '', 'stands=9'],
    ['that has moved', '', 'moved'],
    ['that has rested', '', 'rests'],
    ['that halts on its control test', '', 'halts'],
    ['that repeats its move', '', 'repeats'],
    ['unformed', '', 'unformed'],
  ])('LG-AFT-1 not with a supporter %s', (_, front, rear) => expect(offered(relief(front, rear))).toBe(false));

  it('LG-AFT-1 nor if it is not halted, or halts on its control test', () => {
    const steady = stage({ red: ['a SW 500 900', 'b SW 500 960'], blue: ['x SW 500 500'] });
    expect(offered(steady)).toBe(false);
    expect(relief('halts').asked).toBe('red action b');
    expect(offered(relief())).toBe(true);
  });

  it('LG-MAN-8 LG-AFT-1 1 DP to each formed one if not both are formed A to C infantry', () => {
    const dps = (s: LegioStage) => {
      s.pick('change places');
      return ['a', 'b'].map((key) => s.unit(key).dp);
    };
    expect(dps(relief('D'))).toEqual([1, 1]);
    expect(dps(relief('', 'D'))).toEqual([1, 1]);
    expect(dps(relief('unformed'))).toEqual([0, 1]);
    expect(dps(relief('C', 'A'))).toEqual([0, 0]);
  });
});
