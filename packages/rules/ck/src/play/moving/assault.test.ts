import { describe, expect, it } from 'vitest';
import { atFights, type ClashOptions, clash, fought, pool, thrown, toShooting } from '../../testing/clash.ts';
import { type CkStage, lines, ones } from '../../testing/stage.ts';

const rows = (s: CkStage, role: 'target' | 'assaulter'): string[] => lines(s.told('fight').at(-1)!.tallies[role]);

describe('CK-FGT-6 the dice of a fight', () => {
  const begun = (): CkStage => atFights(['a CO plain C3', 'b CO plain C3'], ['x CO plain B3']).assault('C3', 'B3');

  it('CK-FGT-6 the target throws first and decides before the assaulter throws', () => {
    const s = begun();
    expect(s.asked).toBe('blue stand');
    s.pick('stand', ...pool(4, 0));
    expect([s.asked, thrown(s)]).toEqual(['blue reroll', ['blue CK-FGT-6 4']]);
    expect([s.question.preview(false), s.question.preview(true)]).toEqual([
      expect.stringMatching(/^holds /),
      expect.stringMatching(/^holds /),
    ]);
    s.pick('throw again', ...pool(4, 1), ...pool(6, 0));
    expect([s.asked, thrown(s)]).toEqual(['red reroll', ['blue CK-FGT-6 4', 'blue CK-FGT-6 4', 'red CK-FGT-6 6']]);
    s.pick('throw again', ...pool(6, 1), ...pool(0, 0));
    expect([s.asked, s.told('fight')[0]!.hits]).toEqual(['red place-hit', { target: 1, assaulter: 1 }]);
  });

  it('CK-FGT-6 the second throw stands, be it worse', () => {
    const s = begun()
      .pick('stand', ...pool(4, 3))
      .pick('throw again', ...pool(4, 0), ...pool(6, 5));
    s.pick('throw again', ...pool(6, 0), ...ones(5));
    expect(s.told('fight')[0]).toMatchObject({ hits: { target: 0, assaulter: 0 }, winner: 'target', margin: 0 });
  });

  it('CK-FGT-6 nobody is asked to throw again what has hit with every die', () => {
    const s = begun().pick('stand', ...pool(4, 4), ...pool(6, 6), ...pool(4, 4), ...pool(6, 6), ...ones(5));
    expect([s.asked, s.told('fight')[0]!.hits]).toEqual(['red reroll', { target: 4, assaulter: 6 }]);
  });

  it('CK-FGT-9 CK-OUT-1 hits decide, whatever is saved', () => {
    const s = begun();
    // Two hits against one, all saved but the target's.
    fought(s, pool(4, 1), pool(6, 2)).pick('a', 1, 6, 6, ...ones(5));
    expect([s.told('fight')[0]!.winner, s.unit('a').halves, s.unit('x').halves]).toEqual(['assaulter', 5, 6]);
  });
});

describe('CK-FGT-1 the target falls back', () => {
  const begun = (options?: ClashOptions): CkStage =>
    atFights(
      ['a CO plain C3', 'b El plain C3'],
      ['x Cav plain B3', 'y CO plain B3 bow', 'gun Art plain B3'],
      options,
    ).assault('C3', 'B3');

  it('CK-FGT-1 it is pursued as after a fight lost by 0 or 1, and no dice of the fight are thrown', () => {
    const s = begun();
    expect(s.labels).toEqual(['stand and fight', 'fall back: pursued, and the fight counts as lost']);
    s.pick('fall back', 4, ...ones(4));
    expect([s.asked, thrown(s)]).toEqual(['blue reroll', ['red CK-PUR-1 5']]);
    s.pick('let it stand');
    expect(s.asked).toBe('red pursuit-loss');
    // Not won by 2 hits: nothing is thrown for the cavalry.
    s.pick('x');
    expect([s.asked, s.at('x'), s.at('y'), s.at('gun')]).toEqual(['red assault', 'A3', 'A3', 'gone']);
    expect([s.unit('x').halves, s.markers('A3')]).toEqual([5, 1]);
  });

  it('CK-FGT-1 it counts as losing the fight, for the markers of both', () => {
    const s = begun({ winning: ['x', 'y'], markers: { C3: 2 }, dice: [1, 1, 1, 1] });
    s.pick('fall back', ...ones(5));
    expect([s.unit('a').winning, s.unit('x').winning, s.unit('y').winning, s.markers('C3')]).toEqual([
      true,
      false,
      false,
      0,
    ]);
    expect(s.told('yielded')).toMatchObject([{ clauses: ['CK-FGT-1'], side: 'blue', zone: s.zone('B3') }]);
  });
});

