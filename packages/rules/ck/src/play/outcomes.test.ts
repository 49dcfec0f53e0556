import { describe, expect, it } from 'vitest';
import { atFights, type ClashOptions, clash, fought, pool, toShooting } from '../testing/clash.ts';
import { retreat } from '../testing/retreat.ts';
import { type CkStage, ones } from '../testing/stage.ts';

const NOTHING = ones(5);

const BLUE = ['x CO plain B3', 'y CO plain B3', 'z CO plain B3'];

describe('CK-OUT-1 who wins', () => {
  const fight = (target: number, assaulter: number): string => {
    const s = atFights(['a CO plain C3'], ['x CO plain B3']).assault('C3', 'B3');
    const saves = [...pool(target, target), ...pool(assaulter, assaulter)];
    return fought(s, pool(4, target), pool(4, assaulter), ...saves, ...NOTHING).told('fight')[0]!.winner;
  };

  it('CK-OUT-1 more hits; with equal hits the target', () => {
    expect([fight(1, 2), fight(1, 1), fight(0, 0), fight(2, 1)]).toEqual(['assaulter', 'target', 'target', 'target']);
  });
});

describe('CK-OUT-2 casualty markers', () => {
  it('CK-OUT-2 a target that wins removes all of its zone, those of this fight too; the loser keeps his', () => {
    const markers = { B3: 4, C3: 2 };
    // Red has 2 markers, a hostile face and no support: 4D6 of morale.
    const s = atFights(['a CO plain C3'], BLUE, { markers, dice: ones(4) }).assault('C3', 'B3');
    fought(s, pool(9, 2), pool(4, 1), 1, 1)
      .pick('x', 1, 4, ...ones(4))
      .pick('let it stand');
    expect(s.told('rallied')).toMatchObject([{ clauses: ['CK-OUT-2'], side: 'blue', zone: s.zone('B3'), markers: 5 }]);
    // 2 before, 2 hits, 1 in the pursuit.
    expect([s.markers('B3'), s.markers('C3')]).toEqual([0, 5]);
  });

  it('CK-OUT-2 an assaulter who wins likewise', () => {
    const markers = { B3: 1, C3: 1 };
    const red = ['a CO plain C3', 'b CO plain C3'];
    const s = atFights(red, ['x CO plain B3'], { markers, dice: ones(2) }).assault('C3', 'B3');
    fought(s, pool(4, 0), pool(6, 1), 1, ...NOTHING);
    expect([s.markers('C3'), s.markers('A3'), s.at('x')]).toEqual([0, 2, 'A3']);
  });
});

describe('CK-OUT-3 cavalry destruction', () => {
  const RED = ['a Cav plain C3', 'b Cav plain C3', 'c MSk plain C3', 'd Ch plain C3'];
  /** Red loses by so many hits, all placed on the first unit and saved. */
  const lost = (by: number, ...after: number[]): CkStage => {
    const s = atFights(RED.slice(0, 2), BLUE).assault('C3', 'B3');
    fought(s, pool(9, by), pool(6, 0));
    for (let left = by; left > 1; left--) s.pick('a');
    return s.pick('a', ...pool(by, by), ...after);
  };

  it('CK-OUT-3 lost by 2: 2D6 for each cavalry unit, destroyed on 9', () => {
    const s = lost(2, ...NOTHING).pick('let it stand', 4, 5, 4, 4);
    expect([s.at('a'), s.at('b')]).toEqual(['gone', 'C3']);
    expect(s.told('destroyed')).toMatchObject([{ clauses: ['CK-OUT-3'], unit: s.id('a'), how: 'cavalry' }]);
  });

  it('CK-OUT-3 on 12 too, and on 8 not', () => {
    const s = lost(2, ...NOTHING).pick('let it stand', 2, 6, 6, 6);
    expect([s.at('a'), s.at('b')]).toEqual(['C3', 'gone']);
  });

  it('CK-OUT-3 not lost by 1', () => {
    expect(lost(1, ...NOTHING).asked).toBe('red after-defeat');
  });

  it('CK-OUT-3 only cavalry, and only the loser’s', () => {
    const red = ['a CO plain C3', 'b Cav plain C3', 'c Cav plain C3'];
    const blue = ['x MSk plain B3', 'y Ch plain B3', 'z El plain B3'];
    const s = atFights(red, blue).assault('C3', 'B3');
    fought(s, pool(6, 0), pool(9, 2))
      .pick('z')
      .pick('z', 3, 3, ...NOTHING)
      .pick('let it stand');
    expect([s.asked, s.at('y')]).toEqual(['red award', 'A3']);
  });

  it('CK-OUT-3 the target’s when the assaulter wins', () => {
    const s = atFights(['a CO plain C3', 'b CO plain C3'], ['x Cav plain B3']).assault('C3', 'B3');
    fought(s, pool(4, 0), pool(6, 2), 6, 6, ...NOTHING).pick('let it stand', 6, 3);
    expect(s.at('x')).toBe('gone');
  });
});

