import type { DiceEvent } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type CbStage, type StageOptions, stage } from '../../testing/stage.ts';
import { whyNotCharge } from '../charge/may-charge.ts';

const testing = (red: string[], dice: number[] = [], more: StageOptions = {}, blue = ['x HI 20 2']): CbStage =>
  stage({ red, blue }, { from: 'controlFirst', orders: 'hold', dice, ...more });
const tested = (s: CbStage): string[] => s.told('control').map(({ unit }) => s.g.setting.units[unit]!.key);
const dieOf = (s: CbStage): string => (s.events.find(({ type }) => type === 'dice') as DiceEvent).die;
const MAX = { leaders: { red: ['Max general a hold'] } };
/** A unit tested because its player wishes. */
const wished = (unit: string, face: number, more: StageOptions = {}): CbStage =>
  testing([`a ${unit}`], [], more).pick('a: ', face);

describe('CB-CMD-6 who is tested', () => {
  it('CB-CTL-2 CB-CMD-6 (R) a charge is over with its phase: who fell short adds nothing to its test', () => {
    const s = stage({ red: ['a War 20 20', 'r Art 3 28'], blue: ['x Art 20 16'] }, { from: 'declareFirst', turns: 3 });
    s.pick('a charges x').pick('1 die', 3, 6, 1, 3);
    expect(s.told('control')).toMatchObject([{ unit: 0, tally: { rows: [], total: 0 } }]);
  });

  it.each(['SyCh', 'War', 'Rab'])('CB-CMD-6 %s within bow shot of enemy, and no farther', (type) => {
    expect(tested(testing([`a ${type} 20 7`], [3]))).toEqual(['a']);
    expect(tested(testing([`a ${type} 20 7.01`]))).toEqual([]);
  });

  it('CB-CMD-6 nobody else unless his player wishes, each once', () => {
    const s = testing(['a HI 20 7', 'b HI 30 25']);
    expect([s.asked, tested(s)]).toEqual(['red test', []]);
    expect(s.labels.map((label) => label.split(':')[0])).toEqual(['nobody', 'b', 'a']);
    s.pick('b: ', 3);
    expect([s.asked, s.labels.map((label) => label.split(':')[0])]).toEqual(['red test', ['nobody else', 'a']]);
    s.pick('a: ', 3);
    expect([tested(s), s.asked]).toEqual([['b', 'a'], 'blue test']);
  });

  it('CB-CMD-6 says what for', () => {
    const labels = (unit: string, more: StageOptions = {}) => testing([unit, 'b HI 40 29'], [], more).labels;
    const led = (order: string): StageOptions => ({ leaders: { red: [`Max general a ${order}`] } });
    expect(labels('a HI 20 25', led('hold'))).toContain('a: test it, to act against its order to hold');
    const support: StageOptions = { leaders: { red: ['Max general a support=b', 'Leo commander b'] } };
    expect(testing(['a HI 20 25', 'b HI 40 29 command=leo'], [], support).labels).toContain(
      'a: test it, to act against its order to support b',
    );
    expect(labels('a HC 20 25 pursuing')).toContain('a: test it, to stop pursuing');
    expect(labels('a HC 20 25 looting')).toContain('a: test it, to stop looting');
    expect(labels('a War 20 25 advancing')).toContain('a: test it, to stop its spontaneous advance');
  });

  it('CB-CMD-6 (R) who is to attack or skirmish, only within bow shot of enemy', () => {
    const asked = (unit: string, order: string): boolean =>
      testing([`a ${unit}`], [], { leaders: { red: [`Max general a ${order}`] } }).asked === 'red test';
    for (const order of ['attack', 'skirmish'])
      expect([asked('HI 20 7', order), asked('HI 20 7.01', order)]).toEqual([true, false]);
    for (const order of ['hold', 'withdraw']) expect(asked('HI 20 25', order)).toBe(true);
    expect(asked('HC 20 25 pursuing', 'attack')).toBe(true);
  });

  it('CB-CMD-6 not who flees or fights; a side without others is not asked', () => {
    const s = testing(['a War 20 3', 'b War 30 7 routing', 'c HI 40 28 halts'], [], { contacts: ['a x'] }, [
      'x HI 20 3',
    ]);
    expect(s.labels.map((label) => label.split(':')[0])).toEqual(['nobody', 'c']);
    const none = testing(['a War 20 3'], [], { contacts: ['a x'] }, ['x HI 20 3', 'y HI 40 2']);
    expect([none.asked, tested(none)]).toEqual(['blue test', []]);
  });

  it('CB-SEQ-2 CB-SEQ-10 from right to left, the initiative side first, those who must before those who may', () => {
    const order = (initiative: 'red' | 'blue'): string[] => {
      const s = stage(
        {
          red: ['a War 10 12', 'b War 30 12', 'c HI 40 28'],
          blue: ['x War 10 8', 'y War 30 8', 'z HI 40 2'],
        },
        { from: 'controlFirst', orders: 'hold', initiative, dice: [3, 3] },
      );
      const first = [...tested(s), s.asked];
      s.pass(3, 3);
      return [...first, ...tested(s).slice(2), s.asked];
    };
    expect(order('red')).toEqual(['b', 'a', 'red test', 'x', 'y', 'blue test']);
    expect(order('blue')).toEqual(['x', 'y', 'blue test', 'b', 'a', 'red test']);
  });
});

