import { nameOf } from '@acies/hexes';
import { describe, expect, it } from 'vitest';
import { type HexStage, ones, plain, stage } from '../../testing/stage.ts';
import { hexesTouched } from './reach.ts';

const PLAIN = plain(14, 5);
/** Red a, b and c against blue x, y and z, a pair in each of these rows. */
const pairs = (rows: string): { red: string[]; blue: string[] } => ({
  red: [...rows].map((row, i) => `${'abc'[i]} HI B ${row}5 E`),
  blue: [...rows].map((row, i) => `${'xyz'[i]} HI B ${row}6 W`),
});
const inPairs = (rows: string, initiative?: readonly number[]): HexStage => {
  const s = stage(plain(14, 13), pairs(rows), initiative ? { initiative } : {});
  for (let i = 0; i < rows.length; i++) s.lock('abc'[i]!, 'xyz'[i]!);
  return s;
};
const fought = (s: HexStage): string[] => s.told('melee').map(({ attacker }) => 'abc'[attacker]!);

describe('HX-SEQ-1 who chooses the order of melees', () => {
  it('the side with the initiative, where melees could reach the same hexes', () => {
    const s = inPairs('AC').passAll();
    expect([s.asked, s.question.question]).toEqual(['red melee-order', 'Which melee is fought next?']);
    expect(s.labels).toEqual(['a against x', 'b against y']);
    s.pick('b against y', ...ones(20), 6, 1);
    expect(fought(s)).toEqual(['b', 'a']);
    const blue = inPairs('AC', [1, 6]).passAll();
    expect(blue.asked).toBe('blue melee-order');
  });

  it('it chooses again after each, and is not asked about the last', () => {
    const s = inPairs('ACE').passAll();
    s.pick('c against z', ...ones(10));
    expect(s.labels).toEqual(['a against x', 'b against y']);
    s.pick('b against y', ...ones(20), 6, 1);
    expect(fought(s)).toEqual(['c', 'b', 'a']);
  });

  it('nobody is asked where they are so far apart that nothing of one comes to the other', () => {
    // HI go back 2H: from A to C, and from E to C, but from F to D at most.
    expect(inPairs('AE').passAll().asked).toBe('red melee-order');
    const s = inPairs('AF').passAll(...ones(20), 6, 1);
    expect(fought(s)).toEqual(['a', 'b']);
  });

  it('one that is far from the others is fought when its turn comes, and is none to choose from', () => {
    const first = inPairs('MAC').passAll(...ones(10));
    expect(fought(first)).toEqual(['a']);
    expect([first.asked, first.labels]).toEqual(['red melee-order', ['b against y', 'c against z']]);
    const last = inPairs('ACM').passAll();
    expect(last.labels).toEqual(['a against x', 'b against y']);
  });

  it('where they share a stand, and their owners choose the main stands', () => {
    const s = stage(PLAIN, { red: ['a HI B C5 E', 'b HI B E5 NE'], blue: ['x HI B C6 W', 'y HI B D5 W'] });
    s.lock('a', 'x').lock('a', 'y').lock('b', 'y').passAll();
    expect([s.asked, s.labels]).toEqual(['red melee-order', ['a against x', 'a against y']]);
    s.pick('a against y');
    expect([s.asked, s.labels]).toEqual(['red main-attacker', ['a', 'b']]);
  });

  it('where one stand could support both, though nothing else of one comes to the other', () => {
    // Artillery has nowhere to go on islands in swamp, and does not pursue.
    const water = 's s s s s s s s';
    const map = [water, ' s s s . . s s s', water, ' s s s . . s s s', water].join('\n');
    const asked = (facing: string): string => {
      const red = ['a Art B B4 E', 'b Art B D4 E', `c HI B C5 ${facing}`];
      const none = { missiles: 'none' } as const;
      const stands = { a: none, b: none, x: none, y: none };
      const s = stage(map, { red, blue: ['x Art B B5 W', 'y Art B D5 W'] }, { stands });
      s.lock('a', 'x')
        .lock('b', 'y')
        .passAll(...(facing === 'E' ? [] : [...ones(8), 6, 1]));
      return s.asked;
    };
    expect([asked('E'), asked('W')]).toEqual(['red melee-order', 'red activate']);
  });

  it('several on one stand are one melee: only their owner is asked who is the main one', () => {
    const s = stage(PLAIN, { red: ['a HI B C5 E', 'b HI B B5 SE'], blue: ['foe HI B C6 W'] });
    s.lock('a', 'foe').lock('foe', 'b').passAll();
    expect(s.asked).toBe('red main-attacker');
  });

  it('shows who fights whom', () => {
    const s = inPairs('AC').passAll();
    expect(s.question.about()).toEqual([0, 2, 1, 3]);
    expect(s.question.shows(s.options[1]!)).toEqual({ pieces: [1], targets: [3] });
  });
});

describe('HX-SEQ-1 HX-MEL-6 HX-PUR-1 what a melee could reach', () => {
  const touched = (red: string[], blue: string[], map = PLAIN): string => {
    const s = stage(map, { red, blue });
    const hexes = hexesTouched(s.g, { attacker: s.id('own'), defender: s.id('foe') });
    return [...hexes]
      .sort((a, b) => a - b)
      .map((hex) => nameOf(s.g.setting.grid, hex))
      .join(' ');
  };

  it('both main stands beaten by 2, 2H of foot, to all three sides', () => {
    expect(touched(['own Shot B C5 E'], ['foe Shot B C6 W'])).toBe(
      'A4 A5 A7 B3 B4 B6 B7 C3 C4 C5 C6 C7 C8 D3 D4 D6 D7 E4 E6 E7',
    );
  });

  it('a pursuit, as far as it could go', () => {
    const beyond = (type: string): string[] =>
      touched([`own ${type} B C5 E`], ['foe Art B C6 W'])
        .split(' ')
        .filter((hex) => /^C(9|1)/.test(hex));
    const still = touched(['own Shot B C5 E'], ['foe Art B C6 W']).split(' ');
    expect(still).not.toContain('C9');
    expect(beyond('HC')).toEqual([]);
    expect(touched(['own Ch B C5 E'], ['foe Art B C6 W'], plain(14, 5, { C7: 's' })).split(' ')).toContain('C8');
    expect(
      touched(['own Shot B C5 E'], ['foe Art B C6 W'], plain(14, 5, { C7: 's', B6: 's', D6: 's' })).split(' '),
    ).not.toContain('C8');
  });

  it('friends who would be pushed, and not past enemies', () => {
    const plainWay = touched(['own Shot B C5 E'], ['foe Shot B C6 W']).split(' ');
    const pushed = touched(['own Shot B C5 E'], ['foe Shot B C6 W', 'kin HI B C8 W']).split(' ');
    expect(pushed.filter((hex) => !plainWay.includes(hex))).toEqual(['B8', 'C9', 'D8']);
    const barred = touched(['own Shot B C5 E', 'other HI B C7 E'], ['foe Shot B C6 W']).split(' ');
    expect(barred).not.toContain('C7');
  });
});
