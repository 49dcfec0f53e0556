import { describe, expect, it } from 'vitest';
import { dps, fight, moves } from '../../testing/combat-phase.ts';
import type { LegioStage, StageOptions } from '../../testing/stage.ts';

const FAR = 'z SW 1700 100';
/** a against x, both as written; equal shieldwalls unless said. */
const ax = (
  dice: readonly number[],
  a = 'SW',
  x = 'SW',
  blue: readonly string[] = [],
  options?: StageOptions,
): LegioStage =>
  fight(
    [`a ${a.replace(/^\w+/, '$& 500 600')}`, 'r SW 100 1100'],
    [`x ${x.replace(/^\w+/, '$& 500 600')}`, FAR, ...blue],
    ['a x'],
    dice,
    options,
  );
const asks = (s: LegioStage): [string, string[]] => [s.asked, s.labels];

describe('LG-RES-2 LG-RES-3 LG-RES-5 a success and a set-back', () => {
  it('LG-RES-3 LG-AFT-7 the beaten fall back first, then the winner decides', () => {
    const s = ax([5, 3]);
    expect(asks(s)).toEqual(['red after', ['follow up', 'halt']]);
    expect(asks(ax([4, 3], 'SW D', 'SW D'))).toEqual(['blue after', ['halt', 'fall back']]);
    expect(moves(ax([5, 3], 'SW D', 'SW D'))).toEqual(['x fall back', 'a follow up']);
  });

  it('LG-AFT-3 20 paces back facing the enemy, halted next turn if not followed up', () => {
    const s = ax([5, 3]).pick('halt');
    expect([s.at('x'), s.at('a'), s.contacts, dps(s)]).toEqual(['500 580 180', '500 600 0', [], 'a1 r0 x2 z0']);
    expect([s.unit('x').haltsNext, s.unit('a').haltsNext]).toEqual([true, true]);
  });

  it('LG-AFT-2 followed up, it is in contact again and not halted; who follows up counts so next turn', () => {
    const s = ax([5, 3]).pick('follow up');
    expect([s.at('x'), s.at('a'), s.contacts]).toEqual(['500 580 180', '500 580 0', ['a-x front']]);
    expect([s.unit('x').haltsNext, s.unit('a').haltsNext]).toEqual([false, false]);
    expect([s.unit('a').motion, s.unit('x').motion]).toEqual(['following up', 'standing']);
  });

  it('LG-AFT-3 without room behind it stays and takes a DP, and the winner stays in contact', () => {
    const room = (y: number) => ax([6, 3], 'SW', 'SW', [`f SW 500 ${y}`]).pick('follow up');
    expect(room(540).at('x')).toBe('500 580 180');
    const s = room(541);
    expect([s.at('x'), s.at('a'), s.contacts]).toEqual(['500 600 180', '500 600 0', ['a-x front']]);
    expect(s.unit('x').dp).toBe(3);
    expect(s.told('blocked')).toMatchObject([{ unit: s.id('x'), clauses: ['LG-AFT-3'], surrenders: false }]);
    expect([s.unit('a').haltsNext, s.unit('x').haltsNext, s.unit('a').motion]).toEqual([true, true, 'standing']);
  });

  it('LG-AFT-3 the edge of the table and closed ground leave no room either', () => {
    const s = fight(['a SW 500 55'], ['x SW 500 55', FAR], ['a x'], [5, 3]).pick('halt');
    expect([s.at('x'), s.unit('x').dp]).toEqual(['500 55 180', 3]);
    const rock: StageOptions = {
      terrain: [
        {
          id: 'r',
          kind: 'impassable',
          points: [
            [400, 500],
            [600, 500],
            [600, 550],
            [400, 550],
          ],
        },
      ],
    };
    expect(ax([5, 3], 'SW', 'SW', [], rock).pick('halt').at('x')).toBe('500 600 180');
  });

  it('LG-AFT-3 LG-AFT-2 (R) struck in flank, it goes back from that enemy and turns to him; and is followed', () => {
    const flank = (dice: number[]) =>
      fight(['a WB 530 580 facing=270', 'r SW 100 1100'], ['x SW 500 600', FAR], ['a x flank'], dice);
    const s = flank([5, 3]).pick('halt');
    expect(s.at('x')).toBe('510 580 90');
    expect(flank([5, 3]).pick('follow up').contacts).toEqual(['a-x front']);
    // If the one who came falls back the other turns to follow him.
    const won = flank([1, 6]).pick('follow up');
    expect([won.at('a'), won.at('x'), won.contacts]).toEqual(['550 580 270', '550 580 90', ['x-a front']]);
  });

  it('LG-RES-2 cavalry that charged formed infantry falls back though it has won', () => {
    const s = ax([6, 5], 'HC motion=charging', 'SW');
    expect([moves(s), s.at('a')]).toEqual([['x halt', 'a fall back'], '500 620 0']);
  });

  it('LG-RES-5 shaken troops break, unformed ones retire', () => {
    expect(moves(ax([1, 3], 'SW', 'SW dp=5').pick('halt', 2, 1))).toEqual(['x break', 'a halt']);
    expect(moves(ax([4, 3], 'SW', 'Jav unformed').pick('halt', 2, 1))).toEqual(['x retire', 'a halt']);
  });

  it('LG-MOR-5 DPs beyond the fifth cost a stand each', () => {
    const one = ax([3, 6], 'SW', 'SW dp=4').pick('halt').pick('halt');
    expect(one.unit('x')).toMatchObject({ dp: 5, shaken: true, casualties: 0 });
    const two = ax([4, 6], 'SW', 'SW dp=4').pick('halt');
    expect(two.unit('x')).toMatchObject({ dp: 5, shaken: true, casualties: 1 });
  });
});

