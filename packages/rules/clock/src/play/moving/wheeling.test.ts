import { describe, expect, it } from 'vitest';
import { marching, patch } from '../../testing/marching.ts';

describe('MC-MOV-2 wheels', () => {
  it('MC-MOV-2 a single base wheels 90 degrees for 2.5 inches', () => {
    const s = marching(['p Pike 30 30 0']);
    expect(s.refusal('p: wheel left 90, advance 2.6')).toBe('0.1 inches beyond the move of 5 inches (MC-MOV-2)');
    expect(s.order('p: wheel left 90, advance 2.5').at('p')).toBe('26.7 29.2 270');
  });

  it('MC-MOV-2 and less in proportion, each wheel for itself', () => {
    const s = marching(['p Pike 30 30 0', 'lh LH 40 30 0']);
    expect(s.refusal('p: wheel right 36, advance 4')).toBeUndefined();
    expect(s.refusal('p: wheel right 36, advance 4.1')).toBe('0.1 inches beyond the move of 5 inches (MC-MOV-2)');
    expect(s.refusal('lh: wheel left 90, wheel left 90, advance 8')).toBeUndefined();
    expect(s.refusal('lh: wheel left 90, wheel left 90, advance 8.1')).toBe(
      '0.1 inches beyond the move of 13 inches (MC-MOV-2)',
    );
  });

  it('MC-MOV-2 a wheel is forward, 90 degrees at most', () =>
    expect(marching(['lh LH 30 30 0']).refusal('lh: wheel left 95')).toBe(
      'a wheel is 90 degrees at most: 5 too many (MC-MOV-2)',
    ));

  it('MC-MOV-2 of a group the outer corner is measured', () => {
    // Three bases are 4.8 inches: 71.6 degrees of that circle are 5.998 inches, 71.7 are 6.007.
    const s = marching(['a Leg 30 30 0', 'b Leg 31.6 30 0', 'c Leg 33.2 30 0']);
    for (const to of ['left', 'right']) {
      expect(s.refusal(`a b c: wheel ${to} 71.6`)).toBeUndefined();
      expect(s.refusal(`a b c: wheel ${to} 71.7`)).toBe('less than 0.1 inches beyond the move of 6 inches (MC-MOV-2)');
    }
    expect(s.refusal('a b c: wheel left 30, advance 3.4')).toBeUndefined();
    expect(s.refusal('a b c: wheel left 30, advance 4')).toBe('0.5 inches beyond the move of 6 inches (MC-MOV-2)');
    expect(s.refusal('a b c: wheel left 90')).toBe('1.5 inches beyond the move of 6 inches (MC-MOV-2)');
  });

  it('MC-MOV-2 a group turns about the front corner of its inner unit and keeps its places', () => {
    const s = marching(['a HH 30 30 0', 'b HH 31.6 30 0', 'c HH 30 31.6 0', 'd HH 31.6 31.6 0']);
    s.order('a b c d: wheel right 90');
    expect(['a', 'b', 'c', 'd'].map((key) => s.at(key))).toEqual([
      '32.4 27.6 90',
      '32.4 29.2 90',
      '30.8 27.6 90',
      '30.8 29.2 90',
    ]);
  });

  it('MC-MOV-2 the tail of a wheeling column swings out, and its way counts', () => {
    // The outer front corner of the last is 3.58 inches from the pivot: a quarter of that circle is 5.62.
    const s = marching(['a Leg 30 30 0', 'b Leg 30 31.6 0', 'c Leg 30 33.2 0']);
    expect(s.refusal('a b c: wheel left 90, advance 2.4')).toBe(
      'less than 0.1 inches beyond the move of 8 inches (MC-MOV-2)',
    );
    expect(s.refusal('a b c: wheel right 90, advance 2.4')).toBe(
      'less than 0.1 inches beyond the move of 8 inches (MC-MOV-2)',
    );
    expect(s.refusal('a b c: advance 2.37, wheel left 90')).toBeUndefined();
    s.order('a b c: wheel left 90, advance 2.37');
    expect(['a', 'b', 'c'].map((key) => s.at(key))).toEqual(['26.8 29.2 270', '28.4 29.2 270', '30 29.2 270']);
    // Eight in file would swing their tail 17.8 inches.
    const file = Array.from({ length: 8 }, (_, n) => `f${n} Leg 30 ${30 + 1.6 * n} 0`);
    const all = file.map((_, n) => `f${n}`).join(' ');
    expect(marching(file).refusal(`${all}: wheel left 90`)).toBe('9.8 inches beyond the move of 8 inches (MC-MOV-2)');
  });

  it('MC-MOV-2 MC-MOV-5 what the outer end sweeps over must be clear', () => {
    const s = marching(['a HH 30 30 0', 'b HH 31.6 30 0', 'm MF 32 27.5 0']);
    expect(s.refusal('a b: wheel left 10')).toBeUndefined();
    expect(s.refusal('a b: wheel left 60')).toMatch(/^b would pass through m, .* deep \(MC-MOV-5\)$/);
  });

  it('MC-MOV-4 a wheel that sweeps over rough going is at the rough rate', () => {
    // The outer corner comes as far as y = 26.8, although it ends lower.
    const s = marching(['a HH 30 30 0', 'b HH 31.6 30 0'], { terrain: [patch('rough', 29, 20, 31, 27)] });
    expect(s.refusal('a b: wheel left 90')).toBe(
      'less than 0.1 inches beyond the rough-going move of 5 inches (MC-MOV-4)',
    );
    expect(s.refusal('a b: wheel left 45, advance 1')).toBeUndefined();
  });
});