describe('CB-CTL-1 CB-CTL-2 the test', () => {
  it.each([
    ['HI 20 25 A', 'AvD'],
    ['HI 20 25 B', 'D6'],
    ['HI 20 25 C', 'D6'],
    ['Art 20 25 C', 'AvD'],
  ])('CB-CTL-1 %s throws a %s', (unit, die) => expect(dieOf(wished(unit, 3))).toBe(die));

  it('CB-CTL-2 +1 pursuing, looting or in spontaneous advance', () => {
    const rows = (unit: string) => lines(wished(unit, 3).told('control')[0]!.tally);
    for (const unit of ['HC 20 25 pursuing', 'HC 20 25 looting', 'War 20 25 advancing'])
      expect(rows(unit)).toEqual(['CB-CTL-2 charging, pursuing, looting or in spontaneous advance +1']);
    expect(rows('HI 20 25')).toEqual([]);
  });

  it('CB-CTL-2 a leader who inspires within 1 JT may add 1, with whatever unit he is', () => {
    const at = (x: number, inspires = 1) =>
      testing(['a HI 20 25', `b HI ${x} 25`], [], {
        leaders: { red: ['Max general b hold'] },
        inspires: { Max: inspires },
      });
    const near = at(25).pick('a: ');
    expect([near.asked, near.labels]).toEqual(['red bias a', ['nothing', '+1 for inspiring']]);
    near.pick('+1 for inspiring', 4);
    expect(near.unit('a').control).toBe('repeats');
    expect(lines(near.told('control')[0]!.tally)).toEqual(['CB-CTL-2 leader inspiring +1']);
    expect(at(25.01).pick('a: ', 4).unit('a').control).toBe('free');
    expect(at(25, 0).pick('a: ', 4).unit('a').control).toBe('free');
  });

  it('CB-CTL-2 an attached leader who steadies may add or take 1', () => {
    const s = () => testing(['a HI 20 25'], [], { ...MAX, steadies: { Max: 1 } }).pick('a: ');
    expect(s().labels).toEqual(['nothing', '+1 for steadying', '-1 for steadying']);
    const control = (label: string, face: number) => s().pick(label, face).unit('a').control;
    expect([control('nothing', 4), control('+1', 4), control('-1', 3), control('-1', 5)]).toEqual([
      ...['free', 'repeats', 'halts', 'free'],
    ]);
    expect(lines(s().pick('-1', 3).told('control')[0]!.tally)).toEqual(['CB-CTL-2 leader steadying -1']);
    const both = testing(['a HI 20 25'], [], { ...MAX, steadies: { Max: 1 }, inspires: { Max: 1 } }).pick('a: ');
    expect(both.labels).toHaveLength(6);
    const beside = testing(['a HI 20 25', 'b HI 24 25'], [], {
      leaders: { red: ['Max general b hold'] },
      steadies: { Max: 1 },
    });
    expect(beside.pick('a: ', 4).unit('a').control).toBe('free');
  });
});

