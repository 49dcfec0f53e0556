import { describe, expect, it } from 'vitest';
import { atFights, type ClashOptions, clash, pool, thrown, toShooting } from '../testing/clash.ts';
import { type CkStage, lines, ones } from '../testing/stage.ts';

const rows = (s: CkStage, role: 'target' | 'assaulter'): string[] => lines(s.told('fight').at(-1)!.tallies[role]);

describe('CK-FGT-7 bow effect', () => {
  const begun = (blue: string[], options?: ClashOptions): CkStage =>
    atFights(['a CO plain C3', 'b CO plain C3', 'c CO plain C3'], blue, options).assault('C3', 'B3');

  it('CK-FGT-7 CK-SHO-3 the assaulted shoots normally, before the fight; the opponent may have it thrown again', () => {
    const s = begun(['x CO plain B3 bow', 'y Aux plain B3 bow', 'z Sk plain B3']).pick('stand', ...pool(7, 5));
    expect([s.asked, s.labels]).toEqual(['red reroll', ['let it stand', 'have it thrown again']]);
    s.pick('have it', ...pool(7, 3), ...pool(4, 0));
    expect(thrown(s)).toEqual(['blue CK-SHO-1 7', 'blue CK-SHO-1 7', 'blue CK-FGT-6 4']);
    s.pick('let it stand', ...pool(6, 0)).pick('let it stand', ...ones(5));
    expect(rows(s, 'assaulter')).toEqual([
      'CK-FGT-2 close order, cavalry and chariots at strength +9',
      'CK-FGT-7 bow effect -3',
    ]);
    expect([s.told('hits'), s.told('lost')]).toEqual([[], []]);
  });

  it('CK-FGT-7 at most -4', () => {
    const s = begun(['x CO plain B3 bow', 'y CO plain B3 bow']).pick('stand', ...pool(8, 6));
    s.pick('let it stand', ...pool(4, 0))
      .pick('let it stand', ...pool(5, 0))
      .pick('let it stand', ...ones(5));
    expect(rows(s, 'assaulter')[1]).toBe('CK-FGT-7 bow effect -4');
  });

  it('CK-FGT-7 CK-SHO-2 levies of close order have 3 dice', () => {
    const s = begun(['x CO levy B3 bow']).pick('stand', 5, 1, 1);
    expect([s.asked, thrown(s)]).toEqual(['red reroll', ['blue CK-SHO-1 3']]);
  });

  it('CK-FGT-7 without a hit nobody is asked', () => {
    const s = begun(['x Aux plain B3 bow']).pick('stand', 4, 4, 4, ...pool(4, 0));
    expect([s.asked, thrown(s)]).toEqual(['blue reroll', ['blue CK-SHO-1 3', 'blue CK-FGT-6 4']]);
  });

  it('CK-FGT-7 CK-SHO-3 skirmishers and cavalry do not shoot when assaulted', () => {
    const s = begun(['x Cav plain B3 bow', 'y Sk plain B3']).pick('stand', ...pool(4, 0));
    expect(thrown(s)).toEqual(['blue CK-FGT-6 4']);
  });

  const RED = ['a CO plain C3 bow', 'b CO plain C3', 'c CO plain C3'];

  it('CK-FGT-7 the assaulter’s bows have no effect', () => {
    const s = toShooting(clash(RED, ['x CO plain B3']), ...ones(4))
      .assault('C3', 'B3')
      .pick('stand', ...pool(4, 0));
    expect(thrown(s).slice(1)).toEqual(['blue CK-FGT-6 4']);
  });

  it('CK-FGT-7 where a battle says so they have, after the target’s; the target may have them thrown again', () => {
    const blue = ['x CO plain B3 bow', 'y CO plain B3', 'z CO plain B3'];
    const s = toShooting(clash(RED, blue, { rulings: { bowsOfTheAssaulted: false } }), ...ones(4)).assault('C3', 'B3');
    s.pick('stand', ...pool(4, 1));
    expect(s.asked).toBe('red reroll');
    s.pick('let it stand', ...pool(4, 2));
    expect(s.asked).toBe('blue reroll');
    fought(s, pool(6, 0), pool(7, 0));
    expect(rows(s, 'target').slice(1)).toEqual(['CK-FGT-4 one unit of foot with bows -1', 'CK-FGT-7 bow effect -2']);
    expect(rows(s, 'assaulter').slice(1)).toEqual(['CK-FGT-4 one unit of foot with bows -1', 'CK-FGT-7 bow effect -1']);
  });
});

