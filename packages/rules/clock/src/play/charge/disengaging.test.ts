import { describe, expect, it } from 'vitest';
import { patch } from '../../testing/marching.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { contacts, passTo } from '../../testing/turns.ts';

/** A red unit at 30 30 that faces up, in contact with a blue one. */
const engaged = (type: string, enemy = 'MF', options: StageOptions = {}, ...friends: string[]): ClockStage =>
  stage(
    {
      red: [`u ${type} 30 30 0 missiles=none`, ...friends],
      blue: [`x ${enemy} 30 30 180 missiles=none`, 'far MF 70 3 180'],
    },
    { contacts: ['u x'], ...options },
  );

describe('MC-MOV-11 disengaging', () => {
  it.each([
    ['Sk', '30 39.6 180'],
    ['HH', '30 41.6 180'],
    ['MH', '30 42.6 180'],
    ['LH', '30 44.6 180'],
    ['Cam', '30 41.6 180'],
  ])('MC-MOV-11 %s breaks off from infantry: a full move straight away, and a DMZ', (type, at) => {
    const s = engaged(type).order('disengage u');
    expect(s.at('u')).toBe(at);
    expect(s.unit('u')).toMatchObject({ dmz: 1, ordered: true, moved: true });
    expect(contacts(s)).toEqual([]);
    expect(s.board.orders).toBe(8);
    expect(s.told('moved')).toMatchObject([{ how: 'disengage', clauses: ['MC-MOV-11'] }]);
  });

  it.each(['Pike', 'Spear', 'Leg', 'WB', 'MF', 'Arch', 'Rab', 'El', 'SCh', 'Ch', 'Art', 'Bag'])(
    'MC-MOV-11 %s does not, and nothing else can be ordered of it',
    (type) => {
      const s = engaged(type);
      expect(s.refusal('disengage u')).toBe('u cannot disengage from x (MC-MOV-11)');
      expect(s.refusal('u: back 1')).toBe('u is in contact: it can only disengage (MC-MOV-11)');
    },
  );

  it.each(['HH', 'MH', 'LH', 'Cam', 'El', 'SCh', 'Ch', 'Art', 'Camp', 'Bag'])('MC-MOV-11 nor from %s', (enemy) =>
    expect(engaged('LH', enemy).refusal('disengage u')).toBe('u cannot disengage from x (MC-MOV-11)'),
  );

  it('MC-MOV-11 from all it is in contact with or not at all', () => {
    const two = (second: string): string | undefined =>
      stage(
        { red: ['u LH 30 30 0 missiles=none'], blue: ['x MF 30 30 180', `y ${second} 30.8 30.8 270`] },
        { contacts: ['u x', 'y u flank unfaced'] },
      ).refusal('disengage u');
    expect(two('MF')).toBeUndefined();
    expect(two('HH')).toBe('u cannot disengage from y (MC-MOV-11)');
  });

  it('MC-MOV-11 not if it is attacked in rear; its own attack on a rear is no hindrance', () => {
    const rear = (words: string): string | undefined =>
      stage(
        { red: ['u LH 30 30 0 missiles=none'], blue: ['x MF 30 30 180', 'y MF 30 31.6 0'] },
        { contacts: ['u x', `y u ${words}`] },
      ).refusal('disengage u');
    expect(rear('rear unfaced')).toBe('u is attacked in rear (MC-MOV-11)');
    const own = stage(
      { red: ['u LH 30 30 0 missiles=none'], blue: ['x MF 30 28.4 0', 'far MF 70 3 180'] },
      { contacts: ['u x rear unfaced'] },
    );
    expect(own.refusal('disengage u')).toBeUndefined();
  });

  it('MC-MOV-11 one attacked in rear in the enemy’s half turn has turned to face him, and still cannot break off', () => {
    const charged = (facing: number): ClockStage => {
      const s = stage({
        red: [`u LH 30 30 ${facing} missiles=none`, 'v MF 60 40 0'],
        blue: ['x MF 30 24 180', 'far MF 70 3 180'],
      });
      passTo(s, 'blue order').order('x: advance 6');
      return passTo(s, 'red order', 1, 5);
    };
    const rear = charged(180);
    expect([rear.board.contacts[0]!.met, rear.board.contacts[0]!.from]).toEqual(['front', 'rear']);
    expect(rear.refusal('disengage u')).toBe('u is attacked in rear (MC-MOV-11)');
    expect(charged(90).refusal('disengage u')).toBeUndefined();
    expect(charged(0).refusal('disengage u')).toBeUndefined();
  });

  it('MC-MOV-11 it is an order: of the clock or a leader’s, one a half turn', () => {
    const s = engaged('LH', 'MF', { leaders: { red: ['Ann general u'] } }).order('disengage u');
    expect(s.board).toMatchObject({ orders: 9, spent: [0] });
    expect(s.refusal('disengage u')).toBe('it is not in contact (MC-MOV-11)');
    const none = engaged('LH', 'MF', { armies: { red: { clock: 1 } } }, 'v Leg 50 40 0').order('v: advance 1');
    expect(none.refusal('disengage u')).toBe('no orders are left (MC-ORD-1)');
    expect(none.refusal('disengage v')).toBe('it is not in contact (MC-MOV-11)');
  });

  it('MC-MOV-11 who has charged this half turn does not break off again', () => {
    const s = stage({ red: ['u LH 30 36 0'], blue: ['x MF 30 30 180', 'far MF 70 3 180'] }).order('u: advance 8');
    expect(contacts(s)).toEqual(['u-x front']);
    expect(s.refusal('disengage u')).toBe('u has had its order (MC-ORD-1)');
  });

  it('MC-MOV-11 a second DMZ makes it retreat no farther', () => {
    const s = engaged('LH', 'MF', { dmz: { u: 1 }, dice: [1] }).order('disengage u');
    expect(s.unit('u').dmz).toBe(2);
    expect(s.at('u')).toBe('30 44.6 180');
  });

  it('MC-MOV-11 the third DMZ destroys it', () => {
    const s = engaged('LH', 'MF', { dmz: { u: 2 }, dice: [1] }, 'v Leg 50 40 0').order('disengage u');
    expect(s.at('u')).toBe('gone');
  });

  it('MC-MOV-11 units in contact may rally', () => {
    const s = engaged('LH', 'MF', { dmz: { u: 1 }, dice: [10] });
    expect(s.unit('u').dmz).toBe(0);
    passTo(s, 'blue order', 5, 5);
  });
});

