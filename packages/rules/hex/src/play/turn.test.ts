import { describe, expect, it } from 'vitest';
import { type HexStage, ones, stage } from '../testing/stage.ts';

const PLAIN = `
. . . . . . . . .
 . . . . . . . . .
. . . . . . . . .
`;

const lines = (initiative: number[]): HexStage =>
  stage(
    PLAIN,
    { red: ['bow Shot B B3 E', 'foot HI B A1 E'], blue: ['arc Shot B B6 W', 'back HI B C9 W'] },
    { initiative },
  );

describe('HX-SEQ-1 initiative', () => {
  it.each([
    ['red', [6, 1]],
    ['red', [2, 1]],
    ['blue', [1, 2]],
    ['blue', [3, 4]],
  ] as const)('%s has it on %j', (side, dice) => {
    const s = lines([...dice]);
    expect(s.board.first).toBe(side);
    expect(s.asked).toBe(`${side} activate`);
  });

  it('ties are thrown again', () => {
    expect(lines([3, 3, 6, 6, 1, 2]).board.first).toBe('blue');
    expect(lines([4, 4, 5, 2]).board.first).toBe('red');
  });

  it('is thrown anew each turn', () => {
    const s = stage(PLAIN, { red: ['a HI B A1 E'], blue: ['b HI B C9 W'] });
    s.pass().pass(2, 5);
    expect([s.board.turn, s.board.first, s.asked]).toEqual([2, 'blue', 'blue activate']);
    s.pass().pass(3, 3, 5, 2);
    expect([s.board.turn, s.board.first, s.asked]).toEqual([3, 'red', 'red activate']);
  });
});

describe('HX-SEQ-1 the phases of a turn', () => {
  it.each([
    ['red', 'blue', [6, 1]],
    ['blue', 'red', [1, 6]],
  ] as const)('with the initiative %s shoots first, then %s, then melees are fought', (first, second, dice) => {
    const s = stage(
      PLAIN,
      { red: ['bow Shot B B3 E', 'foot HI B A1 E'], blue: ['arc Shot B B6 W', 'foe HI B A2 W'] },
      { initiative: dice },
    ).lock('foot', 'foe');
    s.passAll();
    expect(s.asked).toBe(`${first} shoot`);
    s.pick(/at/, 1, 1, 1);
    expect(s.asked).toBe(`${second} shoot`);
    expect(s.told('melee')).toHaveLength(0);
    s.pick(/at/, 1, 1, 1, ...ones(10), 6, 1);
    expect(s.events.map(({ type }) => type).filter((type) => /shot|melee|turn$/.test(type))).toEqual([
      'shot',
      'shot',
      'melee',
      'turn',
    ]);
  });

  it('a side may shoot with some and leave it at that', () => {
    const s = lines([6, 1]);
    s.passAll().pick('shoot no more');
    expect(s.asked).toBe('blue shoot');
    s.pick('shoot no more', 6, 1);
    expect(s.told('shot')).toHaveLength(0);
    expect(s.board.turn).toBe(2);
  });

  it('a side with nobody to shoot at is not asked', () => {
    const s = stage(PLAIN, { red: ['foot HI B A1 E'], blue: ['arc Shot B A4 W'] }).passAll();
    expect(s.asked).toBe('blue shoot');
    const far = stage(PLAIN, { red: ['foot HI B A1 E'], blue: ['arc Shot B A9 W'] }).passAll(6, 1);
    expect(far.board.turn).toBe(2);
  });

  it('a stand that charged does not shoot', () => {
    const s = stage(PLAIN, {
      red: ['lc LC B A1 E', 'bow Shot B B3 E'],
      blue: ['sk Sk B A6 W', 'arc Shot B B6 W'],
    });
    // The skirmishers are off at once, and the light horse is left beside nobody but within range of the bowmen.
    s.activate('lc').pick('charge sk at A6 from A5').pick('evade').pick('let it pass');
    expect(s.told('contact')).toHaveLength(0);
    s.passAll();
    expect(s.asked).toBe('red shoot');
    expect(s.labels).toEqual(['shoot no more', 'bow at arc']);
    expect(s.why('lc shooting')).toBe('HX-SEQ-1: it charged this turn');
  });

  it('what was done in a turn is forgotten in the next', () => {
    const s = stage(
      PLAIN,
      { red: ['a HI B A1 E', 'b HI B B1 E'], blue: ['c HI B C9 W'] },
      { leaders: { red: ['Max general a'] } },
    );
    s.pick('Max rides to b').activate('a').pick('move to A2, facing E').choose(false);
    Object.assign(s.stand('a'), { charged: true, fired: true, evaded: true });
    s.board.contacts.push({ attacker: s.id('b'), defender: s.id('c'), fresh: false, fought: true });
    s.pass().pass(6, 1);
    expect(s.stand('a')).toMatchObject({ activated: false, bounds: 0, charged: false, fired: false, evaded: false });
    expect(s.board.passed).toEqual({ red: false, blue: false });
    expect(s.leader('Max').rode).toBe(false);
    expect(s.board.contacts[0]!.fought).toBe(false);
  });
});
