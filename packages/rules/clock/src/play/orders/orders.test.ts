import { describe, expect, it } from 'vitest';
import { marching } from '../../testing/marching.ts';
import { type StageOptions, stage } from '../../testing/stage.ts';
import { passTo } from '../../testing/turns.ts';
import { asOrder } from './orders.ts';

const clock = (red: number): StageOptions => ({ armies: { red: { clock: red } } });

describe('MC-ORD-1 orders', () => {
  const file = (count: number): string[] => Array.from({ length: count }, (_, i) => `u${i + 1} Leg ${5 + 4 * i} 40 0`);

  it.each([1, 2, 9])('MC-ORD-1 a clock of %i gives as many orders', (count) => {
    const s = marching(file(count + 1), clock(count));
    for (let i = 1; i <= count; i++) s.order(`u${i}: advance 2`);
    expect(s.board.orders).toBe(0);
    expect(s.refusal(`u${count + 1}: advance 2`)).toBe('no orders are left (MC-ORD-1)');
    expect(s.told('order').at(-1)).toMatchObject({ left: 0, by: -1 });
  });

  it('MC-ORD-1 the question counts them', () => {
    const s = marching(file(3), { ...clock(2), leaders: { red: ['Ann general u1', 'Bea subordinate u2'] } });
    expect(s.question.question).toBe('Whom do you order? 2 orders left, and free ones of Ann, Bea');
    s.order('clock: u1: advance 2');
    expect(s.question.question).toBe('Whom do you order? 1 order left, and free ones of Ann, Bea');
    s.order('Ann: u2: advance 2').order('Bea: u3: advance 2');
    expect(s.question.question).toBe('Whom do you order? 1 order left');
  });

  it('MC-ORD-1 a unit has one order a half turn', () => {
    const s = marching(file(1)).order('u1: advance 2');
    expect(s.refusal('u1: advance 2')).toBe('u1 has had its order (MC-ORD-1)');
    passTo(passTo(s, 'blue order'), 'red order');
    expect(s.refusal('u1: advance 2')).toBeUndefined();
  });

  it('MC-ORD-1 one order moves a line in contact, with the ranks behind', () => {
    const red = ['a Leg 30 30 0', 'b MF 31.6 30 0', 'c Leg 33.2 30 0', 'd Leg 30 31.6 0', 'e Leg 30 33.2 0'];
    const s = marching(red, clock(1)).order('a b c d e: advance 2');
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => s.at(key))).toEqual([
      '30 28 0',
      '31.6 28 0',
      '33.2 28 0',
      '30 29.6 0',
      '30 31.2 0',
    ]);
    expect(s.board.orders).toBe(0);
  });

  it.each([
    ['a gap', 'b Leg 31.7 30 0', 'a group is in contiguous contact'],
    ['out of line', 'b Leg 31.6 30.4 0', 'a group is in contiguous contact'],
    ['corner to corner', 'b Leg 31.6 31.6 0', 'a group is in contiguous contact'],
    ['half behind', 'b Leg 30.8 31.6 0', 'a group is in contiguous contact'],
    ['another facing', 'b Leg 31.6 31.6 180', 'a group has one facing'],
  ])('MC-ORD-1 not a group: %s', (_, other, text) =>
    expect(marching(['a Leg 30 30 0', other]).refusal('a b: advance 2')).toBe(`${text} (MC-ORD-1)`),
  );

  it('MC-ORD-1 two pairs apart are no group, though each is', () => {
    const s = marching(['a Leg 30 30 0', 'b Leg 31.6 30 0', 'c Leg 40 30 0', 'd Leg 41.6 30 0', 'e Leg 33.2 30 0']);
    expect(s.refusal('a b c d: advance 2')).toBe('a group is in contiguous contact (MC-ORD-1)');
    expect(s.refusal('a e: advance 2')).toBe('a group is in contiguous contact (MC-ORD-1)');
    expect(s.refusal('c d: advance 2')).toBeUndefined();
  });

  it('MC-ORD-1 a choice that is no order at all', () => {
    for (const choice of [undefined, 7, {}, { do: 'fly' }, { do: 'move', by: -1, units: [0], steps: [] }])
      expect(asOrder(choice)).toMatchObject({ clause: 'MC-ORD-1', text: expect.stringMatching(/^that is no order: /) });
    const endless = { do: 'move', by: -1, units: [0], steps: Array(9).fill({ do: 'back', distance: 1 }) };
    expect(asOrder(endless)).toHaveProperty('clause');
    expect(asOrder({ ...endless, steps: endless.steps.slice(1) })).not.toHaveProperty('clause');
    expect(asOrder({ ...endless, steps: [{ do: 'advance', distance: 0.5 }] })).toHaveProperty('clause');
  });
});

