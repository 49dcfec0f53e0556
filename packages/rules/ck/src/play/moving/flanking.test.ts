import { describe, expect, it } from 'vitest';
import { type CkStage, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { offered, passTo, passTurn, take } from '../../testing/turns.ts';

const BLUE = ['x CO plain A3', 'y CO plain A3'];

const marching = (side: 'left' | 'right', options: StageOptions = {}, more: string[] = [], scenery = {}): CkStage =>
  stage(plain(scenery), { red: ['a CO plain E3', `f Cav plain ${side}`, ...more], blue: BLUE }, options);

describe('CK-MOV-6 when flank marchers come', () => {
  it.each([
    [19, 'red move'],
    [20, 'red arrive'],
    [33, 'red arrive'],
  ])('CK-MOV-6 with the clock at %i: %s', (clock, asked) => expect(marching('left', { clock }).asked).toBe(asked));

  it.each([
    [11, 'red move'],
    [12, 'red arrive'],
  ])('CK-MOV-6 a battle may set another figure: 12, at %i', (clock, asked) => {
    expect(marching('left', { clock, flankAt: 12 }).asked).toBe(asked);
  });

  it('CK-MOV-6 in their own turn, the first at 20 or more', () => {
    const s = passTurn(marching('right', { clock: 17 }), 3);
    expect([s.board.clock, s.asked]).toEqual([20, 'blue move']);
    passTurn(s, 1);
    expect(s.asked).toBe('red arrive');
  });

  it('CK-SEQ-1 after morale and before the moves', () => {
    const s = marching('left', { clock: 20, markers: { E3: 1 }, dice: [1, 1] });
    expect([s.told('morale').length, s.asked]).toEqual([1, 'red arrive']);
    take(s, 'C1');
    expect(s.asked).toBe('red move');
  });
});

describe('CK-MOV-6 where they come', () => {
  it('CK-MOV-6 on the side chosen, by any zone outside the enemy’s base row, the front first', () => {
    expect(offered(marching('left', { clock: 20 }))).toEqual(['B1', 'C1', 'D1', 'E1']);
    expect(offered(marching('right', { clock: 20 }))).toEqual(['B6', 'C6', 'D6', 'E6']);
  });

  it('CK-MOV-6 blue’s left is red’s right', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain E3'], blue: [...BLUE, 'f Cav plain left', 'g Cav plain right'] },
      { clock: 20 },
    );
    passTurn(s, 1);
    expect([s.asked, offered(s)]).toEqual(['blue arrive', ['D6', 'C6', 'B6', 'A6']]);
    take(s, 'D6');
    expect(offered(s)).toEqual(['D1', 'C1', 'B1', 'A1']);
  });

  it('CK-MOV-6 not where enemies are, nor where there is no room, nor in scenery they may not enter', () => {
    const s = stage(
      plain({ E1: 'w' }),
      {
        red: ['a CO plain D1', 'b CO plain D1', 'c CO plain D1', 'f Ch plain left'],
        blue: ['x CO plain B1', ...BLUE.slice(1)],
      },
      { clock: 20, dice: [] },
    );
    // C1 alone is left, so nobody is asked where.
    expect([s.at('f'), s.asked]).toEqual(['C1', 'red move']);
  });

  it('CK-MOV-6 with no zone open they wait, and come in a later turn', () => {
    const s = stage(
      plain({}, 1, 3),
      {
        red: ['a CO plain C1', 'b CO plain C1', 'c CO plain C1', 'f CO plain left'],
        blue: ['x CO plain B1', 'y CO plain B1'],
      },
      { clock: 20 },
    );
    expect([s.at('f'), s.asked]).toEqual(['left', 'red assault']);
    passTurn(s, 1);
    // Blue leaves the middle.
    s.move('x', 'A1').move('y', 'A1', 1);
    expect(s.at('f')).toBe('B1');
  });
});

describe('CK-MOV-6 what they do then', () => {
  it('CK-MOV-6 all of them enter, each where he likes', () => {
    const s = marching('left', { clock: 20 }, ['g CO plain left', 'k CO plain right']);
    take(take(take(s, 'C1'), 'E1'), 'B6');
    expect([s.at('f'), s.at('g'), s.at('k')]).toEqual(['C1', 'E1', 'B6']);
    expect(s.told('arrived')).toMatchObject([
      { unit: s.id('f'), zone: s.zone('C1'), from: 'flank', clauses: ['CK-MOV-6'] },
      { unit: s.id('g') },
      { unit: s.id('k') },
    ]);
  });

  it('CK-MOV-6 they do not move further, but may assault', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain E1', 'f Cav plain left'], blue: ['z CO plain B2', ...BLUE] },
      { clock: 20 },
    );
    take(s, 'B1');
    expect(offered(s)).toEqual(['next', 'a D1', 'a E2']);
    passTo(s, 'red assault');
    expect(offered(s)).toEqual(['done', 'B1 B2']);
  });

  it('CK-MOV-6 next turn they move as others do', () => {
    const s = take(marching('left', { clock: 20 }), 'C1');
    passTurn(s, 1);
    passTurn(s, 1);
    take(s, 'next');
    expect(offered(s)).toContain('f B1');
  });
});
