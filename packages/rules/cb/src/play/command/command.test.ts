import { describe, expect, it } from 'vitest';
import { type CbStage, type StageOptions, stage } from '../../testing/stage.ts';
import { whyNotCharge } from '../charge/may-charge.ts';

const MAX = ['Max general a'];
const commanding = (red: string[], leaders: string[] = MAX, more: StageOptions = {}): CbStage =>
  stage({ red, blue: ['x HI 40 2'] }, { from: 'commandFirst', leaders: { red: leaders }, ...more });
const starting = (s: CbStage, word: string): string[] => s.labels.filter((label) => label.startsWith(word));

describe('CB-CMD-5 actions', () => {
  it.each([
    ['general', 3, ['Max general a hold']],
    ['commander', 2, ['Leo general b hold', 'Max commander a']],
    ['subordinate', 1, ['Leo general b hold', 'Max subordinate a']],
  ])('CB-CMD-5 a %s has %i', (_, actions, leaders) => {
    const s = commanding(['a HI 20 25', 'b HI 30 25'], leaders);
    if (leaders.length > 1) s.pass();
    for (let left = actions; left > 1; left--) {
      expect(s.question.question).toBe(`Max acts, ${left} actions left`);
      s.pick('inspire a');
    }
    expect(s.question.question).toBe('Max acts, 1 action left');
    s.pick('inspire a');
    expect(s.board.leaders.at(leaders.length - 1)!.inspires).toBe(actions);
    expect(s.asked).toBe('red test');
  });

  it('CB-LDR-2 a wound costs one, and a wounded subordinate is not asked', () => {
    const red = ['a HI 20 25', 'b HI 30 25'];
    expect(commanding(red, MAX, { wounds: { Max: 1 } }).question.question).toBe('Max acts, 2 actions left');
    const s = commanding(red, ['Max general a hold', 'Leo subordinate b'], { wounds: { Leo: 1 } });
    expect([s.question.question, s.pass().asked]).toEqual(['Max acts, 3 actions left', 'red test']);
  });

  it('CB-CMD-1 “no more” ends them, whatever is left', () => {
    const s = commanding(['a HI 20 25', 'b HI 30 25'], ['Leo general b hold', 'Max commander a']);
    expect(s.labels[0]).toBe('no more');
    s.pass();
    expect(s.question.question).toBe('Max acts, 2 actions left');
    expect(s.pass().asked).toBe('red test');
  });

  it('CB-SEQ-1 CB-SEQ-10 both sides, the initiative first, leaders from right to left though alone', () => {
    const names = (initiative: 'red' | 'blue'): string[] => {
      const s = stage(
        { red: ['a HI 10 25', 'b HI 30 25', 'c HI 20 29'], blue: ['x HI 10 5', 'y HI 30 5'] },
        {
          from: 'commandFirst',
          initiative,
          leaders: {
            red: ['Leo general a', 'Max commander b', 'Ivo commander c'],
            blue: ['Kai general x', 'Odo commander y'],
          },
          alone: { Ivo: [20, 20] },
        },
      );
      return Array.from({ length: 5 }, (_, i) => {
        const name = s.question.question.split(' ')[0]!;
        if (i < 4) s.pass();
        return name;
      });
    };
    expect(names('red')).toEqual(['Max', 'Ivo', 'Leo', 'Kai', 'Odo']);
    expect(names('blue')).toEqual(['Kai', 'Odo', 'Max', 'Ivo', 'Leo']);
  });

  it('CB-LDR-3 who flees with his unit, or is gone, does nothing', () => {
    const s = commanding(['a HI 20 25', 'b HI 30 25 routing'], ['Max general a hold', 'Leo commander b']);
    expect([s.question.question, s.pass().asked]).toEqual(['Max acts, 3 actions left', 'red test']);
    expect(commanding(['a HI 20 25'], MAX, { leaders: {}, orders: 'hold' }).asked).toBe('red test');
  });
});