describe('CK-FGT-8 late units', () => {
  /** Red at C3 assaults C4 from its flank: every unit that needs a score to move sideways throws for it. */
  const sideways = (red: string[], ...faces: number[]): CkStage =>
    atFights(red, ['x CO plain C4', 'y CO plain C4']).assault('C3', 'C4', ...faces);

  it('CK-FGT-8 1 late -1', () => {
    const s = fought(sideways(['a CO plain C3', 'b CO plain C3'], 3, 4), pool(4, 0), pool(5, 0), ...ones(5));
    expect(rows(s, 'assaulter')).toEqual([
      'CK-FGT-2 close order, cavalry and chariots at strength +6',
      'CK-FGT-8 late units -1',
    ]);
    expect(s.told('assault')[0]!.late).toEqual([s.id('a')]);
  });

  it('CK-FGT-8 2 late -3', () => {
    const s = sideways(['a CO plain C3', 'b CO plain C3', 'c CO plain C3'], 3, 4, 3);
    fought(s, pool(4, 0), pool(6, 0), ...ones(5));
    expect(rows(s, 'assaulter').slice(1)).toEqual(['CK-FGT-8 late units -3']);
  });

  it('CK-FGT-8 3 late: no fight, and its units have had their assault', () => {
    const s = sideways(['a CO plain C3', 'b CO plain C3', 'c CO plain C3', 'd El plain C3'], 3, 3, 3, 4);
    expect([s.asked, s.told('no fight').length, s.told('fight').length]).toEqual(['red assault', 1, 0]);
    expect([s.labels, s.why('C3 assaulting')]).toEqual([
      ['no more assaults', 'C6 assaults B6'],
      'CK-MOV-5: a unit there has assaulted this turn',
    ]);
  });

  it('CK-FGT-8 CK-SKI-1 skirmishers are never late, even out of woods', () => {
    const red = ['a MSk plain C3', 'b Sk plain C3', 'c CO plain C3'];
    const s = toShooting(clash(red, ['x CO plain B3'], { on: { C3: 'w' } }), ...ones(4)).assault('C3', 'B3', 5);
    expect(s.told('assault')[0]!.late).toEqual([s.id('c')]);
  });

  it('CK-MOV-5 CK-FGT-8 who may not enter the scenery is late, without a throw', () => {
    const s = atFights(['a El plain C3', 'b Ch plain C3', 'c CO plain C3'], ['x CO plain B3'], { on: { B3: 'w' } });
    s.assault('C3', 'B3');
    expect(s.told('assault')[0]!.late).toEqual([s.id('a'), s.id('b')]);
  });

  it('CK-FGT-8 CK-ZONE-4 artillery stays behind and does not throw', () => {
    const red = ['a CO plain C3', 'gun Art plain C3'];
    const s = toShooting(clash(red, ['x CO plain C4']), 1).assault('C3', 'C4', 4);
    expect([s.asked, s.told('assault')[0]!.late]).toEqual(['blue stand', []]);
  });

  it('CK-MOV-5 where a battle says so nobody is late', () => {
    const s = atFights(['a CO plain C3'], ['x CO plain C4'], { rulings: { lateUnits: false } }).assault('C3', 'C4');
    expect([s.asked, s.told('assault')[0]!.late]).toEqual(['blue stand', []]);
  });

  it('CK-FGT-8 straight ahead over open ground nobody is late', () => {
    const s = atFights(['a CO plain C3', 'b El plain C3'], ['x CO plain B3']).assault('C3', 'B3');
    expect([s.asked, s.told('assault')[0]!.late]).toEqual(['blue stand', []]);
  });
});

describe('in an assault', () => {
  it('CK-ZONE-4 artillery alone is lost at once: nobody is asked and nothing won', () => {
    const s = atFights(['a CO plain C3'], ['gun Art plain B3', 'y CO plain A3'], { generals: { blue: ['Darius B3'] } });
    s.assault('C3', 'B3');
    expect([s.asked, s.at('gun'), s.at('a'), s.unit('a').winning, s.general('Darius')]).toEqual([
      'red assault',
      'gone',
      'C3',
      false,
      'A3',
    ]);
  });

  it('CK-FGT-4 the second assault on a zone this turn finds it at -2', () => {
    const red = ['a CO plain C3', 'b Cav plain B2', 'c Cav plain B4'];
    const s = atFights(red, ['x CO plain B3', 'y CO plain B3', 'z CO plain B3']);
    fought(s.assault('C3', 'B3'), pool(9, 1), pool(4, 0), 6, ...ones(5))
      .pick('stay')
      .pick('x')
      .pick('y');
    // Cavalry comes up sideways on 3.
    fought(s.assault('B2', 'B3', 3), pool(7, 2), pool(4, 0), 6, 6, ...ones(5));
    expect(rows(s, 'target')).toEqual([
      'CK-FGT-2 close order, cavalry and chariots at strength +9',
      'CK-FGT-3 winning markers +2',
      'CK-FGT-4 assaulted from flank or rear -2',
      'CK-FGT-4 assaulted again this turn -2',
    ]);
  });

  it('CK-GEN-6 CK-FGT-3 CK-FGT-4 erratic leaders throw before the fight, the target’s first', () => {
    const generals = { red: ['Milo C3 erratic'], blue: ['Darius B3 erratic'] };
    const s = atFights(['a CO plain C3', 'b CO plain C3'], ['x CO plain B3', 'y CO plain B3'], { generals });
    fought(s.assault('C3', 'B3'), [4, 3, ...pool(10, 0)], pool(6, 0), ...ones(5));
    expect(rows(s, 'target').slice(1)).toEqual(['CK-FGT-3 erratic leader, good +2', 'CK-FGT-5 general present +2']);
    expect(rows(s, 'assaulter').slice(1)).toEqual(['CK-FGT-4 erratic leader, bad -2', 'CK-FGT-5 general present +2']);
  });

  it('CK-GEN-2 CK-FGT-6 a fight gift makes 4 hits of fewer with 8 dice', () => {
    const generals = { red: ['Pyrrhus C3 fight'] };
    const s = atFights(['a CO plain C3', 'b CO plain C3'], ['x CO plain B3'], { generals }).assault('C3', 'B3');
    fought(s, pool(4, 0), pool(8, 1), 6, 6, 6, 6, ...ones(5));
    expect(s.told('fight')[0]!.hits).toEqual({ target: 0, assaulter: 4 });
  });
});
