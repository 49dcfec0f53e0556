import { describe, expect, it } from 'vitest';
import { type LegioStage, stage } from '../../testing/stage.ts';
import { marching } from '../../testing/terrain.ts';

/** A red shieldwall at 500, 900 that may go 100 paces, enemies and friends as told. */
const going = (blue: string[], more: string[] = [], words = ''): LegioStage =>
  stage({ red: [`a SW 500 900 ${words}`, ...more], blue })
    .until('red action a')
    .pick('move, 1 average die', 5);

describe('LG-SEQ-2 up to javelin range', () => {
  it('LG-SEQ-2 a move keeps 40 paces off the enemy', () => {
    const s = going(['x SW 500 780']);
    expect(s.refusal('advance 80')).toBeUndefined();
    expect(s.refusal('advance 81')).toBe('a move keeps 40 paces off: 1 pace too near to x (LG-SEQ-2)');
    expect(s.go('advance 80').at('a')).toBe('500 820 0');
    expect(s.told('moved')).toMatchObject([{ unit: 0, how: 'basic', clauses: ['LG-SEQ-2'] }]);
    expect(s.unit('a')).toMatchObject({ moved: true, last: 'move' });
  });

  it('LG-SEQ-2 all the way, not only at its end', () => {
    const s = marching('a SW 500 900', {}, 'x SW 565 850 stands=2 files=2 facing=270');
    s.pick('fast move, 1 average die and a D6', 5, 5);
    expect(s.refusal('advance 200')).toMatch(/^a move keeps 40 paces off: .* too near to x \(LG-SEQ-2\)$/);
  });

  it('LG-SEQ-2 who is nearer already may go, but not nearer', () => {
    const s = going(['x SW 500 870']);
    expect(s.refusal('advance 1')).toBe('it comes 1 pace nearer to x, within javelin range (LG-SEQ-2)');
    expect(s.refusal('back 20')).toBeUndefined();
    expect(s.refusal('sidestep left 20')).toBeUndefined();
    expect(s.refusal('advance 100')).toContain('a would pass over x');
    expect(going(['x SW 500 860']).refusal('advance 1')).toBe(
      'a move keeps 40 paces off: 1 pace too near to x (LG-SEQ-2)',
    );
  });
});

describe('LG-MAN-8 interpenetration', () => {
  const costs = (s: LegioStage): string[] =>
    s
      .told('disordered')
      .map(({ unit, gained, clauses, why }) => `${s.g.setting.units[unit]!.key} ${gained} ${why} ${clauses}`);
  const through = (mover: string, friend: string): string[] => {
    const s = stage({ red: [`a ${mover}`, `b ${friend}`, 'far SW 1500 1000'], blue: ['x SW 1500 60'] });
    return costs(s.until('red action a').pick('move, 1 average die', 5).go('advance 100'));
  };
  const passing = (who: string) => `${who} 1 interpenetration LG-MAN-8`;

  it('LG-MAN-8 1 DP to each of two formed units', () => {
    expect(through('SW 500 900', 'SW 500 850')).toEqual([passing('a'), passing('b')]);
    expect(through('SW 500 900', 'SW 500 850 moved')).toEqual([passing('a'), passing('b')]);
    expect(through('SW 500 900', 'SW 500 850 column files=1 stands=2')).toEqual([passing('a'), passing('b')]);
  });

  it('LG-MAN-8 none if one is unformed and the other has not moved', () => {
    expect(through('Sk 500 900', 'SW 500 850')).toEqual([]);
    expect(through('SW 500 900', 'Sk 500 850')).toEqual([]);
  });

  it('LG-MAN-8 1 DP to the formed one of two on the move', () => {
    expect(through('Sk 500 900', 'SW 500 850 moved')).toEqual([passing('b')]);
    expect(through('SW 500 900', 'Sk 500 850 moved')).toEqual([passing('a')]);
    expect(through('Sk 500 900', 'Sk 500 850 moved')).toEqual([]);
  });

  it('LG-MAN-8 nobody ends on a friend, nor pays for standing beside one', () => {
    const s = going(['x SW 1500 60'], ['b SW 500 850', 'c SW 440 900']);
    expect(s.refusal('advance 50')).toBe('a would end on b, 40 paces deep (LG-MAN-8)');
    expect(s.refusal('advance 90')).toBeUndefined();
    expect(s.refusal('advance 89')).toBe('a would end on b, 1 pace deep (LG-MAN-8)');
    const beside = going(['x SW 1500 60'], ['c SW 440 900', 'd SW 440 850']).go('advance 100');
    expect(costs(beside)).toEqual([]);
  });
});

describe('LG-UNIT-5 the edges', () => {
  it('LG-UNIT-5 nobody who has a choice leaves the table', () => {
    const s = marching('a SW 500 60').pick('move, 1 average die', 4);
    expect(s.refusal('advance 60')).toBeUndefined();
    expect(s.refusal('advance 61')).toBe('a would leave the table by 1 pace (LG-UNIT-5)');
  });
});

describe('LG-SEQ-2 what is no path', () => {
  it.each<[string, unknown]>([
    ['no list', { do: 'advance', distance: 100 }],
    ['a step of no length', [{ do: 'advance', distance: 0 }]],
    ['half a hundredth', [{ do: 'advance', distance: 0.5 }]],
    ['an incline', [{ do: 'incline', distance: 100, angle: 100 }]],
    ['a quarter turn', [{ do: 'turn', to: 'left' }]],
    ['seven steps', Array(7).fill({ do: 'advance', distance: 100 })],
    ['a word too many', [{ do: 'advance', distance: 100, fast: true }]],
  ])('LG-SEQ-2 %s', (_, choice) =>
    expect(
      marching('a SW 500 900')
        .pick('move, 1 average die', 4)
        .question.refuse(choice as never),
    ).toMatch(/^a path is up to 6 steps such as "advance 60".* \(LG-SEQ-2\)$/),
  );

  it('LG-SEQ-2 six steps are', () =>
    expect(
      marching('a SW 500 900')
        .pick('move, 1 average die', 4)
        .question.refuse(Array(6).fill({ do: 'advance', distance: 100 })),
    ).toBeUndefined());
});