describe('CK-OUT-4 who goes', () => {
  /** Both have no hit: the target has won. */
  const held = (red: string[], dice = 4): CkStage =>
    fought(atFights(red, BLUE).assault('C3', 'B3'), pool(9, 0), pool(dice, 0), ...NOTHING);

  it('CK-OUT-4 target wins: it does not move; the assaulter falls back or stays, his choice', () => {
    const s = held(['a CO plain C3']);
    expect([s.asked, s.labels]).toEqual(['red after-defeat', ['stay', 'fall back']]);
    s.pick('stay');
    expect([s.at('a'), s.at('x')]).toEqual(['C3', 'B3']);
    const back = held(['a CO plain C3', 'b CO plain C3'], 6).pick('fall back');
    expect([back.at('a'), back.at('b'), back.at('x')]).toEqual(['D3', 'D3', 'B3']);
  });

  it('CK-OUT-4 assaulter wins: the target falls back without being asked, and he does not advance', () => {
    const s = atFights(['a CO plain C3', 'b CO plain C3'], ['x Aux plain B3', 'y Aux plain B3']).assault('C3', 'B3');
    fought(s, pool(4, 0), pool(6, 1)).pick('x', 6, ...NOTHING);
    expect([s.asked, s.at('x'), s.at('y'), s.at('a'), s.at('b')]).toEqual(['red assault', 'A3', 'A3', 'C3', 'C3']);
  });

  it('CK-OUT-4 a target with nobody left does not fall back', () => {
    const s = atFights(['a CO plain C3', 'b CO plain C3'], ['x CO plain B3'], { halves: { x: 2 } }).assault('C3', 'B3');
    fought(s, pool(4, 0), pool(6, 1), 1);
    expect([s.at('x'), s.told('fell back'), s.asked]).toEqual(['gone', [], 'red assault']);
    // And who has no markers has nothing to remove.
    expect(s.told('rallied')).toEqual([]);
  });

  it('CK-OUT-4 an assaulter with nobody left is not asked', () => {
    const s = atFights(['a CO plain C3'], BLUE, { halves: { a: 2 } }).assault('C3', 'B3');
    fought(s, pool(9, 1), pool(4, 0), 1);
    expect([s.at('a'), s.asked]).toEqual(['gone', 'blue award']);
  });
});

describe('CK-OUT-4 the beaten assaulter’s way back', () => {
  const behind = ['p CO plain D3', 'q CO plain D3', 'v CO plain C2', 'w CO plain C2'];
  const beaten = (...more: string[]): CkStage => {
    const s = atFights(['a CO plain C3'], ['x CO plain B3', ...behind, ...more]).assault('C3', 'B3');
    return fought(s, pool(4, 0), pool(4, 0), ...NOTHING);
  };

  it('CK-OUT-4 is not through the target, few as they are: it has won and does not move', () => {
    const s = beaten('few CO plain C4').pick('fall back');
    // Those at C4 give way; B3 has no more bases than they, but is closed.
    expect([s.asked, s.at('x')]).toEqual(['blue give-way', 'B3']);
    expect(s.labels).toEqual(['to B4', 'to C5', 'to D4']);
  });

  it('CK-OUT-4 CK-FALL-2 with all other ways barred he is destroyed if he goes, and the choice says so', () => {
    const s = beaten('t CO plain C4', 'u CO plain C4');
    expect(['stay', 'fall back'].map((choice) => s.question.preview(choice))).toEqual([
      undefined,
      'no way out: destroyed',
    ]);
    s.pick('fall back');
    expect([s.at('a'), s.at('x')]).toEqual(['gone', 'B3']);
    const open = beaten();
    expect(open.question.preview('fall back')).toBeUndefined();
  });
});