describe('CB-CTL-3 CB-CTL-4 CB-CTL-5 what comes of it', () => {
  const made = (unit: string, face: number): string => {
    const { control, mood } = wished(unit, face).unit('a');
    return `${control} ${mood}`;
  };
  it.each([
    ['HI 20 25', ['halts steady', 'halts steady', 'free steady', 'free steady', 'repeats steady', 'repeats steady']],
    [
      'War 20 25',
      [...['halts steady', 'halts steady', 'free steady', 'free steady'], 'ordered advancing', 'ordered advancing'],
    ],
    [
      'SyCh 20 25',
      [
        ...['ordered advancing', 'ordered advancing', 'free steady', 'free steady'],
        ...['ordered advancing', 'ordered advancing'],
      ],
    ],
    [
      'War 20 25 advancing',
      [
        ...['ordered advancing', 'free steady', 'free steady', 'ordered advancing'],
        ...['ordered advancing', 'ordered advancing'],
      ],
    ],
    [
      'HC 20 25 pursuing',
      [
        ...['ordered pursuing', 'free steady', 'free steady', 'ordered pursuing'],
        ...['ordered pursuing', 'ordered pursuing'],
      ],
    ],
    [
      'HC 20 25 looting',
      [
        ...['ordered looting', 'free steady', 'free steady', 'ordered looting'],
        ...['ordered looting', 'ordered looting'],
      ],
    ],
    [
      'War 20 25 looting',
      [
        ...['ordered looting', 'free steady', 'free steady', 'ordered advancing'],
        ...['ordered advancing', 'ordered advancing'],
      ],
    ],
  ])('CB-CTL-3 CB-CTL-4 CB-CTL-5 CB-CTL-6 %s on 1 to 6', (unit, results) =>
    expect([1, 2, 3, 4, 5, 6].map((face) => made(unit, face))).toEqual(results),
  );

  it('CB-CTL-3 who has halted is not asked to move, and charges nobody', () => {
    const s = testing(['a HI 20 25', 'b HI 40 25'], [], {}, ['x HI 20 22']).pick('a: ', 2);
    s.until('red action');
    expect(s.asked).toBe('red action b');
    s.pass();
    expect([s.asked, s.unit('a').moved, whyNotCharge(s.g, s.id('a'), s.id('x'))?.clause]).toEqual([
      ...['blue action x', false, 'CB-CTL-3'],
    ]);
  });

  it('CB-CTL-4 who is free acts against its orders', () => {
    const held: StageOptions = { leaders: { red: ['Max general a hold'] } };
    const path = (s: CbStage) => s.until('red action a').pick('move, 1 die', 3).refusal('advance 1');
    expect(path(testing(['a HI 20 25'], [], held))).toBe('it is to hold its ground (CB-CMD-5)');
    expect(path(testing(['a HI 20 25'], [], held).pick('a: ', 3))).toBeUndefined();
    expect(path(testing(['a HI 20 25'], [], held).pick('a: ', 4))).toBeUndefined();
  });

  it('CB-CTL-5 who stood stands, and is not asked', () => {
    for (const last of ['stand', 'none']) {
      const s = testing([`a HI 20 25 last=${last}`, 'b HI 5 25'], [], MAX)
        .pick('a: ', 5)
        .until('red action');
      expect(s.asked).toBe('red action b');
    }
  });

  it('CB-CTL-5 who moved moves straight on with all its dice, whatever its orders', () => {
    const s = testing(['a HI 20 25 last=move', 'b HI 40 25'], [], MAX, ['x HI 20 2']);
    s.pick('a: ', 5).until('red action b').pass(4, 3);
    expect([s.at('a'), s.unit('a').moved]).toEqual(['20 18 0', true]);
  });
});

describe('CB-CMD-6 what needs no test', () => {
  it('CB-CMD-6 to do what its order says, whatever it did last turn and wherever its leaders are', () => {
    const ordered = (order: string, last: string) =>
      stage({ red: [`a HI 20 25 last=${last}`, 'b HI 40 28'], blue: ['x HI 20 22'] }, { orders: order });
    const path = (order: string, last: string, way: string) =>
      ordered(order, last).until('red action a').pick('move, 1 die', 3).refusal(way);
    for (const last of ['stand', 'move', 'none']) {
      expect([path('attack', last, 'advance 1'), path('withdraw', last, 'back 1')]).toEqual([undefined, undefined]);
      expect([path('skirmish', last, 'advance 1'), path('skirmish', last, 'back 1')]).toEqual([undefined, undefined]);
      expect(path('hold', last, 'turn about')).toBeUndefined();
      // But what is against it does.
      expect(path('hold', last, 'advance 1')).toBe('it is to hold its ground (CB-CMD-5)');
      expect(path('attack', last, 'back 1')).toBe('it is to close and fight (CB-CMD-5)');
      const s = ordered('attack', last);
      expect(whyNotCharge(s.g, s.id('a'), s.id('x'))).toBeUndefined();
    }
  });

  it('CB-CMD-6 in a battle without leaders near, who stood goes on in the next turn', () => {
    const s = stage(
      { red: ['a HI 20 25', 'b HI 40 28'], blue: ['x HI 20 2', 'y HI 40 2'] },
      { from: 'morale', dice: [5, 3] },
    );
    expect([s.board.turn, s.unit('a').last, s.asked]).toEqual([2, 'stand', 'red action b']);
    expect(s.pass().pick('move, 1 die', 3).refusal('advance 3')).toBeUndefined();
  });
});