describe('MC-MOV-3 changes of face', () => {
  it.each([
    ['turn left', '29.2 30.8 270'],
    ['turn right', '30.8 30.8 90'],
    ['turn about', '30 31.6 180'],
  ])('MC-MOV-3 %s keeps the ground and costs half the move', (way, at) => {
    const s = marching(['u Leg 30 30 0', 'p Pike 40 30 0']);
    expect(s.refusal(`u: ${way}, advance 3`)).toBeUndefined();
    expect(s.refusal(`u: ${way}, advance 3.1`)).toBe(
      '0.1 inches beyond the move of 6 inches; turning takes 3 inches (MC-MOV-3)',
    );
    expect(s.refusal(`p: ${way}, advance 2.5`)).toBeUndefined();
    expect(s.refusal(`p: advance 2.6, ${way}`)).toBe(
      '0.1 inches beyond the move of 5 inches; turning takes 2.5 inches (MC-MOV-3)',
    );
    expect(s.order(`u: ${way}`).at('u')).toBe(at);
  });

  it('MC-MOV-3 each turn is paid for', () => {
    const s = marching(['u Leg 30 30 0']);
    expect(s.refusal('u: turn left, turn left')).toBeUndefined();
    expect(s.refusal('u: turn left, turn left, advance 0.1')).toBe(
      '0.1 inches beyond the move of 6 inches; turning takes 6 inches (MC-MOV-3)',
    );
    expect(s.refusal('u: turn left, turn left, turn left')).toBe(
      '3 inches beyond the move of 6 inches; turning takes 9 inches (MC-MOV-3)',
    );
  });

  it('MC-MOV-3 only a single unit turns, and only by 90 or 180 degrees', () => {
    const s = marching(['u Leg 30 30 0', 'v Leg 31.6 30 0', 'l LH 40 30 0', 'm LH 41.6 30 0']);
    expect(s.refusal('u v: turn about')).toBe('only a single unit changes face; a group wheels (MC-MOV-3)');
    expect(s.refusal('l m: turn about')).toBe('only a single unit changes face; a group wheels (MC-MOV-3)');
    for (const who of ['u', 'u v', 'l m'])
      expect(s.refusal(`${who}: face 45`)).toBe('only skirmishers and light horse face freely (MC-MOV-3)');
  });

  it.each([
    ['LH', 13],
    ['Sk', 8],
  ])('MC-MOV-3 %s faces freely', (type, move) => {
    const s = marching([`u ${type} 30 30 0`]);
    for (const way of ['turn left', 'turn about', 'turn left, turn left', 'face 37', 'face 200, face 37.5']) {
      expect(s.refusal(`u: ${way}, advance ${move}`)).toBeUndefined();
      expect(s.refusal(`u: ${way}, advance ${move}.1`)).toBe(
        `0.1 inches beyond the move of ${move} inches (MC-UNIT-2)`,
      );
    }
    expect(s.order('u: face 90').at('u')).toBe('30.8 30.8 90');
  });

  it.each(['Pike', 'Spear', 'Leg', 'WB', 'MF', 'Arch', 'Rab', 'HH', 'MH', 'Cam', 'El', 'SCh', 'Ch', 'Art', 'Bag'])(
    'MC-MOV-3 %s does not',
    (type) => {
      const s = marching([`u ${type} 30 30 0`]);
      expect(s.refusal('u: face 45')).toContain('(MC-MOV-3)');
      expect(s.refusal('u: turn left')).toBeUndefined();
      expect(s.refusal('u: turn left, turn left, advance 0.1')).toMatch(
        /^0\.1 inches beyond the move of (\d+ inches); turning takes \1 \(MC-MOV-3\)$/,
      );
    },
  );
});