describe('MC-ORD-2 free orders', () => {
  const line = (count: number): string[] =>
    Array.from({ length: count }, (_, i) => `u${i + 1} Leg ${20 + 1.6 * i} 40 0`);
  const both = { leaders: { red: ['Ann general u1', 'Bea subordinate u2'] } };

  it('MC-ORD-2 the general orders a group of any size, a subordinate 4 units at most', () => {
    const s = marching(line(8), both);
    expect(s.refusal('Ann: u1-8: advance 2')).toBeUndefined();
    expect(s.refusal('Bea: u1-4: advance 2')).toBeUndefined();
    expect(s.refusal('Bea: u1-5: advance 2')).toBe('Bea orders 4 units at most: 1 too many (MC-ORD-2)');
  });

  it('MC-ORD-2 each has one, and it costs none of the clock', () => {
    const s = marching(line(4), both).order('Ann: u1: advance 1').order('Bea: u2: advance 1');
    expect(s.board.orders).toBe(9);
    expect(s.told('order').map(({ by }) => by)).toEqual([0, 1]);
    expect(s.refusal('Ann: u3: advance 1')).toBe('Ann has given his free order (MC-ORD-2)');
    expect(s.refusal('Bea: u3: advance 1')).toBe('Bea has given his free order (MC-ORD-2)');
    expect(s.refusal('clock: u3: advance 1')).toBeUndefined();
    passTo(passTo(s, 'blue order'), 'red order');
    expect(s.refusal('Ann: u3: advance 1')).toBeUndefined();
  });

  it('MC-ORD-2 to units within 12 inches of him, every one of them', () => {
    // Edge to edge: the leader's right edge is at 30.8, the left one of the next unit at 42.8 or 42.9.
    const reach = (x: number) =>
      marching(['u Leg 30 40 0', `v Leg ${x} 40 0`, `w Leg ${x + 1.6} 40 0`], { leaders: { red: ['Ann general u'] } });
    expect(reach(43.6).refusal('Ann: v: advance 1')).toBeUndefined();
    expect(reach(43.7).refusal('Ann: v: advance 1')).toBe('v is 0.1 inches beyond 12 inches from Ann (MC-ORD-2)');
    expect(reach(43.6).refusal('Ann: v w: advance 1')).toBe('w is 1.6 inches beyond 12 inches from Ann (MC-ORD-2)');
    expect(reach(43.6).refusal('v w: advance 1')).toBeUndefined();
  });

  it('MC-ORD-2 the cheapest is taken: a subordinate’s, then the general’s, then the clock’s', () => {
    const s = marching(line(4), { leaders: { red: ['Ann general u1', 'Bea subordinate u2'] } });
    s.order('u1: advance 1').order('u2: advance 1').order('u3: advance 1');
    expect(s.told('order').map(({ by }) => by)).toEqual([1, 0, -1]);
    const large = marching(line(5), both).order('u1-5: advance 1');
    expect(large.told('order').map(({ by }) => by)).toEqual([0]);
  });

  it('MC-ORD-2 a leader of the enemy or one who is gone orders nobody', () => {
    const s = stage(
      { red: ['u Leg 30 40 0'], blue: ['x MF 60 5 180'] },
      { leaders: { red: ['Ann general u'], blue: ['Cid general x'] } },
    );
    const order = (by: number) => ({ do: 'move', by, units: [0], steps: [{ do: 'advance', distance: 100 }] });
    expect(s.question.refuse(order(1))).toBe('there is no such leader (MC-ORD-2)');
    expect(s.question.refuse(order(7))).toBe('there is no such leader (MC-ORD-2)');
    expect(s.question.refuse(order(0))).toBeUndefined();
    s.board.leaders[0] = -1;
    expect(s.question.refuse(order(0))).toBe('there is no such leader (MC-ORD-2)');
  });

  it('MC-ORD-2 free orders are there without any of the clock', () => {
    const s = marching(line(3), { ...both, ...clock(1) }).order('clock: u1: advance 1');
    expect(s.refusal('clock: u2: advance 1')).toBe('no orders are left (MC-ORD-1)');
    expect(s.refusal('u2: advance 1')).toBeUndefined();
  });
});