describe('CB-CMD-1 a leader rides', () => {
  it('CB-CMD-1 to a unit within 5 JT he attaches himself, farther he rides toward it', () => {
    // Units are 4 wide: b is 5 JT beside a, c 5.01.
    const s = commanding(['a HI 20 25', 'b HI 29 25', 'c HI 10.99 25']);
    expect(starting(s, 'ride')).toEqual(['ride to b, 5 JT', 'ride toward c, 5 JT']);
    s.pick('ride to b');
    expect([s.leader('Max'), s.told('rode')]).toMatchObject(['b', [{ leader: 0, toward: 1, joins: true }]]);
    expect(s.question.question).toBe('Max acts, 2 actions left');
  });

  it('CB-CMD-1 he is 5 JT on if he does not reach it, and goes on from there', () => {
    const s = commanding(['a HI 20 25', 'c HI 5 25']).pick('ride toward c');
    const { x, y, unit } = s.board.leaders[0]!;
    // From the middle of a, 20, 25.5, toward that of c, 5, 25.5.
    expect([x / 4000, y / 4000, unit]).toEqual([15, 25.5, -1]);
    expect([s.leader('Max'), s.told('rode')[0]!.joins]).toEqual(['alone', false]);
    expect(starting(s, 'inspire')).toEqual([]);
    // c reaches from 3 to 7: 8 JT are left, then 3.
    expect(starting(s, 'ride')).toEqual(['ride to a, 3 JT', 'ride toward c, 8 JT']);
    expect(s.pick('ride toward c').pick('ride to c').leader('Max')).toBe('c');
  });

  it('CB-CMD-1 not to a unit with a leader, nor to one in rout', () => {
    const red = ['a HI 20 25', 'b HI 25 25', 'c HI 30 25 routing', 'd HI 15 25'];
    const s = commanding(red, ['Max general a', 'Leo commander b']).pass();
    expect(starting(s, 'ride')).toEqual(['ride to d, 1 JT']);
  });

  it('CB-CMD-3 he leaves his inspiration behind', () => {
    const s = commanding(['a HI 20 25', 'b HI 25 25']).pick('inspire a').pick('ride to b');
    expect(s.board.leaders[0]!.inspires).toBe(0);
  });
});

describe('CB-CMD-2 to CB-CMD-4 a leader influences his unit', () => {
  it('CB-CMD-2 to steady takes 1 DP for each action', () => {
    const s = commanding(['a HI 20 25 dp=2']).pick('steady a');
    expect([s.unit('a').dp, s.board.leaders[0]!.steadies]).toEqual([1, 1]);
    expect(s.pick('steady a').unit('a').dp).toBe(0);
    expect(starting(s, 'steady')).toEqual([]);
    expect(s.log).toContain('Max steadies a');
  });

  it('CB-CMD-2 CB-REC-4 the shaken stay so until the Morale phase', () => {
    const s = commanding(['a HI 20 25 dp=5']);
    s.pick('steady a').pick('steady a').pick('steady a');
    expect(s.unit('a')).toMatchObject({ dp: 2, shaken: true });
  });

  it('CB-CMD-2 the unit stays halted: it neither moves nor charges, though its leader rides on', () => {
    for (const last of ['pass', 'ride to b'] as const) {
      const s = stage(
        { red: ['a HI 20 25 dp=1', 'b HI 29 25'], blue: ['x HI 20 22'] },
        { from: 'commandFirst', leaders: { red: MAX } },
      ).pick('steady a');
      if (last === 'pass') s.pass();
      else s.pick(last).pass();
      s.until('red action');
      expect([s.asked, s.pass().asked]).toEqual(['red action b', 'blue action x']);
      expect(whyNotCharge(s.g, s.id('a'), s.id('x'))).toMatchObject({ clause: 'CB-CMD-2' });
      s.until('red command', 3, 2);
      expect([s.board.turn, s.unit('a').steadied, whyNotCharge(s.g, s.id('a'), s.id('x'))]).toEqual([
        ...[2, false, undefined],
      ]);
    }
  });

  it('CB-CMD-2 CB-SPT-1 special troops have nothing to be steadied for, but the wild and the carried away have', () => {
    const offers = (unit: string): boolean => starting(commanding([unit]), 'steady').length > 0;
    expect(
      ['HI 20 25', 'El 20 25', 'SyCh 20 25', 'War 20 25', 'Rab 20 25', 'HC 20 25 pursuing'].map((unit) =>
        offers(`a ${unit}`),
      ),
    ).toEqual([false, false, true, true, true, true]);
    const s = commanding(['a SyCh 20 25']).pick('steady a');
    expect(s.unit('a').dp).toBe(0);
  });

  it('CB-CMD-3 to inspire is counted for his unit', () => {
    const s = commanding(['a HI 20 25']).pick('inspire a').pick('inspire a');
    expect(s.board.leaders[0]!.inspires).toBe(2);
    expect(s.told('influence')).toMatchObject([{ does: 'inspire', unit: 0 }, { does: 'inspire' }]);
  });

  it('CB-CMD-4 to direct its shooting once, of those who shoot', () => {
    const s = commanding(['a Bow 20 25']);
    s.pick('direct the shooting of a');
    expect([s.unit('a').directed, starting(s, 'direct')]).toEqual([true, []]);
    expect(starting(commanding(['a HI 20 25']), 'direct')).toEqual([]);
    const fights = stage(
      { red: ['a Bow 20 25'], blue: ['x HI 20 25'] },
      { from: 'commandFirst', leaders: { red: MAX }, contacts: ['x a'] },
    );
    expect(starting(fights, 'direct')).toEqual([]);
  });

  it('CB-LDR-2 a wounded commander neither inspires nor steadies, but directs; a wounded general does all', () => {
    const red = ['a Bow 20 25 dp=1', 'b HI 30 25'];
    const s = commanding(red, ['Leo general b', 'Max commander a'], { wounds: { Max: 1 } }).pass();
    expect(s.labels.map((label) => label.split(' ')[0])).toEqual(['no', 'direct']);
    const general = commanding(red, MAX, { wounds: { Max: 1 } });
    expect(general.labels.slice(1, 4)).toEqual(['inspire a this turn', 'steady a', 'direct the shooting of a']);
  });
});

