import { describe, expect, it } from 'vitest';
import { meleeChances, prepareMelee } from '../../sheet/chapters/melee.ts';
import { patch } from '../../testing/marching.ts';
import { stage } from '../../testing/stage.ts';
import { contacts, situation } from '../../testing/turns.ts';
import { parseOrder } from './order-text.ts';
import { previewOrder } from './order-words.ts';

const FAR = 'far MF 70 3 180';

describe('MC-MOV-8 MC-MOV-10 groups charge', () => {
  const line = ['a Leg 30 30 0', 'b Leg 31.6 30 0', 'c Leg 33.2 30 0'];

  it('MC-MOV-10 a line offset by half a base conforms as a whole, each to his man', () => {
    const blue = ['x MF 30.8 26 180', 'y MF 32.4 26 180', 'z MF 34 26 180', FAR];
    const s = stage({ red: line, blue }).order('a b c: advance 6');
    expect(['a', 'b', 'c'].map((key) => s.at(key))).toEqual(['30.8 26 0', '32.4 26 0', '34 26 0']);
    expect(contacts(s)).toEqual(['a-x front', 'b-y front', 'c-z front']);
  });

  it('MC-MOV-10 the unit nearest to full contact leads the others', () => {
    const blue = ['x MF 34 26 180', 'y MF 31.7 26 180', FAR];
    const s = stage({ red: line, blue }).order('a b c: advance 6');
    expect(['a', 'b', 'c'].map((key) => s.at(key))).toEqual(['30.1 26 0', '31.7 26 0', '33.3 26 0']);
    expect(contacts(s)).toEqual(['b-y front']);
  });

  it('MC-MOV-8 the first enemy met stops the whole group, and its ranks come after it', () => {
    const s = stage({
      red: [...line, 'd Leg 31.6 31.6 0'],
      blue: ['x MF 33.2 27 180', 'y MF 30 26.5 180', FAR],
    }).order('a b c d: advance 6');
    expect(['a', 'b', 'c', 'd'].map((key) => s.at(key))).toEqual(['30 27 0', '31.6 27 0', '33.2 27 0', '31.6 28.6 0']);
    expect(contacts(s)).toEqual(['c-x front']);
    expect(['a', 'b', 'c', 'd'].map((key) => [s.unit(key).ordered, s.unit(key).moved])).toEqual(
      Array.from({ length: 4 }, () => [true, true]),
    );
  });

  it('MC-MOV-8 some come to a front and some to a flank', () => {
    const s = stage({ red: line, blue: ['x MF 30 26 180', 'y MF 32.4 25.2 90', FAR] }).order('a b c: advance 6');
    expect(contacts(s)).toEqual(['a-x front', 'b-y flank']);
    expect(s.at('y')).toBe('31.6 26 180');
  });

  it('MC-MOV-10 where the group cannot conform as a whole, only the unit that leads it does', () => {
    // The enemy stands aslant, and the swing would carry the right unit into the bog.
    const red = ['a Leg 30 30 0', 'b Leg 31.6 30 0'];
    const blue = ['x MF 29.7 27 175', FAR];
    const free = stage({ red, blue }).order('a b: advance 6');
    expect(['a', 'b'].map((key) => free.at(key))).toEqual(['29.7 27 355', '31.3 26.9 355']);
    const bog = patch('prohibited', 31, 25, 33, 26.95);
    const bound = stage({ red, blue }, { terrain: [bog] }).order('a b: advance 6');
    expect(['a', 'b'].map((key) => bound.at(key))).toEqual(['29.7 27 355', '31.6 27 0']);
    expect(contacts(bound)).toEqual(['a-x front']);
    // Here the swing of the one would carry it into the other, which stays.
    const close = stage({ red, blue: ['x MF 29.95 27 175', FAR] }, { terrain: [bog] });
    expect(close.refusal('a b: advance 6')).toBe('a has no room to conform to x (MC-MOV-10)');
  });

  it('MC-MOV-8 nobody of it may end with a side against an enemy, unless its front meets one', () => {
    const beside = (blue: readonly string[]) =>
      stage({ red: line.slice(0, 2), blue: [...blue, 'y MF 33.2 27 180', FAR] });
    const s = beside(['x MF 30 26 180']);
    expect(s.refusal('a b: advance 6')).toBe('b would end against y, but not with its front (MC-MOV-8)');
    expect(contacts(s.order('a: advance 6'))).toEqual(['a-x front']);
    expect(contacts(beside(['x MF 31.6 26 180']).order('a b: advance 6'))).toEqual(['b-x front']);
  });

  it('MC-MOV-5 the group is held to the way of each', () => {
    const s = stage({ red: [...line, 'm MF 33.2 28 0'], blue: ['x MF 30 26 180', FAR] });
    expect(s.refusal('a b c: advance 6')).toBe('c would pass through m, 1.6 inches deep (MC-MOV-5)');
    expect(s.refusal('a b: advance 6')).toBeUndefined();
  });
});

describe('MC-MOV-8 the odds that are told of a charge', () => {
  const told = (red: readonly string[], blue: readonly string[], text: string): [string | undefined, string] => {
    const s = stage({ red, blue: [...blue, FAR] });
    const preview = previewOrder(s.g, 'red', parseOrder(s.g, 'red', text));
    s.order(text);
    const { attacker, defender } = meleeChances(prepareMelee(situation(s), s.g.setting.rulings));
    const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
    const odds = `wins ${percent(attacker.wins)}, loses ${percent(defender.wins)}, destroys ${percent(defender.destroyed)}`;
    return [preview, odds];
  };

  it('MC-MOV-8 are those of the melee that follows, in front and in flank', () => {
    const [front, then] = told(['a WB 30 30 0'], ['x MF 30 26 180', 'y MF 31.6 26 180'], 'a: advance 6');
    expect(front).toBe(`charges x in front: ${then}`);
    // Turned to the flank, the enemy has nobody beside it any more.
    const [flank, later] = told(['a WB 25 25.2 90'], ['x MF 30 26 180', 'y MF 31.6 26 180'], 'a: advance 6');
    expect(flank).toBe(`charges x in flank: ${later}`);
  });

  it('MC-MOV-8 there are none of a move without a charge, nor of one that is refused', () => {
    const s = stage({ red: ['a WB 30 30 0'], blue: ['x MF 30 20 180'] });
    for (const text of ['a: advance 3', 'a: advance 12', 'done'])
      expect(previewOrder(s.g, 'red', parseOrder(s.g, 'red', text))).toBeUndefined();
  });

  it('MC-RAL-3 the chance to dare is told with them', () => {
    const s = stage({ red: ['a Leg 30 30 0', 'b Leg 31.6 30 0'], blue: ['x El 30 26 180', 'y MF 31.6 26 180'] });
    const preview = previewOrder(s.g, 'red', parseOrder(s.g, 'red', 'a b: advance 6'))!;
    expect(preview).toMatch(/^charges x in front: dares 30%, wins .*; charges y in front: wins /);
  });
});
