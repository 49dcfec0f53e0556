import { describe, expect, it } from 'vitest';
import type { Stratagem } from '../../board/setup.ts';
import { clockRules } from '../../rule-set.ts';
import { marching, patch } from '../../testing/marching.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { contacts, passTo } from '../../testing/turns.ts';

const WOOD = patch('dense woods', 20, 20, 30, 26, 'wood');
const has = (stratagems: Stratagem[], clock?: number): StageOptions => ({
  armies: { red: { stratagems, ...(clock === undefined ? {} : { clock }) } },
  terrain: [WOOD],
});

describe('MC-ORD-3 forced march', () => {
  const forced = (options = has(['forced march']), blue = 'x MF 30 5 180') =>
    stage({ red: ['u Leg 40 40 0', 'v Leg 41.6 40 0', 'w Leg 60 40 0'], blue: [blue] }, options);

  it('MC-ORD-3 a group that has moved moves again, for one order', () => {
    const s = forced().order('u v: advance 6').order('forced march u v: advance 6');
    expect([s.at('u'), s.at('v')]).toEqual(['40 28 0', '41.6 28 0']);
    expect(s.board.orders).toBe(7);
    expect(s.told('stratagem')).toMatchObject([{ side: 'red', stratagem: 'forced march', clauses: ['MC-ORD-3'] }]);
  });

  it('MC-ORD-3 as far as any move, and once in the battle', () => {
    const s = forced().order('u: advance 6');
    expect(s.refusal('forced march u: advance 6.1')).toBe('0.1 inches beyond the move of 6 inches (MC-UNIT-2)');
    s.order('forced march u: advance 6');
    expect(s.refusal('forced march w: advance 1')).toBe('the forced march has been played (MC-ORD-3)');
    passTo(passTo(s, 'blue order'), 'red order');
    expect(s.refusal('forced march w: advance 1')).toBe('the forced march has been played (MC-ORD-3)');
  });

  it('MC-ORD-3 only for a side that has it, and an order left for it', () => {
    expect(forced(has(['ambush'])).refusal('forced march u: advance 1')).toBe('red has no forced march (MC-ORD-3)');
    const s = forced(has(['forced march'], 1)).order('u: advance 6');
    expect(s.refusal('forced march u: advance 1')).toBe('it costs 1 order, 0 are left (MC-ORD-3)');
  });

  it('MC-ORD-3 not within 8 inches of an enemy, not on the way and not where it begins', () => {
    // The rear of the enemy is toward it, at 25.6.
    const near = (y: number): ClockStage => forced(has(['forced march']), `x MF 40 ${y} 0`);
    expect(near(24.4).refusal('forced march u: advance 6')).toBeUndefined();
    expect(near(24.5).refusal('forced march u: advance 6')).toBe('u comes 0.1 inches too near to x (MC-ORD-3)');
    expect(near(25.5).refusal('forced march u: advance 5, back 1')).toBe('u comes 0.1 inches too near to x (MC-ORD-3)');
    expect(near(31).refusal('forced march u: back 1')).toBe('u comes 0.6 inches too near to x (MC-ORD-3)');
    expect(near(25).refusal('u: advance 6')).toBeUndefined();
  });

  it('MC-ORD-3 one that has not moved may march so too, and has had its order then', () => {
    const s = forced().order('forced march u: advance 6');
    expect(s.refusal('u: advance 1')).toBe('u has had its order (MC-ORD-1)');
  });

  it('MC-ORD-3 it is no charge', () => {
    const s = forced(has(['forced march']), 'x MF 40 36 180');
    expect(s.refusal('forced march u: advance 6')).toContain('(MC-MOV-5)');
    expect(contacts(s.order('u: advance 6'))).toEqual(['u-x front']);
    expect(s.refusal('forced march u: back 1')).toBe('u is in contact: it can only disengage (MC-MOV-11)');
  });
});

