import { describe, expect, it } from 'vitest';
import { type CbStage, type StageOptions, stage } from '../testing/stage.ts';
import { patch } from '../testing/terrain.ts';

const RED = ['a HI 10 25', 'b HI 30 25'];
const BLUE = ['x HI 10 5', 'y Sk 30 5'];

describe('CB-SEQ-1 CB-SEQ-10 the turn', () => {
  const begun = (dice: readonly number[], red = RED, more: StageOptions = {}): CbStage =>
    stage({ red, blue: BLUE }, { from: 'begin', orders: 'hold', dice: [...dice], turn: 4, ...more });

  it('CB-SEQ-10 initiative is thrown for each turn, ties again', () => {
    for (const [dice, side] of [
      [[4, 3], 'red'],
      [[3, 4], 'blue'],
      [[2, 2, 1, 5], 'blue'],
    ] as const) {
      const s = begun(dice);
      expect([s.board.turn, s.board.initiative, s.asked]).toEqual([5, side, `${side} test`]);
    }
  });

  it('CB-SEQ-1 CB-SEQ-2 command, control, rally, move, charge: both sides in each', () => {
    const s = stage(
      { red: ['a HI 20 20 dp=5', 'b HI 30 20'], blue: ['x HI 20 17 dp=5', 'y HI 30 17'] },
      { from: 'begin', turn: 0, dice: [4, 3], leaders: { red: ['Max general a'], blue: ['Kai general x'] } },
    );
    const asked = Array.from({ length: 12 }, (_, i) => {
      const [side, decision] = s.asked.split(' ');
      if (i < 11) s.pass();
      return `${side} ${decision}`;
    });
    expect(asked).toEqual([
      ...['red command', 'blue command', 'red test', 'blue test', 'red rally', 'blue rally'],
      ...['red action', 'red action', 'blue action', 'blue action', 'red declare', 'blue declare'],
    ]);
  });

  it('CB-CTL-5 CB-UNIT-7 who moved, turned, formed or fought last turn has not stood', () => {
    const s = begun([4, 3], ['a HI 10 25 moved', 'b HI 30 25 fought', 'c HI 20 25 shot', 'd HI 40 25 loosened']);
    expect(['a', 'b', 'c', 'd'].map((key) => s.unit(key).last)).toEqual(['move', 'move', 'stand', 'move']);
    expect(begun([4, 3], RED, { turn: 0 }).unit('a').last).toBe('none');
  });

  it('CB-CHG-1 CB-CMD-2 CB-REC-4 what holds for a turn is over', () => {
    const flags = [
      'rallies',
      'steadied',
      'directed',
      'moved',
      'shot',
      'shotStill',
      'formedUp',
      'loosened',
      'opened',
      'followedOn',
      'fought',
      'shied',
    ];
    const s = begun(
      [4, 3],
      [`a HI 10 25 ${flags.join(' ')} halts moraleStands=1 motion=charging rush=charging`, 'b HI 30 25'],
      {
        leaders: { red: ['Max general a'] },
        inspires: { Max: 1 },
        steadies: { Max: 1 },
      },
    );
    const over = Object.fromEntries(flags.map((flag) => [flag, false]));
    expect(s.unit('a')).toMatchObject({
      ...over,
      control: 'ordered',
      moraleStands: 0,
      motion: 'standing',
      rush: 'none',
    });
    expect(s.board.leaders[0]).toMatchObject({ inspires: 0, steadies: 0 });
  });

  it('CB-CBT-5 CB-CBT-10 in contact, who followed up still does, who charged does not, and it is no longer fresh', () => {
    const s = stage(
      { red: ['a HI 20 20', 'b HI 35 20', 'c HI 10 28'], blue: ['x HI 20 20', 'y HI 35 20', 'z HI 10 3'] },
      { contacts: ['a x fresh done', 'b y done'], orders: 'hold' },
    );
    s.unit('a').motion = 'charging';
    for (const key of ['b', 'c']) s.unit(key).motion = 'following up';
    s.until('red test', 4, 3);
    expect(['a', 'b', 'c'].map((key) => s.unit(key).motion)).toEqual(['standing', 'following up', 'standing']);
    expect(s.board.contacts).toMatchObject([
      { fresh: false, done: false },
      { fresh: false, done: false },
    ]);
  });
});

describe('CB-END-1 the end', () => {
  const ended = (red: readonly string[], blue: readonly string[], turns = 5, more: StageOptions = {}) =>
    stage({ red, blue }, { from: 'fight', turn: 5, turns, ...more }).game.result;

  it('CB-END-1 an army breaks with half of its units gone or in rout; light and special troops count half', () => {
    expect(ended(RED, ['x HI 10 5 routing', 'y HI 30 5'])).toMatchObject({
      winner: 'red',
      reason: 'the army is broken: blue',
    });
    const lights = ['x Sk 10 5 routing', 'y HI 30 5', 'v El 20 5'];
    expect(ended(RED, lights)).toMatchObject({ reason: expect.stringContaining('time is up') });
    expect(ended(RED, ['x Sk 10 5 routing', 'y El 30 5'])).toMatchObject({ reason: 'the army is broken: blue' });
  });

  it('CB-END-1 both may break', () =>
    expect(ended(['a HI 10 25 routing'], ['x HI 10 5 routing'])).toMatchObject({
      winner: null,
      reason: 'both armies break',
    }));

  it('CB-END-1 when time is up fewer losses win, and before that the battle goes on', () => {
    const blue = ['x Sk 10 5 routing', 'y HI 30 5', 'v HI 20 5'];
    expect(ended(RED, blue)).toMatchObject({ winner: 'red' });
    expect(ended(RED, ['x HI 10 5'])).toMatchObject({ winner: null });
    const s = stage({ red: RED, blue: BLUE }, { from: 'fight', turn: 4, turns: 5, dice: [4, 3] });
    expect([s.game.result, s.board.turn]).toEqual([null, 5]);
  });

  const camps = (campDecides: boolean): StageOptions => ({
    ...{ terrain: [patch('camp', [5, 1, 15, 8], 'blue')], objective: { campDecides } },
    dice: campDecides ? [] : [4, 3],
  });
  it('CB-END-1 or its camp is looted, where the battle says so', () => {
    const looted = (campDecides: boolean) =>
      ended(['a HC 10 7 looting', 'b HI 30 25'], ['x HI 30 5', 'y HI 36 5'], 9, camps(campDecides));
    expect(looted(true)).toMatchObject({ winner: 'red', reason: 'the camp is lost: blue', clause: 'CB-END-1' });
    expect(looted(false)).toBeNull();
    expect(ended(['a HC 10 10', 'b HI 30 25'], ['x HI 30 5'], 9, { ...camps(true), dice: [4, 3] })).toBeNull();
    const both = ended(['a HC 10 7 looting', 'b HI 30 25 routing'], ['x HI 30 5', 'y HI 36 5'], 9, camps(true));
    expect(both).toMatchObject({ winner: null, reason: 'both armies are beaten' });
  });
});
