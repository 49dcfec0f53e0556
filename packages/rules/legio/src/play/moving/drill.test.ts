import { describe, expect, it } from 'vitest';
import type { LegioStage, StageOptions } from '../../testing/stage.ts';
import { line, marching } from '../../testing/terrain.ts';

const LABEL = { foot: 'move, 1 average die', horse: 'move, 2 average dice', column: 'move, without dice' };

/** A unit at 500, 900 that may go 100 paces (cavalry 200, columns 100 or 240), an enemy so far before it. */
function drilling(unit: string, away = 400, more: StageOptions = {}): LegioStage {
  const s = marching(`a ${unit}`, more, `x SW 500 ${900 - away}`);
  const [type] = unit.split(' ');
  if (unit.includes('column')) return s.pick(LABEL.column);
  return /^(HC|SC|LC)$/.test(type!) ? s.pick(LABEL.horse, 5, 5) : s.pick(LABEL.foot, 5);
}
const DRILLED = 'SW 500 900';

/** What a path costs: "clause DPs". */
const cost = (s: LegioStage, path: string): string[] =>
  s
    .go(path)
    .told('disordered')
    .map(({ clauses, gained }) => `${clauses} ${gained}`);

describe('LG-MAN-2 wheel', () => {
  it('LG-MAN-2 1 DP in line within 100 paces of enemy, and none beyond', () => {
    expect(cost(drilling(DRILLED, 100), 'wheel left 10')).toEqual(['LG-MAN-2 1']);
    expect(cost(drilling(DRILLED, 130), 'wheel left 10')).toEqual([]);
    expect(cost(drilling(`${DRILLED} column`, 100), 'wheel left 10')).toEqual([]);
    expect(cost(drilling('Sk 500 900', 100), 'wheel left 10')).toEqual([]);
  });

  it('LG-MAN-2 wherever on its way it wheels', () => {
    expect(cost(drilling(DRILLED, 130), 'advance 40, wheel left 10')).toEqual(['LG-MAN-2 1']);
    expect(cost(drilling(DRILLED, 130), 'wheel left 10, advance 40')).toEqual([]);
    // The corner that wheels forward comes within 100 paces.
    expect(cost(drilling(DRILLED, 105), 'wheel left 10')).toEqual(['LG-MAN-2 1']);
  });

  it('LG-MAN-2 once, however often it wheels', () =>
    expect(cost(drilling(DRILLED, 100), 'wheel left 10, wheel right 10')).toEqual(['LG-MAN-2 1']));

  it('LG-MAN-2 LG-MOV-1 the way of the outer corner counts', () => {
    // 60 paces wide: 90 degrees are 94.3 paces.
    expect(drilling(DRILLED).refusal('wheel left 90, advance 5.7')).toBeUndefined();
    expect(drilling(DRILLED).refusal('wheel left 90, advance 5.8')).toContain('(LG-MOV-1)');
  });
});

describe('LG-MAN-3 change of formation', () => {
  it('LG-MAN-3 takes half a move', () => {
    const s = drilling(DRILLED);
    expect(s.refusal('form column, advance 50')).toBeUndefined();
    expect(s.refusal('form column, advance 50.1')).toBe('0.1 paces beyond what is left of 100 paces (LG-MOV-1)');
    expect(s.refusal('form column, form line, advance 1')).toContain('(LG-MOV-1)');
    s.go('form column, advance 50');
    expect([s.at('a'), s.unit('a').formation, s.unit('a').files, s.unit('a').formedUp]).toEqual([
      ...['500 850 0', 'column', 3, false],
    ]);
    expect(s.told('formed')).toMatchObject([{ into: 'column', clauses: ['LG-MAN-3'] }]);
  });

  it('LG-MAN-3 1 DP within 100 paces', () => {
    expect(cost(drilling(DRILLED, 100), 'form column')).toEqual(['LG-MAN-3 1']);
    expect(cost(drilling(DRILLED, 100.1), 'form column')).toEqual([]);
    expect(cost(drilling(`${DRILLED} column`, 100), 'form line 3')).toEqual(['LG-MAN-3 1']);
    expect(cost(drilling(DRILLED, 100), 'form column, form line 2')).toEqual(['LG-MAN-3 1', 'LG-MAN-3 1']);
  });

  it('LG-MAN-3 LG-UNIT-4 into a line of as many files as there are stands for', () => {
    const s = drilling('SW 500 900 casualties=1');
    expect(s.refusal('form line 5')).toBeUndefined();
    for (const wrong of ['form 120 20', 'form 50 40', 'form 60 60', 'form 20 80'])
      expect(s.refusal(wrong)).toBe('its stands do not form so (LG-MAN-3)');
    s.go('form line 5');
    expect(s.unit('a')).toMatchObject({ formation: 'line', files: 5 });
  });

  it('LG-MAN-3 LG-MAN-2 from then on it is what it has formed', () =>
    expect(cost(drilling(`${DRILLED} column`, 100), 'form line 3, wheel left 10')).toEqual([
      'LG-MAN-3 1',
      'LG-MAN-2 1',
    ]));
});