describe('LG-RES-1 LG-RES-6 LG-RES-7 victory, defeat and rout', () => {
  it('LG-RES-1 LG-RES-6 the beaten loses a stand and retires, the winner pursues with no DP', () => {
    const s = ax([6, 1, 2, 1, 2, 1]);
    expect(moves(s)).toEqual(['x retire', 'a pursue']);
    expect(s.unit('x')).toMatchObject({ casualties: 1, dp: 0, formation: 'unformed', mood: 'steady' });
    expect(s.unit('a')).toMatchObject({ dp: 0, formation: 'unformed', mood: 'pursuing' });
    // 60 paces and 20 for retiring, facing the enemy again; the pursuer 60.
    expect([s.at('x'), s.at('a')]).toEqual(['500 520 180', '500 540 0']);
  });

  it.each(['A', 'B'])('LG-RES-1 %s grade may halt', (grade) => {
    const s = ax([6, 1], `SW ${grade}`, `SW ${grade}`);
    expect(asks(s)).toEqual(['red after', ['pursue', 'halt']]);
    expect(dps(s.pick('halt', 2, 1))).toBe('a0 r0 x0 z0');
  });

  it('LG-RES-1 1 DP if cavalry chooses to halt', () => {
    const s = ax([6, 1], 'HC A', 'HC A').pick('halt', 2, 2, 1);
    expect([s.unit('a').dp, s.unit('a').haltsNext]).toEqual([1, true]);
    expect(ax([6, 1], 'HC A', 'HC A').pick('pursue', 2, 2, 1, 2, 2, 1).unit('a').dp).toBe(0);
  });

  it('LG-RES-7 7 down: a stand is lost and it breaks', () => {
    const s = ax([6, 1, 2, 1, 2, 1], 'SW', 'WB dp=1');
    expect(s.told('combat')[0]!.bands.blue).toBe('rout');
    expect([moves(s), s.unit('x').mood, s.unit('x').casualties]).toEqual([['x break', 'a pursue'], 'routing', 1]);
  });

  it('LG-RES-6 unformed troops break without a casualty', () => {
    const s = ax([4, 1, 2, 1, 2, 1], 'SW', 'WB unformed');
    expect([s.told('combat')[0]!.bands.blue, s.unit('x').mood, s.unit('x').casualties]).toEqual([
      'defeat',
      'routing',
      0,
    ]);
  });

  it('LG-AFT-4 LG-MAN-1 who retires is unformed from then on, be he drawn up as he may; who stays is not', () => {
    const formation = (words: string, y = 600): string => {
      const s = fight([`a SW 500 ${y} A`, 'r SW 100 1100'], [`x SW 500 ${y} A ${words}`, FAR], ['a x'], [6, 1]);
      s.pick('halt', 2, 1);
      expect(moves(s)).toEqual(['x retire', 'a halt']);
      return s.unit('x').formation;
    };
    expect([formation(''), formation('', 59)]).toEqual(['unformed', 'line']);
    const column = fight(['a SW 500 600 A', 'r SW 100 1100'], ['x SW 500 600 B column', FAR], ['a x'], [2, 2]);
    column.pick('halt', 2, 1);
    expect([moves(column)[0], column.unit('x').formation, column.unit('x').files]).toEqual(['x retire', 'unformed', 1]);
  });

  it('LG-AFT-4 it goes straight back from the enemy, a full fast move, and faces him', () => {
    const s = ax([6, 1], 'SW A', 'SW A').pick('halt', 3, 2);
    expect(s.told('allowance')[0]!.paces.rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
      ...['dice 100', 'evading, retiring or routing 20'],
    ]);
    expect(s.at('x')).toBe('500 480 180');
  });

  it('LG-AFT-4 without room to retire it stays and takes a DP; the winner holds it in contact', () => {
    const s = fight(['a SW 500 59', 'r SW 100 1100'], ['x SW 500 59', FAR], ['a x'], [6, 1, 2, 1]);
    expect(s.told('blocked')).toMatchObject([{ unit: 2, clauses: ['LG-AFT-4'] }]);
    expect([s.unit('x').dp, s.unit('x').mood, s.contacts]).toEqual([1, 'steady', ['a-x front']]);
    expect(moves(s)).toEqual(['x retire', 'a halt']);
  });

  it('LG-UNIT-4 with its last stand a unit is destroyed, and nobody is pursued', () => {
    const s = ax([6, 1], 'SW', 'SW stands=2 files=2 casualties=1 files=1 dp=0');
    expect([s.at('x'), moves(s), s.unit('a').mood]).toEqual(['gone', ['a halt'], 'steady']);
  });
});

