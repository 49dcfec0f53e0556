import { describe, expect, it } from 'vitest';
import { asks, fight, moves, shocks } from '../../testing/combat-phase.ts';
import type { CbStage, StageOptions } from '../../testing/stage.ts';
import { line, patch } from '../../testing/terrain.ts';

const FAR = 'z Art 42 2';
/** a and x in contact at 20 20, in melee unless said. */
const meet = (
  dice: readonly number[],
  a = 'HI',
  x = 'HI',
  more: readonly string[] = [],
  options?: StageOptions,
): CbStage =>
  fight(
    [`a ${a.replace(/^\w+/, '$& 20 20')}`, 'r Art 3 28'],
    [`x ${x.replace(/^\w+/, '$& 20 20')}`, FAR, ...more],
    [`a x${a.includes('charging') ? ' fresh' : ''}`],
    dice,
    options,
  );

describe('CB-RES-12 who moves when', () => {
  const two = (dice: readonly number[], options?: StageOptions): CbStage =>
    fight(['a HI 10 20', 'b HI 30 20'], ['x HI 10 20', 'y HI 30 20'], ['a x', 'b y'], dice, options);

  it('CB-RES-12 the beaten of all combats first, then the winners of the side without the initiative', () => {
    const s = two([5, 1, 5, 1]);
    expect([moves(s), asks(s)]).toEqual([['y fall back', 'a fall back'], 'blue after: follow up, halt']);
    expect(asks(s.pick('halt'))).toBe('red after: follow up, halt');
  });

  it('CB-RES-12 in a tie the initiative chooses last', () => {
    const s = meet([3, 3]);
    expect(asks(s)).toBe('blue after: halt, and stay in contact, fall back');
    expect(s.pick('fall back').asked).toBe('red after');
    const other = fight(['a HI 20 20', 'r Art 3 28'], ['x HI 20 20', FAR], ['a x'], [3, 3], { initiative: 'blue' });
    expect(other.asked).toBe('red after');
  });

  it('CB-RES-12 who stays in contact with one who halted, and who has one move, is not asked', () => {
    const s = meet([5, 3, 2, 2, 1], 'HC motion=charging');
    expect([moves(s), s.asked]).toEqual([['x halt', 'a retire'], '']);
  });

  it('CB-RES-12 (R) an enemy of an earlier round holds a winner where it is', () => {
    const s = fight(
      ['a HI 20 20', 'b HI 22 19.5 facing=270'],
      ['x HI 20 20 combat=6', FAR],
      ['a x done', 'b x flank fresh'],
      [1, 6, 2, 1],
    );
    s.pick('the whole way');
    expect([moves(s), s.contacts, s.asked]).toEqual([['b retire', 'x halt'], ['a-x front'], '']);
  });

  it('CB-RES-12 artillery beaten by 2 is destroyed, by 1 it halts', () => {
    expect(meet([4, 6], 'HI stands=4 files=2', 'Art stands=2 files=2').at('x')).toBe('gone');
    expect(moves(meet([3, 6, 6], 'HI stands=4 files=2', 'Art stands=2 files=2'))[0]).toBe('x halt');
  });
});

describe('CB-AFT-1 ground', () => {
  it('taken of an enemy who retired or broke, by infantry that halts', () => {
    const s = meet([6, 1, 2, 1]).pick('take ground');
    expect([s.at('a'), moves(s), s.contacts]).toEqual(['20 19 0', ['x retire', 'a take ground'], []]);
    expect(meet([6, 1, 2, 1]).pick('halt').at('a')).toBe('20 20 0');
  });

  it('not of one who fell back, nor by cavalry', () => {
    expect(asks(meet([5, 2]))).toBe('red after: follow up, halt');
    expect(asks(meet([5, 1, 2, 1], 'HC'))).toBe('red after: pursue, halt');
  });

  it('not where somebody stands', () => {
    const beside = (y: number): string =>
      asks(fight(['a HI 20 20', 'r Art 3 28'], ['x HI 21 20', `w HI 17 ${y}`, FAR], ['a x'], [6, 1, 2, 1]));
    expect(beside(20)).toBe('red after: pursue, halt');
    expect(beside(19)).toBe('red after: pursue, halt, take ground');
  });

  it('not while another enemy is in contact', () => {
    const s = fight(
      ['a HI 20 20 stands=8 files=8 combat=6', 'r Art 3 28'],
      ['x HI 18 20', 'y El 22 20 stands=2 files=2', FAR],
      ['a x', 'y a'],
      [6, 1, 4, 6, 6, 2, 1],
    );
    expect([moves(s), s.asked, s.contacts]).toEqual([['x retire', 'y halt', 'a halt'], '', ['y-a front']]);
  });
});