describe('MC-MOV-11 where a flight ends', () => {
  const end = (type: string, options: StageOptions, ...friends: string[]): string =>
    engaged(type, 'MF', options, ...friends)
      .order('disengage u')
      .at('u');

  it('MC-MOV-11 at the table’s edge', () => {
    const s = (height: number): ClockStage => engaged('LH', 'MF', { height });
    expect(s(44.1).order('disengage u').at('u')).toBe('30 44.1 180');
    expect(s(44).order('disengage u').at('u')).toBe('30 43.9 180');
    expect(s(33).order('disengage u').at('u')).toBe('30 32.9 180');
    expect(s(31.85).order('disengage u').at('u')).toBe('30 31.9 180');
    expect(s(31.8).refusal('disengage u')).toBe('u has no room to disengage (MC-MOV-11)');
    expect(s(31.6).refusal('disengage u')).toBe('u has no room to disengage (MC-MOV-11)');
  });

  it('MC-MOV-5 MC-MOV-11 before friends it may not pass, beyond those it may', () => {
    expect(end('LH', {}, 'f MF 30 36 0')).toBe('30 36 180');
    expect(end('LH', {}, 'f HH 30 36 0')).toBe('30 44.6 180');
    expect(end('LH', {}, 'f Sk 30 36 0 missiles=none')).toBe('30 44.6 180');
    // It would end on the horse, and halts before it.
    expect(end('LH', {}, 'f HH 30 44 0')).toBe('30 43.9 180');
    expect(engaged('LH', 'MF', {}, 'f MF 30 31.6 0').refusal('disengage u')).toBe(
      'u has no room to disengage (MC-MOV-11)',
    );
  });

  it('MC-MOV-1 MC-MOV-11 before closed ground, however narrow', () => {
    expect(end('LH', { terrain: [patch('prohibited', 20, 40, 40, 48)] })).toBe('30 39.9 180');
    expect(end('LH', { terrain: [patch('prohibited', 20, 36, 40, 36.5)] })).toBe('30 35.9 180');
  });

  it('MC-MOV-4 MC-MOV-11 at the rough rate if any part of it is in rough going', () => {
    expect(end('LH', { terrain: [patch('rough', 20, 31, 40, 33)] })).toBe('30 39.6 180');
    expect(end('LH', { terrain: [patch('rough', 20, 34, 40, 35)] })).toBe('30 39.6 180');
    expect(end('LH', { terrain: [patch('rough', 20, 45, 40, 48)] })).toBe('30 44.6 180');
    expect(end('HH', { terrain: [patch('rough', 20, 34, 40, 35)] })).toBe('30 36.6 180');
    // Stopped before it comes there, it is not in it.
    expect(end('LH', { terrain: [patch('rough', 20, 42, 40, 44)] }, 'f MF 30 41 0')).toBe('30 41 180');
  });

  it('MC-MOV-5 MC-MOV-11 before the enemy', () => {
    const s = stage(
      { red: ['u LH 30 30 0 missiles=none'], blue: ['x MF 30 30 180', 'y MF 30 38 0'] },
      { contacts: ['u x'] },
    );
    // A quarter inch short of him: it flies, and does not charge.
    expect(s.order('disengage u').at('u')).toBe('30 37.8 180');
    expect(contacts(s)).toEqual([]);
  });

  it('MC-MOV-11 straight away from the enemy it fights, not from where it looks', () => {
    // The enemy is at its left side, and it has not turned to him.
    const from = (contact: string, ...more: string[]): ClockStage =>
      stage(
        { red: ['u LH 30 30 0 missiles=none'], blue: ['y MF 29.2 30.8 90', 'far MF 70 3 180', ...more] },
        { contacts: [contact, ...more.map((line) => `${line.split(' ')[0]} u`)] },
      );
    expect(from('y u flank unfaced').order('disengage u').at('u')).toBe('43.8 30.8 90');
    // With one in front too, from that one.
    expect(from('y u flank unfaced', 'x MF 30 30 180').order('disengage u').at('u')).toBe('30 44.6 180');
    const right = stage(
      { red: ['u LH 30 30 0 missiles=none'], blue: ['y MF 30.8 30.8 270', 'far MF 70 3 180'] },
      { contacts: ['y u flank unfaced'] },
    );
    expect(right.order('disengage u').at('u')).toBe('16.2 30.8 270');
    const behind = stage(
      { red: ['u LH 30 30 0 missiles=none'], blue: ['y MF 30 30 180', 'far MF 70 3 180'] },
      { contacts: ['y u'] },
    );
    expect(behind.order('disengage u').at('u')).toBe('30 44.6 180');
  });
});