describe('MC-ORD-3 ambush', () => {
  const hidden = (blue = 'x MF 60 5 180', options = has(['ambush'])): ClockStage =>
    stage({ red: ['g WB hidden wood', 'u Leg 40 40 0'], blue: [blue] }, options);

  it('MC-ORD-3 reveals a unit in its terrain, for two orders', () => {
    const s = hidden();
    expect(s.refusal('g: advance 1')).toBe('g is not on the table (MC-ORD-1)');
    s.order('reveal g at 25 22 facing 45');
    expect(s.at('g')).toBe('25 22 45');
    expect(s.board.orders).toBe(7);
    expect(s.told('revealed')).toMatchObject([{ clauses: ['MC-ORD-3'], to: { heading: 450 } }]);
    expect(s.refusal('reveal g at 25 22')).toBe('it lies in no ambush (MC-ORD-3)');
    expect(s.refusal('reveal u at 25 22')).toBe('it lies in no ambush (MC-ORD-3)');
  });

  it('MC-ORD-3 to spring it shows what was hidden, so that nothing from before is taken back', () => {
    const s = hidden().order('reveal g at 25 22');
    expect(s.told('revealed').map(clockRules.reveals!)).toEqual([true]);
    expect(s.told('stratagem').some(clockRules.reveals!)).toBe(false);
  });

  it('MC-UNIT-2 MC-ORD-3 no leader rides to it before', () => {
    const s = hidden(undefined, { ...has(['ambush']), leaders: { red: ['Ann general u'] } });
    expect(s.refusal('ride Ann to g')).toBe('there is no such unit (MC-UNIT-2)');
  });

  it('MC-ORD-3 it may then be ordered, and charge', () => {
    const s = hidden('x MF 25 18 180');
    expect(contacts(s.order('reveal g at 25 20').order('g: advance 6'))).toEqual(['g-x front']);
  });

  it('MC-ORD-3 several are revealed one by one', () => {
    const s = stage({ red: ['g WB hidden wood', 'h WB hidden wood'], blue: ['x MF 60 5 180'] }, has(['ambush'], 5));
    s.order('reveal g at 25 22').order('reveal h at 28 22');
    expect(s.board.orders).toBe(1);
    expect(s.board.played.red).toEqual([]);
  });

  it.each([
    [2, undefined],
    [1, 'it costs 2 orders, 1 is left (MC-ORD-3)'],
  ])('MC-ORD-3 with %i orders left', (clock, refusal) =>
    expect(hidden(undefined, has(['ambush'], clock)).refusal('reveal g at 25 22')).toBe(refusal),
  );

  const outside = (far: string): string => `it must stand wholly in the dense woods: ${far} outside (MC-ORD-3)`;
  it.each([
    ['reveal g at 20.8 20', undefined],
    ['reveal g at 20.7 20', outside('0.1 inches')],
    ['reveal g at 25 24.4', undefined],
    ['reveal g at 25 24.5', outside('0.1 inches')],
    ['reveal g at 20.8 20 facing 10', outside('0.3 inches')],
    ['reveal g at 50 40', outside('26 inches')],
  ])('MC-ORD-3 wholly in its terrain: %s', (order, refusal) => expect(hidden().refusal(order)).toBe(refusal));

  it('MC-ORD-3 not while an enemy is in there, be it with a corner', () => {
    const found = 'the enemy is in that terrain: the ambush is found out (MC-ORD-3)';
    expect(hidden('x MF 30.7 24 180').refusal('reveal g at 22 22')).toBe(found);
    expect(hidden('x MF 30.8 24 180').refusal('reveal g at 22 22')).toBeUndefined();
  });

  it('MC-ORD-3 not on a unit that stands there', () => {
    const s = stage({ red: ['g WB hidden wood', 'u Leg 25 22 0'], blue: ['x MF 60 5 180'] }, has(['ambush']));
    expect(s.refusal('reveal g at 26.5 22')).toBe('u stands there (MC-ORD-3)');
    expect(s.refusal('reveal g at 26.6 22')).toBeUndefined();
  });

  it('MC-ORD-3 but where one stood who is gone, or lies hidden, it may', () => {
    const s = stage(
      { red: ['g WB hidden wood', 'h WB hidden wood', 'u Leg 25 22 0'], blue: ['x MF 60 5 180'] },
      has(['ambush']),
    );
    s.unit('u').where = 'gone';
    Object.assign(s.unit('h'), { x: s.unit('u').x, y: s.unit('u').y });
    expect(s.refusal('reveal g at 25 22')).toBeUndefined();
  });

  it('MC-ORD-3 MC-MOV-8 touching no enemy: to spring up is no charge', () => {
    const by = (x: number): string | undefined => hidden(`x MF ${x} 22 180`).refusal('reveal g at 29.2 20.4');
    expect(by(30.8)).toBe('it would touch x: to spring up is no charge (MC-ORD-3)');
    expect(by(30.9)).toBeUndefined();
  });

  it('MC-ORD-3 MC-MOV-1 not in ground closed to it', () => {
    const bog = {
      ...has(['ambush']),
      terrain: [patch('dense woods', 20, 20, 30, 26, 'wood'), patch('prohibited', 24, 20, 26, 26)],
    };
    expect(hidden(undefined, bog).refusal('reveal g at 25 22')).toBe('it may not stand there (MC-MOV-1)');
    expect(hidden(undefined, bog).refusal('reveal g at 22 22')).toBeUndefined();
  });

  it('MC-ORD-3 on the table, though the terrain reaches beyond it', () => {
    const edge = { ...has(['ambush']), terrain: [patch('rough', -5, 20, 10, 26, 'wood')] };
    expect(hidden(undefined, edge).refusal('reveal g at 0.7 22')).toBe('it must stand on the table (MC-ORD-3)');
    expect(hidden(undefined, edge).refusal('reveal g at 0.8 22')).toBeUndefined();
  });
});