/** What is asked stands, then both throw, and a tie is followed by an idle pursuit. */
const fought = (s: CkStage, target: number[], assaulter: number[]): CkStage =>
  s
    .pick('let it stand', ...target)
    .pick('let it stand', ...assaulter)
    .pick('let it stand', ...ones(5));

describe('CK-FGT-7 pike effect', () => {
  const red = (pikes: number): string[] =>
    ['a', 'b', 'c'].map((key, i) => `${key} CO plain C3${i < pikes ? ' pike' : ''}`);
  const blue = (pikes: number): string[] =>
    ['x', 'y', 'z'].map((key, i) => `${key} CO plain B3${i < pikes ? ' pike' : ''}`);
  const begun = (reds: number, blues: number): CkStage => atFights(red(reds), blue(blues)).assault('C3', 'B3');

  it('CK-FGT-7 a die for each pike unit, -2 on the opponent for each hit', () => {
    const s = begun(2, 0).pick('stand', 5, 4);
    expect([s.asked, s.labels]).toEqual(['red reroll', ['let it stand', 'throw again']]);
    fought(s, pool(7, 0), pool(9, 0));
    expect(rows(s, 'target').slice(1)).toEqual(['CK-FGT-7 pike effect -2']);
    expect(rows(s, 'assaulter')).toHaveLength(1);
  });

  it('CK-FGT-7 its owner may throw again, for better or worse', () => {
    const s = begun(1, 0)
      .pick('stand', 4)
      .pick('throw again', 5, ...pool(7, 0));
    expect([s.asked, thrown(s)]).toEqual(['blue reroll', ['red CK-FGT-7 1', 'red CK-FGT-7 1', 'blue CK-FGT-6 7']]);
  });

  it('CK-FGT-7 of either side, the target’s first', () => {
    const s = begun(1, 1).pick('stand', 1);
    expect([s.asked, thrown(s)]).toEqual(['blue reroll', ['blue CK-FGT-7 1']]);
    s.pick('throw again', 6, 1);
    expect(s.asked).toBe('red reroll');
    s.pick('let it stand', ...pool(9, 0));
    expect(s.asked).toBe('blue reroll');
    s.pick('let it stand', ...pool(7, 0));
    expect(s.asked).toBe('red reroll');
  });

  it('CK-FGT-7 nobody is asked when all have hit, nor when the effect is at its most', () => {
    const all = begun(1, 0).pick('stand', 6, ...pool(7, 0));
    expect([all.asked, thrown(all)]).toEqual(['blue reroll', ['red CK-FGT-7 1', 'blue CK-FGT-6 7']]);
    const most = begun(3, 0).pick('stand', 6, 6, 1, ...pool(5, 0));
    expect([most.asked, thrown(most)]).toEqual(['blue reroll', ['red CK-FGT-7 3', 'blue CK-FGT-6 5']]);
    expect(begun(3, 0).pick('stand', 6, 1, 1).asked).toBe('red reroll');
  });

  it('CK-FGT-7 bows, then pikes, then erratic leaders, then the fight', () => {
    const generals = { blue: ['Darius B3 erratic'] };
    const s = atFights(['a CO plain C3 pike'], ['x CO plain B3 bow pike', 'y CO plain B3'], { generals });
    s.assault('C3', 'B3').pick('stand', ...ones(4), 6, 6, 4, ...pool(7, 0));
    expect(thrown(s)).toEqual([
      'blue CK-SHO-1 4',
      'blue CK-FGT-7 1',
      'red CK-FGT-7 1',
      'blue CK-GEN-6 1',
      'blue CK-FGT-6 7',
    ]);
  });
});
