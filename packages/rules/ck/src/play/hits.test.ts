import { describe, expect, it } from 'vitest';
import { atFights, type ClashOptions, clash, fought, pool, toShooting } from '../testing/clash.ts';
import { type CkStage, ones } from '../testing/stage.ts';

const SHOOTERS = ['s1 CO plain C3 bow', 's2 CO plain C3 bow'];

/** A volley of 8D6 on B3 that makes so many hits. */
const volley = (hits: number, blue: string[], options?: ClashOptions, ...after: number[]): CkStage =>
  toShooting(clash(SHOOTERS, blue, options), ...pool(8, hits)).pick('let it stand', ...after);

const placed = (s: CkStage): Record<string, number> =>
  Object.fromEntries(
    s.told('hits')[0]!.units.map((id, i) => [s.g.setting.units[id]!.key, s.told('hits')[0]!.hits[i]!]),
  );

describe('CK-FGT-9 placing hits', () => {
  it('CK-FGT-9 the owner places them one by one, no unit above 2', () => {
    const s = volley(3, ['x CO plain B3', 'y CO levy B3', 'gun Art plain B3']);
    expect([s.asked, s.question.question]).toEqual([
      'blue place-hit',
      '3 hits to place on blue at B3: which unit takes the next?',
    ]);
    expect(s.labels).toEqual(['x (3 bases, saves on 4)', 'y (3 bases, saves on 4)']);
    s.pick('x');
    expect([s.asked, s.labels]).toEqual([
      'blue place-hit',
      ['x (3 bases, saves on 4, hit once)', 'y (3 bases, saves on 4)'],
    ]);
    // With 2 on x there is only y for the third, and nobody is asked.
    s.pick('x', 4, 4, 4);
    expect([s.asked, placed(s)]).toEqual(['red assault', { x: 2, y: 1 }]);
  });

  it('CK-FGT-9 where there are 2 for everyone nobody is asked', () => {
    const s = volley(4, ['x CO plain B3', 'y CO plain B3'], {}, 4, 4, 4, 4);
    expect([s.asked, placed(s)]).toEqual(['red assault', { x: 2, y: 2 }]);
  });

  it('CK-FGT-9 one hit fewer and the owner has his choice', () => {
    const s = volley(3, ['x CO plain B3', 'y CO plain B3']);
    s.pick('y').pick('x').pick('y', 4, 4, 4);
    expect(placed(s)).toEqual({ x: 1, y: 2 });
  });

  it('CK-FGT-9 the opponent places what is above 2 for each, where he likes', () => {
    const s = volley(6, ['x CO plain B3', 'y CO plain B3']);
    expect([s.asked, s.labels]).toEqual([
      'red place-hit',
      ['x (3 bases, saves on 4, hit 2 times)', 'y (3 bases, saves on 4, hit 2 times)'],
    ]);
    s.pick('y');
    expect([s.asked, s.question.question]).toEqual([
      'red place-hit',
      '1 hit to place on blue at B3: which unit takes the next?',
    ]);
    s.pick('y', ...pool(6, 6));
    expect([s.asked, placed(s)]).toEqual(['red assault', { x: 2, y: 4 }]);
  });

  it('CK-FGT-9 nobody is asked where one unit takes them all', () => {
    const s = volley(5, ['x CO plain B3'], {}, 4, 4, 4, 4, 3);
    expect([s.asked, placed(s), s.unit('x').halves]).toEqual(['red assault', { x: 5 }, 5]);
  });

  it('CK-FGT-9 in a fight likewise: each side its own, the assaulter’s hits last', () => {
    const red = ['a CO plain C3', 'b CO plain C3'];
    const s = atFights(red, ['x CO plain B3', 'y CO levy B3']).assault('C3', 'B3');
    fought(s, pool(5, 1), pool(6, 3));
    expect([s.asked, s.labels[0]]).toEqual(['red place-hit', 'a (3 bases, saves on 4)']);
    s.pick('a', 4);
    expect([s.asked, s.labels]).toEqual(['blue place-hit', ['x (3 bases, saves on 4)', 'y (3 bases, saves on 5)']]);
  });
});

describe('CK-SAV-2 failed saves', () => {
  it('CK-SAV-2 each takes a half base and places a marker in the zone', () => {
    const s = volley(4, ['x CO plain B3', 'y Ch plain B3'], { markers: { B3: 1 } }, 3, 3, 3, 4);
    expect([s.unit('x').halves, s.unit('y').halves, s.markers('B3')]).toEqual([4, 3, 4]);
    expect(s.told('lost').map(({ clauses, halves, marker }) => [...clauses, halves, marker])).toEqual([
      ['CK-SAV-2', 2, true],
      ['CK-SAV-2', 1, true],
    ]);
  });

  it('CK-SAV-2 CK-UNIT-2 a unit with less than a whole base is destroyed, one with a base is not', () => {
    const s = volley(4, ['x CO plain B3', 'y CO plain B3'], { halves: { x: 4, y: 3 } }, ...ones(4));
    expect([s.at('x'), s.unit('x').halves, s.at('y')]).toEqual(['B3', 2, 'gone']);
  });

  it('CK-SKI-1 no markers for skirmishers of either kind, whose bases are lost all the same', () => {
    const s = volley(4, ['x Sk plain B3', 'y MSk plain B3'], {}, 1, 4, 1, 4);
    expect([s.unit('x').halves, s.unit('y').halves, s.markers('B3')]).toEqual([3, 3, 0]);
    expect(s.told('lost').map(({ marker }) => marker)).toEqual([false, false]);
  });
});

describe('CK-FGT-9 CK-GEN-1 the fifth hit', () => {
  const GENERAL = { generals: { blue: ['Darius B3'] } };
  const BLUE = ['x CO plain B3', 'y CO plain B3'];

  it('CK-FGT-9 CK-GEN-1 of a volley falls on the general, who throws first; the others on the units', () => {
    const s = volley(5, BLUE, GENERAL, 2, ...pool(4, 4));
    expect([s.told('general hit')[0]!.killed, placed(s), s.general('Darius')]).toEqual([false, { x: 2, y: 2 }, 'B3']);
    expect(s.asked).toBe('red assault');
  });

  it('CK-FGT-9 CK-GEN-1 four hits do not touch him, and of six only one does', () => {
    expect(volley(4, BLUE, GENERAL, ...pool(4, 4)).told('general hit')).toEqual([]);
    const six = volley(6, BLUE, GENERAL, 2);
    expect([six.asked, six.told('general hit').length]).toEqual(['red place-hit', 1]);
    six.pick('x', ...pool(5, 5));
    expect(placed(six)).toEqual({ x: 3, y: 2 });
  });

  it('CK-FGT-9 without a general all five fall on the units', () => {
    const s = volley(5, BLUE, {}).pick('x', ...pool(5, 5));
    expect(placed(s)).toEqual({ x: 3, y: 2 });
  });

  it('CK-GEN-1 CK-GEN-5 killed on 1, he leaves 3 markers', () => {
    const s = volley(5, BLUE, GENERAL, 1, ...pool(4, 4));
    expect([s.general('Darius'), s.markers('B3')]).toEqual(['gone', 3]);
  });

  it('CK-GEN-1 in a fight likewise', () => {
    const red = ['a CO plain C3', 'b CO plain C3', 'c CO plain C3'];
    const s = atFights(red, BLUE, GENERAL).assault('C3', 'B3');
    fought(s, pool(8, 0), pool(9, 5), 1, ...pool(4, 4), ...ones(5));
    expect(s.general('Darius')).toBe('gone');
    expect(s.asked).toBe('red reroll');
  });
});