describe('CB-AFT-3 CB-AFT-4 falling back and following up', () => {
  it('1 JT back, facing the enemy; followed up, they are in contact for the next turn', () => {
    const s = meet([5, 2]).pick('halt');
    expect([s.at('x'), s.at('a'), s.contacts]).toEqual(['20 19 180', '20 20 0', []]);
    const on = meet([5, 2]).pick('follow up');
    expect([on.at('a'), on.contacts, on.unit('a').motion]).toEqual(['20 19 0', ['a-x front'], 'following up']);
    expect(on.told('combat')).toHaveLength(2);
  });

  it('CB-AFT-6 (R) without room it stays, takes a DP, and the winner stays in contact', () => {
    const s = meet([5, 2], 'HI', 'HI', ['w HI 20 18.99']);
    expect([s.at('x'), s.unit('x').dp, s.contacts, s.asked]).toEqual(['20 20 180', 3, ['a-x front'], '']);
    expect(s.told('blocked')).toMatchObject([{ surrenders: false, clauses: ['CB-AFT-6'] }]);
    expect(meet([5, 2], 'HI', 'HI', ['w HI 20 18']).at('x')).toBe('20 19 180');
  });

  it('(R) struck in flank it goes back from that enemy and faces him', () => {
    const s = fight(['a HI 22 19.5 facing=270', 'r Art 3 28'], ['x HI 20 20', FAR], ['a x flank'], [2, 2]);
    expect(s.at('x')).toBe('21 19.5 90');
    expect(s.pick('follow up').contacts).toEqual(['a-x front']);
  });

  const legion = (support: string, options?: StageOptions): CbStage =>
    fight(['a Leg 20 20', 'r Art 3 28'], ['x Leg 20 20 legion=I', `w Leg ${support}`, FAR], ['a x'], [5, 2], options);

  it('CB-AFT-3 through the supports of its legion; CB-AFT-4 the winner halts 1 JT short of them', () => {
    const s = legion('20 18.5 legion=I');
    expect(asks(s)).toBe('blue after: fall back, fall back through w');
    s.pick('fall back through w');
    expect([s.at('x'), s.at('w'), s.unit('w').dp]).toEqual(['20 17.5 180', '20 18.5 180', 0]);
    s.pick('follow up');
    expect([s.at('a'), s.contacts]).toEqual(['20 19.5 0', []]);
    const far = legion('20 17 legion=I').pick('fall back through').pick('follow up');
    expect([far.at('x'), far.at('a')]).toEqual(['20 16 180', '20 18 0']);
    const near = legion('20 19 legion=I').pick('fall back through').pick('follow up');
    expect(near.at('a')).toBe('20 20 0');
  });

  it('CB-AFT-3 (R) through the nearest behind whom there is room, and not without', () => {
    const supports = (...more: string[]): CbStage =>
      fight(['a Leg 20 20', 'r Art 3 28'], ['x Leg 20 20 legion=I', ...more, FAR], ['a x'], [5, 2]);
    const W = 'w Leg 20 18 legion=I stands=4 files=2';
    expect(asks(supports(W))).toBe('blue after: fall back, fall back through w');
    expect(asks(supports(W, 'v HI 18 16.9 stands=4 files=4'))).toBe('red after: follow up, halt');
    const other = supports(W, 'v HI 18 16.9 stands=4 files=4', 'u Leg 22.4 17.4 legion=I stands=4 files=2');
    expect(asks(other)).toBe('blue after: fall back, fall back through u');
    expect(other.pick('fall back through u').at('x')).toBe('20 16.4 180');
  });

  it.each(['20 16.99 legion=I', '20 17.5 legion=II', '20 17.5 legion=I dp=5', '20 17.5 legion=I unformed'])(
    'CB-AFT-3 (R) no support: %s',
    (support) => {
      expect(asks(legion(support))).toBe('red after: follow up, halt');
    },
  );
});

