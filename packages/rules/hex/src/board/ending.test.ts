import { describe, expect, it } from 'vitest';
import { type HexStage, plain, type StageOptions, stage } from '../testing/stage.ts';
import { isBroken, isOver, judge, lostPoints } from './ending.ts';

const PLAIN = plain(12, 5);

/** Red has 5 + 4 + 2 SP and a leader: 14 points, broken at 7. Blue has 40. */
const armies = (options: StageOptions = {}): HexStage =>
  stage(
    PLAIN,
    {
      red: ['hi HI B A1 E', 'aux Aux B C1 E', 'sk Sk B E1 E'],
      blue: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `b${n} HI B ${'ABCDE'[(n - 1) % 5]}${n > 5 ? 11 : 12} W`),
    },
    { leaders: { red: ['Max general hi'] }, ...options },
  );

const remove = (s: HexStage, ...keys: string[]): HexStage => {
  for (const key of keys) {
    s.board.at[s.stand(key).hex] = -1;
    s.stand(key).hex = -1;
  }
  return s;
};

describe('HX-END-1 break points', () => {
  it('a stand gone gives its starting SP, whatever it had lost', () => {
    const s = armies();
    expect(lostPoints(s.g, 'red')).toBe(0);
    s.stand('aux').sp = 1;
    expect(lostPoints(s.g, 'red')).toBe(0);
    expect(lostPoints(remove(s, 'aux').g, 'red')).toBe(4);
    expect(lostPoints(remove(s, 'sk').g, 'red')).toBe(6);
    expect(lostPoints(s.g, 'blue')).toBe(0);
  });

  it('a scenario’s own strength counts', () => {
    const s = armies({ stands: { aux: { sp: 7 } } });
    expect(s.g.setting.total.red).toBe(17);
    expect(lostPoints(remove(s, 'aux').g, 'red')).toBe(7);
  });

  it('a leader lost gives 3', () => {
    const s = armies();
    s.leader('Max').stand = -1;
    expect([lostPoints(s.g, 'red'), lostPoints(s.g, 'blue')]).toEqual([3, 0]);
  });

  it('an army breaks at half of its starting total, leaders included', () => {
    const s = armies();
    expect([s.g.setting.total, s.g.setting.breaksAt]).toEqual([
      { red: 14, blue: 40 },
      { red: 7, blue: 20 },
    ]);
    remove(s, 'aux', 'sk');
    expect([isBroken(s.g, 'red'), isOver(s.g)]).toEqual([false, false]);
    s.leader('Max').stand = -1;
    expect([isBroken(s.g, 'red'), isBroken(s.g, 'blue'), isOver(s.g)]).toEqual([true, false, true]);
  });

  it('of an odd total no less than half', () => {
    const s = stage(PLAIN, { red: ['a Aux B A1 E', 'b HI B C1 E', 'c Sk B E1 E'], blue: ['x HI B A12 W'] });
    expect([s.g.setting.total.red, s.g.setting.breaksAt.red]).toEqual([11, 6]);
    expect(isBroken(remove(s, 'b').g, 'red')).toBe(false);
    expect(isBroken(remove(s, 'c').g, 'red')).toBe(true);
  });

  it('or at the figure of the scenario', () => {
    const s = armies({ breakPoints: { red: 5 } });
    expect(isBroken(remove(s, 'aux').g, 'red')).toBe(false);
    expect(isBroken(remove(s, 'sk').g, 'red')).toBe(true);
    expect(s.g.setting.breaksAt.blue).toBe(20);
  });

  it('broken, it has lost at once, in the middle of a turn', () => {
    const s = stage(PLAIN, { red: ['bow Shot B C3 E'], blue: ['foe HI B C5 W', 'x HI B A12 W'] });
    s.stand('foe').sp = 1;
    s.passAll().pick('bow at foe', 6, 1, 1, 1, 5);
    expect(s.game.result).toEqual({ winner: 'red', reason: 'blue breaks', clause: 'HX-END-1' });
    expect(s.told('ended')).toHaveLength(1);
    expect(s.asked).toBe('');
  });

  it('broken by a shot at its first charger, a group charges no more', () => {
    const s = stage(
      PLAIN,
      { red: ['own WB B C3 E', 'next WB B B3 E'], blue: ['bow Shot B C6 W', 'arc Shot B B6 W'] },
      { leaders: { red: ['Max leader next'] }, breakPoints: { red: 4 } },
    );
    s.stand('own').sp = 1;
    s.activate('own', 'next').pick('charge 2H E');
    s.pick('stand and shoot at the charger', 6, 1, 1, 1, 1, 5, 1);
    expect(s.game.result).toMatchObject({ winner: 'blue' });
    expect(s.at('next')).toBe('B3');
  });
});

