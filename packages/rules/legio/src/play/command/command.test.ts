import { describe, expect, it } from 'vitest';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';

const BLUE = ['x SW 900 200'];
const MAX = ['Max general a'];

const commanding = (red: string[], leaders: string[] = MAX, more: StageOptions = {}): LegioStage =>
  stage({ red, blue: BLUE }, { from: 'commandFirst', leaders: { red: leaders }, ...more });

const controls = (s: LegioStage): (string | undefined)[] =>
  s.told('command').flatMap(({ does, unit }) => (does === 'control' ? [s.g.setting.units[unit]!.key] : []));

describe('LG-CMD-1 control', () => {
  it('LG-CMD-1 LG-CMD-2 one point controls all his units within 100 paces, and no farther', () => {
    // Units are 60 wide: b is 100 paces beside a, c 100.1.
    const s = commanding(['a SW 500 900', 'b SW 660 900', 'c SW 339.9 900']);
    expect(s.labels[1]).toBe('control 2 units: a, b');
    s.pick('control');
    expect(controls(s)).toEqual(['a', 'b']);
    expect(['a', 'b', 'c'].map((key) => s.unit(key).control)).toEqual(['free', 'free', 'loose']);
    expect(s.question.question).toBe('Max decides, 2 command points left');
  });

  it('LG-CMD-1 it is offered as long as somebody is not in hand', () => {
    const s = commanding(['a SW 500 900', 'b SW 660 900']).pick('control');
    expect(s.labels.filter((label) => label.startsWith('control'))).toEqual([]);
  });

  it('LG-CMD-1 LG-CMD-2 a commander controls his own command, the general everybody', () => {
    const s = commanding(
      ['a SW 900 900', 'b SW 700 900 command=leo', 'c SW 600 900', 'd SW 1000 900 command=leo'],
      ['Max general a', 'Leo commander b'],
    );
    expect(s.question.question).toContain('Max');
    expect(s.labels[1]).toBe('control 2 units: a, d');
    s.choose({ do: 'nothing' });
    expect(s.question.question).toBe('Leo decides, 2 command points left');
    expect(s.labels[1]).toBe('control b');
  });

  it('LG-CMD-1 nobody controls who flees, pursues or fights', () => {
    const s = stage(
      {
        red: ['a SW 500 900', 'b SW 580 900', 'c SW 420 900 routing', 'd HC 500 960 pursuing'],
        blue: ['x SW 580 899', 'y SW 900 200'],
      },
      { from: 'commandFirst', leaders: { red: MAX }, contacts: ['b x'] },
    );
    expect(s.labels[1]).toBe('control a');
    expect(s.labels.filter((label) => label.startsWith('send'))).toEqual([]);
  });
});

describe('LG-CMD-2 command points', () => {
  it.each([
    ['general', 3, ['Max general a']],
    ['commander', 2, ['Leo general b', 'Max commander a']],
    ['subordinate', 1, ['Leo general b', 'Max subordinate a']],
  ])('LG-CMD-2 a %s has %i', (_, points, leaders) => {
    const s = commanding(['a SW 500 900', 'b SW 700 900'], leaders);
    if (leaders.length > 1) s.pass();
    for (let left = points; left > 1; left--) {
      expect(s.question.question).toBe(`Max decides, ${left} command points left`);
      s.choose({ do: 'inspire' });
    }
    expect(s.question.question).toBe('Max decides, 1 command point left');
    s.choose({ do: 'inspire' }, 3);
    expect(s.asked).toBe('red bias');
    expect(s.board.leaders.at(leaders.length - 1)!.inspires).toBe(points);
  });

  it('LG-CMD-1 “no more” ends his decisions, whatever he has left', () => {
    const s = commanding(['a SW 500 900', 'b SW 700 900'], ['Leo general b', 'Max commander a']);
    expect(s.labels[0]).toBe('no more');
    s.pass();
    expect(s.question.question).toBe('Max decides, 2 command points left');
    s.pass(3, 3, 3);
    expect(s.asked).toBe('red action b');
  });

  it('LG-SEQ-1 leaders decide from right to left, the initiative side first', () => {
    const lines = {
      red: ['a SW 500 900', 'b SW 700 900'],
      blue: ['x SW 500 200', 'y SW 700 200'],
    };
    const leaders = {
      red: ['Leo general a', 'Max commander b'],
      blue: ['Kai general x', 'Odo commander y'],
    };
    const names = (initiative: 'red' | 'blue'): string[] => {
      const s = stage(lines, { from: 'commandFirst', leaders, initiative });
      return Array.from({ length: 4 }, (_, i) => {
        const name = s.question.question.split(' ')[0]!;
        if (i < 3) s.pass();
        return name;
      });
    };
    expect(names('red')).toEqual(['Max', 'Leo', 'Kai', 'Odo']);
    expect(names('blue')).toEqual(['Kai', 'Odo', 'Max', 'Leo']);
  });

  it('LG-LDR-1 who is dead or flees with his unit decides nothing', () => {
    const s = commanding(['a SW 500 900', 'b SW 700 900 routing'], ['Max general a', 'Leo commander b']);
    expect(s.question.question).toBe('Max decides, 3 command points left');
    expect(s.pass(3, 3, 3).asked).toBe('red action b');
    expect(commanding(['a SW 500 900'], undefined, { leaders: {}, dice: [3, 3] }).asked).toBe('red action a');
  });
});