describe('LG-RES-4 LG-AFT-7 a tie', () => {
  it('LG-AFT-7 the side with the initiative decides last', () => {
    expect(ax([3, 3]).asked).toBe('blue after');
    expect(ax([3, 3], 'SW', 'SW', [], { initiative: 'blue' }).asked).toBe('red after');
    expect(ax([3, 3]).pick('halt').asked).toBe('red after');
  });

  it('LG-RES-4 heavy infantry halts or falls back, light infantry may retire, 1 DP each', () => {
    expect(ax([3, 3]).labels).toEqual(['halt', 'fall back']);
    expect(ax([3, 3], 'Sk', 'Sk').labels).toEqual(['halt', 'fall back', 'retire']);
    expect(ax([3, 3], 'HC', 'HC').labels).toEqual(['follow up', 'fall back']);
    expect(dps(ax([3, 3]).pick('fall back').pick('fall back'))).toBe('a1 r0 x1 z0');
  });

  it('LG-CBT-7 LG-AFT-1 both halt: in contact and halted next turn', () => {
    const s = ax([3, 3]).pick('halt').pick('halt');
    expect([s.contacts, s.unit('a').haltsNext, s.unit('x').haltsNext, s.unit('a').motion]).toEqual([
      ['a-x front'],
      true,
      true,
      'standing',
    ]);
  });

  it('LG-AFT-1 LG-RES-4 a halt before one who stays is told from one before nobody', () => {
    expect(ax([3, 3]).pick('halt').labels).toEqual(['halt, and stay in contact', 'fall back']);
    expect(ax([3, 3]).pick('fall back').labels).toEqual(['halt', 'fall back']);
    expect(ax([3, 3], 'HC', 'SW').pick('halt').labels).toEqual(['stay in contact', 'fall back']);
  });

  it('LG-AFT-2 cavalry that decided first to go on follows one who then falls back', () => {
    for (const initiative of ['red', 'blue'] as const) {
      const s = ax([3, 3], 'HC', 'HC', [], { initiative }).pick('follow up').pick('fall back');
      const [first, at] = initiative === 'red' ? (['x', '500 620 180'] as const) : (['a', '500 580 0'] as const);
      expect([s.at(first), s.contacts]).toEqual([at, [first === 'x' ? 'x-a front' : 'a-x front']]);
    }
  });

  it('LG-RES-4 (R) both go on: both are held in contact', () => {
    const s = ax([3, 3], 'HC', 'HC').pick('follow up').pick('stay in contact');
    expect([s.contacts, moves(s)]).toEqual([['a-x front'], ['x halt', 'a halt']]);
  });
});

describe('LG-RES-1 LG-RES-4 what a move costs', () => {
  const costs = (s: LegioStage): Record<string, string | undefined> =>
    Object.fromEntries(s.question.options!.map((option) => [String(option), s.question.preview(option)]));

  it('LG-RES-1 cavalry that halts after a victory pays for it, infantry does not', () => {
    expect(costs(ax([6, 1], 'HC B', 'HC'))).toEqual({ pursue: '0 DPs, unformed', halt: '1 DP, halted next turn' });
    expect(costs(ax([6, 1], 'SW B', 'SW'))).toEqual({ pursue: '0 DPs, unformed', halt: '0 DPs, halted next turn' });
  });

  it('LG-RES-4 LG-AFT-3 in a tie', () =>
    expect(costs(ax([3, 3]))).toEqual({
      halt: '1 DP, halted next turn',
      'fall back': '1 DP, halted next turn unless followed up',
    }));
});

describe('LG-AFT-7 several units', () => {
  it('LG-AFT-7 only the engaged unit must go on; one that only adds numbers may halt', () => {
    const s = fight(
      ['a SW 470 600 D', 'b SW 530 600 files=2 D', 'r SW 100 1100'],
      ['x SW 500 600 stands=12 files=6 D', FAR],
      ['a x', 'b x'],
      [6, 2],
    );
    expect(asks(s)).toEqual(['red after', ['follow up', 'halt']]);
    s.pick('halt');
    expect(moves(s)).toEqual(['x fall back', 'b halt', 'a follow up']);
  });

  it('LG-MOR-5 LG-SEQ-4 one that is gone by then, through what became of a friend, is not pursued', () => {
    const s = fight(
      ['a WB 500 600 dp=1', 'b WB 570 600 dp=5 stands=2 files=2', 'r SW 100 1100'],
      ['x SW 500 600', 'y SW 570 600', FAR],
      ['a x', 'b y'],
      [1, 6, 1, 6, 2, 1, 2, 1],
    );
    expect([s.at('b'), moves(s)]).toEqual(['gone', ['a break', 'x pursue', 'y halt']]);
  });
});
