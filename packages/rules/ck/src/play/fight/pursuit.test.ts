import { describe, expect, it } from 'vitest';
import { atFights, type ClashOptions, clash, fought, pool, thrown, toShooting } from '../../testing/clash.ts';
import { type CkStage, ones } from '../../testing/stage.ts';

const BLUE = ['x CO plain B3', 'y CO plain B3', 'z CO plain B3'];

/** Red at C3 loses to B3 by so many hits, all of them saved; the pursuit falls so. */
const pursued = (by: number, faces: number[], red = ['a CO plain C3'], options?: ClashOptions, dice = 4): CkStage =>
  fought(atFights(red, BLUE, options).assault('C3', 'B3'), pool(9, by), pool(dice, 0), ...pool(by, by), ...faces);

describe('CK-PUR-2 who may have it thrown again', () => {
  it('CK-PUR-2 won by 0 or 1: the pursued, once', () => {
    for (const by of [0, 1]) {
      const s = pursued(by, [4, 4, 4, 1, 1]);
      expect([by, s.asked, s.labels]).toEqual([by, 'red reroll', ['let it stand', 'have it thrown again']]);
      s.pick('have it', 4, 4, 4, 4, 1);
      expect([s.told('pursuit')[0]!.losses, s.asked]).toEqual([4, 'red after-defeat']);
    }
  });

  it('CK-PUR-2 won by 2 or more: the pursuer', () => {
    for (const by of [2, 3]) {
      const s = pursued(by, [4, 1, 1, 1, 1]);
      expect([by, s.asked, s.labels]).toEqual([by, 'blue reroll', ['let it stand', 'throw again']]);
      s.pick('throw again', ...ones(5));
      expect([s.told('pursuit')[0]!.losses, s.asked]).toEqual([0, 'red after-defeat']);
    }
  });

  it('CK-PUR-2 nobody is asked when a second throw could not be better', () => {
    expect(pursued(1, ones(5)).asked).toBe('red after-defeat');
    const all = pursued(2, [4, 5, 6, 4, 4]);
    expect([all.asked, all.at('a')]).toEqual(['blue award', 'gone']);
    // The other way round somebody is.
    expect([pursued(1, [4, 4, 4, 4, 4]).asked, pursued(2, ones(5)).asked]).toEqual(['red reroll', 'blue reroll']);
  });

  it('CK-PUR-2 the assaulter pursues likewise', () => {
    const s = atFights(['a CO plain C3', 'b CO plain C3'], ['x CO plain B3']).assault('C3', 'B3');
    fought(s, pool(4, 0), pool(6, 1), 6, 4, 1, 1, 1, 1);
    expect(s.asked).toBe('blue reroll');
  });
});

describe('CK-PUR-1 losses', () => {
  it('CK-PUR-1 the pursuer chooses whose each half base is, and markers are placed', () => {
    const s = pursued(0, [4, 5, 6, 1, 1], ['a CO plain C3', 'b El plain C3'], {}, 5).pick('let it stand');
    expect([s.asked, s.labels]).toEqual(['blue pursuit-loss', ['a (3 bases left)', 'b (2 bases left)']]);
    s.pick('b');
    expect([s.asked, s.labels]).toEqual(['blue pursuit-loss', ['a (3 bases left)', 'b (1½ bases left)']]);
    s.pick('a').pick('b');
    expect([s.asked, s.unit('a').halves, s.unit('b').halves, s.markers('C3')]).toEqual(['red after-defeat', 5, 2, 3]);
  });

  it('CK-PUR-1 one unit takes them without a question; what is left when it is gone is left', () => {
    const s = pursued(0, [4, 4, 4, 4, 4], ['a Ch plain C3']).pick('let it stand');
    expect([s.asked, s.at('a'), s.markers('C3')]).toEqual(['blue award', 'gone', 0]);
  });

  it('CK-PUR-1 a unit destroyed is no longer a choice', () => {
    const s = pursued(0, [4, 4, 4, 1, 1], ['a CO plain C3', 'b El plain C3'], { halves: { b: 2 } }, 5);
    s.pick('let it stand').pick('b');
    expect([s.at('b'), s.asked, s.unit('a').halves, s.markers('C3')]).toEqual(['gone', 'red after-defeat', 4, 3]);
  });

  it.each([
    ['nobody is left', []],
    ['only artillery is left', ['gun Art plain C3']],
  ])('CK-PUR-1 where %s nothing is thrown and nobody asked', (_, guns) => {
    // One hit, not saved, on a unit of one base; the gun has shot and missed.
    const options = { halves: { a: 2 } };
    const s = toShooting(clash(['a CO plain C3', ...guns], BLUE, options), ...guns.map(() => 1)).assault('C3', 'B3');
    fought(s, pool(9, 1), pool(4, 0), 1);
    expect([s.at('a'), s.asked, s.told('pursuit')]).toEqual(['gone', 'blue award', []]);
    expect(thrown(s).filter((one) => one.includes('CK-PUR'))).toEqual([]);
    expect(guns.map(() => s.at('gun'))).toEqual(guns.map(() => 'gone'));
  });

  it('CK-PUR-1 CK-SKI-1 no markers for skirmishers', () => {
    const s = toShooting(clash(['a MSk plain C3', 'b El plain C3'], BLUE), 1, 1).assault('C3', 'B3');
    fought(s, pool(9, 0), pool(4, 0), 4, 4, 1, 1, 1).pick('let it stand').pick('a').pick('a');
    expect([s.unit('a').halves, s.markers('C3')]).toEqual([2, 0]);
  });

  it('CK-MOR-5 after failed morale nothing is thrown again and no markers are placed', () => {
    // 3 markers, a hostile face, no support: 5D6.
    const s = clash(['a CO plain C3', 'b CO plain C3'], BLUE, {
      markers: { C3: 3 },
      dice: [4, 4, 4, 1, 1, 4, 1, 1, 1, 1],
    });
    expect(s.asked).toBe('blue pursuit-loss');
    s.pick('a');
    expect([s.at('a'), s.unit('a').halves, s.markers('D3')]).toEqual(['D3', 5, 3]);
  });
});