describe('LG-MAN-4 forming up', () => {
  it('LG-MAN-4 takes the full move', () => {
    const s = drilling('Jav 500 900 unformed');
    expect(s.refusal('form line 3, advance 0.1')).toContain('(LG-MOV-1)');
    expect(s.refusal('form line 3, turn about')).toBe('its manoeuvres take 3 half moves, and it has two (LG-MAN-3)');
    expect(s.refusal('face 90, form line 3')).toBeUndefined();
    expect(s.refusal('form line 3, face 90')).toBe('only unformed troops face freely (LG-MAN-1)');
    s.go('form line 3');
    expect(s.unit('a')).toMatchObject({ formation: 'line', files: 3, formedUp: true, last: 'stand', moved: true });
    expect(s.told('formed')).toMatchObject([{ into: 'line', clauses: ['LG-MAN-4'] }]);
  });

  it('LG-MAN-4 1 DP within 100 paces', () => {
    expect(cost(drilling('Jav 500 900 unformed', 100), 'form line 3')).toEqual(['LG-MAN-4 1']);
    expect(cost(drilling('Jav 500 900 unformed', 100.1), 'form line 3')).toEqual([]);
  });

  it('LG-MAN-4 LG-UNIT-4 a single stand forms line', () => {
    const s = drilling('El 500 900 unformed').go('form 20 20');
    expect(s.unit('a')).toMatchObject({ formation: 'line', files: 1 });
    const last = drilling('SW 500 900 stands=2 casualties=1 unformed').go('form line');
    expect(last.unit('a').formation).toBe('line');
  });

  it('LG-MAN-1 light troops form columns, but no lines', () => {
    const s = drilling('Sk 500 900');
    expect(s.refusal('form line 2')).toBe('light troops form no line (LG-MAN-1)');
    expect(s.go('form column').unit('a').formation).toBe('column');
    expect(drilling('Sk 500 900 column').refusal('form line 2')).toBe('light troops form no line (LG-MAN-1)');
  });
});

describe('LG-MAN-1 unformed', () => {
  it('LG-MAN-1 heavy cavalry and javelinmen may unform, and then still move', () => {
    for (const type of ['HC', 'Jav']) {
      const s = marching(`a ${type} 500 900`).pick('unform');
      expect([s.unit('a').formation, s.asked]).toEqual(['unformed', 'red action a']);
      expect(s.labels).not.toContain('unform');
    }
    for (const type of ['SC', 'WB', 'SW', 'El', 'Art'])
      expect(marching(`a ${type} 500 900`).labels).not.toContain('unform');
  });

  it('LG-MAN-1 who leaves a column stands as it stood', () => {
    const s = marching('a HC 500 900 column').pick('unform');
    expect(s.unit('a')).toMatchObject({ formation: 'unformed', files: 1 });
  });

  it('LG-MAN-1 faces freely, turns and crosses for nothing', () => {
    const s = drilling('Sk 500 900', 100, { lines: [line('obstacle', [400, 950], [600, 950])] });
    expect(s.refusal('face 90, turn about, turn about, face 180, advance 120')).toBeUndefined();
    expect(cost(s, 'face 180, advance 120')).toEqual([]);
    expect(drilling(DRILLED).refusal('face 90')).toBe('only unformed troops face freely (LG-MAN-1)');
  });
});

