import { nameOf } from '@acies/hexes';
import { describe, expect, it } from 'vitest';
import { type HexStage, plain, stage } from '../testing/stage.ts';
import { picture } from './picture.ts';

/** "kind text: hexes" of every overlay round a stand. */
const overlays = (s: HexStage, key: string): string[] =>
  picture
    .overlays(s.g, s.id(key))
    .map(
      ({ kind, text, cells }) => `${kind} ${text}: ${cells!.map((cell) => nameOf(s.g.setting.grid, cell)).join(' ')}`,
    );

describe('overlays', () => {
  it('show where a stand can move and its zone of control', () => {
    const s = stage(plain(7, 3), { red: ['a HI B B2 E'], blue: ['e HI B A7 W'] });
    // It may first turn a side for nothing, and so go back over its left or right.
    expect(overlays(s, 'a')).toEqual([
      'move Moves 1 hex in a bound: A2 A3 B3 C2 C3',
      'arc Its zone of control: A3 B3 C3',
    ]);
  });

  it('show the ways out of a village, and none where an enemy holds it', () => {
    const s = stage(plain(5, 3, { B3: 'v' }), { red: ['a LI B B3 E', 'f LI B B2 E'], blue: ['e HI B A5 W'] });
    expect(overlays(s, 'a')[0]).toBe('move Moves 1 hex in a bound: B4 A4 A3 C3 C4');
    const held = stage(plain(5, 3, { B3: 'v' }), { red: ['a LI B B3 E'], blue: ['e HI B B4 W'] });
    expect(overlays(held, 'a')[0]).toBe('arc Its zone of control: B4 A4 A3 B2 C3 C4');
  });

  it('show no move of a stand in contact', () => {
    // Taken in the rear, its enemy does not hold it by his zone.
    const s = stage(plain(5, 1), { red: ['a HI B A2 W'], blue: ['e HI B A3 E'] });
    expect(overlays(s, 'a')[0]).toBe('move Moves 1 hex in a bound: A1');
    s.lock('a', 'e');
    expect(overlays(s, 'a').some((text) => text.startsWith('move'))).toBe(false);
  });

  it('show a band for every range, with its dice', () => {
    const s = stage(plain(6, 1), { red: ['a Shot B A2 E'], blue: ['e HI B A6 W'] });
    expect(overlays(s, 'a').filter((text) => text.startsWith('range'))).toEqual([
      'range Shoots at 1 hex, +1 die: A3',
      'range Shoots at 2 hexes: A4',
      'range Shoots at 3 hexes, -1 die: A5',
    ]);
  });

  it('show bands of range factors that a battle gives', () => {
    const own = { stands: { a: { rangeDice: [2, -2] } } };
    const s = stage(plain(6, 1), { red: ['a Shot B A2 E'], blue: ['e HI B A6 W'] }, own);
    expect(overlays(s, 'a').filter((text) => text.startsWith('range'))).toEqual([
      'range Shoots at 1 hex, +2 dice: A3',
      'range Shoots at 2 hexes, -2 dice: A4',
    ]);
  });

  it('show who can charge a stand and from where, and who can shoot at it', () => {
    const s = stage(plain(7, 1), { red: ['a HI B A2 E'], blue: ['e HC B A5 W', 'b Shot B A4 W', 'far HI B A7 W'] });
    const threats = (): string[] => overlays(s, 'a').filter((text) => text.startsWith('threat'));
    expect(threats()).toEqual(['threat b can charge it: A3 A4', 'threat Can be shot at by b: A4']);
    s.board.at[s.hex('A4')] = -1;
    s.stand('b').hex = -1;
    expect(threats()).toEqual(['threat e can charge it: A3 A5']);
  });

  it('are none round one that is gone, nor threats of those in contact elsewhere', () => {
    const s = stage(plain(7, 1), { red: ['a HI B A2 E', 'c HI B A6 E'], blue: ['e HC B A5 W'] });
    expect(overlays(s, 'a').at(-1)).toBe('threat e can charge it: A3 A5');
    s.lock('c', 'e');
    expect(overlays(s, 'a').some((text) => text.startsWith('threat'))).toBe(false);
    s.stand('a').hex = -1;
    expect(overlays(s, 'a')).toEqual([]);
  });
});