describe('MC-ORD-3 feigned flight', () => {
  const fleeing = (type: string, options: StageOptions = {}): ClockStage =>
    stage(
      { red: [`u ${type} 30 30 0 missiles=none`, 'v Leg 50 40 0'], blue: ['x MF 30 30 180', 'far MF 70 3 180'] },
      { ...has(['feigned flight']), contacts: ['u x'], ...options },
    );

  it('MC-ORD-3 MC-MOV-11 light horse that disengage take no DMZ, for an order beside their own', () => {
    const s = fleeing('LH').order('feign u');
    expect(s.at('u')).toBe('30 44.6 180');
    expect(s.unit('u').dmz).toBe(0);
    expect(s.board.orders).toBe(7);
    expect(s.told('stratagem')).toMatchObject([{ stratagem: 'feigned flight' }]);
  });

  it('MC-ORD-3 only light horse, of a side that has it, once', () => {
    expect(fleeing('HH').refusal('feign u')).toBe('only light horse feign flight (MC-ORD-3)');
    expect(fleeing('Sk').refusal('feign u')).toBe('only light horse feign flight (MC-ORD-3)');
    expect(fleeing('LH', has([])).refusal('feign u')).toBe('red has no feigned flight (MC-ORD-3)');
    const s = fleeing('LH');
    s.board.played.red.push('feigned flight');
    expect(s.refusal('feign u')).toBe('the feigned flight has been played (MC-ORD-3)');
    expect(s.refusal('disengage u')).toBeUndefined();
  });

  it('MC-ORD-3 it wants two orders of the clock, or one and a leader’s', () => {
    expect(fleeing('LH', has(['feigned flight'], 2)).refusal('feign u')).toBeUndefined();
    const one = has(['feigned flight'], 1);
    expect(fleeing('LH', one).refusal('feign u')).toBe('it costs an order beside the move itself (MC-ORD-3)');
    const led = fleeing('LH', { ...one, leaders: { red: ['Ann general u'] } });
    expect(led.refusal('clock: feign u')).toBe('it costs an order beside the move itself (MC-ORD-3)');
    expect(led.order('feign u').board).toMatchObject({ orders: 0, spent: [0] });
  });
});

describe('MC-ORD-3 what the enemy has', () => {
  it('MC-ORD-3 is not one’s own', () => {
    const s = stage(
      { red: ['u Leg 40 40 0'], blue: ['x MF 60 5 180'] },
      { armies: { blue: { stratagems: ['forced march'] } } },
    );
    expect(s.refusal('forced march u: advance 1')).toBe('red has no forced march (MC-ORD-3)');
    passTo(s, 'blue order');
    expect(s.refusal('forced march x: advance 1')).toBeUndefined();
    expect(marching(['u Leg 30 30 0']).refusal('forced march u: advance 1')).toBe('red has no forced march (MC-ORD-3)');
  });
});
