import { describe, expect, it } from 'vitest';
import { marching } from '../../testing/marching.ts';
import { stage } from '../../testing/stage.ts';

describe('MC-MOV-5 passing through friends in a move', () => {
  const row = (mover: string, friend: string) => {
    const [type, ...traits] = mover.split(' ');
    const [other, ...others] = friend.split(' ');
    return marching([`m ${type} 30 35 0 ${traits.join(' ')}`, `f ${other} 30 33 0 ${others.join(' ')}`]);
  };

  it.each([
    ['Leg', 'Leg'],
    ['Leg', 'MF romanDrill'],
    ['Leg', 'Sk'],
    ['Sk', 'Leg'],
    ['Sk', 'Camp'],
    ['WB', 'Art'],
    ['LH', 'HH'],
    ['LH', 'El'],
    ['HH', 'LH'],
    ['SCh', 'LH'],
  ])('MC-MOV-5 %s through %s, if it comes out beyond', (mover, friend) => {
    const s = row(mover, friend);
    expect(s.refusal('m: advance 3.5')).toBe('m would end on f, 0.1 inches deep (MC-MOV-5)');
    expect(s.refusal('m: advance 3')).toBe('m would end on f, 0.6 inches deep (MC-MOV-5)');
    expect(s.order('m: advance 3.6').at('m')).toBe('30 31.4 0');
  });

  it.each([
    ['Leg', 'MF'],
    ['Leg', 'Leg noRomanDrill'],
    ['MF', 'Leg'],
    ['HH', 'HH'],
    ['HH', 'MF'],
    ['LH', 'MF'],
    ['MF', 'LH'],
    ['MF', 'Camp'],
  ])('MC-MOV-5 not %s through %s, though up to it', (mover, friend) => {
    const s = row(mover, friend);
    expect(s.refusal('m: advance 3.6')).toBe('m would pass through f, 1.6 inches deep (MC-MOV-5)');
    expect(s.refusal('m: advance 0.5')).toBe('m would pass through f, 0.1 inches deep (MC-MOV-5)');
    expect(s.refusal('m: advance 0.4')).toBeUndefined();
  });

  it('MC-MOV-5 light artillery is passed and passes, as far as its move can take it', () => {
    const s = marching(['m Art 30 35 0', 'f MF 30 33 0']);
    expect(s.refusal('m: advance 3')).toBe('m would end on f, 0.6 inches deep (MC-MOV-5)');
    // A friend that stands aslant reaches into the way with a corner.
    const aslant = 'f MF 32.3 33.73 45';
    expect(marching(['m Art 30 35 0', aslant]).refusal('m: advance 3')).toBeUndefined();
    expect(marching(['m MF 30 35 0', aslant]).refusal('m: advance 3')).toBe(
      'm would pass through f, 0.2 inches deep (MC-MOV-5)',
    );
  });

  it('MC-MOV-5 in a group each passes whom he may', () => {
    const s = marching(['a Leg 30 35 0', 'b MF 31.6 35 0', 'f Leg 30 33 0', 'g Leg 50 33 0']);
    expect(s.refusal('a: advance 4')).toBeUndefined();
    expect(s.refusal('a b: advance 4')).toBeUndefined();
    const other = marching(['a Leg 30 35 0', 'b MF 31.6 35 0', 'f Leg 31.6 33 0']);
    expect(other.refusal('a: advance 4')).toBeUndefined();
    expect(other.refusal('a b: advance 4')).toBe('b would pass through f, 1.6 inches deep (MC-MOV-5)');
  });

  it('MC-MOV-5 who moves along beside a friend does not pass through it', () => {
    const s = marching(['m MF 30 35 0', 'f MF 31.6 33 0', 'h MF 28.4 33 90']);
    expect(s.refusal('m: advance 6')).toBeUndefined();
    expect(s.refusal('m: sidestep right 0.1, advance 4')).toBe('m would pass through f, 0.1 inches deep (MC-MOV-5)');
  });

  it('MC-MOV-5 nobody passes through the enemy', () => {
    for (const type of ['Leg', 'Sk', 'LH', 'Art']) {
      const s = stage({ red: [`m ${type} 30 35 0 missiles=none`], blue: ['x Sk 30 34 180'] });
      expect(s.refusal('m: advance 2, wheel left 5')).toBe('m would pass through x, 1 inch deep (MC-MOV-5)');
    }
  });

  it('MC-MOV-5 turning and facing need their own ground only', () => {
    const s = marching(['m Sk 30 35 0', 'f MF 31.6 35 0', 'n LH 40 35 0', 'o MF 41.6 35 0']);
    expect(s.refusal('m: turn right')).toBeUndefined();
    // Its corners sweep into the friend beside it, and there it ends.
    expect(s.refusal('n: face 45')).toMatch(/^n would pass through o, .* deep \(MC-MOV-5\)$/);
    expect(s.refusal('m: face 45')).toBe('m would end on f, 0.3 inches deep (MC-MOV-5)');
  });
});