describe('LG-MAN-5 major obstacles', () => {
  const ditch = (kind: 'obstacle' | 'fortification' | 'road', y = 860): StageOptions => ({
    lines: [line(kind, [400, y], [600, y])],
  });

  it('LG-MAN-5 crossing one takes half a move, and 1 DP, or 2 of the mounted', () => {
    const s = drilling(DRILLED, 400, ditch('obstacle'));
    expect(s.refusal('advance 50')).toBeUndefined();
    expect(s.refusal('advance 50.1')).toContain('0.1 paces beyond what is left of 100 paces');
    expect(cost(s, 'advance 50')).toEqual(['LG-MAN-5 1']);
    expect(cost(drilling('HC 500 900', 400, ditch('obstacle')), 'advance 100')).toEqual(['LG-MAN-5 2']);
    expect(cost(drilling(DRILLED, 400, ditch('fortification')), 'advance 50')).toEqual(['LG-MAN-5 1']);
  });

  it('LG-MAN-5 who stops before it, or goes over a road, pays nothing', () => {
    expect(cost(drilling(DRILLED, 400, ditch('obstacle')), 'advance 39')).toEqual([]);
    expect(cost(drilling(DRILLED, 400, ditch('obstacle', 799)), 'advance 100')).toEqual([]);
    expect(cost(drilling(DRILLED, 400, ditch('road')), 'advance 100')).toEqual([]);
  });

  it('LG-MAN-5 each of several once; who starts on one has come to it before', () => {
    const two = { lines: [line('obstacle', [400, 890], [600, 890]), line('obstacle', [400, 880], [600, 880])] };
    expect(drilling('HC 500 900', 400, two).refusal('advance 20')).toContain('beyond what is left of 200 paces');
    expect(cost(drilling(DRILLED, 400, ditch('obstacle', 890)), 'advance 10, advance 10')).toEqual(['LG-MAN-5 1']);
    expect(cost(drilling(DRILLED, 400, ditch('obstacle', 900)), 'advance 100')).toEqual([]);
  });
});

describe('LG-MAN-6 LG-MAN-9 the rest', () => {
  it('LG-MAN-6 an about face takes half a move', () => {
    const s = drilling(DRILLED);
    expect(s.refusal('turn about, advance 50')).toBeUndefined();
    expect(s.refusal('turn about, advance 50.1')).toContain('(LG-MOV-1)');
    expect(s.refusal('turn about, turn about')).toBeUndefined();
    expect(s.refusal('turn about, turn about, turn about')).toContain('take 3 half moves');
    s.go('turn about');
    expect([s.at('a'), s.unit('a').last]).toEqual(['500 940 180', 'stand']);
  });

  it('LG-MAN-9 formed A to C infantry side-steps or steps back 20 paces in all', () => {
    const s = drilling(DRILLED);
    expect(s.refusal('sidestep left 20')).toBeUndefined();
    expect(s.refusal('sidestep left 20.1')).toBe('side-steps are 20 paces in all: 0.1 paces too many (LG-MAN-9)');
    expect(s.refusal('sidestep right 12, back 8')).toBeUndefined();
    expect(s.refusal('sidestep right 12, back 9')).toContain('1 pace too many');
    expect(s.refusal('back 20, advance 80.1')).toContain('(LG-MOV-1)');
    expect(s.go('sidestep left 12, back 8').at('a')).toBe('488 908 0');
  });

  it.each(['SW 500 900 D', 'Sk 500 900', 'HC 500 900', 'El 500 900'])('LG-MAN-9 not %s', (unit) => {
    for (const step of ['sidestep left 1', 'back 1'])
      expect(drilling(unit).refusal(step)).toBe('only formed infantry of A to C grade steps aside or back (LG-MAN-9)');
  });
});