describe('CK-OUT-5 winning markers', () => {
  const winning = (s: CkStage): string[] =>
    s.g.setting.units.filter(({ id }) => s.board.units[id]!.winning).map(({ key }) => key);
  /** Blue holds B3 against one unit, which stays. */
  const held = (blue: string[], dice: number, options?: ClashOptions): CkStage => {
    const s = atFights(['a CO plain C3'], blue, options).assault('C3', 'B3');
    return fought(s, pool(dice, 0), pool(4, 0), ...NOTHING).pick('stay');
  };

  it('CK-OUT-5 the winner awards 2, one a unit, where he likes', () => {
    const s = held(BLUE, 9);
    expect([s.asked, s.labels]).toEqual(['blue award', ['x', 'y', 'z']]);
    s.pick('z');
    expect([s.asked, s.labels]).toEqual(['blue award', ['x', 'y']]);
    s.pick('x');
    expect([s.asked, winning(s)]).toEqual(['red assault', ['x', 'z']]);
  });

  it('CK-OUT-5 nobody is asked with a marker for everyone', () => {
    const two = held(['x CO plain B3', 'y CO plain B3'], 6);
    expect([two.asked, winning(two)]).toEqual(['red assault', ['x', 'y']]);
    const one = held(['x CO plain B3'], 4);
    expect([one.asked, winning(one)]).toEqual(['red assault', ['x']]);
  });

  it('CK-OUT-5 close order, auxiliaries, chariots and cavalry have them, skirmishers, elephants and artillery none', () => {
    const worthy = held(['x Aux plain B3', 'y Ch plain B3', 'z Cav plain B3'], 8);
    expect(worthy.labels).toEqual(['x', 'y', 'z']);
    const none = held(['x Sk plain B3', 'y El plain B3', 'z Art plain B3', 'w MSk plain B3'], 4);
    expect([none.asked, winning(none)]).toEqual(['red assault', []]);
  });

  it('CK-OUT-5 a unit has one at most: those who have are passed over', () => {
    const s = held(BLUE, 10, { winning: ['x'] });
    expect([s.asked, winning(s)]).toEqual(['red assault', ['x', 'y', 'z']]);
  });

  it('CK-OUT-5 a winner who must give way to the loser has them all the same', () => {
    const strong = ['s1 CO plain B3', 's2 CO plain B3', 'w1 CO plain C4', 'w2 CO plain C4'];
    const s = retreat('C3', ['x CO plain C3'], [...strong, 'v1 CO plain C2', 'v2 CO plain C2'], {
      halves: { a: 3, b: 4 },
    });
    s.pick('to E3');
    expect([s.at('x'), s.at('a'), winning(s)]).toEqual(['D3', 'E3', ['a', 'b']]);
  });

  it('CK-OUT-5 the loser loses all of his, wherever he stands then', () => {
    const s = atFights(['a CO plain C3', 'b CO plain C3', 'c CO plain D3'], ['x CO plain B3'], {
      winning: ['a', 'b', 'c'],
    });
    fought(s.assault('C3', 'B3'), pool(4, 0), pool(8, 0), ...NOTHING).pick('stay');
    expect(winning(s)).toEqual(['c', 'x']);
    const won = atFights(['a CO plain C3', 'b CO plain C3'], ['x CO plain B3'], { winning: ['x'] }).assault('C3', 'B3');
    fought(won, pool(4, 0), pool(6, 1), 6, ...NOTHING);
    expect(winning(won)).toEqual(['a', 'b']);
  });

  it('CK-ZONE-4 the artillery of the loser is lost without a marker, the winner’s is not', () => {
    const units = [
      ['a CO plain C3', 'b CO plain C3', 'gun Art plain C3'],
      ['x CO plain B3', 'foe Art plain B3'],
    ] as const;
    // The gun misses first.
    const lost = toShooting(clash(...units), 1).assault('C3', 'B3');
    fought(lost, pool(4, 0), pool(6, 0), ...NOTHING).pick('stay');
    expect([lost.at('gun'), lost.at('foe'), lost.markers('C3')]).toEqual(['gone', 'B3', 0]);
    const won = toShooting(clash(...units), 1).assault('C3', 'B3');
    fought(won, pool(4, 0), pool(6, 1), 6, ...NOTHING);
    expect([won.at('gun'), won.at('foe'), won.markers('A3')]).toEqual(['C3', 'gone', 0]);
  });
});