describe('HX-END-1 the turn limit', () => {
  /** In the last turn, red has lost so many of its 36 points, blue so many of as many. */
  const atLimit = (red: number, blue: number): HexStage => {
    const stands = (prefix: string, col: number): string[] =>
      [0, 1, 2, 3, 4].map((n) => `${prefix}${n} HI B ${'ABCDE'[n]}${col} ${prefix === 'r' ? 'E' : 'W'}`);
    const s = stage(
      PLAIN,
      { red: [...stands('r', 1), 'rx Sk B B3 E'], blue: [...stands('b', 12), 'bx Sk B B10 W'] },
      {
        turns: 1,
        breakPoints: { red: 99, blue: 99 },
        stands: Object.fromEntries(
          (['r', 'b'] as const).flatMap((side) => [
            ...[0, 1, 2, 3, 4].map((n) => [`${side}${n}`, { sp: [1, 2, 3, 6, 12][n]! }] as const),
            [`${side}x`, { sp: 12, missiles: 'none' }] as const,
          ]),
        ),
      },
    );
    take(s, 'r', red);
    take(s, 'b', blue);
    return s;
  };
  const take = (s: HexStage, side: string, points: number): void => {
    for (const [n, sp] of [
      [4, 12],
      [3, 6],
      [2, 3],
      [1, 2],
      [0, 1],
    ] as const)
      if (points >= sp) {
        remove(s, `${side}${n}`);
        points -= sp;
      }
    expect(points).toBe(0);
  };

  it('the smaller share lost wins', () => {
    // Of 36 points 3 are more than 5 in a hundred, 1 is less.
    expect(judge(atLimit(3, 0).g)).toEqual({
      winner: 'blue',
      reason: 'the turn limit is reached, blue has lost the smaller share',
      clause: 'HX-END-1',
    });
    expect(judge(atLimit(9, 12).g)!.winner).toBe('red');
  });

  it('within 5 in a hundred is a draw', () => {
    expect(judge(atLimit(0, 0).g)).toMatchObject({
      winner: null,
      reason: 'the turn limit is reached, the losses are even',
    });
    expect(judge(atLimit(1, 0).g)!.winner).toBeNull();
    expect(judge(atLimit(11, 12).g)!.winner).toBeNull();
    expect(judge(atLimit(2, 0).g)!.winner).toBe('blue');
  });

  it('exactly 5 in a hundred is a draw, too, and a point more is not', () => {
    const twenty = (points: number): HexStage => {
      const red = ['a HI B A1 E', 'b HI B B1 E', 'c HI B C1 E', 'd Aux B D1 E', `e Sk B E1 E`];
      const s = stage(
        PLAIN,
        { red, blue: ['x HI B A12 W'] },
        { turns: 1, breakPoints: { red: 99 }, stands: { d: { sp: 5 - points }, e: { sp: points, missiles: 'none' } } },
      );
      expect(s.g.setting.total.red).toBe(20);
      return remove(s, 'e');
    };
    expect(judge(twenty(1).g)!.winner).toBeNull();
    expect(judge(twenty(2).g)!.winner).toBe('blue');
  });

  it('is reached at the end of the last turn, and not before', () => {
    const s = stage(PLAIN, { red: ['a HI B A1 E'], blue: ['b HI B A12 W'] }, { turns: 2 });
    s.pass().pass(6, 1);
    expect([s.board.turn, s.game.result]).toEqual([2, null]);
    s.pass().pass();
    expect(s.game.result).toMatchObject({ winner: null });
  });

  it('both armies broken, the smaller share decides as well', () => {
    const s = remove(armies({ breakPoints: { blue: 10 } }), 'hi', 'sk', 'b1', 'b2');
    expect(judge(s.g)).toEqual({
      winner: 'blue',
      reason: 'both armies break, blue has lost the smaller share',
      clause: 'HX-END-1',
    });
    const even = remove(armies(), 'hi', 'sk', 'b1', 'b2', 'b3', 'b4');
    expect(judge(even.g)).toMatchObject({ winner: null, reason: 'both armies break, the losses are even' });
  });
});