describe('LG-CMD-1 inspiring, riding', () => {
  it('LG-CMD-1 he inspires the unit he is with, but no elephants or artillery', () => {
    const s = commanding(['a SW 500 900']);
    expect(s.labels).toEqual(['no more', 'control a', 'inspire a', 'give his command another order']);
    s.pick('inspire');
    expect(s.told('command')).toMatchObject([{ does: 'inspire', unit: 0, leader: 0 }]);
    for (const type of ['El', 'Art'])
      expect(commanding([`a ${type} 500 900`]).labels.slice(0, -1)).toEqual(['no more', 'control a']);
  });

  it('LG-CMD-1 LG-CMD-2 he rides 200 paces to join a unit, and no farther', () => {
    const s = commanding([
      'a SW 500 900',
      'b SW 760 900 routing',
      'c SW 500 1140',
      'd SW 760.1 1000',
      'e SW 239.9 900',
    ]);
    expect(s.labels.filter((label) => label.startsWith('ride'))).toEqual(['ride to c, 200 paces']);
    s.pick('ride to c');
    expect([s.leader('Max'), s.told('rode')]).toMatchObject(['c', [{ leader: 0, to: 2 }]]);
    expect(s.question.question).toBe('Max decides, 2 command points left');
  });

  it('LG-CMD-1 he does not join a unit that has a leader, and leaves his inspiration behind', () => {
    const s = commanding(['a SW 500 900', 'b SW 600 900', 'c SW 700 900'], ['Max general a', 'Leo commander b']).pass();
    expect(s.labels.filter((label) => label.startsWith('ride'))).toEqual(['ride to c, 140 paces']);
    s.pick('inspire').pick('ride to c');
    expect(s.board.leaders[0]!.inspires).toBe(0);
  });

  it('LG-CMD-2 what he controls after a ride is what is near him then', () => {
    const s = commanding(['a SW 500 900', 'b SW 720 900', 'c SW 860 900']);
    expect(s.labels[1]).toBe('control a');
    expect(s.pick('ride to b').labels[1]).toBe('control 2 units: b, c');
  });
});

describe('LG-CMD-1 LG-CMD-2 messengers', () => {
  const send = (at: number): LegioStage => commanding(['a SW 500 900', `b SW ${at} 900`]).pick('send a messenger');

  it('LG-CMD-1 go to units of his beyond 100 paces, one at a time', () => {
    const s = commanding(['a SW 500 900', 'b SW 660.1 900', 'c SW 340 900']);
    expect(s.labels.slice(6)).toEqual(['send a messenger to b, 100.1 paces, there this turn']);
    s.pick('send');
    expect(s.labels.filter((label) => label.startsWith('send'))).toEqual([]);
    expect(s.told('messenger')).toMatchObject([{ leader: 0, to: 1, arrives: false }]);
    const leo = commanding(
      ['a SW 500 900', 'b SW 700 900 command=leo', 'c SW 900 900'],
      ['Max general a', 'Leo commander b'],
    );
    expect(leo.labels.filter((label) => label.startsWith('send'))).toEqual([]);
  });

  it('LG-CMD-2 ride 240 paces: whom one reaches is controlled this turn', () => {
    const s = send(740).pass(3, 3);
    expect([s.unit('b').control, s.board.messengers]).toEqual(['free', []]);
    expect(s.told('messenger').at(-1)).toMatchObject({ to: 1, arrives: true });
    expect(s.told('control').map(({ unit }) => unit)).toEqual([0, 2]);
    const short = send(740.1).pass(3, 3, 3);
    expect(short.board.messengers).toEqual([{ to: 1, x: 74000, y: 90000 }]);
    expect(short.told('control').map(({ unit }) => unit)).toEqual([1, 0, 2]);
  });

  it('LG-CMD-2 ride on for as many turns as it takes', () => {
    const s = send(1220).pass(3, 3, 3);
    expect(s.board.messengers).toEqual([{ to: 1, x: 74000, y: 90000 }]);
    s.until('red command', 6, 1);
    expect(s.labels.filter((label) => label.startsWith('send'))).toEqual([]);
    s.pass(3, 3, 3);
    expect(s.board.messengers).toEqual([{ to: 1, x: 98000, y: 90000 }]);
    s.until('red command', 6, 1).pass(3, 3);
    expect([s.unit('b').control, s.board.messengers]).toEqual(['free', []]);
    expect(s.log).toContain('A messenger reaches b');
  });

  it('LG-CMD-2 are said to be there in as many turns as they ride', () => {
    const word = (at: number): string => commanding(['a SW 500 900', `b SW ${at} 900`]).labels.at(-1)!;
    expect(word(740)).toMatch(/, there this turn$/);
    expect(word(740.1)).toMatch(/, there in 2 turns$/);
    expect(word(980)).toMatch(/, there in 2 turns$/);
    expect(word(980.1)).toMatch(/, there in 3 turns$/);
  });

  it('LG-CMD-2 ride straight at where their unit is', () => {
    const s = commanding(['a SW 500 900', 'b SW 800 500']).pick('send').pass(3, 3, 3);
    expect(s.board.messengers).toEqual([{ to: 1, x: 64400, y: 70800 }]);
  });

  it('LG-CMD-2 each side’s ride in its own turn', () => {
    const s = stage(
      { red: ['a SW 500 900', 'b SW 1100 900'], blue: ['x SW 500 200', 'y SW 1100 200'] },
      { from: 'commandFirst', leaders: { red: MAX, blue: ['Kai general x'] } },
    );
    s.pick('send').pass();
    expect(s.board.messengers).toEqual([{ to: 1, x: 74000, y: 90000 }]);
    s.pick('send').pass(3, 3, 3, 3);
    expect(s.board.messengers).toEqual([
      { to: 1, x: 74000, y: 90000 },
      { to: 3, x: 74000, y: 20000 },
    ]);
  });
});