describe('CB-AFT-5 retiring', () => {
  it('a full unformed move to the rear, half a throw more a die; then it faces the enemy', () => {
    const s = meet([6, 1, 2, 1]).pick('halt');
    expect([s.at('x'), s.unit('x').formation, s.contacts]).toEqual(['20 16 180', 'unformed', []]);
    // CB-MOV-7: unformed it does not tire.
    expect(meet([6, 1, 2, 6]).pick('halt').unit('x').dp).toBe(2);
  });

  it('may halt short once friends lie between, and is not asked otherwise', () => {
    const s = meet([6, 1, 5, 3], 'HI', 'HI', ['w HI 20 17']);
    expect(asks(s)).toBe('blue retreat: the whole way, 9 JT, halt behind shelter, 4 JT');
    expect(s.pick('halt').at('x')).toBe('20 16 180');
    expect(meet([6, 1, 5, 3], 'HI', 'HI', ['w HI 20 17']).pick('the whole way').at('x')).toBe('20 11 180');
    expect(meet([6, 1, 5, 3]).asked).toBe('red after');
  });

  it('or terrain', () => {
    const hedge: StageOptions = { lines: [line('obstacle', [10, 17.25], [30, 17.25])] };
    expect(asks(meet([6, 1, 5, 3], 'HI', 'HI', [], hedge))).toContain('halt behind shelter, 2.5 JT');
    const wood: StageOptions = { terrain: [patch('difficult', [10, 16.2, 30, 16.8])] };
    expect(meet([6, 1, 5, 3], 'HI', 'HI', [], wood).asked).toBe('blue retreat');
  });

  it('(R) from all whom it fought, not from one of them', () => {
    const hedged = (right: number): string =>
      fight(['a HI 18 20', 'b HI 22 20', 'r Art 3 28'], ['x HI 20 20', FAR], ['a x', 'b x'], [5, 5, 1, 5, 3], {
        lines: [line('obstacle', [10, 17.25], [right, 17.25])],
      }).asked;
    // Up to 19.7 it lies before a alone.
    expect([hedged(30), hedged(19.7)]).toEqual(['blue retreat', 'red after']);
  });

  it('CB-PASS-3 friends through whom it retires are disordered', () => {
    const s = meet([6, 1, 5, 3], 'HI', 'HI', ['w HI 20 17']).pick('the whole way');
    expect(shocks(s)).toContain('w 1 formed');
  });

  it('CB-AFT-6 (R) without room it stays at a DP, in contact', () => {
    const rock: StageOptions = { terrain: [patch('impassable', [10, 15, 30, 18.9])] };
    const s = meet([6, 1, 2, 1], 'HI', 'HI', [], rock);
    expect([s.at('x'), s.unit('x').dp, s.contacts, s.asked]).toEqual(['20 20 180', 3, ['a-x front'], '']);
  });

  it('(R) struck off its middle it still goes straight to the rear, and from a flank away from it', () => {
    const s = fight(['a HI 20 20', 'r Art 3 28'], ['x HI 23.5 20', FAR], ['a x'], [6, 1, 2, 1]);
    expect(s.at('x')).toBe('23.5 16 180');
    const flank = fight(['a HI 22 19.5 facing=270', 'r Art 3 28'], ['x HI 20 20', FAR], ['a x flank'], [3, 1, 2, 1]);
    expect(flank.at('x')).toBe('16.5 19.5 90');
  });

  it('of two enemies it goes back from the one in front', () => {
    const s = fight(
      ['b HI 22 19.5 facing=270', 'a HI 20 20'],
      ['x HI 20 20', FAR],
      ['b x flank', 'a x'],
      [1, 5, 1, 2, 1],
    );
    expect(s.at('x')).toBe('20 16 180');
  });

  it.each(['front', 'flank', 'rear'])('in open ground there is always room, wherever it was struck: %s', (met) => {
    for (const files of [2, 4, 8])
      for (let off = -1.9; off <= 1.9; off += 0.38) {
        const [x, y, facing] =
          met === 'front' ? [20 + off, 15, 0] : met === 'rear' ? [20 + off, 14, 180] : [22, 14.5 + off / 4, 270];
        const s = fight(
          [`a HI ${x} ${y} facing=${facing} files=${files} combat=6`, 'r Art 3 28'],
          [`x HI 20 15 combat=0`, FAR],
          [`a x ${met}`],
          [2, 1, 2, 1],
        );
        expect([off, s.told('blocked')]).toEqual([off, []]);
      }
  });
});

describe('CB-AFT-6 breaking', () => {
  it('shaken with 5 DPs, unformed, a full move to the rear', () => {
    const s = meet([6, 1, 2, 1], 'HI combat=5');
    expect([s.at('x'), s.contacts]).toEqual(['20 16 0', []]);
    expect(s.unit('x')).toMatchObject({ dp: 5, shaken: true, mood: 'routing', formation: 'unformed', casualties: 1 });
  });

  it('off the table it is gone, and there is nobody to pursue', () => {
    const s = fight(['a HI 20 3 combat=5', 'r Art 3 28'], ['x HI 20 3', FAR], ['a x'], [6, 1, 5, 6]);
    expect([s.at('x'), s.at('a'), s.asked, moves(s)]).toEqual(['gone', '20 3 0', '', ['x break', 'a halt']]);
  });

  it('(R) without room it surrenders to an enemy within 1 JT', () => {
    const rock: StageOptions = { terrain: [patch('impassable', [10, 15, 30, 18.9])] };
    const s = meet([6, 1, 2, 1], 'HI combat=5', 'HI', [], rock);
    expect(s.told('destroyed')).toMatchObject([{ unit: s.id('x'), how: 'surrendered' }]);
  });
});