describe('MC-UNIT-2 leaders ride', () => {
  const options = { leaders: { red: ['Ann general u', 'Bea subordinate w'] } };
  const ride = (y: number) => marching(['u Leg 30 40 0', `v Leg 30 ${y} 0`, 'w Leg 40 40 0'], options);

  it('MC-UNIT-2 12 inches to another unit, and no more', () => {
    const s = ride(26.4).order('ride Ann to v');
    expect(s.leader('Ann')).toBe('v');
    expect(s.told('rode')).toMatchObject([{ clauses: ['MC-UNIT-2'], leader: 0, to: 1 }]);
    expect(s.board.orders).toBe(9);
    expect(ride(26.3).refusal('ride Ann to v')).toBe('he rides 12 inches: 0.1 inches too few (MC-UNIT-2)');
    expect(ride(26.3).refusal('ride Bea to v')).toBe('he rides 12 inches: 2.7 inches too few (MC-UNIT-2)');
  });

  it('MC-UNIT-2 once a half turn, to a unit without a leader', () => {
    const s = ride(30);
    expect(s.refusal('ride Ann to w')).toBe('a leader is with it already (MC-UNIT-2)');
    expect(s.refusal('ride Ann to u')).toBe('a leader is with it already (MC-UNIT-2)');
    s.order('ride Ann to v');
    expect(s.refusal('ride Ann to u')).toBe('Ann has ridden this half turn (MC-UNIT-2)');
    expect(s.refusal('ride Bea to u')).toBeUndefined();
    passTo(passTo(s, 'blue order'), 'red order');
    expect(s.refusal('ride Ann to u')).toBeUndefined();
  });

  it('MC-UNIT-2 MC-ORD-2 he orders from where he is then', () => {
    const s = marching(['u Leg 30 40 0', 'v Leg 30 30 0', 'w Leg 30 18 0'], { leaders: { red: ['Ann general u'] } });
    expect(s.refusal('Ann: w: advance 1')).toBe('w is 8.4 inches beyond 12 inches from Ann (MC-ORD-2)');
    expect(s.order('ride Ann to v').refusal('Ann: w: advance 1')).toBeUndefined();
  });

  it('MC-UNIT-2 there must be such a leader and such a unit', () => {
    const s = ride(30);
    expect(s.question.refuse({ do: 'ride', leader: 5, to: 1 })).toBe('there is no such leader (MC-UNIT-2)');
    expect(s.question.refuse({ do: 'ride', leader: 0, to: 3 })).toBe('there is no such unit (MC-UNIT-2)');
    expect(s.question.refuse({ do: 'ride', leader: 0, to: 99 })).toBe('there is no such unit (MC-UNIT-2)');
    s.board.leaders[0] = -1;
    expect(s.question.refuse({ do: 'ride', leader: 0, to: 1 })).toBe('there is no such leader (MC-UNIT-2)');
  });

  it('MC-UNIT-2 he goes with his unit, however far that moves', () => {
    const s = marching(['u LH 30 40 0'], { leaders: { red: ['Ann general u'] } }).order('u: advance 13');
    expect(s.leader('Ann')).toBe('u');
    expect(s.refusal('ride Ann to u')).toBe('a leader is with it already (MC-UNIT-2)');
  });
});