describe('CB-CMD-1 CB-CMD-5 orders', () => {
  const RED = ['a HI 20 25', 'b HI 29 25 command=leo', 'c HI 10 25 command=ivo'];
  const LEADERS = ['Max general a hold', 'Leo commander b', 'Ivo commander c'];
  /** Max’s turn to act. */
  const giving = (more: StageOptions = {}, red = RED): CbStage => commanding(red, LEADERS, more).pass();

  it('CB-CMD-5 only the general gives them, to his own command and others', () => {
    const first = commanding(RED, LEADERS);
    expect([first.question.question, starting(first, 'order'), starting(first, 'give')]).toEqual([
      ...['Leo acts, 2 actions left', [], []],
    ]);
    const s = first.pass();
    expect([...starting(s, 'give'), ...starting(s, 'order')]).toEqual([
      ...['give his command another order', 'order Leo', 'order Ivo'],
    ]);
  });

  it('CB-CMD-5 any order but the one they have; support of units of other commands', () => {
    const s = giving().pick('give his command');
    expect(s.asked).toBe('red order');
    expect(s.question.question).toBe('What is Max’s command to do? So far: hold');
    expect(s.labels).toEqual(['attack', 'skirmish', 'withdraw', 'support b', 'support c']);
    s.pick('support b');
    expect([s.board.leaders[0]!.order, s.question.question]).toEqual([
      { do: 'support', behind: 1 },
      'Max acts, 2 actions left',
    ]);
    expect(s.pick('give his command').labels).toEqual(['attack', 'hold', 'skirmish', 'withdraw', 'support c']);
  });

  it('CB-CMD-5 a leader within 5 JT is told at once, farther by messenger', () => {
    // b is 5 JT beside a, c 6.
    const s = giving();
    s.pick('order Leo').pick('hold');
    expect([s.board.leaders[1]!.order.do, s.board.messengers]).toEqual(['hold', []]);
    s.pick('order Ivo').pick('hold');
    expect([s.board.leaders[2]!.order.do, s.board.messengers]).toMatchObject([
      'attack',
      [{ to: 2, order: { do: 'hold' }, x: 80_000, y: 100_000, arrived: false }],
    ]);
    expect(s.told('ordered').map(({ to, how }) => [to, how])).toEqual([
      [1, 'told'],
      [2, 'sent'],
    ]);
    const near = giving({}, [RED[0]!, 'b HI 29.01 25 command=leo', RED[2]!]).pick('order Leo').pick('hold');
    expect(near.board.leaders[1]!.order.do).toBe('attack');
  });

  it('CB-CMD-5 CB-SEQ-2 a messenger rides 10 JT a turn, once both sides have acted', () => {
    const at = (x: number): CbStage =>
      giving({}, [RED[0]!, RED[1]!, `c HI ${x} 25 command=ivo`])
        .pick('order Ivo')
        .pick('hold')
        .pass();
    const there = at(10).pass();
    expect([there.asked, there.board.messengers[0]]).toMatchObject(['red test', { arrived: true, x: 40_000 }]);
    const far = at(9.99).pass();
    expect(far.board.messengers[0]).toMatchObject({ arrived: false, x: 40_000, y: 100_000 });
  });

  it('CB-CMD-1 who has got a messenger spends an action to receive the order', () => {
    const s = giving().pick('order Ivo').pick('hold').pass().pass();
    s.until('red command', 3, 2).pass().pass();
    expect(s.question.question).toBe('Ivo acts, 2 actions left');
    s.pick('receive the order');
    expect([s.board.leaders[2]!.order.do, s.board.messengers, s.question.question]).toEqual([
      ...['hold', [], 'Ivo acts, 1 action left'],
    ]);
    expect(starting(s, 'receive')).toEqual([]);
  });

  it('CB-CMD-1 a messenger who has come waits with his leader', () => {
    const s = commanding(RED, LEADERS);
    s.board.messengers.push({ to: 2, order: { do: 'hold' }, x: 0, y: 0, arrived: true });
    s.until('red test');
    expect(s.board.messengers).toMatchObject([{ x: 0, y: 0, arrived: true }]);
  });

  it('CB-CMD-5 nobody is told to support who flees', () => {
    const s = giving({}, [...RED, 'd HI 35 29 command=leo routing']).pick('give his command');
    expect(starting(s, 'support')).toEqual(['support b', 'support c']);
  });

  it('CB-CMD-5 a later messenger takes the place of an earlier one', () => {
    const s = giving().pick('order Ivo').pick('hold').pick('order Ivo').pick('withdraw');
    expect(s.board.messengers).toMatchObject([{ to: 2, order: { do: 'withdraw' } }]);
  });

  it('CB-CMD-5 (R) nor a leader in rout, near or far, though others of his command stand', () => {
    const led = (how: string): CbStage =>
      commanding([RED[0]!, `b HI 24 25 command=leo ${how}`, RED[2]!, 'd HI 36 25 command=leo'], LEADERS);
    // In rout he is not asked himself.
    expect(starting(led('dp=4').pass(), 'order')).toEqual(['order Leo', 'order Ivo']);
    expect(starting(led('routing'), 'order')).toEqual(['order Ivo']);
  });

  it('CB-CMD-5 nobody is ordered whose command is gone, in rout or without a leader', () => {
    const s = giving({}, [RED[0]!, 'b HI 29 25', 'c HI 10 25 command=ivo']);
    expect(starting(s, 'order')).toEqual(['order Ivo']);
  });
});

describe('CB-CMD-5 an order on its way', () => {
  it('CB-CMD-5 the question says what a messenger has for him', () => {
    const s = commanding(['a HI 5 25', 'b HI 40 25 command=leo'], ['Max general a', 'Leo commander b']);
    s.until('red command').pass();
    const asks = (): string => s.pick('order Leo').question.question;
    expect(asks()).toBe('What is Leo’s command to do? So far: attack');
    s.pick('hold');
    expect(asks()).toBe('What is Leo’s command to do? So far: attack; a messenger is on his way with: hold');
    s.board.messengers[0]!.arrived = true;
    expect(s.question.question).toMatch(/; a messenger has come with: hold$/);
  });
});