describe('MC-MOV-7 columns', () => {
  const rank = (type: string, count: number, x = 30): string[] =>
    Array.from({ length: count }, (_, i) => `${type.toLowerCase()}${i + 1} ${type} ${x} ${20 + 1.6 * i} 0`);

  it.each([
    [2, 6],
    [3, 8],
    [5, 8],
  ])('MC-MOV-7 %i units front to rear move %i inches', (count, most) => {
    const s = marching(rank('Leg', count));
    expect(s.refusal(`leg1-${count}: advance ${most}`)).toBeUndefined();
    expect(s.refusal(`leg1-${count}: advance ${most}.1`)).toBe(
      `0.1 inches beyond the move of ${most} inches (MC-UNIT-2)`,
    );
  });

  it('MC-MOV-7 three abreast, and two by three, are no column', () => {
    const abreast = marching(['a Leg 30 30 0', 'b Leg 31.6 30 0', 'c Leg 33.2 30 0']);
    expect(abreast.refusal('a b c: advance 6.1')).toBe('0.1 inches beyond the move of 6 inches (MC-UNIT-2)');
    const block = marching([...rank('Leg', 3), ...rank('MF', 3, 31.6)]);
    expect(block.refusal('leg1-3 mf1-3: advance 6.1')).toBe('0.1 inches beyond the move of 6 inches (MC-UNIT-2)');
    expect(block.refusal('leg1-3 mf2: advance 6.1')).toBe('0.1 inches beyond the move of 6 inches (MC-UNIT-2)');
  });

  it('MC-MOV-7 the file that is ordered out of a wider body is no column, three of a longer column are', () => {
    const file = (x: number, key: string): string[] => [0, 1, 2, 3].map((n) => `${key}${n} Leg ${x} ${30 + 1.6 * n} 0`);
    const wide = marching([...file(30, 'a'), 'b Leg 31.6 31.6 0']);
    expect(wide.refusal('a0 a1 a2: advance 6.1')).toBe('0.1 inches beyond the move of 6 inches (MC-UNIT-2)');
    expect(marching(file(30, 'a')).refusal('a0 a1 a2: advance 8')).toBeUndefined();
    expect(marching(file(30, 'a')).refusal('a0 a1: advance 6.1')).toBe(
      '0.1 inches beyond the move of 6 inches (MC-UNIT-2)',
    );
  });

  it('MC-MOV-7 at the pace of the slowest, in rough going too, where some have none', () => {
    const rough = { terrain: [patch('rough', 20, 5, 40, 19)] };
    const mixed = ['h HH 30 20 0', 'p Pike 30 21.6 0', 'l LH 30 23.2 0'];
    expect(marching(mixed).refusal('h p l: advance 7')).toBeUndefined();
    expect(marching(mixed).refusal('h p l: advance 7.1')).toBe('0.1 inches beyond the move of 7 inches (MC-UNIT-2)');
    expect(marching(mixed, rough).refusal('h p l: advance 5')).toBeUndefined();
    expect(marching(mixed, rough).refusal('h p l: advance 6')).toBe(
      '1 inch beyond the rough-going move of 5 inches (MC-MOV-4)',
    );
    expect(marching(rank('Bag', 3), rough).refusal('bag1-3: advance 2')).toContain('(MC-MOV-4)');
    expect(marching(rank('Bag', 3)).refusal('bag1-3: advance 5')).toBeUndefined();
  });
});
